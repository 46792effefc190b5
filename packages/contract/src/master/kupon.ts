/** Sale coupons: when they count, what they take off, from which amount and how many there are. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, tanggal } from '../field/choice-field.ts';
import { angka, nilai, rupiah } from '../field/number-field.ts';

export const kupon = defineMaster({
  name: 'kupon',
  area: 'penjualan',
  route: '/parameter-kupon',
  path: 'transaksi-kupon',
  key: 'kode_kupon',
  title: 'master.kupon',
  module: 'KUPON_PENJUALAN_MODULE',
  fields: {
    kode_kupon: kode(),
    nama_kupon: teks(),
    tgl_dari: tanggal(),
    tgl_sampai: tanggal(),
    tipe_kupon: pilihan(['RP', 'PERSEN']),
    nilai: nilai({ required: true, per: { field: 'tipe_kupon', persen: 'PERSEN' } }),
    minimal_rp: rupiah(),
    kuota: angka({ required: true, min: 'lebih' }),
  },
  list: [
    'kode_kupon',
    'nama_kupon',
    'tgl_dari',
    'tgl_sampai',
    'tipe_kupon',
    'nilai',
    'minimal_rp',
    'kuota',
    'aktif',
  ],
  check: (row) =>
    String(row['tgl_sampai']) < String(row['tgl_dari'])
      ? [{ key: 'isian.tanggal_terbalik', field: 'tgl_sampai' }]
      : [],
});
