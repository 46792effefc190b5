/**
 * Old gold whose transfer or card may never arrive does not leave again as other gold unasked
 * (docs/decision/0036), also where no cash goes.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { hold, nextDay, TOTAL } from '../../../test/titip-case.ts';

const PRICE = 4_711_000;
const WORTH = 4_491_500;

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.set('HARI_TUKAR_NON_TUNAI', '2'));

const transfer = (jumlah_rp: number) => ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '111' });
const card = (jumlah_rp: number) => ({ jenis: 'DEBIT', jumlah_rp, no_rekening: '222' });

async function sold(...paid: readonly object[]): Promise<string> {
  const code = await addPiece(kasir);
  const answer = await kasir.post('penjualan/simpan', saleOf([code], paid));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return code;
}
/** Pays another piece with it, for which nothing goes out. */
async function swap(code: string): Promise<object> {
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  return saleOf([await addPiece(kasir)], [tukar, cash(PRICE - WORTH)]);
}
const send = async (code: string): Promise<Answer> =>
  kasir.post('penjualan/simpan', await swap(code));
const said = ({ status, body }: Answer): unknown[] => [status, body.kategori];
const ASKS = [422, 'TUKAR NON TUNAI'];

test('paid by transfer, by card, in part, or by a down payment: asks, naming how', async () => {
  const code = await sold(transfer(PRICE));
  const body = await swap(code);
  const refused = await kasir.post('penjualan/simpan', body);
  expect(said(refused)).toEqual(ASKS);
  expect(refused.body.uraian).toBe(
    `Tukar ${code} CINCIN POLOS Rp. 4,491,500,-, terjual 2026-11-20 dibayar TRANSFER`,
  );
  expect(said(await send(await sold(card(PRICE))))).toEqual(ASKS);
  expect(said(await send(await sold(cash(PRICE - 1000), card(1000))))).toEqual(ASKS);
  const held = await hold(shop, [transfer(1_000_000)]);
  const paid = [{ jenis: 'TITIPAN', no_titipan: held.no }, cash(TOTAL - 1_000_000)];
  await kasir.post('penjualan/simpan', saleOf(held.codes, paid, { no_titip_group: held.no }));
  expect(said(await send(held.codes[0] ?? ''))).toEqual(ASKS);
  expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
});

test('paid in cash nobody is asked, with the parameter at nothing neither', async () => {
  expect((await send(await sold(cash(PRICE)))).status).toBe(201);
  await shop.set('HARI_TUKAR_NON_TUNAI', '0');
  expect((await send(await sold(transfer(PRICE)))).status).toBe(201);
});

test('as many days as the shop says', async () => {
  const [one, two] = [await sold(transfer(PRICE)), await sold(transfer(PRICE))];
  await nextDay(shop);
  expect(said(await send(one))).toEqual(ASKS);
  await shop.set('HARI_TUKAR_NON_TUNAI', '1');
  expect((await send(one)).status).toBe(201);
  await shop.set('HARI_TUKAR_NON_TUNAI', '2');
  await nextDay(shop);
  expect((await send(two)).status).toBe(201);
});
