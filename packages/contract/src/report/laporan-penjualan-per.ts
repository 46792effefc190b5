/**
 * The reports "Penjualan by …": pieces sold, their weight and total per key (REKAP), and every
 * piece under its key (DETAIL). They differ by key, title and file name only.
 */
import { defineReport } from '../define-report.ts';
import type { Column, GroupBy, Report } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

interface Per<N extends string> {
  readonly name: N;
  readonly title: Report['title'];
  readonly file: string;
  /** The key's columns: `kunci`, and `nama` where it has a name. */
  readonly key: readonly Column[];
  readonly module?: Report['module'];
  readonly groupBy?: GroupBy;
}

function penjualanPer<const N extends string>({ key, ...per }: Per<N>) {
  return defineReport({
    ...per,
    ...SALES_REPORT,
    route: `/laporan-${per.name}`,
    filter: LIVE_SALES_FILTER,
    columns: [...key, C.qty, C.berat, C.total],
    detail: {
      columns: [C.faktur, C.tanggal, C.barcode, C.barang, C.kadar, C.qty, C.berat, C.total],
      groupBy: { key: 'kelompok' },
    },
  });
}

const kunci = (label: Column['label']): Column => ({ key: 'kunci', label, kind: 'teks' });
const nama: Column = { key: 'nama', label: 'field.nama', kind: 'teks', width: 24 };
/** What the group's master calls its kind; its groups stand together. */
const golongan: Column = { key: 'atas', label: 'field.jenis_group', kind: 'teks', width: 12 };

export const laporanPenjualanPer = [
  penjualanPer({
    name: 'penjualan-per-sales',
    title: 'report.judul.penjualan_per_sales',
    file: 'LAPORAN PENJUALAN PER SALES',
    key: [kunci('report.kolom.sales'), nama],
  }),
  penjualanPer({
    name: 'penjualan-per-jenis',
    title: 'report.judul.penjualan_per_jenis',
    file: 'LAPORAN PENJUALAN PER JENIS',
    key: [kunci('report.kolom.jenis'), nama],
  }),
  penjualanPer({
    name: 'penjualan-per-group',
    title: 'report.judul.penjualan_per_group',
    file: 'LAPORAN PENJUALAN PER GROUP',
    key: [kunci('report.kolom.group'), nama, golongan],
  }),
  penjualanPer({
    name: 'penjualan-per-kadar',
    title: 'report.judul.penjualan_per_kadar',
    file: 'LAPORAN PENJUALAN PER KADAR',
    key: [{ ...kunci('report.kolom.kadar'), kind: 'persen' }],
  }),
  penjualanPer({
    name: 'penjualan-per-jam',
    title: 'report.judul.penjualan_per_jam',
    file: 'LAPORAN PENJUALAN PER JAM',
    key: [kunci('document.jam')],
  }),
  penjualanPer({
    name: 'penjualan-marketplace',
    title: 'report.judul.penjualan_marketplace',
    file: 'LAPORAN PENJUALAN MARKETPLACE',
    key: [kunci('report.kolom.marketplace'), nama],
    module: 'MARKETPLACE_INTEGRATION_MODULE',
  }),
  penjualanPer({
    name: 'penjualan-global-per-jenis',
    title: 'report.judul.penjualan_global_per_jenis',
    file: 'LAPORAN PENJUALAN GLOBAL PER JENIS BRG',
    key: [kunci('report.kolom.jenis'), nama],
    module: 'HIDUP_FEATURE_MODULE',
    groupBy: { key: 'atas' },
  }),
] as const;

/** A report of the family; all have the same filter. */
export type LaporanPenjualanPer = (typeof laporanPenjualanPer)[number];
