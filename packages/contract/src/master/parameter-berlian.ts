/** Diamond prices per carat by grading and size; sizes are points, a hundredth of a carat each. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { angka, rupiah } from '../field/number-field.ts';

export const parameterBerlian = defineMaster({
  name: 'parameter-berlian',
  area: 'master',
  group: 'master.grup.berlian',
  route: '/parameter-berlian',
  path: 'parameter-berlian',
  key: '_id',
  title: 'master.parameter_berlian',
  module: 'BERLIAN_MODULE',
  unique: ['kode_shape', 'kode_color', 'kode_clarity', 'point_dari'],
  fields: {
    _id: kode({ auto: 'PB' }),
    kode_shape: ref('batu-shape'),
    kode_color: ref('batu-color'),
    kode_clarity: ref('batu-clarity'),
    point_dari: angka(),
    point_sampai: angka({ required: true }),
    harga_per_karat: rupiah({ required: true, min: 'lebih', riwayat: true }),
  },
  list: [
    'kode_shape',
    'kode_color',
    'kode_clarity',
    'point_dari',
    'point_sampai',
    'harga_per_karat',
    'aktif',
  ],
  told: true,
  check: (row) =>
    Number(row['point_sampai']) < Number(row['point_dari'])
      ? [{ key: 'isian.batas_terbalik', field: 'point_sampai' }]
      : [],
});
