/** Partners that bring members, and their share of the points. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen } from '../field/number-field.ts';

export const memberAfiliasi = defineMaster({
  name: 'member-afiliasi',
  area: 'member',
  group: 'master.grup.parameter_member',
  route: '/parameter-member-afiliasi',
  path: 'parameter-member-afiliasi',
  key: 'kode_afiliasi',
  title: 'master.member_afiliasi',
  module: 'MEMBER_MODULE',
  fields: {
    kode_afiliasi: kode(),
    nama_afiliasi: teks(),
    persen_poin: persen({ pengelola: true, required: true, min: 'lebih' }),
  },
  list: ['kode_afiliasi', 'nama_afiliasi', 'persen_poin', 'aktif'],
  told: true,
});
