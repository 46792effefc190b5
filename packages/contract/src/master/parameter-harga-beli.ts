/** Buy prices per gram by code; addresses and messages of its own (spec 1 §7, §8). */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { rupiah } from '../field/number-field.ts';

export const parameterHargaBeli = defineMaster({
  name: 'parameter-harga-beli',
  area: 'master',
  group: 'master.grup.harga',
  route: '/parameter-harga-beli',
  path: 'para-harga-beli',
  paths: {
    create: 'para-harga-beli/create',
    update: 'para-harga-beli/update/:key',
    remove: 'para-harga-beli/delete/:key',
  },
  key: 'kode_harga',
  title: 'master.parameter_harga_beli',
  fields: {
    kode_harga: kode(),
    harga_per_gram: rupiah({ required: true, min: 'lebih', riwayat: true, kabar: true }),
  },
  told: ['kode_harga'],
  list: ['kode_harga', 'harga_per_gram', 'aktif'],
  texts: {
    updated: 'master.diedit',
    updateFailed: 'master.gagal_edit',
    deleteFailed: 'master.gagal_hapus',
  },
});
