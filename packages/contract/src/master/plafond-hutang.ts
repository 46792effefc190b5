/** Ceiling of a loan in rupiah, for one group or for all. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const plafondHutang = defineMaster({
  name: 'plafond-hutang',
  area: 'hutang',
  group: 'master.grup.parameter_hutang',
  route: '/plafond-hutang',
  path: 'plafond-hutang',
  key: 'kode_plafond',
  title: 'master.plafond_hutang',
  rights: LIMIT_RIGHTS,
  module: 'PLAFOND_HUTANG_MODULE',
  fields: {
    kode_plafond: kode(),
    nama_plafond: teks(),
    kode_group: ref('group', { required: false }),
    plafond: rupiah({ required: true, min: 'lebih', riwayat: true }),
  },
  told: true,
  list: ['kode_plafond', 'nama_plafond', 'kode_group', 'plafond', 'aktif'],
});
