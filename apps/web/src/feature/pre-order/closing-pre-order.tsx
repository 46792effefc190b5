/**
 * Closing Pre Order: a supplier, then his open ones are chosen and closed together, for one run.
 * What goes along on paper is Laporan Pre Order of status CLOSED.
 */
import { Checkbox, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PreOrderDocument } from '@kencana/contract/document/pre-order';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { showGram } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useList } from '../../platform/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** Code of the supplier, the name where the shop keeps none; and the name. */
function supplierOf({ rincian }: PreOrderDocument): readonly [kode: string, nama: string] {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const nama = text(rincian['nama_supplier']);
  return [text(rincian['kode_supplier']) || nama, nama];
}

export function ClosingPreOrder(): ReactNode {
  const t = useT();
  const open = useList<PreOrderDocument>('pre-order', { query: { status: 'OPEN', limit: 9999 } });
  const [chosen, setSupplier] = useState('');
  const suppliers = new Map((open.rows ?? []).map(supplierOf));
  const supplier = suppliers.has(chosen) ? chosen : '';
  const rows = (open.rows ?? []).filter((row) => supplierOf(row)[0] === supplier);
  return (
    <Page title={t('screen.closing-pre-order')}>
      <SelectField
        label={t('pre-order.supplier')}
        maw={360}
        data={[...suppliers]
          .map(([value, label]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        value={supplier}
        onChange={setSupplier}
      />
      {open.error !== undefined ? (
        <FailedState text={open.error} onRetry={open.reload} />
      ) : open.rows === undefined ? (
        <LoadingState />
      ) : suppliers.size === 0 ? (
        <EmptyState text={t('pre-order.belum-ada')} />
      ) : supplier === '' ? (
        <EmptyState text={t('pre-order.pilih-supplier')} />
      ) : (
        <Choice key={supplier} rows={rows} onClosed={open.reload} />
      )}
    </Page>
  );
}

function Choice(props: { rows: readonly PreOrderDocument[]; onClosed: () => void }): ReactNode {
  const t = useT();
  const { rows } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  const { close, saving, errors } = useClosing(props.onClosed);
  const chosen = rows.filter((row) => !left.includes(row.no_faktur_group));
  const numbers = chosen.map((row) => row.no_faktur_group);
  const all = rows.map((row) => row.no_faktur_group);
  const toggle = (no: string, on: boolean): void =>
    setLeft((old) => (on ? old.filter((one) => one !== no) : [...old, no]));
  return (
    <Stack gap="sm">
      <Paper withBorder>
        <Table.ScrollContainer minWidth={560}>
          <Table verticalSpacing={6} aria-label={t('screen.closing-pre-order')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={40}>
                  <Checkbox
                    aria-label={t('document.semua')}
                    checked={chosen.length === rows.length}
                    indeterminate={chosen.length > 0 && chosen.length < rows.length}
                    onChange={(event) => setLeft(event.currentTarget.checked ? [] : all)}
                  />
                </Table.Th>
                <Table.Th>{t('document.no-faktur')}</Table.Th>
                <Table.Th>{t('document.tanggal')}</Table.Th>
                <Table.Th>{t('pre-order.supplier')}</Table.Th>
                <Table.Th>{t('document.customer')}</Table.Th>
                <Table.Th ta="right">{t('document.pcs')}</Table.Th>
                <Table.Th ta="right">{t('document.berat')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.no_faktur_group}>
                  <Table.Td>
                    <Checkbox
                      aria-label={row.no_faktur_group}
                      checked={!left.includes(row.no_faktur_group)}
                      onChange={(event) => toggle(row.no_faktur_group, event.currentTarget.checked)}
                    />
                  </Table.Td>
                  <Table.Td className="numeric">{row.no_faktur_group}</Table.Td>
                  <Table.Td className="numeric">{row.tgl_system}</Table.Td>
                  <Table.Td>{supplierOf(row)[1]}</Table.Td>
                  <Table.Td>{row.nama_customer}</Table.Td>
                  <Table.Td ta="right">{row.qty}</Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {showGram(row.berat)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Paper>
      <Group justify="space-between">
        <Text c="red" size="sm">
          {errors['no_faktur_group']}
        </Text>
        <KbdButton shortcut="F8" disabled={saving} onClick={() => void close(numbers)}>
          {t('pre-order.tutup', { n: numbers.length })}
        </KbdButton>
      </Group>
    </Stack>
  );
}

function useClosing(onClosed: () => void) {
  const t = useT();
  const client = useQueryClient();
  const { send, saving, errors, setErrors } = useSubmit<{ no_faktur_group: string[] }>({
    path: 'pre-order/tutup',
    screen: 'closing-pre-order',
  });
  const close = async (no_faktur_group: readonly string[]): Promise<void> => {
    const n = no_faktur_group.length;
    if (n === 0) {
      setErrors({ no_faktur_group: t('pre-order.pilih-dulu') });
      return;
    }
    if (!(await confirmDialog({ text: t('pre-order.tutup-tanya', { n }) }))) return;
    const answer = await send({ no_faktur_group });
    if (answer !== undefined) {
      notify.success(answer.message ?? t('pre-order.ditutup', { n }));
      await client.invalidateQueries({ queryKey: ['pre-order'] });
    }
    // Also after a refusal: somebody else may have closed one of them.
    onClosed();
  };
  return { close, saving, errors };
}
