/** Gifts that members see in the catalogue (spec 2 §3, §5). */
import { defineMaster } from '../define-master.ts';
import { kode, teks, teksPanjang } from '../field/text-field.ts';
import { gambar } from '../field/choice-field.ts';
import { angka } from '../field/number-field.ts';

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
    gambar_path: gambar({ folder: 'gift', nameField: 'gambar_name', many: false }),
    gambar_name: teks({ required: false, form: false }),
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
  texts: {
    empty: 'master.hadiah_katalog.kosong',
    created: 'master.katalog.ditambahkan',
    updated: 'master.katalog.dirubah',
    deleted: 'master.katalog.dihapus',
    createFailed: 'master.item_katalog.gagal_tambah',
    updateFailed: 'master.item_katalog.gagal_ubah',
    deleteFailed: 'master.item_katalog.gagal_hapus',
    csv: 'kategori-katalog',
  },
});
