/** Sums of Data Barang are the filter’s, not a page’s; that of cost is told to whom may see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  for (let i = 0; i < 3; i += 1) await addPiece(shop.kasir);
});
afterAll(() => shop.close());

interface Piece {
  readonly berat: number;
  readonly harga_jual: number;
  readonly harga_beli: number;
}

it('comes to the same on every page', async () => {
  const all = (await shop.owner.get('barang?limit=500')).body;
  const pieces = all.data as readonly Piece[];
  const sum = (key: keyof Piece) => pieces.reduce((n, piece) => n + piece[key] * 1000, 0) / 1000;
  expect(pieces.length).toBeGreaterThan(2);
  const total = { berat: sum('berat'), harga_jual: sum('harga_jual') };
  expect(all.total).toMatchObject({ ...total, harga_beli: sum('harga_beli') });
  const page = (await shop.owner.get('barang?limit=1&skip=1')).body;
  expect([page.data.length, page.total]).toEqual([1, all.total]);
  const none = (await shop.owner.get('barang?nama_barang=TIDAK-ADA')).body;
  expect([none.count, none.total.berat, none.total.harga_jual]).toEqual([0, 0, 0]);
});

it('keeps the sum of the cost from whom may not see cost', async () => {
  const { total } = (await shop.kasir.get('barang')).body;
  expect(Object.keys(total).toSorted()).not.toContain('harga_beli');
  expect(total.harga_jual).toBeGreaterThan(0);
});
