/** Categories of the members' catalogue: a colour and an icon each (spec 2 §3, §5). */
import { defineMaster } from '../define-master.ts';
import { kode, teks, warna } from '../field/text-field.ts';
import { gambar } from '../field/choice-field.ts';
import { KATALOG_TEXTS } from './katalog-part.ts';

export const kategoriKatalog = defineMaster({
  name: 'kategori-katalog',
  area: 'katalog',
  route: '/kategori-katalog',
  path: 'app/kategori-katalog',
  paths: {
    update: 'app/kategori-katalog/edit/:key',
    remove: 'app/kategori-katalog/delete/:key',
  },
  key: 'kode_kategori',
  title: 'master.kategori_katalog',
  fields: {
    kode_kategori: kode(),
    nama_kategori: teks(),
    warna: warna({ wajib: 'isian.colour_required' }),
    gambar_path: gambar({
      folder: 'KATEGORI_ICON',
      nameField: 'gambar_name',
      many: false,
      wajib: 'isian.image_required',
    }),
    gambar_name: teks({ required: false, form: false }),
  },
  list: ['kode_kategori', 'nama_kategori', 'warna', 'gambar_path', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    createFailed: 'master.kategori_katalog.gagal_tambah',
    updateFailed: 'master.kategori_katalog.gagal_ubah',
    deleteFailed: 'master.kategori_katalog.gagal_hapus',
  },
});
