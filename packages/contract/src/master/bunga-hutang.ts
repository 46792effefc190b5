/** Interest per month by the principal of a loan; bands do not overlap (docs/domain.md §3). */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { persen, rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const bungaHutang = defineMaster({
  name: 'bunga-hutang',
  area: 'hutang',
  group: 'master.grup.parameter_hutang',
  route: '/parameter-bunga-hutang',
  path: 'para-bunga-hutang',
  key: 'kode_bunga',
  nama: 'kode_bunga',
  title: 'master.bunga_hutang',
  rights: LIMIT_RIGHTS,
  module: 'BUNGA_HUTANG_MODULE',
  fields: {
    kode_bunga: kode(),
    nominal_dari: rupiah({ required: true }),
    nominal_sampai: rupiah({ required: true, min: 'lebih' }),
    bunga: persen({ required: true, wajib: 'isian.bunga_baru_kosong' }),
  },
  told: true,
  list: ['kode_bunga', 'nominal_dari', 'nominal_sampai', 'bunga', 'aktif'],
  check: (row) =>
    Number(row['nominal_sampai']) < Number(row['nominal_dari'])
      ? [{ key: 'isian.batas_terbalik', field: 'nominal_sampai' }]
      : [],
});
