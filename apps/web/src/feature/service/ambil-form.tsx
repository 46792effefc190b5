/** The customer takes the pieces: what is left to pay, in any mix of money, and who takes them. */
import { Alert, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { serviceDocument } from '@kencana/contract/document/service';
import type { ServiceDocument } from '@kencana/contract/document/service';
import { rupiah } from '@kencana/rules/rupiah';
import { CounterSum } from '../../engine/document-screen/counter-sum.tsx';
import { DocumentDetail } from '../../engine/document-screen/document-detail.tsx';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { moneyBody, sumMoney } from '../../engine/document-screen/money-draft.ts';
import type { MoneyPay } from '../../engine/document-screen/money-draft.ts';
import { MoneyFields } from '../../engine/document-screen/money-fields.tsx';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { RefundMethod } from '../../engine/document-screen/refund-fields.tsx';
import type { Kembali } from '../../engine/document-screen/refund-fields.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showRp } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import type { EventFormProps } from './row-actions.tsx';

const TAKER = 'service-diambil-oleh';

export function AmbilForm(props: EventFormProps): ReactNode {
  const t = useT();
  const { service, onClose } = props;
  const work = useTaking(props);
  const { due, left, payments, submit } = work;
  return (
    <FormModal
      opened
      title={t('service.ambil-isi', { no: service.no_faktur_group })}
      dirty={payments.length > 0 || work.taker !== ''}
      saving={submit.saving}
      onClose={() => onClose()}
      onSubmit={work.save}
      submitLabel={t('service.ambil')}
    >
      <Stack gap="sm">
        <DocumentDetail definition={serviceDocument} document={service} />
        <Sums due={due} left={left} />
        {due > 0 ? (
          <MoneyFields
            name="service-ambil"
            value={payments}
            sisa={left}
            errors={submit.errors}
            disabled={submit.saving}
            onChange={work.pay}
            onDone={() => focusNow(TAKER)}
          />
        ) : null}
        {due < 0 ? (
          <GivenBack
            rp={0 - due}
            kembali={work.kembali}
            error={submit.errors['kembali.no_rekening']}
            onChange={work.setKembali}
          />
        ) : null}
        <TextInput
          id={TAKER}
          label={t('service.diambil-oleh')}
          placeholder={service.nama_customer}
          autoComplete="off"
          maxLength={100}
          value={work.taker}
          error={submit.errors['diambil_oleh']}
          onChange={(event) => work.setTaker(event.currentTarget.value)}
        />
      </Stack>
    </FormModal>
  );
}

/** What was typed, what it leaves to pay, and sending it. */
function useTaking({ service, onClose }: EventFormProps) {
  const t = useT();
  const no = service.no_faktur_group;
  const [payments, setPayments] = useState<readonly MoneyPay[]>([]);
  const [kembali, setKembali] = useState<Kembali>({ jenis: 'CASH' });
  const [taker, setTaker] = useState('');
  const submit = useSubmit<ServiceDocument>({
    path: 'service/ambil',
    screen: `service-ambil.${no}`,
  });
  const due = rupiah(service.sisa_rp);
  useEffect(() => focusPlace(TAKER), []);
  const save = async (): Promise<void> => {
    const answer = await submit.send({
      no_faktur_group: no,
      diambil_oleh: taker,
      pembayaran: moneyBody(payments),
      kembali,
    });
    if (answer === undefined) return;
    notify.success(t('service.sudah-diambil', { no }));
    void printAutoPapers(no);
    onClose(true);
  };
  const pay = (next: readonly MoneyPay[]): void => {
    submit.setErrors({});
    setPayments(next);
  };
  const left = rupiah(due - sumMoney(payments));
  return { payments, pay, kembali, setKembali, taker, setTaker, submit, due, left, save };
}

/** The down payment was more than the work cost. */
function GivenBack(props: {
  rp: number;
  kembali: Kembali;
  error: string | undefined;
  onChange: (kembali: Kembali) => void;
}): ReactNode {
  const t = useT();
  const { rp, ...method } = props;
  return (
    <>
      <Alert color="blue">{t('service.lebih-dp', { rp: showRp(rp) })}</Alert>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RefundMethod {...method} />
      </SimpleGrid>
    </>
  );
}

function Sums({ due, left }: { due: number; left: number }): ReactNode {
  const t = useT();
  return (
    <Group gap="xl">
      <CounterSum label={t('service.bayar-sisa')} text={showRp(Math.max(0, due))} big />
      {left > 0 ? (
        <CounterSum label={t('sale.sisa')} text={showRp(left)} big tone="sisa" />
      ) : (
        <CounterSum
          label={t('document.kembali')}
          text={showRp(due > 0 ? -left : 0)}
          big
          tone="kembali"
        />
      )}
    </Group>
  );
}
