/** Purities as the closing of the day groups them. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen } from '../field/number-field.ts';

export const kadarEod = defineMaster({
  name: 'kadar-eod',
  area: 'master',
  route: '/master-kadar-eod',
  path: 'kadar-eod',
  lists: [{ path: 'kadar-eod/get' }],
  key: 'kode_kadar_eod',
  nama: 'label',
  title: 'master.kadar_eod',
  fields: {
    kode_kadar_eod: kode(),
    kadar: persen({ required: true, min: 'lebih' }),
    label: teks({ max: 30 }),
    kelompok: teks({ required: false, max: 30 }),
  },
  told: true,
  list: ['kode_kadar_eod', 'kadar', 'label', 'kelompok', 'aktif'],
});
