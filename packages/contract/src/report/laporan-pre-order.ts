/**
 * Pre-orders of a period with their lines, whatever became of them, and what came of the finished
 * ones against what was asked.
 */
import { defineReport } from '../define-report.ts';
import type { Column, FilterField } from '../define-report.ts';

const SHARED = {
  area: 'laporan',
  group: 'report.grup.pre_order',
  module: 'PRE_ORDER_MODULE',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;

const periode: FilterField = {
  kind: 'periode',
  key: 'periode',
  from: 'tgl_from',
  to: 'tgl_to',
  satuBulan: 'selalu',
};

const C = {
  faktur: { key: 'no_faktur', label: 'report.kolom.no_faktur', kind: 'teks', width: 16 },
  tanggal: { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
  supplier: { key: 'nama_supplier', label: 'pre-order.supplier', kind: 'teks', width: 14 },
  customer: { key: 'nama_customer', label: 'document.customer', kind: 'teks', width: 12 },
  barang: { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 20 },
  jenis: { key: 'kode_jenis', label: 'report.kolom.jenis', kind: 'teks' },
  kadar: { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
  qty: { key: 'qty', label: 'report.kolom.qty', kind: 'angka', total: 'jumlah' },
  berat: { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
} as const satisfies Readonly<Record<string, Column>>;

export const laporanPreOrder = defineReport({
  ...SHARED,
  name: 'pre-order',
  route: '/laporan-pre-order',
  title: 'report.judul.pre_order',
  filter: [
    periode,
    {
      kind: 'pilihan',
      key: 'status',
      label: 'report.saring.status',
      options: [
        { value: 'ALL' },
        { value: 'OPEN', label: 'pre-order.status.OPEN' },
        { value: 'CLOSED', label: 'pre-order.status.CLOSED' },
        { value: 'FINISH', label: 'pre-order.status.FINISH' },
        { value: 'BATAL', label: 'document.status.BATAL' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [
    C.faktur,
    C.tanggal,
    C.supplier,
    C.customer,
    C.barang,
    C.jenis,
    C.kadar,
    C.qty,
    C.berat,
    { key: 'harga', label: 'pre-order.perkiraan', kind: 'rupiah', total: 'jumlah' },
    { key: 'keterangan', label: 'shell.keterangan', kind: 'teks', width: 14 },
    { key: 'status', label: 'report.saring.status', kind: 'teks' },
  ],
  file: 'LAPORAN PRE ORDER',
});

export const laporanPreOrderFinish = defineReport({
  ...SHARED,
  name: 'pre-order-finish',
  route: '/laporan-pre-order-finish',
  title: 'report.judul.pre_order_finish',
  filter: [periode],
  columns: [
    C.faktur,
    C.tanggal,
    C.supplier,
    C.customer,
    C.barang,
    C.kadar,
    C.qty,
    { key: 'qty_datang', label: 'pre-order.qty-datang', kind: 'angka', total: 'jumlah' },
    C.berat,
    { key: 'berat_datang', label: 'pre-order.berat-datang', kind: 'gram', total: 'jumlah' },
    { key: 'selisih', label: 'pre-order.selisih', kind: 'gram', total: 'jumlah' },
  ],
  file: 'LAPORAN PRE ORDER FINISH',
});
