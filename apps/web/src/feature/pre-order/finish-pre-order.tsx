/** The goods of a closed pre-order that came: a button of its row, and the form line by line. */
import { Button, NumberInput, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PreOrderDocument } from '@kencana/contract/document/pre-order';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { showGram } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { GramInput } from '../../ui/gram-input.tsx';

/** Opens the form; the list is loaded again when it was saved. */
export function FinishAction({ document, onChanged }: RowSlotProps): ReactNode {
  const t = useT();
  if (document.status !== 'CLOSED' || !may('pesanan.closing-pre-order.tambah')) return null;
  const order = document as PreOrderDocument;
  const open = async (): Promise<void> => {
    const done = await openDialog<true>((close) => <FinishForm order={order} onClose={close} />);
    if (done === true) await onChanged();
  };
  return (
    <Button size="compact-xs" variant="filled" onClick={() => void open()}>
      {t('pre-order.selesaikan')}
    </Button>
  );
}

interface Came {
  readonly baris: number;
  readonly qty: number | null;
  readonly berat: Milligram | null;
}

function FinishForm(props: { order: PreOrderDocument; onClose: (done?: true) => void }): ReactNode {
  const t = useT();
  const { order, onClose } = props;
  const no = order.no_faktur_group;
  const [came, setCame] = useState<readonly Came[]>(() =>
    order.detail.map(({ baris }) => ({ baris, qty: null, berat: null })),
  );
  const [keterangan_selesai, setKeterangan] = useState('');
  const { send, saving, errors, touch } = useSubmit<PreOrderDocument>({
    path: 'pre-order/selesai',
    screen: `selesai-pre-order.${no}`,
  });
  const change = (at: number, patch: Partial<Came>): void => {
    touch([`detail_datang.${at}.qty_datang`, `detail_datang.${at}.berat_datang`]);
    setCame((old) => old.map((one, i) => (i === at ? { ...one, ...patch } : one)));
  };
  const asOrdered = (): void =>
    setCame(order.detail.map(({ baris, qty, berat }) => ({ baris, qty, berat: gramToMg(berat) })));
  const save = async (): Promise<void> => {
    const detail_datang = came.map(({ baris, qty, berat }) => ({
      baris,
      qty_datang: qty ?? undefined,
      berat_datang: berat === null ? undefined : mgToGram(berat),
    }));
    const answer = await send({ no_faktur_group: no, keterangan_selesai, detail_datang });
    if (answer === undefined) return;
    notify.success(t('pre-order.selesai-berhasil', { no }));
    onClose(true);
  };
  return (
    <FormModal
      opened
      title={t('pre-order.selesai-judul', { no })}
      dirty={came.some((one) => one.qty !== null || one.berat !== null)}
      saving={saving}
      onClose={() => onClose()}
      onSubmit={save}
      footer={
        <Button variant="subtle" onClick={asOrdered}>
          {t('pre-order.semua-datang')}
        </Button>
      }
    >
      <Stack gap="sm">
        <CameTable order={order} came={came} errors={errors} onChange={change} />
        <TextInput
          label={t('pre-order.keterangan-selesai')}
          autoComplete="off"
          maxLength={200}
          value={keterangan_selesai}
          error={errors['detail_datang'] ?? errors['keterangan_selesai']}
          onChange={(event) => setKeterangan(event.currentTarget.value)}
        />
      </Stack>
    </FormModal>
  );
}

function CameTable(props: {
  order: PreOrderDocument;
  came: readonly Came[];
  errors: FieldErrors;
  onChange: (at: number, patch: Partial<Came>) => void;
}): ReactNode {
  const t = useT();
  const { order, came, errors, onChange: change } = props;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table
        verticalSpacing={4}
        aria-label={t('pre-order.selesai-judul', { no: order.no_faktur_group })}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field.nama_barang')}</Table.Th>
            <Table.Th ta="right">{t('pre-order.qty-pesan')}</Table.Th>
            <Table.Th ta="right">{t('pre-order.berat-pesan')}</Table.Th>
            <Table.Th w={100}>{t('pre-order.qty-datang')}</Table.Th>
            <Table.Th w={150}>{t('pre-order.berat-datang')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.detail.map((line, at) => (
            <Table.Tr key={line.baris}>
              <Table.Td>
                {line.nama_barang}
                <Text size="xs" c="dimmed">
                  {line.keterangan}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{line.qty}</Table.Td>
              <Table.Td ta="right" className="numeric">
                {showGram(line.berat)}
              </Table.Td>
              <Table.Td>
                <NumberInput
                  hideControls
                  {...(at === 0 ? { 'data-autofocus': true } : {})}
                  aria-label={`${t('pre-order.qty-datang')} ${line.baris}`}
                  min={0}
                  max={9999}
                  allowDecimal={false}
                  allowNegative={false}
                  value={came[at]?.qty ?? ''}
                  error={errors[`detail_datang.${at}.qty_datang`]}
                  onChange={(value) =>
                    change(at, { qty: typeof value === 'number' ? value : null })
                  }
                />
              </Table.Td>
              <Table.Td>
                <GramInput
                  aria-label={`${t('pre-order.berat-datang')} ${line.baris}`}
                  value={came[at]?.berat ?? null}
                  error={errors[`detail_datang.${at}.berat_datang`]}
                  onChange={(berat) => change(at, { berat })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
