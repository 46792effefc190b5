/**
 * Principal lent per gram by group and purity; hidden while the shop lends by harga emas (spec 1
 * §2).
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen, rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const hutangPokok = defineMaster({
  name: 'hutang-pokok',
  area: 'hutang',
  group: 'master.grup.parameter_hutang',
  route: '/parameter-hutang-pokok',
  path: 'para-hutang-pokok',
  key: '_id',
  nama: 'kode_group',
  title: 'master.hutang_pokok',
  rights: LIMIT_RIGHTS,
  module: 'HUTANG_POKOK_MODULE',
  closedWhen: { key: 'HUTANG_POKOK', value: 'HARGA_EMAS' },
  unique: ['kode_group', 'kadar'],
  fields: {
    _id: kode({ auto: 'HT' }),
    kode_group: ref('group'),
    kadar: persen({ required: true, min: 'lebih' }),
    harga_per_gram: rupiah({ required: true, min: 'lebih', riwayat: true }),
    persen: persen({ required: true, min: 'lebih' }),
  },
  told: true,
  list: ['kode_group', 'nama_group', 'kadar', 'harga_per_gram', 'persen', 'aktif'],
});
