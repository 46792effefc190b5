/** A piece far from the weight that was ordered asks (docs/decision/0036), made or of the stock. */
import { PARAMETERS } from '@kencana/contract/setting-table';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order } from '../../../test/order-case.ts';
import { addPiece, approved, CINCIN } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('BATAS_SELISIH_PESANAN_PERSEN', PARAMETERS.BATAS_SELISIH_PESANAN_PERSEN.initial);
  await shop.set('VALIDASI_TAMBAH_BARANG', 'false');
});

const weighs = (berat: number) => ({ berat, berat_asli: berat });

test.each([
  [0.1, 422],
  [4.49, 422],
  [4.5, 200],
  [5.5, 200],
  [5.51, 422],
])('5 g were ordered and %s g made: %s', async (berat, status) => {
  const no = await order(kasir);
  const answer = await make(kasir, no, weighs(berat));
  expect([answer.status, answer.body.kategori]).toEqual([
    status,
    status === 422 ? 'BERAT PESANAN' : undefined,
  ]);
});

test('the approver reads both weights; one approval is for these pieces', async () => {
  const no = await order(kasir);
  const refused = await make(kasir, no, weighs(0.1));
  expect(refused.body.uraian).toBe(`Pesanan ${no} CINCIN PESANAN jadi 0.100 gr (dipesan 5.000 gr)`);
  const piece = { ...CINCIN, ...weighs(0.1), baris: 1 };
  const body = { no_faktur_group: no, barang_baru: [piece] };
  expect((await approved(kasir, 'pesanan/barang-jadi', body)).status).toBe(200);
  await shop.set('BATAS_SELISIH_PESANAN_PERSEN', '100');
  expect((await make(kasir, await order(kasir), weighs(0.1))).status).toBe(200);
});

test('one of the stock too, and where the entry waits for a second person', async () => {
  const tiny = await addPiece(kasir, { ...weighs(0.1), harga_jual: 100_000, ongkos: 1_000 });
  const dari_stok = [{ baris: 1, kode_barcode: tiny }];
  const body = { no_faktur_group: await order(kasir), dari_stok };
  const stock = await kasir.post('pesanan/barang-jadi', body);
  expect([stock.status, stock.body.kategori]).toEqual([422, 'BERAT PESANAN']);
  await shop.set('VALIDASI_TAMBAH_BARANG', 'true');
  const waiting = await make(kasir, await order(kasir), weighs(0.1));
  expect([waiting.status, waiting.body.kategori]).toEqual([422, 'BERAT PESANAN']);
});
