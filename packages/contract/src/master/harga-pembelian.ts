/** Purchase price per gram of a category, by condition where one is given. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';

export const hargaPembelian = defineMaster({
  name: 'harga-pembelian',
  area: 'master',
  group: 'master.grup.harga',
  route: '/master-parameter-harga-pembelian',
  path: 'para-harga-pembelian',
  key: 'kode_harga_pembelian',
  nama: 'kode_kategori',
  title: 'master.harga_pembelian',
  module: 'HARGA_PEMBELIAN_MODULE',
  fields: {
    kode_harga_pembelian: kode(),
    kode_kategori: ref('kategori'),
    kode_kondisi: ref('kondisi-pembelian', { required: false }),
    harga_per_gram: rupiah({ required: true, min: 'lebih', riwayat: true, kabar: true }),
  },
  told: ['kode_kategori', 'kode_kondisi'],
  list: [
    'kode_harga_pembelian',
    'kode_kategori',
    'nama_kategori',
    'kode_kondisi',
    'harga_per_gram',
    'aktif',
  ],
});
