/**
 * Info blocks of the members' catalogue (spec 2 §3); an empty sub_title or deskripsi is a single
 * space (§5).
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { KATALOG_TEXTS, picture, PROMO_FIELDS } from './katalog-part.ts';

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
    ...PROMO_FIELDS,
    ...picture('info'),
  },
  told: true,
  list: ['kode_info', 'title', 'deskripsi', 'gambar_path', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.info_katalog.kosong',
    createFailed: 'master.info_katalog.gagal_tambah',
    updateFailed: 'master.info_katalog.gagal_ubah',
    deleteFailed: 'master.info_katalog.gagal_hapus',
  },
});
