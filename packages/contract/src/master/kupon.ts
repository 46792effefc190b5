/**
 * Sale coupons: when they count and for which goods (all when none is chosen), what they take off,
 * from which amount, how many there are and how many of them one member may use (0: any number).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, refBanyak, tanggal } from '../field/choice-field.ts';
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
    maks_member: angka(),
    detail_jenis: refBanyak('jenis'),
    detail_group: refBanyak('group', { persen: 'kadar' }),
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
    'maks_member',
    'detail_jenis',
    'detail_group',
    'aktif',
  ],
  check: (row) =>
    String(row['tgl_sampai']) < String(row['tgl_dari'])
      ? [{ key: 'isian.tanggal_terbalik', field: 'tgl_sampai' }]
      : [],
});
