/**
 * The shop's own reasons for cash and bank money in and out, each with the account it is booked to.
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, ref } from '../field/choice-field.ts';

export const kodeTransaksi = defineMaster({
  name: 'kode-transaksi',
  area: 'master',
  route: '/master-kode-transaksi',
  path: 'paratransaksi',
  lists: [{ path: 'paratransaksi/get/all' }],
  key: 'kode_transaksi',
  title: 'master.kode_transaksi',
  fields: {
    kode_transaksi: kode(),
    nama_transaksi: teks(),
    arah: pilihan(['IN', 'OUT']),
    jenis_kas: pilihan(['KAS', 'BANK']),
    nomor_akun: ref('akun'),
  },
  list: ['kode_transaksi', 'nama_transaksi', 'arah', 'jenis_kas', 'nomor_akun', 'aktif'],
  told: true,
});
