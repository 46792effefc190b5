/** Which types of piece a form offers for the chosen group. */
import { expect, test } from 'vitest';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { pesananEntry } from '@kencana/contract/document/pesanan-entry';
import type { WireRow } from '@kencana/contract/field/field';
import { fitting, withPairs } from './pairs.ts';

const among = { master: 'jenis-group', field: 'kode_group' };
const CHOICES = ['CINCIN', 'GELANG', 'LM'].map((value) => ({ value, label: value }));
const PAIRS = [
  { kode_jenis: 'CINCIN', kode_group: 'MT' },
  { kode_jenis: 'CINCIN', kode_group: 'MD' },
  { kode_jenis: 'LM', kode_group: 'LM' },
];

function offered(values: object, pairs: readonly WireRow[] = PAIRS): string[] {
  const all = withPairs(CHOICES, pairs, 'kode_jenis', { among });
  const field = { name: 'kode_jenis', reference: { master: 'jenis', among } };
  return fitting(field, all, { ...values }).map(({ value }) => value);
}

test('a type that stands in pairs is offered for their groups, one without for all', () => {
  expect(offered({ kode_group: 'MT' })).toEqual(['CINCIN', 'GELANG']);
  expect(offered({ kode_group: 'LM' })).toEqual(['GELANG', 'LM']);
  expect(offered({ kode_group: 'ET' })).toEqual(['GELANG']);
  expect(offered({ kode_group: '' })).toEqual(['CINCIN', 'GELANG', 'LM']);
  expect(offered({ kode_group: 'MT' }, [])).toEqual(['CINCIN', 'GELANG', 'LM']);
  expect(offered({ kode_group: 'MT', kode_jenis: 'LM' })).toEqual(['CINCIN', 'GELANG', 'LM']);
});

test('a type that names its group is of it too, one that names none is not bound', () => {
  const own = [
    { kode_jenis: 'GELANG', kode_group: 'MT' },
    { kode_jenis: 'CINCIN', kode_group: null },
  ];
  expect(offered({ kode_group: 'MT' }, own)).toEqual(['CINCIN', 'GELANG', 'LM']);
  expect(offered({ kode_group: 'MD' }, own)).toEqual(['CINCIN', 'LM']);
  expect(offered({ kode_group: 'MD' }, [...PAIRS, ...own])).toEqual(['CINCIN']);
});

test('the item form and the order ask so', () => {
  const [lines] = pesananEntry.rows;
  const jenis = [...barangEntry.fields, ...(lines?.fields ?? [])].filter(
    ({ name }) => name === 'kode_jenis',
  );
  expect(jenis.map(({ reference }) => reference?.among)).toEqual([among, among]);
});
