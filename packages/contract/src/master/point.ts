/** How points are earned and what one is worth: `point` for every `kelipatan` rupiah or gram. */
import { poinMelebihi } from '@kencana/rules/poin';
import type { AturanPoin } from '@kencana/rules/poin';
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { pilihan } from '../field/choice-field.ts';
import { angka, rupiah } from '../field/number-field.ts';

/** Most points of one multiple, also of a group's rule; more is a slip of the finger. */
export const MOST_POINTS = 10_000;

/** The rule that a row of either master holds. */
export function pointRule(row: Readonly<Record<string, unknown>>): AturanPoin {
  const dasar = row['dasar'] === 'GRAM' ? 'GRAM' : 'RUPIAH';
  return { dasar, kelipatan: Number(row['kelipatan']), point: Number(row['point']) };
}

export const point = defineMaster({
  name: 'point',
  area: 'master',
  route: '/master-parameter-point',
  path: 'parapoin',
  lists: [{ path: 'parapoin/get/all' }],
  key: 'kode_point',
  title: 'master.point',
  fields: {
    kode_point: kode(),
    dasar: pilihan(['RUPIAH', 'GRAM']),
    kelipatan: angka({ required: true, min: 'lebih', max: Number.MAX_SAFE_INTEGER }),
    point: angka({ required: true, min: 'lebih', max: MOST_POINTS }),
    nilai_rp: rupiah({ max: 1_000_000 }),
  },
  list: ['kode_point', 'dasar', 'kelipatan', 'point', 'nilai_rp', 'aktif'],
  told: true,
  check: (row) =>
    poinMelebihi(pointRule(row), Number(row['nilai_rp']))
      ? [{ key: 'isian.poin_melebihi', field: 'point' }]
      : [],
});
