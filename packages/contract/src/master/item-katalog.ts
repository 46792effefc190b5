/**
 * Items of the members' catalogue: category, banners, infos, tags and one image (spec 2 §3 to §5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, tag, tautan, teks } from '../field/text-field.ts';
import { gambar, ref, refBanyak } from '../field/choice-field.ts';
import { gram, rupiah } from '../field/number-field.ts';
import { KATALOG_TEXTS } from './katalog-part.ts';

export const itemKatalog = defineMaster({
  name: 'item-katalog',
  area: 'katalog',
  route: '/item-katalog',
  path: 'app/item-katalog',
  paths: { update: 'app/item-katalog/edit/:key', remove: 'app/item-katalog/delete/:key' },
  key: 'kode_barang',
  title: 'master.item_katalog',
  fields: {
    kode_barang: kode({ auto: 'IT' }),
    nama_barang: teks(),
    kode_kategori: ref('kategori-katalog', { wajib: 'isian.kategori_dipilih' }),
    berat: gram({ required: true, min: 'lebih', label: 'field.berat_barang' }),
    harga_jual: rupiah({ required: true, riwayat: true }),
    direct_url: tautan(),
    kode_banner: refBanyak('banner-katalog', {
      show: { as: 'deskripsi_banner', from: 'deskripsi' },
    }),
    kode_info: refBanyak('info-katalog', { show: { as: 'deskripsi_info', from: 'deskripsi' } }),
    hashtag_kadar: tag({ hint: 'isian.hashtag_kadar' }),
    hashtag_jenis: tag({ hint: 'isian.hashtag_jenis' }),
    hashtag_lm: tag({ hint: 'isian.hashtag_lm' }),
    gambar_path: gambar({ folder: 'item', nameField: 'gambar_name', many: true }),
    gambar_name: tag({ form: false }),
  },
  told: ['berat', 'harga_jual', 'direct_url', 'gambar_path'],
  list: [
    'kode_barang',
    'nama_barang',
    'berat',
    'harga_jual',
    'gambar_path',
    'deskripsi_banner',
    'deskripsi_info',
    'aktif',
  ],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'katalog.kosong',
    createFailed: 'master.item_katalog.gagal_tambah',
    updateFailed: 'master.item_katalog.gagal_ubah',
    deleteFailed: 'master.item_katalog.gagal_hapus',
  },
});
