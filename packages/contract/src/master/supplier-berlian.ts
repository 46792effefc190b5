/** Suppliers of diamonds. */
import { defineMaster } from '../define-master.ts';
import { digit, kode, nomorHp, teks } from '../field/text-field.ts';

export const supplierBerlian = defineMaster({
  name: 'supplier-berlian',
  area: 'master',
  group: 'master.grup.berlian',
  route: '/master-supplier-berlian',
  path: 'supplier-berlian',
  key: 'kode_supplier',
  title: 'master.supplier_berlian',
  module: 'BERLIAN_MODULE',
  fields: {
    kode_supplier: kode(),
    nama_supplier: teks(),
    alamat: teks({ required: false, max: 200 }),
    no_hp: nomorHp({ required: false }),
    npwp: digit({ required: false, max: 16 }),
  },
  list: ['kode_supplier', 'nama_supplier', 'alamat', 'no_hp', 'npwp', 'aktif'],
});
