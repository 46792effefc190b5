/** Which documents stand on which desk, with modules on and off. */
import { expect, test } from 'vitest';
import { desks, deskScreens, kindsOn } from './desk.ts';
import { documents } from './registry.ts';

function kinds(name: string, flags: readonly string[]): string[] {
  const desk = desks.find((one) => one.name === name);
  if (desk === undefined) throw new Error(name);
  return kindsOn(desk, documents, (flag) => flags.includes(flag)).map((def) => def.kind);
}

test('a kind stands on the desk of its right, a sale on two', () => {
  expect(kinds('validasi-penjualan', [])).toEqual(['penjualan']);
  expect(kinds('validasi-jual-beli', [])).toEqual(
    expect.arrayContaining(['penjualan', 'pembelian']),
  );
});

test.each([
  ['pesanan', 'VALIDASI_PESANAN_MODULE'],
  ['service', 'VALIDASI_SERVICE_MODULE'],
])('a kind whose desk is switched off stands on the general one, never on both: %s', (kind, on) => {
  expect(kinds('validasi-jual-beli', [])).toContain(kind);
  expect(kinds('validasi-jual-beli', [on])).not.toContain(kind);
  expect(kinds(`validasi-${kind}`, [on])).toEqual([kind]);
});

test('every kind with a second step stands on a desk, whatever is switched on', () => {
  const waiting = documents.filter((def) => def.validasi !== undefined).map((def) => def.kind);
  const modules = documents.flatMap((def) => (def.module === undefined ? [] : [def.module]));
  for (const flags of [modules, [...modules, ...desks.flatMap((d) => d.module ?? [])]]) {
    const found = desks
      .filter((desk) => desk.nonCash !== true)
      .filter((desk) => desk.module === undefined || flags.includes(desk.module))
      .flatMap((desk) => kinds(desk.name, flags));
    expect([...new Set(found)].sort()).toEqual([...waiting].sort());
  }
});

test('the desks have the addresses of the specification, and goods two beside them', () => {
  expect(deskScreens.map(({ route }) => route).sort()).toEqual([
    '/validasi-barang',
    '/validasi-cuci',
    '/validasi-jual-beli',
    '/validasi-non-cash',
    '/validasi-penjualan',
    '/validasi-pesanan',
    '/validasi-service',
    '/validasi-titipan',
  ]);
});

test('desks close with their module, or the kind does; the non-cash one changes', () => {
  const closable = deskScreens.filter((screen) => screen.module !== undefined);
  const names = ['validasi-pesanan', 'validasi-service', 'validasi-cuci'];
  expect(closable.map(({ name }) => name)).toEqual(names);
  expect(kinds('validasi-non-cash', [])).toEqual(expect.arrayContaining(['penjualan', 'pesanan']));
});
