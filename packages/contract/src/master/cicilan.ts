/** Terms of sales in instalments: months, down payment, margin, and what a late month costs. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { angka, persen } from '../field/number-field.ts';

export const cicilan = defineMaster({
  name: 'cicilan',
  area: 'cicilan',
  route: '/parameter-cicilan',
  path: 'para-cicilan',
  key: 'kode_cicilan',
  nama: 'kode_cicilan',
  title: 'master.cicilan',
  module: 'CICILAN_MODULE',
  fields: {
    kode_cicilan: kode(),
    tenor_bulan: angka({ required: true, min: 'lebih', max: 60 }),
    dp_persen: persen(),
    margin_persen: persen(),
    denda_persen: persen(),
  },
  list: ['kode_cicilan', 'tenor_bulan', 'dp_persen', 'margin_persen', 'denda_persen', 'aktif'],
  told: true,
});
