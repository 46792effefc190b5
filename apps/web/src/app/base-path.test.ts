/** Addresses of a shop of type POS and of any other. */
import { expect, test } from 'vitest';
import { Settings } from '@kencana/contract/module-flag';
import { basePath, underBase, withoutBase } from './base-path.ts';

const pos = { settings: new Settings([{ key: 'TIPE_POS', value: 'true' }]) };

test('the base is /pos for a shop of type POS only, and for its own people only', () => {
  expect(basePath(undefined)).toBe('/');
  expect(basePath({ settings: new Settings([]) })).toBe('/');
  expect(basePath(pos)).toBe('/pos');
  expect(basePath({ ...pos, picked: { kode_toko: 'BDG1' } })).toBe('/');
});

test.each([
  ['/home', '/pos', '/pos/home'],
  ['/pos/home', '/pos', '/pos/home'],
  ['/', '/pos', '/pos'],
  ['/pos', '/pos', '/pos'],
  ['/pos/home', '/', '/home'],
  ['/pos', '/', '/'],
  ['/postingan', '/', '/postingan'],
  ['/POS/dashboardPusat', '/', '/dashboardPusat'],
])('%s under %s is %s', (pathname, base, address) => {
  expect(underBase(pathname, base)).toBe(address);
});

test('an address without the base is a screen of the registry', () => {
  expect(withoutBase('/pos/transaksi-penjualan')).toBe('/transaksi-penjualan');
  expect(withoutBase('/transaksi-penjualan')).toBe('/transaksi-penjualan');
});
