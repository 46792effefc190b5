/** Suppliers of goods. */
import { defineMaster } from '../define-master.ts';
import { digit, kode, nomorHp, teks } from '../field/text-field.ts';

export const supplier = defineMaster({
  name: 'supplier',
  area: 'master',
  route: '/master-supplier',
  path: 'supplier-barang',
  table: 'supplier_barang',
  key: 'kode_supplier',
  title: 'master.supplier',
  module: 'SUPPLIER_MODULE',
  fields: {
    kode_supplier: kode(),
    nama_supplier: teks(),
    alamat: teks({ required: false, max: 200 }),
    no_hp: nomorHp({ required: false }),
    npwp: digit({ required: false, max: 16 }),
  },
  told: true,
  list: ['kode_supplier', 'nama_supplier', 'alamat', 'no_hp', 'npwp', 'aktif'],
});
