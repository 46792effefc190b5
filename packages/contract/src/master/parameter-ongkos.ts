/**
 * Making charges by group, purity and weight band; a band of 0 to 0 means any weight. The most
 * exact row proposes and limits the charge of a piece (docs/decision/0047).
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { gram, persen, rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const parameterOngkos = defineMaster({
  name: 'parameter-ongkos',
  area: 'master',
  group: 'master.grup.harga',
  route: '/parameter-ongkos',
  path: 'parameter-ongkos',
  key: 'kode_ongkos',
  title: 'master.parameter_ongkos',
  rights: LIMIT_RIGHTS,
  fields: {
    kode_ongkos: kode(),
    tipe_ongkos: pilihan(['TOTAL', 'PER_GRAM']),
    nominal: rupiah({ required: true, riwayat: true }),
    kode_group: ref('group', { required: false }),
    kadar: persen({ nullable: true, min: 'lebih' }),
    berat_dari: gram({ hint: 'parameter.ongkos-semua-berat' }),
    berat_sampai: gram({
      hint: 'parameter.ongkos-semua-berat',
      nol: 'parameter.semua-berat',
    }),
  },
  list: [
    'kode_ongkos',
    'tipe_ongkos',
    'nominal',
    'kode_group',
    'kadar',
    'berat_dari',
    'berat_sampai',
    'aktif',
  ],
  told: true,
  check: (row) =>
    Number(row['berat_sampai']) < Number(row['berat_dari'])
      ? [{ key: 'isian.berat_terbalik', field: 'berat_sampai' }]
      : [],
});
