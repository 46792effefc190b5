/**
 * The report of a closed day as it is printed: documents, cash and accounts, categories, stock, the
 * count.
 */
import { Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { columnText, wireNumber } from '@kencana/contract/field/value';
import { formatAngka, formatRupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import type { ClosedDay, DaySummary, KadarSummary } from '@kencana/contract/closing';
import type { Jumlah } from '@kencana/rules/jumlah';
import { documentName } from './document-name.ts';
import { KADAR_SUMS, kadarRows } from './kadar-rows.ts';
import type { KadarRow } from './kadar-rows.ts';
import { showMoment } from '../../platform/show.ts';

type Cell = string | number;

export function ClosingReport({ day }: { day: ClosedDay }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession());
  const { dokumen, kas, kategori, stok } = day.ringkasan;
  return (
    <Stack gap="md" className="paper" component="article" aria-label={t('money.laporan-tutup')}>
      <div>
        <Title order={2} size="h3">
          {t('money.laporan-tutup')} {day.tgl_system}
        </Title>
        <Text size="sm">
          {shop.nama_toko} ({shop.kode_toko})
        </Text>
        <Text size="sm" c="dimmed">
          {t('money.ditutup-oleh', {
            oleh: day.closed_by,
            waktu: showMoment(day.closed_at),
          })}
        </Text>
      </div>
      <Part
        title={t('money.dokumen')}
        head={[t('money.dokumen'), t('field.jumlah'), t('money.batal'), t('shell.total')]}
        rows={dokumen.map((d) => [
          documentName(d.kind, t),
          d.jumlah,
          d.batal,
          formatAngka(d.total),
        ])}
      />
      <Part
        title={t('money.kas-dan-rekening')}
        head={[
          t('money.akun'),
          t('money.awal'),
          t('screen.masuk'),
          t('screen.keluar'),
          t('money.akhir'),
        ]}
        rows={kas.map((k) => [k.akun, ...[k.awal, k.masuk, k.keluar, k.akhir].map(formatAngka)])}
      />
      <Part
        title={t('money.per-kategori')}
        head={[t('money.akun'), t('field.kategori'), t('screen.masuk'), t('screen.keluar')]}
        rows={kategori.map((k) => [
          k.akun,
          k.kategori,
          formatAngka(k.masuk),
          formatAngka(k.keluar),
        ])}
        texts={2}
      />
      {stok === undefined ? null : <Stock lines={stok} t={t} />}
      {day.ringkasan.kadar === undefined ? null : <Purities lines={day.ringkasan.kadar} t={t} />}
      <Counted day={day} t={t} />
    </Stack>
  );
}

/** A small table: the first `texts` columns are words, the rest figures. */
function Part(props: {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly texts?: number;
  /** Rows that are sums of others. */
  readonly sum?: (row: number) => boolean;
}): ReactNode {
  const t = useT();
  const side = (index: number): 'left' | 'right' => (index < (props.texts ?? 1) ? 'left' : 'right');
  return (
    <section>
      <Text component="h3" fw={600} size="sm" mb={4}>
        {props.title}
      </Text>
      {props.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('shell.tidak-ada-data')}
        </Text>
      ) : (
        <div className="table-scroll">
          <Table verticalSpacing={3} fz="sm" className="numeric">
            <Table.Thead>
              <Table.Tr>
                {props.head.map((label, index) => (
                  <Table.Th key={label} ta={side(index)}>
                    {label}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {props.rows.map((row, n) => (
                <Table.Tr
                  key={row.slice(0, 2).join('/')}
                  {...(props.sum?.(n) === true && { fw: 600 })}
                >
                  {row.map((cell, index) => (
                    <Table.Td key={props.head[index]} ta={side(index)}>
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}

function Stock(props: { lines: NonNullable<DaySummary['stok']>; t: Translate }): ReactNode {
  const { lines, t } = props;
  return (
    <Part
      title={t('money.stok')}
      head={[
        t('field.kode_gudang'),
        t('money.awal'),
        t('money.gram', { isi: t('money.awal') }),
        t('money.akhir'),
        t('money.gram', { isi: t('money.akhir') }),
      ]}
      rows={lines.map((s) => [
        s.kode_gudang,
        formatAngka(s.awal_qty),
        columnText('gram', wireNumber('gram', s.awal_berat)),
        formatAngka(s.akhir_qty),
        columnText('gram', wireNumber('gram', s.akhir_berat)),
      ])}
    />
  );
}

/** Stock per purity, as Master Kadar EOD groups it. */
function Purities(props: { lines: readonly KadarSummary[]; t: Translate }): ReactNode {
  const { lines, t } = props;
  const gram = (isi: string): string => t('money.gram', { isi });
  const rows = kadarRows(lines);
  const name = ({ jenis, label }: KadarRow): string =>
    jenis === 'total' ? t('shell.total') : jenis === 'kadar' ? `– ${label}` : label;
  return (
    <Part
      title={t('money.stok-kadar')}
      head={[
        t('report.kolom.kadar'),
        t('money.awal'),
        gram(t('money.awal')),
        gram(t('screen.masuk')),
        gram(t('document.nama.pembelian')),
        gram(t('document.nama.penjualan')),
        gram(t('screen.keluar')),
        t('money.akhir'),
        gram(t('money.akhir')),
        gram(t('money.murni')),
      ]}
      sum={(n) => rows[n]?.jenis !== 'kadar'}
      rows={rows.map((row) => [name(row), ...KADAR_SUMS.map((key) => figure(key, row.sums[key]))])}
    />
  );
}

function figure(key: (typeof KADAR_SUMS)[number], value: Jumlah): string {
  return key.endsWith('_qty') ? formatAngka(value) : columnText('gram', wireNumber('gram', value));
}

function Counted({ day, t }: { day: ClosedDay; t: Translate }): ReactNode {
  const sums = [
    [t('money.uang-dihitung'), day.fisik],
    [t('money.kas-menurut-buku'), day.sistem],
    [t('money.selisih'), day.selisih],
  ] as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Part
        title={t('money.hitung-uang')}
        head={[t('money.pecahan'), t('money.lembar'), t('field.jumlah')]}
        rows={day.uang_fisik.map((u) => [
          formatAngka(u.pecahan),
          u.lembar,
          formatAngka(u.pecahan * u.lembar),
        ])}
        texts={0}
      />
      <Stack gap={4}>
        {sums.map(([label, value]) => (
          <Group key={label} justify="space-between">
            <Text size="sm">{label}</Text>
            <Text size="sm" fw={600} className="numeric">
              {formatRupiah(value)}
            </Text>
          </Group>
        ))}
        {day.alasan === '' ? null : (
          <Text size="sm">
            {t('field.alasan')}: {day.alasan}
          </Text>
        )}
      </Stack>
    </SimpleGrid>
  );
}
