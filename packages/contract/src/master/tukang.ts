/** Craftsmen that services and orders are given to, with their usual charge. */
import { defineMaster } from '../define-master.ts';
import { kode, nomorHp, teks } from '../field/text-field.ts';
import { rupiah } from '../field/number-field.ts';

export const tukang = defineMaster({
  name: 'tukang',
  area: 'master',
  route: '/master-tukang',
  path: 'tukang',
  lists: [{ path: 'tukang/get/all' }],
  key: 'kode_tukang',
  title: 'master.tukang',
  fields: {
    kode_tukang: kode(),
    nama_tukang: teks(),
    no_hp: nomorHp({ required: false }),
    ongkos: rupiah({ riwayat: true }),
  },
  list: ['kode_tukang', 'nama_tukang', 'no_hp', 'ongkos', 'aktif'],
  told: true,
});
