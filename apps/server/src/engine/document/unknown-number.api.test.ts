/**
 * Who is locked to the day learns from no answer which documents of other days exist
 * (docs/decision/0055): somebody's, nobody's and another shop's number answer alike.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

let shop: Shop;
let sold = '';

beforeAll(async () => {
  shop = await openShop();
  const sale = saleOf([await addPiece(shop.kasir)], [cash(4_711_000)]);
  sold = String((await shop.kasir.post('penjualan/simpan', sale)).body.data.no_faktur_group);
  await nextDay(shop);
});
afterAll(() => shop.close());

/** A number of the same day that nobody has, and one that another shop may have. */
const others = () => [sold.replace(/\d{4}$/, '0999'), sold.replace('JKT1', 'JKT2')];

test.each<[string, (by: TestClient, no: string) => Promise<Answer>]>([
  ['the document', (by, no) => by.get(`penjualan/faktur/${no}`)],
  ['the list by number', (by, no) => by.get(`penjualan/get/lihatjual?no_faktur=${no}`)],
  ['bynota', (by, no) => by.post('penjualan/get/bynota/single', { no_faktur_group: no })],
  ['a reprint', (by, no) => by.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' })],
])('%s: refused alike', async (_name, ask) => {
  const seen = await Promise.all(
    [sold, ...others()].map(async (no) => {
      const { status, raw } = await ask(shop.kasir, no);
      return [status, raw.toString('utf8').replaceAll(no, 'NO')];
    }),
  );
  expect(seen[0]?.[0]).toBe(403);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('a number of today that nobody has is not found, for all that exist may be read', async () => {
  const today = saleOf([await addPiece(shop.kasir)], [cash(4_711_000)]);
  const no = String((await shop.kasir.post('penjualan/simpan', today)).body.data.no_faktur_group);
  expect((await shop.kasir.get(`penjualan/faktur/${no}`)).status).toBe(200);
  const unknown = no.replace(/\d{4}$/, '0999');
  expect((await shop.kasir.get(`penjualan/faktur/${unknown}`)).status).toBe(404);
});

test('a strange number of a nota to buy back is not found, whoever else has one', async () => {
  for (const no of others())
    expect((await shop.kasir.get(`pembelian/get/nota/${no}`)).body.code).toBe('TIDAK_DITEMUKAN');
});
