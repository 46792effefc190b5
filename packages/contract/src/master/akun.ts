/**
 * The chart of accounts, listed for the account parameter and transaction codes; it has no screen
 * here.
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan } from '../field/choice-field.ts';

export const akun = defineMaster({
  name: 'akun',
  area: 'akuntansi',
  path: 'akuns',
  key: 'nomor_akun',
  title: 'master.akun',
  fields: {
    nomor_akun: kode(),
    nama_akun: teks(),
    golongan: pilihan(['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'HPP', 'BEBAN']),
  },
  told: true,
  list: ['nomor_akun', 'nama_akun', 'golongan', 'aktif'],
});
