/**
 * The reviewed table of who may do what. A change of rights, levels or modules changes
 * golden/rights.txt: read the difference before updating it (vitest -u).
 */
import { expect, test } from 'vitest';
import type { Level } from '@kencana/contract/permission';
import { listRights } from '@kencana/contract/right-list';
import { accessTable, readAccessTable } from '../../test/access-table.ts';
import { rightsOf } from '../platform/http/route.ts';
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
  const unknown = routes.filter(
    (route) => route.levels === undefined && !rightsOf(route).every((right) => keys.has(right)),
  );
  expect(unknown.map((route) => [route.path, route.right])).toEqual([]);
});

test('a right is declared once, and one that opens a screen is declared', () => {
  const screen = { route: '/uji', name: 'uji', area: 'utility', title: 'screen.blank' } as const;
  const right = 'utility.uji.lihat';
  const mine = { ...screen, right, levels: ['OWN'] } as const;
  expect(listRights([mine], [])).toEqual([{ key: right, levels: ['OWN'] }]);
  expect(() => listRights([mine], [{ key: right, levels: ['SPV'] }])).toThrow(/twice/);
  expect(() => listRights([{ ...screen, right }], [])).toThrow(/nowhere/);
});

test('OWN and SU may call everything that a level may, but for Export CSV (spec 1 §6)', () => {
  const rows = readAccessTable(accessTable(features, rights));
  const shut = (level: Level) =>
    rows.filter(({ levels }) => levels.size > 0 && !levels.has(level)).map((row) => row.path);
  expect(shut('SU')).toEqual([]);
  expect(shut('OWN')).toEqual(['export-csv', 'export-csv/berkas']);
});
