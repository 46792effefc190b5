/**
 * Info blocks of the members' catalogue (spec 2 §3); an empty sub_title or deskripsi is a single
 * space (§5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks, teksPanjang } from '../field/text-field.ts';
import { gambar } from '../field/choice-field.ts';

export const infoKatalog = defineMaster({
  name: 'info-katalog',
  area: 'katalog',
  route: '/info-katalog',
  path: 'app/info-katalog',
  paths: { update: 'app/info-katalog/edit/:key', remove: 'app/info-katalog/delete/:key' },
  key: 'kode_info',
  title: 'master.info_katalog',
  fields: {
    kode_info: kode({ auto: 'IN' }),
    title: teks(),
    sub_title: teks({ required: false, empty: ' ' }),
    info: teks(),
    sub_info: teks(),
    deskripsi: teksPanjang({ required: false, empty: ' ' }),
    url_pendukung: teks({ max: 500 }),
    nama_tombol: teks(),
    gambar_path: gambar({ folder: 'info', nameField: 'gambar_name', many: false }),
    gambar_name: teks({ required: false, form: false }),
  },
  list: ['kode_info', 'title', 'deskripsi', 'gambar_path', 'aktif'],
  texts: {
    empty: 'master.info_katalog.kosong',
    created: 'master.katalog.ditambahkan',
    updated: 'master.katalog.dirubah',
    deleted: 'master.katalog.dihapus',
    createFailed: 'master.info_katalog.gagal_tambah',
    updateFailed: 'master.info_katalog.gagal_ubah',
    deleteFailed: 'master.info_katalog.gagal_hapus',
    csv: 'kategori-katalog',
  },
});
