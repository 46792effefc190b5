/**
 * Sale coupons: when they count and for which goods (all when none is chosen), what they take off,
 * from which amount, how many there are and how many of them one member may use (0: any number). A
 * VOUCHER pays its whole value once, whatever is bought.
 */
import { defineMaster } from '../define-master.ts';
import type { Problem, WireRow } from '../field/field.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, refBanyak, tanggal } from '../field/choice-field.ts';
import { angka, nilai, rupiah } from '../field/number-field.ts';
import { ATASAN } from '../permission.ts';

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
    tipe_kupon: pilihan(['RP', 'PERSEN', 'VOUCHER']),
    nilai: nilai({ required: true, per: { field: 'tipe_kupon', persen: 'PERSEN' } }),
    minimal_rp: rupiah(),
    kuota: angka({ required: true, min: 'lebih' }),
    maks_member: angka(),
    detail_jenis: refBanyak('jenis'),
    detail_group: refBanyak('group', { beside: 'kadar' }),
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
  told: true,
  // Who reads the code of a voucher that is not used yet has its money.
  secret: {
    where: { tipe_kupon: 'VOUCHER' },
    right: { key: 'penjualan.kode-voucher.lihat', levels: ATASAN },
  },
  // A voucher pays once, and each shop would count its own.
  staysHere: (row) => row['tipe_kupon'] === 'VOUCHER',
  check: (row) => [
    ...(String(row['tgl_sampai']) < String(row['tgl_dari'])
      ? ([{ key: 'isian.tanggal_terbalik', field: 'tgl_sampai' }] as const)
      : []),
    ...(row['tipe_kupon'] === 'VOUCHER' ? checkVoucher(row) : []),
  ],
});

/** A voucher is worth something and used once, and nothing limits what it pays. */
function checkVoucher(row: WireRow): Problem[] {
  const free =
    Number(row['minimal_rp']) === 0 &&
    Number(row['maks_member']) === 0 &&
    [row['detail_jenis'], row['detail_group']].every((l) => !Array.isArray(l) || l.length === 0);
  return [
    ...(Number(row['nilai']) > 0 ? [] : [{ key: 'isian.nol' as const, field: 'nilai' }]),
    ...(Number(row['kuota']) === 1
      ? []
      : [{ key: 'isian.voucher_kuota' as const, field: 'kuota' }]),
    ...(free ? [] : [{ key: 'isian.voucher_syarat' as const, field: 'minimal_rp' }]),
  ];
}
