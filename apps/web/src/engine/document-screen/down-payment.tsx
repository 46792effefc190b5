/**
 * What every kind with a down payment adds to its screens (titipan, orders): a button that takes
 * more money on it, and how the money goes back when it is cancelled.
 */
import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { Right } from '@kencana/contract/permission';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CancelFieldsProps, RowSlotProps } from './document-slot.ts';
import { useAccounts } from './master-lists.ts';
import { MoneyFields, moneyBody, sumMoney } from './money-fields.tsx';
import type { MoneyRow } from './money-fields.tsx';

/** A row as the kinds with a down payment answer it. */
type DownPaid = DocumentRow & { readonly sisa_rp: number };

export interface AddDownPaymentProps extends RowSlotProps {
  /** The call that adds: `titip/tambah-dp`. */
  readonly path: string;
  readonly right: Right['key'];
}

/** The button of an open row on which something is left to pay. */
export function AddDownPayment(props: AddDownPaymentProps): ReactNode {
  const t = useT();
  const { path, right, onChanged } = props;
  const document = props.document as DownPaid;
  if (document.sisa_rp <= 0 || document.status_valid === 'OPEN' || !may(right)) return null;
  const open = async (): Promise<void> => {
    const done = await openDialog<true>((close) => (
      <AddForm document={document} path={path} onClose={close} />
    ));
    if (done === true) await onChanged();
  };
  return (
    <Button size="compact-xs" variant="default" onClick={() => void open()}>
      {t('titipan.tambah-dp')}
    </Button>
  );
}

function AddForm(props: {
  document: DownPaid;
  path: string;
  onClose: (done?: true) => void;
}): ReactNode {
  const t = useT();
  const { document, path, onClose } = props;
  const no = document.no_faktur_group;
  const [rows, setRows] = useState<readonly MoneyRow[]>([]);
  const { send, saving, errors } = useSubmit<DocumentRow>({ path, screen: `${path}.${no}` });
  const sisa = rupiah(Math.max(0, document.sisa_rp - sumMoney(rows)));
  const save = async (): Promise<void> => {
    const answer = await send({ no_faktur_group: no, pembayaran: moneyBody(rows) });
    if (answer === undefined) return;
    notify.success(t('titipan.tambah-berhasil', { no, rp: showRp(sumMoney(rows)) }));
    onClose(true);
  };
  return (
    <FormModal
      opened
      size="md"
      title={`${t('titipan.tambah-dp')} ${no}`}
      dirty={rows.length > 0}
      saving={saving}
      onClose={() => onClose()}
      onSubmit={save}
    >
      <Stack gap="sm">
        <Group gap="xl" className="numeric">
          <Figure label={t('shell.total')} rp={document.total} />
          <Figure label={t('titipan.dp')} rp={document.bayar} />
          <Figure label={t('titipan.sisa')} rp={sisa} />
        </Group>
        <MoneyFields rows={rows} sisa={sisa} errors={errors} disabled={saving} onChange={setRows} />
      </Stack>
    </FormModal>
  );
}

function Figure({ label, rp }: { label: string; rp: number }): ReactNode {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{showRp(rp)}</Text>
    </div>
  );
}

interface Refund {
  readonly kembali: { readonly jenis: 'CASH' | 'TRANSFER'; readonly no_rekening?: string };
  readonly ditahan_rp?: Rupiah;
}

/** How the down payment goes back, and what the shop keeps of it; nothing where none was paid. */
export function RefundFields(props: CancelFieldsProps): ReactNode {
  const t = useT();
  const { document, errors, onChange } = props;
  const value: Refund = { kembali: { jenis: 'CASH' }, ...props.value };
  const accounts = useAccounts();
  if (document.bayar === 0 || document.status_valid === 'OPEN') return null;
  const { kembali } = value;
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mb="sm">
      <Radio.Group
        label={t('titipan.cara-kembali')}
        value={kembali.jenis}
        onChange={(jenis) =>
          onChange({
            ...value,
            kembali: jenis === 'TRANSFER' ? { jenis, no_rekening: '' } : { jenis: 'CASH' },
          })
        }
      >
        <Group mt={6}>
          <Radio value="CASH" label={t('sale.jenis.CASH')} />
          <Radio value="TRANSFER" label={t('sale.jenis.TRANSFER')} />
        </Group>
      </Radio.Group>
      {kembali.jenis === 'TRANSFER' ? (
        <SelectField
          required
          label={t('titipan.rekening-kembali')}
          data={accounts.map((a) => ({
            value: a.no_rekening,
            label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
          }))}
          value={kembali.no_rekening ?? ''}
          error={errors['kembali.no_rekening']}
          onChange={(no_rekening) =>
            onChange({ ...value, kembali: { jenis: 'TRANSFER', no_rekening } })
          }
        />
      ) : null}
      <RupiahInput
        label={t('titipan.ditahan')}
        description={t('titipan.ditahan-petunjuk')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value.ditahan_rp ?? null}
        error={errors['ditahan_rp']}
        onChange={(ditahan_rp) => onChange({ ...value, ditahan_rp: ditahan_rp ?? rupiah(0) })}
      />
    </SimpleGrid>
  );
}
