/**
 * A card's fee that is not the account's own needs an approval wherever a payment is taken: by it
 * cash becomes a card's debt that the bank never owes, or the customer's fee the shop's.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order, orderOf } from '../../../test/order-case.ts';
import {
  boughtGold,
  done,
  DP,
  receive,
  serviceOf,
  SERVICE_MASTERS,
} from '../../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { hold, TOTAL } from '../../../test/titip-case.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ masters: SERVICE_MASTERS });
  ({ kasir } = shop);
});
afterAll(() => shop.close());

/** By card on 222, 1.50 % borne by the shop, unless told. */
function card(jumlah_rp: number, change: object = {}): object {
  return { jenis: 'KREDIT', jumlah_rp, no_rekening: '222', fee: 100, ...change };
}

/** The master's fee of 222, hundredths of a per cent. */
async function master(fee: number): Promise<void> {
  await shop.server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update rekening set fee = ${fee} where no_rekening = '222'`),
  );
}

const ASKS = { status: 422, code: 'OTORISASI_DIPERLUKAN', kategori: 'BIAYA KARTU' };

/** What the same body is answered with the typed fee, then with the account's own. */
async function typedAndOwn(
  path: string,
  bodyOf: (pay: object) => object | Promise<object>,
  amount: number,
): Promise<unknown[]> {
  const typed = await kasir.post(path, await bodyOf(card(amount)));
  const own = await kasir.post(path, await bodyOf(card(amount, { fee: 1.5 })));
  const { code, kategori } = typed.body;
  return [{ status: typed.status, code, kategori }, [200, 201].includes(own.status)];
}

test('a fee above the account’s own, which the shop bears, names account, amount and both', async () => {
  const code = await addPiece(kasir);
  const body = saleOf([code], [card(TOTAL)]);
  const refused = await kasir.post('penjualan/simpan', body);
  expect({ ...refused.body, status: refused.status }).toMatchObject({
    ...ASKS,
    uraian:
      'Biaya kartu KREDIT Rp. 4,711,000,- rekening 222 100.00% (master 1.50%, ditanggung TOKO)',
    sebelum: ['1.50%'],
    sesudah: ['100.00%'],
  });
  const { n } = await shop.one(
    sql<{ n: number }>`select count(*) as n from dokumen_bayar where no_rekening = '222'`,
  );
  expect(n).toBe(0);
  const saved = await approved(kasir, 'penjualan/simpan', body);
  expect(saved.status).toBe(201);
  const kept = await shop.one(
    sql<{ fee: number; fee_rp: number }>`select fee, fee_rp from dokumen_bayar
      where no_dokumen = ${saved.body.data.no_faktur_group}`,
  );
  expect(kept).toEqual({ fee: 10_000, fee_rp: TOTAL });
});

test('a fee below the account’s own, which the customer bears, asks; each card of a mix is named', async () => {
  const code = await addPiece(kasir);
  const free = card(TOTAL - 2_000_000, { jenis: 'DEBIT', no_rekening: '111', fee: 0 });
  const pay = [free, card(1_000_000, { fee: 1.51 }), cash(1_000_000)];
  const refused = await kasir.post('penjualan/simpan', saleOf([code], pay));
  expect(refused.body).toMatchObject({
    kategori: 'BIAYA KARTU',
    uraian:
      'Biaya kartu DEBIT Rp. 2,711,000,- rekening 111 0.00% (master 1.00%, ditanggung CUSTOMER); ' +
      'Biaya kartu KREDIT Rp. 1,000,000,- rekening 222 1.51% (master 1.50%, ditanggung TOKO)',
  });
});

test('the account’s own fee asks nothing, typed or left out, nor does a transfer, which bears none', async () => {
  const own = card(1_000_000, { fee: 1.5 });
  const left = card(1_000_000, { fee: undefined });
  const transfer = card(1_000_000, { jenis: 'TRANSFER', fee: 1.5 });
  const pay = [own, left, transfer, cash(TOTAL - 3_000_000)];
  const sold = await kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], pay));
  expect([sold.status, sold.body.code]).toEqual([201, undefined]);
  const paid = await shop.server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select jenis, fee from dokumen_bayar
      where no_dokumen = ${sold.body.data.no_faktur_group} order by urut`),
  );
  expect(paid).toEqual([
    { jenis: 'KREDIT', fee: 150 },
    { jenis: 'KREDIT', fee: 150 },
    { jenis: 'TRANSFER', fee: 0 },
    { jenis: 'CASH', fee: 0 },
  ]);
});

test('what was allowed at one master’s fee is not allowed at another', async () => {
  const body = saleOf([await addPiece(kasir)], [card(TOTAL, { fee: 2 })]);
  const { subjek } = (await kasir.post('penjualan/simpan', body)).body;
  await master(250);
  const again = await kasir.post('penjualan/simpan', body);
  expect(again.body.uraian).toContain('2.00% (master 2.50%,');
  expect(again.body.subjek).not.toBe(subjek);
  await master(150);
});

test('a titipan’s down payment and what is added to it', async () => {
  const code = await addPiece(kasir);
  const held = (pay: object): object => saleOf([code], [pay], { bayar_dp: true });
  expect(await typedAndOwn('penjualan/simpan', held, 1_000_000)).toEqual([ASKS, true]);
  const { no } = await hold(shop);
  const more = (pay: object): object => ({ no_faktur_group: no, pembayaran: [pay] });
  expect(await typedAndOwn('titip/tambah-dp', more, 500_000)).toEqual([ASKS, true]);
});

test('an order’s down payment and what is added to it', async () => {
  const ordered = (pay: object): object => orderOf({ pembayaran: [pay] });
  expect(await typedAndOwn('pesanan/simpan', ordered, 2_000_000)).toEqual([ASKS, true]);
  const no = await order(kasir);
  const more = (pay: object): object => ({ no_faktur_group: no, pembayaran: [pay] });
  expect(await typedAndOwn('pesanan/tambah-dp', more, 500_000)).toEqual([ASKS, true]);
});

test('a service as it comes in and as it is fetched', async () => {
  const comes = (pay: object): object => serviceOf({ pembayaran: [pay] });
  expect(await typedAndOwn('service/simpan', comes, 60_000)).toEqual([ASKS, true]);
  const no_lot = await boughtGold(kasir);
  const no = await receive(kasir, { pembayaran: DP });
  await kasir.post('service/siap', done(no, no_lot));
  const fetched = (pay: object): object => ({ no_faktur_group: no, pembayaran: [pay] });
  expect(await typedAndOwn('service/ambil', fetched, 690_000)).toEqual([ASKS, true]);
});
