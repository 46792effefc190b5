/** Purities in use, with the text that is stamped or printed for each. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen } from '../field/number-field.ts';

export const kadar = defineMaster({
  name: 'kadar',
  area: 'master',
  route: '/master-kadar',
  path: 'kadar',
  lists: [{ path: 'kadar/get/all' }],
  key: 'kode_kadar',
  nama: 'label',
  title: 'master.kadar',
  fields: {
    kode_kadar: kode(),
    kadar: persen({ required: true, min: 'lebih' }),
    label: teks({ required: false, max: 30 }),
  },
  told: true,
  list: ['kode_kadar', 'kadar', 'label', 'aktif'],
});

/**
 * What is stamped on gold of each purity, in the unit of the rows: the label of its rows in use.
 * Where they say several, none is chosen.
 */
export function stampsOf(
  rows: Iterable<{ readonly kadar: number; readonly label: string | null }>,
): ReadonlyMap<number, string> {
  const labels = new Map<number, Set<string>>();
  for (const { kadar: purity, label } of rows) {
    const text = (label ?? '').trim().toUpperCase();
    if (text !== '') labels.set(purity, (labels.get(purity) ?? new Set()).add(text));
  }
  return new Map(
    [...labels].flatMap(([purity, [one = '', ...more]]) =>
      more.length > 0 ? [] : [[purity, one]],
    ),
  );
}
