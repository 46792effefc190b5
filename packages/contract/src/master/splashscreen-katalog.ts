/**
 * The four opening slides of the members' app: only their text, position and image change (spec 2
 * §2).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks, teksPanjang } from '../field/text-field.ts';
import { aktif, gambar, pilihan } from '../field/choice-field.ts';

export const splashscreenKatalog = defineMaster({
  name: 'splashscreen-katalog',
  area: 'katalog',
  route: '/splashscreen-katalog',
  path: 'app/splash-screen',
  key: 'kode',
  title: 'master.splashscreen_katalog',
  actions: ['lihat', 'ubah'],
  fields: {
    kode: kode({ form: false, required: false }),
    name: teks({ form: false, required: false, label: 'field.nama_layar' }),
    image_path: gambar({
      folder: 'SPLASHSCREEN',
      nameField: 'gambar_name',
      many: false,
      besar: true,
      required: false,
      label: 'field.gambar_path',
    }),
    text: teksPanjang({ max: 500 }),
    position: pilihan(['top', 'bottom']),
    url: teks({ required: false, form: false, max: 500 }),
    gambar_name: teks({ required: false, form: false }),
    aktif: aktif({ form: false }),
  },
  told: ['text', 'url', 'image_path'],
  list: ['name', 'image_path', 'text', 'position'],
  texts: {
    empty: 'master.splashscreen_katalog.kosong',
    updated: 'master.katalog.dirubah',
    updateFailed: 'master.splashscreen_katalog.gagal_ubah',
    csv: 'kategori-katalog',
  },
});
