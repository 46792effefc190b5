/** Categories of gold: purity, percentage and price per gram. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen, rupiah } from '../field/number-field.ts';

export const kategori = defineMaster({
  name: 'kategori',
  area: 'master',
  route: '/master-kategori',
  path: 'kategori',
  lists: [{ path: 'kategori/get/all' }],
  key: 'kode_kategori',
  title: 'master.kategori',
  fields: {
    kode_kategori: kode(),
    nama_kategori: teks(),
    kadar: persen({ required: true, min: 'lebih' }),
    presentase: persen(),
    harga_per_gram: rupiah({ riwayat: true, kabar: true }),
  },
  list: ['kode_kategori', 'nama_kategori', 'kadar', 'presentase', 'harga_per_gram', 'aktif'],
  told: ['kadar', 'presentase'],
});
