/** Where the root leads: the first screen that the user may open. */
import { expect, test } from 'vitest';
import { Settings } from '@kencana/contract/module-flag';
import type { Level } from '@kencana/contract/permission';
import { entries, firstScreen, openEntries } from './menu.ts';
import type { Viewer } from './menu.ts';

const PUSAT = { kode_toko: 'PUSAT', nama_toko: 'Pusat', tipe_toko: 'PUSAT' } as const;
const JKT1 = { kode_toko: 'JKT1', nama_toko: 'Jakarta', tipe_toko: 'CABANG' } as const;

/** A person with a tree of nothing; OWN passes every check by his level. */
function viewer(level: Level, at: Partial<Viewer>): Viewer {
  const user = { level, akses: [] };
  return { toko: JKT1, picked: undefined, settings: new Settings([]), user, ...at };
}

test.each([
  ['an owner', viewer('OWN', {}), '/dashboard'],
  ['a cashier without the dashboard', viewer('KASIR', {}), '/home'],
  ['head office', viewer('OWN', { toko: PUSAT }), '/dashboardPusat'],
  ['head office inside a branch', viewer('OWN', { toko: PUSAT, picked: JKT1 }), '/dashboard'],
  ['head office without its dashboards', viewer('KASIR', { toko: PUSAT }), '/home'],
  ['nobody', undefined, '/home'],
] as const)('the root leads %s to a screen that is open', (_, session, route) => {
  expect(firstScreen(session)).toBe(route);
  expect(entries.map((entry) => entry.route)).toContain(route);
});

test('the way to the wholesale application is in the menu while its flag is on', () => {
  const listed = (value: string): boolean => {
    const settings = new Settings([{ key: 'SEMI_GROSIR_MODULE', value }]);
    return openEntries(viewer('OWN', { settings })).some(
      ({ route }) => route === '/redirect-to-grosir',
    );
  };
  expect([listed('true'), listed('false')]).toEqual([true, false]);
  expect(entries.map((entry) => entry.route)).toContain('/redirect-to-grosir');
});
