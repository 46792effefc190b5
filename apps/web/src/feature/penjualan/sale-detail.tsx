/**
 * One saved sale with its pieces, trade-ins, payments, customer and history, as the server tells
 * it. Read only.
 */
import { Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import type { SaleDocument, SaleLine, SalePayment } from './sale-type.ts';
import { showGram, showPersen, showRp } from './show.ts';

export function SaleDetail({ document }: { document: SaleDocument }): ReactNode {
  const t = useT();
  return (
    <Stack gap="sm" className="jual-detail">
      <Facts document={document} />
      <Lines title={t('sale.barang')} lines={document.detail} />
      {document.detail_tukar.length > 0 ? (
        <Lines title={t('sale.jenis.TUKAR')} lines={document.detail_tukar} />
      ) : null}
      <Payments payments={document.pembayaran} />
    </Stack>
  );
}

function Facts({ document: d }: { document: SaleDocument }): ReactNode {
  const t = useT();
  const approvals = d.otorisasi.map((o) => `${o.kategori} (${o.approver})`).join(', ');
  const facts: readonly (readonly [string, string])[] = [
    [t('sale.sales'), [d.kode_sales, d.nama_sales].filter(Boolean).join(' · ')],
    [t('sale.member'), d.kode_member],
    [t('sale.nama'), d.nama_customer],
    [t('sale.no-hp'), d.no_hp],
    [t('sale.alamat'), d.alamat_customer],
    [t('shell.keterangan'), d.keterangan],
    [t('sale.pembulatan'), showRp(d.pembulatan)],
    [t('sale.bayar'), showRp(d.bayar)],
    [t('sale.kembali'), showRp(d.kembali)],
    [t('sale.input-oleh'), d.input_by],
    [t('sale.validasi-oleh'), d.valid_by ?? ''],
    [t('sale.batal-oleh'), d.batal_by ?? ''],
    [t('sale.alasan'), d.batal_alasan ?? ''],
    [t('shell.otorisasi'), approvals],
  ];
  return (
    <Group gap="xs" style={{ columnGap: 20 }}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <Text key={label} size="sm" component="div">
            <Text span size="xs" c="dimmed">
              {label}{' '}
            </Text>
            <span className="numeric">{text}</span>
          </Text>
        ))}
    </Group>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SaleLine[] }): ReactNode {
  const t = useT();
  return (
    <div className="table-scroll">
      <Table verticalSpacing={4} aria-label={title} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{title}</Table.Th>
            {[
              t('sale.kadar'),
              t('sale.berat'),
              t('sale.harga'),
              t('sale.ongkos'),
              t('sale.diskon'),
              t('sale.jumlah'),
            ].map((label) => (
              <Table.Th key={label} scope="col" ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.baris} className="numeric">
              <Table.Td>
                {line.kode_barcode} · {line.nama_barang}
              </Table.Td>
              <Table.Td ta="right">{showPersen(line.kadar)}</Table.Td>
              <Table.Td ta="right">{showGram(line.berat)}</Table.Td>
              <Table.Td ta="right">
                {showRp(line.harga_jual)}
                {line.harga_jual === line.harga_dihitung ? null : (
                  <Text size="xs" className="jual-computed">
                    {t('sale.dihitung', { rp: showRp(line.harga_dihitung) })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">{showRp(line.ongkos)}</Table.Td>
              <Table.Td ta="right">{showRp(line.diskon)}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {showRp(line.harga_total)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Payments({ payments }: { payments: readonly SalePayment[] }): ReactNode {
  const t = useT();
  return (
    <div className="table-scroll">
      <Table verticalSpacing={4} aria-label={t('sale.pembayaran')} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('sale.pembayaran')}</Table.Th>
            <Table.Th scope="col">{t('sale.rekening')}</Table.Th>
            <Table.Th scope="col">{t('sale.no-kartu')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('sale.fee-rp')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('sale.jumlah')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payments.map((p, index) => (
            // Payments have no key of their own and never change.
            <Table.Tr key={`${p.jenis}-${index}`} className="numeric">
              <Table.Td>{p.jenis}</Table.Td>
              <Table.Td>{p.no_rekening}</Table.Td>
              <Table.Td>{p.no_card}</Table.Td>
              <Table.Td ta="right">{p.fee_rp > 0 ? showRp(p.fee_rp) : ''}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {showRp(p.jumlah_rp)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
