/** A piece of the stock is held for an order that paid something down (docs/decision/0036). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { ESTIMATE, make, order, orderOf, RING } from '../../../test/order-case.ts';
import { addPiece, approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.set('DP_PESANAN_STOK_PERSEN', '10'));

const cash = (jumlah_rp: number) => (jumlah_rp === 0 ? [] : [{ jenis: 'CASH', jumlah_rp }]);

async function held(no_faktur_group: string, baris = 1) {
  return { no_faktur_group, dari_stok: [{ baris, kode_barcode: await addPiece(kasir) }] };
}
const hold = async (no: string, baris = 1): Promise<Answer> =>
  kasir.post('pesanan/barang-jadi', await held(no, baris));
const asked = ({ status, body }: Answer): unknown[] => [status, body.kategori];
const ASKS = [422, 'PESANAN TANPA DP'];

test.each([
  [0, 422],
  [ESTIMATE / 10 - 1, 422],
  [ESTIMATE / 10, 200],
])('%s paid down: %s', async (dp, status) => {
  const answer = await hold(await order(kasir, { pembayaran: cash(dp) }));
  expect(asked(answer)).toEqual(status === 422 ? ASKS : [200, undefined]);
});

test('the approver reads the piece, what was paid and the price', async () => {
  const no = await order(kasir, { pembayaran: [] });
  const body = await held(no);
  const refused = await kasir.post('pesanan/barang-jadi', body);
  const code = body.dari_stok[0]?.kode_barcode;
  expect(refused.body.uraian).toBe(
    `Pesanan ${no} menahan ${code} CINCIN POLOS dari stok, ` +
      'dibayar Rp. 0,- dari Rp. 6,850,000,-, batas 10.00%',
  );
  expect((await approved(kasir, 'pesanan/barang-jadi', body)).status).toBe(200);
});

test('one down payment does not hold the pieces of many lines, one after the other', async () => {
  const lines = { detail_barang: [RING, RING], pembayaran: cash(ESTIMATE / 10) };
  const no = await order(kasir, lines);
  expect(asked(await hold(no, 2))).toEqual(ASKS);
  const paid = await order(kasir, { ...lines, pembayaran: cash(ESTIMATE / 5) });
  expect((await hold(paid, 1)).status).toBe(200);
  expect((await hold(paid, 2)).status).toBe(200);
});

test('an order at next to nothing is measured by what the piece costs today', async () => {
  const cheap = { ...RING, harga_gram: 1000, ongkos: 0 };
  const wanted = orderOf({ detail_barang: [cheap], pembayaran: cash(5000) });
  const saved = await approved(kasir, 'pesanan/simpan', wanted);
  const { body } = await hold(String(saved.body.data.no_faktur_group));
  expect(body.kategori).toContain('PESANAN TANPA DP');
});

test('what was made for the order is not asked, and at 0 nobody is', async () => {
  const free = () => order(kasir, { pembayaran: [] });
  expect((await make(kasir, await free())).status).toBe(200);
  await shop.set('DP_PESANAN_STOK_PERSEN', '0');
  expect((await hold(await free())).status).toBe(200);
});
