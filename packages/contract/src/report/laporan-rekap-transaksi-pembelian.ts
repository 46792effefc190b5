/**
 * Laporan Rekap Transaksi Pembelian: a line per day (REKAP), or per day and group (DETAIL). Only in
 * the shops that have LAPORAN_REKAP_MODULE on (spec 1 §2 "a fixed list of shops").
 */
import { defineReport } from '../define-report.ts';
import { PURCHASE_COLUMN as C, PURCHASE_FILTER, PURCHASE_REPORT } from './purchase-report.ts';

const weights = [
  C.qty,
  C.beratNota,
  C.berat,
  { key: 'murni', label: 'report.kolom.murni', kind: 'gram', total: 'jumlah' },
  C.hargaNota,
  C.potongan,
  C.harga,
] as const;

export const laporanRekapTransaksiPembelian = defineReport({
  ...PURCHASE_REPORT,
  name: 'rekap-transaksi-pembelian',
  route: '/laporan-rekap-transaksi-pembelian',
  title: 'report.judul.rekap_transaksi_pembelian',
  module: 'LAPORAN_REKAP_MODULE',
  filter: PURCHASE_FILTER,
  columns: [
    C.tanggal,
    { key: 'faktur', label: 'report.kolom.faktur', kind: 'angka', total: 'jumlah' },
    ...weights,
    C.cash,
    C.transfer,
    C.tukar,
  ],
  detail: { columns: [C.group, ...weights, C.hargaRata], groupBy: { key: 'kelompok' } },
  file: 'LAPORAN REKAP TRANSAKSI PEMBELIAN',
});
