/** Ceiling of a loan in rupiah per gram of a purity; one row per purity. */
import { defineMaster } from '../define-master.ts';
import { ref } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const plafondHutangKadar = defineMaster({
  name: 'plafond-hutang-kadar',
  area: 'hutang',
  group: 'master.grup.parameter_hutang',
  route: '/plafond-hutang-kadar',
  path: 'plafond-hutang-kadar',
  key: 'kode_kadar',
  nama: 'kode_kadar',
  title: 'master.plafond_hutang_kadar',
  rights: LIMIT_RIGHTS,
  module: 'PLAFOND_HUTANG_MODULE',
  fields: {
    kode_kadar: ref('kadar'),
    plafond_per_gram: rupiah({ required: true, min: 'lebih', riwayat: true }),
  },
  told: true,
  list: ['kode_kadar', 'label', 'plafond_per_gram', 'aktif'],
});
