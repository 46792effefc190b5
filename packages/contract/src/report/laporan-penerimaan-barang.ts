/** Laporan Penerimaan Barang and its cancellations: receipts of suppliers' invoices. */
import { ATASAN } from '../permission.ts';
import { defineReport } from '../define-report.ts';

const shared = {
  area: 'laporan',
  levels: ATASAN,
  group: 'report.grup.barang',
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
  ],
  groupBy: { key: 'no_dokumen' },
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;

const columns = [
  { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
  { key: 'supplier', label: 'pre-order.supplier', kind: 'teks', width: 20 },
  { key: 'faktur', label: 'field.no_faktur_supplier', kind: 'teks', width: 18 },
  { key: 'no_tambah', label: 'penerimaan.no-terima', kind: 'teks', width: 18 },
  { key: 'qty', label: 'document.pcs', kind: 'angka', total: 'jumlah' },
  { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
] as const;

/** What came in a period, receipt by receipt, with what waits for a second person. */
export const laporanPenerimaanBarang = defineReport({
  ...shared,
  name: 'penerimaan-barang',
  route: '/laporan-penerimaan-barang',
  title: 'report.judul.penerimaan-barang',
  columns: [
    ...columns,
    // Of the whole invoice, beside each of its receipts.
    { key: 'berat_faktur', label: 'penerimaan.berat-faktur', kind: 'gram' },
    { key: 'berat_terima', label: 'field.berat_terima', kind: 'gram' },
    { key: 'selisih', label: 'penerimaan.berat-selisih', kind: 'gram' },
    { key: 'status', label: 'field.status', kind: 'teks' },
  ],
  file: 'LAPORAN PENERIMAAN BARANG',
});

/** What was cancelled in a period: invoices, receipts, single pieces of a receipt. */
export const laporanBatalPenerimaanBarang = defineReport({
  ...shared,
  name: 'batal-penerimaan-barang',
  route: '/laporan-batal-penerimaan-barang',
  title: 'report.judul.batal-penerimaan-barang',
  columns: [
    ...columns,
    { key: 'alasan', label: 'field.alasan', kind: 'teks', width: 24 },
    { key: 'oleh', label: 'document.batal-oleh', kind: 'teks' },
  ],
  file: 'LAPORAN BATAL PENERIMAAN BARANG',
});
