/**
 * Cash out of money that did not come in cash (docs/decision/0036): a transfer that never arrives
 * would become cash by an order, a titipan, a service or a sale. One rule of the engine, added up
 * by user and day.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order } from '../../../test/order-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { receive } from '../../../test/service-case.ts';
import { cancelBody, hold } from '../../../test/titip-case.ts';

/** 0.1 g × 1.320.000 + 250.000. */
const TINY = 382_000;
const DP = 6_850_000;
const PRICE = 4_711_000;
const KIND = 'TUNAI NON TUNAI';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ settings: { TRANSFER_LEBIH_BAYAR: 'true' } });
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 90_000_000 };
  await shop.spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  for (const no_rekening of ['111', '222']) {
    await shop.owner.post('cash/simpan', {
      ...till,
      jenis_kas: 'BANK',
      no_rekening,
      keterangan: 'modal',
    });
  }
});
afterAll(() => shop.close());
beforeEach(() => shop.set('BATAS_TUNAI_NON_TUNAI_HARI_RP', '0'));

const transfer = (jumlah_rp: number) => ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '111' });
const card = (jumlah_rp: number) => ({ jenis: 'DEBIT', jumlah_rp, no_rekening: '222' });

/** An order paid down so, of which a piece of a tenth of a gram was made; taking it. */
async function takeTiny(...pembayaran: readonly object[]): Promise<object> {
  const no = await order(kasir, { pembayaran });
  const made = await make(kasir, no, { berat: 0.1, berat_asli: 0.1 });
  const code = made.body.data.detail[0].kode_barcode as string;
  return saleOf([code], [{ jenis: 'PESANAN', no_pesanan: no }], { no_pesanan: no });
}
const sell = (body: object): Promise<Answer> => kasir.post('penjualan/simpan', body);
const asked = ({ status, body }: Answer): unknown[] => [status, body.kategori];
async function counted(): Promise<number> {
  const { n } = await shop.one(
    sql<{ n: number }>`select coalesce(sum(tunai_non_tunai), 0) as n from posting`,
  );
  return n;
}

test('a down payment by transfer does not come back in cash through a tiny piece', async () => {
  const body = await takeTiny(transfer(DP));
  const refused = await sell(body);
  expect(asked(refused)).toEqual([422, KIND]);
  expect(refused.body.uraian).toBe(
    `Tunai dari uang bukan tunai Rp. ${(DP - TINY).toLocaleString('en')},- oleh KASIR; hari ini ` +
      'sudah Rp. 0,- tanpa otorisasi, batas Rp. 0,-',
  );
  expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
  expect(await counted()).toBe(0);
});

test('what came in cash goes back in cash; of two ways what is beyond the cash asks', async () => {
  expect((await sell(await takeTiny(cash(DP)))).status).toBe(201);
  const mixed = await sell(await takeTiny(cash(DP - 1_000_000), transfer(1_000_000)));
  expect(mixed.body.uraian).toContain(`Rp. ${(1_000_000 - TINY).toLocaleString('en')},- oleh`);
  expect((await sell(await takeTiny(cash(DP - TINY), card(TINY)))).status).toBe(201);
});

test('added to it later, by card, or hidden behind cash that is paid beside', async () => {
  const no = await order(kasir, { pembayaran: [cash(1_000_000)] });
  const more = { no_faktur_group: no, pembayaran: [card(DP - 1_000_000)] };
  expect((await kasir.post('pesanan/tambah-dp', more)).status).toBe(200);
  const made = await make(kasir, no, { berat: 0.1, berat_asli: 0.1 });
  const code = made.body.data.detail[0].kode_barcode as string;
  const pembayaran = [{ jenis: 'PESANAN', no_pesanan: no }, cash(5_000_000)];
  const refused = await sell(saleOf([code], pembayaran, { no_pesanan: no }));
  expect(asked(refused)).toEqual([422, KIND]);
  expect(refused.body.uraian).toContain(`Rp. ${(DP - 1_000_000 - TINY).toLocaleString('en')},-`);
});

test('a transfer above the price of a sale', async () => {
  const code = await addPiece(kasir);
  expect(asked(await sell(saleOf([code], [transfer(PRICE + 50_000)])))).toEqual([422, KIND]);
  expect((await sell(saleOf([code], [cash(PRICE + 50_000)]))).status).toBe(201);
});

test('cancelling a titipan or an order that was paid by transfer, in cash', async () => {
  const { no } = await hold(shop, [transfer(1_000_000)]);
  const back = await kasir.post('titip/batal', cancelBody(no));
  expect(asked(back)).toEqual([422, `BATAL TITIP, ${KIND}`]);
  const bank = { kembali: { jenis: 'TRANSFER', no_rekening: '111' } };
  expect((await kasir.post('titip/batal', cancelBody(no, bank))).body.kategori).toBe('BATAL TITIP');
  const own = await hold(shop);
  expect((await kasir.post('titip/batal', cancelBody(own.no))).body.kategori).toBe('BATAL TITIP');
  const ordered = await order(kasir, { pembayaran: [transfer(1_000_000)] });
  const cancel = await kasir.post('pesanan/batal', cancelBody(ordered));
  expect(cancel.body.kategori).toBe(`BATAL PESANAN, ${KIND}`);
});

test('a service whose work came to less than was paid by transfer', async () => {
  const no = await receive(kasir, { pembayaran: [transfer(190_000)] });
  const lines = [
    { baris: 1, berat: 5.25 },
    { baris: 2, berat: 3 },
  ];
  const ready = await kasir.post('service/siap', { no_faktur_group: no, detail_barang: lines });
  expect(ready.body.data.total).toBe(90_000);
  const take = { no_faktur_group: no, pembayaran: [], kembali: { jenis: 'CASH' } };
  expect(asked(await kasir.post('service/ambil', take))).toEqual([422, KIND]);
  const bank = { ...take, kembali: { jenis: 'TRANSFER', no_rekening: '111' } };
  expect((await kasir.post('service/ambil', bank)).status).toBe(200);
});

test('small change is free until the day’s sum is reached, over all kinds', async () => {
  await shop.set('BATAS_TUNAI_NON_TUNAI_HARI_RP', '100000');
  const over = async (rp: number): Promise<Answer> =>
    sell(saleOf([await addPiece(kasir)], [transfer(PRICE + rp)]));
  expect((await over(60_000)).status).toBe(201);
  expect(asked(await over(60_000))).toEqual([422, KIND]);
  expect((await over(40_000)).status).toBe(201);
  expect(await counted()).toBe(100_000);
  const { no } = await hold(shop, [transfer(1_000_000)]);
  const back = await kasir.post('titip/batal', cancelBody(no));
  expect(back.body.kategori).toBe(`BATAL TITIP, ${KIND}`);
});
