/** Laporan Sepuhan: gold sent to be washed in a period, lot by lot, with what came back. */
import { defineReport } from '../define-report.ts';

export const laporanSepuhan = defineReport({
  name: 'sepuhan',
  route: '/laporan-sepuhan',
  area: 'laporan',
  group: 'report.grup.sepuhan',
  module: 'SEPUHAN_MODULE',
  title: 'report.judul.sepuhan',
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
    {
      kind: 'pilihan',
      key: 'status',
      label: 'field.status',
      options: [
        { value: 'ALL' },
        { value: 'OPEN', label: 'cuci.status.OPEN' },
        { value: 'FINISH', label: 'cuci.status.FINISH' },
        { value: 'BATAL', label: 'document.status.BATAL' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'pencuci', label: 'cuci.pencuci', kind: 'teks', width: 16 },
    { key: 'no_lot', label: 'cuci.no-lot', kind: 'teks', width: 18 },
    { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 20 },
    { key: 'kadar', label: 'field.kadar', kind: 'persen' },
    { key: 'berat_kirim', label: 'cuci.berat-kirim', kind: 'gram', total: 'jumlah' },
    { key: 'tgl_terima', label: 'cuci.tgl-terima', kind: 'tanggal' },
    { key: 'berat_terima', label: 'field.berat_terima', kind: 'gram', total: 'jumlah' },
    { key: 'susut', label: 'service.susut', kind: 'gram', total: 'jumlah' },
    { key: 'status', label: 'field.status', kind: 'teks' },
  ],
  groupBy: { key: 'no_dokumen' },
  paper: 'A4-landscape',
  file: 'LAPORAN SEPUHAN',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
