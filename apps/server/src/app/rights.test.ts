/**
 * The reviewed table of who may do what. A change of rights, levels or modules changes
 * golden/rights.txt: read the difference before updating it (vitest -u).
 */
import { expect, test } from 'vitest';
import { accessTable, readAccessTable } from '../../test/access-table.ts';
import { features, rights } from './features.ts';

test('level × right and level × route × module are as reviewed', async () => {
  await expect(accessTable(features, rights)).toMatchFileSnapshot('golden/rights.txt');
});

test('every route is in the table once, under a right that exists', () => {
  const routes = features.flatMap((feature) => feature.routes);
  const names = routes.map((route) => `${route.method} ${route.path}`);
  expect(new Set(names).size).toBe(names.length);
  const read = readAccessTable(accessTable(features, rights));
  expect(read.map((row) => `${row.method} ${row.path}`).sort()).toEqual(names.sort());
  const keys = new Set<string>([...rights.map((right) => right.key), 'login', 'public']);
  const unknown = routes.filter((route) => !keys.has(route.right) && route.levels === undefined);
  expect(unknown.map((route) => [route.path, route.right])).toEqual([]);
});

test('OWN and SU may call everything that a level may', () => {
  const rows = readAccessTable(accessTable(features, rights));
  const shut = rows.filter(
    ({ levels }) => levels.size > 0 && !(levels.has('OWN') && levels.has('SU')),
  );
  expect(shut.map((row) => row.path)).toEqual([]);
});
