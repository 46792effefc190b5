/** Gifts that members see in the catalogue (spec 2 §3, §5). */
import { defineMaster } from '../define-master.ts';
import { kode, teks, teksPanjang } from '../field/text-field.ts';
import { angka } from '../field/number-field.ts';
import { KATALOG_TEXTS, picture } from './katalog-part.ts';

export const hadiahKatalog = defineMaster({
  name: 'hadiah-katalog',
  area: 'katalog',
  route: '/hadiah-katalog',
  path: 'app/member/list-gift',
  paths: {
    update: 'app/member/list-gift/edit/:key',
    remove: 'app/member/list-gift/delete/:key',
  },
  key: 'kode_hadiah',
  title: 'master.hadiah_katalog',
  fields: {
    kode_hadiah: kode({ auto: 'HD' }),
    nama_hadiah: teks(),
    info: teks(),
    sub_info: teks(),
    deskripsi: teksPanjang({ required: false, empty: ' ' }),
    point: angka({ required: true }),
    ...picture('gift'),
  },
  list: [
    'kode_hadiah',
    'nama_hadiah',
    'info',
    'sub_info',
    'deskripsi',
    'point',
    'gambar_path',
    'aktif',
  ],
  told: ['point'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.hadiah_katalog.kosong',
    createFailed: 'master.item_katalog.gagal_tambah',
    updateFailed: 'master.item_katalog.gagal_ubah',
    deleteFailed: 'master.item_katalog.gagal_hapus',
  },
});
