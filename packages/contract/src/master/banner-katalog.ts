/**
 * Banners of the members' catalogue (spec 2 §3); an empty sub_title or deskripsi is a single space
 * (§5).
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { KATALOG_TEXTS, picture, PROMO_FIELDS } from './katalog-part.ts';

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
    ...PROMO_FIELDS,
    ...picture('banner'),
  },
  told: true,
  list: ['kode_banner', 'title', 'deskripsi', 'gambar_path', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.banner_katalog.kosong',
    createFailed: 'master.banner_katalog.gagal_tambah',
    updateFailed: 'master.banner_katalog.gagal_ubah',
    deleteFailed: 'master.banner_katalog.gagal_hapus',
  },
});
