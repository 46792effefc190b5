/**
 * What masters of the members' catalogue share: their sentences and file name (spec 2 §8), their
 * one picture, and what banners and info blocks say.
 */
import { gambar } from '../field/choice-field.ts';
import { tautan, teks, teksPanjang } from '../field/text-field.ts';

/** Sentences of every catalogue screen; each adds its own empty text and failures. */
export const KATALOG_TEXTS = {
  created: 'master.katalog.ditambahkan',
  updated: 'master.katalog.dirubah',
  deleted: 'master.katalog.dihapus',
  csv: 'kategori-katalog',
} as const;

/** One picture in the folder, and the name of its file, which no form asks for. */
export function picture(folder: string) {
  return {
    gambar_path: gambar({ folder, nameField: 'gambar_name', many: false }),
    gambar_name: teks({ required: false, form: false }),
  };
}

/** A banner or info block; an empty sub_title or deskripsi is a single space (spec 2 §5). */
export const PROMO_FIELDS = {
  title: teks(),
  sub_title: teks({ required: false, empty: ' ' }),
  info: teks(),
  sub_info: teks(),
  deskripsi: teksPanjang({ required: false, empty: ' ' }),
  url_pendukung: tautan(),
  nama_tombol: teks(),
};
