/** Points of a group that earns otherwise than the shop does in general; one row per group. */
import { defineMaster } from '../define-master.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { angka } from '../field/number-field.ts';
import { MOST_POINTS } from './point.ts';

export const getPointMember = defineMaster({
  name: 'get-point-member',
  area: 'member',
  group: 'master.grup.parameter_member',
  route: '/parameter-get-point-member',
  path: 'para-get-point-member',
  table: 'get_point_member',
  key: 'kode_group',
  nama: 'kode_group',
  title: 'master.get_point_member',
  module: 'MEMBER_MODULE',
  fields: {
    kode_group: ref('group'),
    dasar: pilihan(['RUPIAH', 'GRAM']),
    kelipatan: angka({ required: true, min: 'lebih', max: Number.MAX_SAFE_INTEGER }),
    point: angka({ required: true, min: 'lebih', max: MOST_POINTS }),
  },
  list: ['kode_group', 'nama_group', 'dasar', 'kelipatan', 'point', 'aktif'],
  told: true,
});
