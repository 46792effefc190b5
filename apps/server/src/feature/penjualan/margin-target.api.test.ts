/**
 * The margin that a group should make (Master Group, Target Margin) beside the one it made, in
 * figures worked by hand: turnover 4.561.000, cost 4.000.000, margin 561.000.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({});
  const code = await addPiece(shop.owner, {
    harga_jual: 4_561_000,
    harga_beli: 4_000_000,
    ongkos: 0,
  });
  await shop.owner.post('penjualan/simpan', saleOf([code], [cash(4_561_000)]));
});
afterAll(() => shop.close());

/** The row of the group MT, by column. */
async function row(variant: string): Promise<Record<string, unknown>> {
  const { body } = await shop.owner.get(`laporan/margin-penjualan?variant=${variant}`);
  const { columns, lines } = body.data as Sheet;
  const cells = lines.find(({ jenis }) => jenis === 'baris')?.cells ?? [];
  return Object.fromEntries(columns.map(({ key }, n) => [key, cells[n]]));
}

it.each([
  ['no target', 0, null, null],
  ['12 % of 4.561.000 = 547.320 is reached', 12, 12, 0],
  ['12,29 % = 560.546,9 is reached', 12.29, 12.29, 0],
  ['12,3 % = 561.003 misses by 3', 12.3, 12.3, 3],
  ['12,31 % = 561.459,1 misses by 460 in whole rupiah', 12.31, 12.31, 460],
  ['15 % = 684.150', 15, 15, 123_150],
  ['100 %', 100, 100, 4_000_000],
])('%s', async (_by, persentase, target, kurang) => {
  expect((await shop.owner.put('group/MT', { persentase })).status).toBe(200);
  const made = { jual: 4_561_000, margin: 561_000, persen: 12.3, target };
  expect(await row('REKAP')).toMatchObject({ kode_group: 'MT', ...made, kurang });
  expect(await row('DETAIL')).toMatchObject(made);
});
