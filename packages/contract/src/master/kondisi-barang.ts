/** Conditions a piece is destroyed with. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';

export const kondisiBarang = defineMaster({
  name: 'kondisi-barang',
  area: 'master',
  route: '/master-kondisi-barang',
  path: 'parakondisi',
  lists: [{ path: 'parakondisi/get/all' }],
  key: 'kode_kondisi_barang',
  title: 'master.kondisi_barang',
  fields: { kode_kondisi_barang: kode(), kondisi: teks() },
  list: ['kode_kondisi_barang', 'kondisi', 'aktif'],
});
