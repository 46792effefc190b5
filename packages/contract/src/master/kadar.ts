/** Purities in use, with the text that is stamped or printed for each. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen } from '../field/number-field.ts';

export const kadar = defineMaster({
  name: 'kadar',
  area: 'master',
  route: '/master-kadar',
  path: 'kadar',
  lists: [{ path: 'kadar/get/all' }],
  key: 'kode_kadar',
  nama: 'label',
  title: 'master.kadar',
  fields: {
    kode_kadar: kode(),
    kadar: persen({ required: true, min: 'lebih' }),
    label: teks({ required: false, max: 30 }),
  },
  told: true,
  list: ['kode_kadar', 'kadar', 'label', 'aktif'],
});
