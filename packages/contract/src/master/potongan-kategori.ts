/** Per cent that a category of gold loses; one row per category. */
import { defineMaster } from '../define-master.ts';
import { ref } from '../field/choice-field.ts';
import { persen } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const potonganKategori = defineMaster({
  name: 'potongan-kategori',
  area: 'master',
  group: 'master.grup.harga',
  route: '/parameter-potongan-kategori',
  path: 'para-potongan-kategori',
  key: 'kode_kategori',
  nama: 'kode_kategori',
  title: 'master.potongan_kategori',
  rights: LIMIT_RIGHTS,
  fields: {
    kode_kategori: ref('kategori'),
    persen: persen({ required: true, min: 'lebih' }),
  },
  told: true,
  list: ['kode_kategori', 'nama_kategori', 'persen', 'aktif'],
});
