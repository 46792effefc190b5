/** Access trees: reading, granting, switching and naming. */
import { expect, test } from 'vitest';
import { grantedKeys, nodeTitle, readAkses, switchNode } from './akses.ts';
import { defaultAkses, mayDo, SEMUA } from './permission.ts';
import type { Right } from './permission.ts';
import { givableLevels } from './user-level.ts';

const rights: readonly Right[] = [
  { key: 'barang.data-barang.lihat', levels: SEMUA },
  { key: 'barang.data-barang.ubah', levels: ['OWN'] },
  { key: 'users.data-users.lihat', levels: ['OWN', 'MU'] },
];

test('a tree that was sent is read over the known rights, unknown and unnamed ones off', () => {
  const read = readAkses(
    [
      { key: 'barang', is_show: true, children: [{ key: 'palsu', is_show: true }] },
      { key: 'lain', is_show: true },
    ],
    rights,
  );
  expect(read.map((node) => [node.key, node.is_show])).toEqual([
    ['barang', true],
    ['users', false],
  ]);
  expect(grantedKeys(read, rights)).toEqual([]);
});

test('the default of a level grants what its rights say', () => {
  expect(grantedKeys(defaultAkses('KASIR', rights), rights)).toEqual(['barang.data-barang.lihat']);
  expect(grantedKeys(defaultAkses('MU', rights), rights)).toEqual([
    'barang.data-barang.lihat',
    'users.data-users.lihat',
  ]);
});

test('switching on shows what is above; switching off a parent hides what is below', () => {
  const none = readAkses([], rights);
  const on = switchNode(none, ['barang', 'data-barang', 'ubah'], true);
  expect(grantedKeys(on, rights)).toEqual(['barang.data-barang.ubah']);
  const all = switchNode(none, ['barang'], true);
  expect(grantedKeys(all, rights)).toHaveLength(2);
  const off = switchNode(all, ['barang', 'data-barang'], false);
  expect(off).toEqual(none);
  expect(mayDo({ level: 'SPV', akses: off }, 'barang.data-barang.lihat')).toBe(false);
});

test('nodes have the titles of the menu', () => {
  expect(nodeTitle(['barang'])).toBe('screen.area.barang');
  expect(nodeTitle(['barang', 'data-barang'])).toBe('screen.data-barang');
  expect(nodeTitle(['master', 'gudang'])).toBe('master.gudang');
  expect(nodeTitle(['tidak-ada'])).toBeUndefined();
});

test('OWN and SU give any level, MU gives KASIR, the others none', () => {
  expect(givableLevels('OWN')).toHaveLength(6);
  expect(givableLevels('SU')).toHaveLength(6);
  expect(givableLevels('MU')).toEqual(['KASIR']);
  for (const level of ['DEV', 'SPV', 'KASIR'] as const) expect(givableLevels(level)).toEqual([]);
});
