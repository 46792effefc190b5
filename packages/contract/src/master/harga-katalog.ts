/** Price lists of the members' catalogue: which groups each shows (spec 2 §3). */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { refBanyak } from '../field/choice-field.ts';
import { KATALOG_TEXTS } from './katalog-part.ts';

export const hargaKatalog = defineMaster({
  name: 'harga-katalog',
  area: 'katalog',
  route: '/harga-katalog',
  path: 'app/harga',
  key: 'kode_harga_app',
  title: 'master.harga_katalog',
  fields: {
    kode_harga_app: kode(),
    nama_harga_app: teks(),
    detail_group: refBanyak('group', {
      required: true,
      wajib: 'isian.detail_group',
      beside: 'kadar',
    }),
  },
  list: ['kode_harga_app', 'nama_harga_app', 'detail_group', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.harga_katalog.kosong',
    createFailed: 'master.harga_katalog.gagal_tambah',
    updateFailed: 'master.harga_katalog.gagal_ubah',
    deleteFailed: 'master.harga_katalog.gagal_hapus',
  },
});
