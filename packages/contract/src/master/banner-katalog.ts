/**
 * Banners of the members' catalogue (spec 2 §3); an empty sub_title or deskripsi is a single space
 * (§5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks, teksPanjang } from '../field/text-field.ts';
import { gambar } from '../field/choice-field.ts';

export const bannerKatalog = defineMaster({
  name: 'banner-katalog',
  area: 'katalog',
  route: '/banner-katalog',
  path: 'app/banner-katalog',
  paths: { update: 'app/banner-katalog/edit/:key', remove: 'app/banner-katalog/delete/:key' },
  key: 'kode_banner',
  title: 'master.banner_katalog',
  fields: {
    kode_banner: kode({ auto: 'BN' }),
    title: teks(),
    sub_title: teks({ required: false, empty: ' ' }),
    info: teks(),
    sub_info: teks(),
    deskripsi: teksPanjang({ required: false, empty: ' ' }),
    url_pendukung: teks({ max: 500 }),
    nama_tombol: teks(),
    gambar_path: gambar({ folder: 'banner', nameField: 'gambar_name', many: false }),
    gambar_name: teks({ required: false, form: false }),
  },
  list: ['kode_banner', 'title', 'deskripsi', 'gambar_path', 'aktif'],
  texts: {
    empty: 'master.banner_katalog.kosong',
    created: 'master.katalog.ditambahkan',
    updated: 'master.katalog.dirubah',
    deleted: 'master.katalog.dihapus',
    createFailed: 'master.banner_katalog.gagal_tambah',
    updateFailed: 'master.banner_katalog.gagal_ubah',
    deleteFailed: 'master.banner_katalog.gagal_hapus',
    csv: 'kategori-katalog',
  },
});
