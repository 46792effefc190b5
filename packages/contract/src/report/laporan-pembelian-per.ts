/**
 * The reports "Pembelian by …": old gold taken in, its weights and prices per key (REKAP), and
 * every piece under its key (DETAIL). They differ by key, title and file name only.
 */
import { defineReport } from '../define-report.ts';
import type { Column, Report } from '../define-report.ts';
import { PURCHASE_COLUMN as C, PURCHASE_FILTER, PURCHASE_REPORT } from './purchase-report.ts';

interface Per<N extends string> {
  readonly name: N;
  readonly title: Report['title'];
  readonly file: string;
  readonly label: Column['label'];
}

function pembelianPer<const N extends string>({ label, ...per }: Per<N>) {
  return defineReport({
    ...per,
    ...PURCHASE_REPORT,
    route: `/laporan-${per.name}`,
    filter: PURCHASE_FILTER,
    columns: [
      { key: 'kunci', label, kind: 'teks' },
      { key: 'nama', label: 'field.nama', kind: 'teks', width: 24 },
      C.qty,
      C.beratNota,
      C.berat,
      C.hargaNota,
      C.potongan,
      C.harga,
    ],
    detail: {
      columns: [
        C.fakturBeli,
        C.tanggal,
        C.barang,
        C.kadar,
        C.beratNota,
        C.berat,
        C.hargaNota,
        C.harga,
        C.persen,
      ],
      groupBy: { key: 'kelompok' },
    },
  });
}

export const laporanPembelianPer = [
  pembelianPer({
    name: 'pembelian-per-sales',
    title: 'report.judul.pembelian_per_sales',
    file: 'LAPORAN PEMBELIAN PER SALES',
    label: 'report.kolom.sales',
  }),
  pembelianPer({
    name: 'pembelian-per-kondisi',
    title: 'report.judul.pembelian_per_kondisi',
    file: 'LAPORAN PEMBELIAN PER KONDISI',
    label: 'report.kolom.kondisi',
  }),
] as const;

/** A report of the family; all have the same filter. */
export type LaporanPembelianPer = (typeof laporanPembelianPer)[number];
