/** Step 2: the pieces taken so far with their prices; a table at a desk, cards on a phone. */
import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useConditions } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { showMg, showPersen, showRp } from '../../platform/show.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PLACE } from './place.ts';
import { asOnNota, editLine, removeLine, totalPurchase, worthOf } from './purchase.ts';
import type { TakenGold } from './purchase.ts';
import { Step } from './step.tsx';
import type { PurchaseWork } from './use-purchase.ts';

export function BoughtList({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const { lines } = work.purchase;
  const { berat, total } = totalPurchase(work.purchase);
  return (
    <Step no={2} title={t('pembelian.langkah-daftar')}>
      {lines.length === 0 ? (
        <EmptyState text={t('pembelian.belum-ada')} />
      ) : (
        <Table className="beli-daftar" verticalSpacing={6} aria-label={t('document.barang')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('document.barang')}</Table.Th>
              <Table.Th scope="col">{t('sale.berat-kadar')}</Table.Th>
              <Table.Th scope="col">{t('field.kondisi')}</Table.Th>
              <Table.Th scope="col">{t('pembelian.harga-nota')}</Table.Th>
              <Table.Th scope="col">{t('field.harga_beli')}</Table.Th>
              <Table.Th aria-label={t('shell.aksi')} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, index) => (
              <Line key={line.id} work={work} line={line} index={index} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('sale.pcs-berat', { n: lines.length })}</Table.Th>
              <Table.Td className="numeric">{showMg(berat)}</Table.Td>
              <Table.Td colSpan={2} />
              <Table.Td className="numeric" fw={700}>
                {showRp(total)}
              </Table.Td>
              <Table.Td />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Step>
  );
}

function weightSource(line: TakenGold): MessageKey {
  if (!line.berat_manual) return 'timbangan.dari';
  return asOnNota(line) ? 'report.kolom.berat_nota' : 'timbangan.manual';
}

interface LineProps {
  readonly work: PurchaseWork;
  readonly line: TakenGold;
  readonly index: number;
}

function Line({ work, line, index }: LineProps): ReactNode {
  const t = useT();
  const conditions = useConditions();
  const worth = worthOf(line);
  const { quote } = line;
  // With the cut by hand and the rounding, so that the row adds up.
  const lost = quote.harga_nota - quote.harga_beli;
  const at = `detail_barang.${index}.`;
  const wrong = Object.entries(work.errors).find(([path]) => path.startsWith(at))?.[1];
  const name = line.kode_barcode === '' ? line.nama_barang : line.kode_barcode;
  const inHand = work.purchase.entry?.id === line.id;
  return (
    <Table.Tr {...(wrong === undefined ? {} : { 'data-wrong': true })} aria-selected={inHand}>
      <Table.Td>
        <Text size="sm">{line.kode_barcode || t('pembelian.tanpa-barcode')}</Text>
        <Text size="sm" fw={600}>
          {line.nama_barang}
        </Text>
        {wrong === undefined ? null : (
          <Text size="xs" c="red" role="alert">
            {wrong}
          </Text>
        )}
      </Table.Td>
      <Table.Td className="numeric" data-label={t('sale.berat-kadar')}>
        {showMg(line.berat ?? 0)} · {showPersen((line.kadar ?? 0) / 100)}
        <Text size="xs" c="dimmed">
          {t(weightSource(line))}
        </Text>
      </Table.Td>
      <Table.Td data-label={t('field.kondisi')}>
        {conditions.find((c) => c.kode_kondisi === line.kondisi)?.kondisi ?? line.kondisi}
      </Table.Td>
      <Table.Td className="numeric" data-label={t('pembelian.harga-nota')}>
        {showRp(quote.harga_nota)}
        <Text size="xs" c="dimmed">
          {lost < 0 ? '+' : '−'} {showRp(Math.abs(lost))}
        </Text>
      </Table.Td>
      <Table.Td className="numeric" data-label={t('field.harga_beli')} fw={600}>
        {showRp(worth)}
        {worth === quote.harga_beli ? null : (
          <Text size="xs" className="beli-beda">
            {t('pembelian.dihitung', { rp: showRp(quote.harga_beli) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <LineActions work={work} line={line} name={name} />
      </Table.Td>
    </Table.Tr>
  );
}

function LineActions({ work, line, name }: Omit<LineProps, 'index'> & { name: string }): ReactNode {
  const t = useT();
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="subtle"
        size="sm"
        aria-label={t('pembelian.ubah', { kode: name })}
        onClick={() => {
          work.change((old) => editLine(old, line.id));
          focusPlace(PLACE.berat);
        }}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size="sm"
        aria-label={t('sale.hapus-baris', { kode: name })}
        onClick={() => {
          work.change((old) => removeLine(old, line.id));
          focusPlace(PLACE.cari);
        }}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
