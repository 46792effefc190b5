/**
 * Laporan Barang Summary: what stood at the beginning of a period, what came and went by the
 * columns of the stock card, and what stood at its end; per tray, warehouse, group or type. Only
 * for owners where HIDE_STOCK_SUMMARY is on (spec 1 §6).
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import type { MessageKey } from '@kencana/messages/key';
import { FILTER } from './standard-filter.ts';
import { STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

/** The stock card's columns; grams that were lost (SUSUT) have no pieces. */
export const SUMMARY_COLUMNS = [
  'awal',
  'tambah',
  'in',
  'out',
  'beli',
  'jual',
  'hancur',
  'akhir',
] as const;

function amounts(): Column[] {
  const of = (name: string, unit: 'qty' | 'berat'): Pick<Column, 'key' | 'label' | 'total'> => ({
    key: `${name}_${unit}`,
    label: `report.summary.${name}_${unit}` as MessageKey,
    total: 'jumlah',
  });
  const lost: Column = { ...of('susut', 'berat'), kind: 'gram', width: 6 };
  return SUMMARY_COLUMNS.flatMap((name): Column[] => [
    ...(name === 'akhir' ? [lost] : []),
    { ...of(name, 'qty'), kind: 'angka', width: 4 },
    { ...of(name, 'berat'), kind: 'gram', width: 7 },
  ]);
}

export const laporanBarangSummary = defineReport({
  ...STOCK_REPORT,
  name: 'barang-summary',
  route: '/laporan-barang-summary',
  title: 'report.judul.barang_summary',
  ownerOnlyWhen: 'HIDE_STOCK_SUMMARY',
  filter: [
    FILTER.periode,
    {
      kind: 'pilihan',
      key: 'per',
      label: 'report.saring.per',
      options: [
        { value: 'BAKI', label: 'report.kolom.baki' },
        { value: 'GUDANG', label: 'report.kolom.gudang' },
        { value: 'GROUP', label: 'report.kolom.group' },
        { value: 'JENIS', label: 'report.kolom.jenis' },
      ],
      awal: 'BAKI',
    },
    STOCK_FILTER.gudang,
  ],
  columns: [{ key: 'kode', label: 'report.saring.per', kind: 'teks', width: 9 }, ...amounts()],
  file: 'LAPORAN BARANG SUMMARY',
});
