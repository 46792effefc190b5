/**
 * What is sold for money that the till does not show: paid by a marketplace, by transfer or card
 * (docs/decision/0035). Added up by person and by shop, under race, whatever way is tried round it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SystemKey } from '@kencana/contract/module-flag';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { salePhoto } from '../../../test/parcel-photo.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { hold, nextDay } from '../../../test/titip-case.ts';

/** What the ring costs. */
const PRICE = 4_711_000;
let shop: Shop;
let kasir: TestClient;
let spv: TestClient;
let orders = 0;

beforeAll(async () => {
  const biaya = { biaya: 0, aktif: true };
  shop = await openShop({
    modules: ['MARKETPLACE_INTEGRATION_MODULE'],
    masters: {
      marketplace: [
        { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', ...biaya },
        { kode_marketplace: 'SHOPEE', nama_marketplace: 'SHOPEE', ...biaya },
      ],
    },
  });
  ({ kasir, spv } = shop);
});
afterAll(() => shop.close());

/** A sale of a new ring, paid by a marketplace but for `tunai`. */
async function online(client: TestClient, kode = 'TOPED', tunai = 0): Promise<object> {
  const payment = {
    jenis: 'MARKETPLACE',
    kode_marketplace: kode,
    foto: await salePhoto(client),
    no_po: `INV/${(orders += 1)}`,
    logistik: 'JNE YES',
    no_resi: '',
    jumlah_rp: PRICE - tunai,
  };
  const paid = tunai === 0 ? [payment] : [payment, cash(tunai)];
  return saleOf([await addPiece(spv)], paid);
}
async function transferred(jenis = 'TRANSFER', no_rekening = '111'): Promise<object> {
  return saleOf([await addPiece(spv)], [{ jenis, jumlah_rp: PRICE, no_rekening }]);
}
const sell = (client: TestClient, body: object): Promise<Answer> =>
  client.post('penjualan/simpan', body);
function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
const asked = (kategori: string) => [422, 'OTORISASI_DIPERLUKAN', kategori];

/** What counts of the day: of one person, of the shop where none is told. */
async function counted(kolom: string, user?: string): Promise<number> {
  const { n } = await shop.one(
    sql<{ n: number }>`select coalesce(sum(${sql.ref(kolom)}), 0) as n from posting
      where (${user ?? null}::text is null or user_id = ${user ?? null})
        and tgl_system = (select tgl_system from toko where kode_toko = 'JKT1')`,
  );
  return n;
}

/** Sets a limit so that so much is left of it today. */
async function leave(key: SystemKey, kolom: string, rp: number, user?: string): Promise<void> {
  await shop.set(key, String((await counted(kolom, user)) + rp));
}
const FREE = '1000000000000';

describe('paid by a marketplace', () => {
  const USER = 'BATAS_MARKETPLACE_HARI_RP';
  const SHOP = 'BATAS_MARKETPLACE_TOKO_HARI_RP';
  const COLUMN = 'jual_marketplace';
  const DAY = asked('MARKETPLACE HARI');

  test('six sales do not walk out: the one beyond the limit asks, with the sum so far', async () => {
    await leave(USER, COLUMN, 2 * PRICE + 100_000, 'KASIR');
    expect((await sell(kasir, await online(kasir))).status).toBe(201);
    expect((await sell(kasir, await online(kasir, 'SHOPEE'))).status).toBe(201);
    const third = await online(kasir);
    const over = await sell(kasir, third);
    expect(asks(over)).toEqual(DAY);
    expect(over.body.uraian).toBe(
      'Dibayar marketplace Rp. 4,711,000,- oleh KASIR; hari ini sudah Rp. 9,422,000,- tanpa ' +
        'otorisasi, batas Rp. 9,522,000,-',
    );
    // Only what the marketplace pays counts.
    const part = await online(kasir, 'TOPED', PRICE - 100_000);
    expect((await sell(kasir, part)).status).toBe(201);
    expect(asks(await sell(kasir, await online(kasir, 'TOPED', PRICE - 1)))).toEqual(DAY);
    // What was approved counts for nobody; another person has a day of his own.
    expect((await approved(kasir, 'penjualan/simpan', third)).status).toBe(201);
    expect(await counted(COLUMN, 'KASIR')).toBe(2 * PRICE + 100_000);
    expect((await sell(spv, await online(spv))).status).toBe(201);
  });

  test('nothing asks always, much never', async () => {
    await shop.set(USER, '0');
    expect(asks(await sell(spv, await online(spv, 'TOPED', PRICE - 1)))).toEqual(DAY);
    await shop.set(USER, FREE);
    expect((await sell(spv, await online(spv))).status).toBe(201);
  });

  test('cancelling frees nothing', async () => {
    await leave(USER, COLUMN, PRICE, 'KASIR');
    const sold = await sell(kasir, await online(kasir));
    const back = { no_faktur_group: sold.body.data.no_faktur_group, alasan: 'salah' };
    expect((await approved(kasir, 'penjualan/batal', back)).status).toBe(200);
    expect(asks(await sell(kasir, await online(kasir)))).toEqual(DAY);
  });

  test('one that waits for the cashier counts when it is saved, for who saved it', async () => {
    await shop.set('VALIDASI_PENJUALAN', 'true');
    await leave(USER, COLUMN, PRICE, 'KASIR');
    const sold = await sell(kasir, await online(kasir));
    expect(sold.status).toBe(201);
    const no = { no_faktur_group: sold.body.data.no_faktur_group };
    const before = await counted(COLUMN, 'SPV');
    expect((await spv.post('penjualan/validasi', no)).status).toBe(200);
    expect(await counted(COLUMN, 'SPV')).toBe(before);
    expect(asks(await sell(kasir, await online(kasir)))).toEqual(DAY);
    await shop.set('VALIDASI_PENJUALAN', 'false');
  });

  test('head office inside the branch has the same limit', async () => {
    await leave(USER, COLUMN, PRICE, 'PUSAT');
    const pusat = shop.as('PUSAT', 'JKT1');
    expect((await sell(pusat, await online(pusat))).status).toBe(201);
    expect(asks(await sell(pusat, await online(pusat)))).toEqual(DAY);
    await shop.set(USER, FREE);
  });

  test('many logins: the shop has a limit of its own, which names its sum', async () => {
    await leave(SHOP, COLUMN, PRICE);
    const soFar = await counted(COLUMN);
    expect((await sell(kasir, await online(kasir))).status).toBe(201);
    const body = await online(spv);
    const over = await sell(spv, body);
    expect(asks(over)).toEqual(DAY);
    expect(over.body.uraian).toMatch(
      /hari ini toko sudah Rp\. [\d,]+,- tanpa otorisasi, batas toko/,
    );
    expect((await approved(spv, 'penjualan/simpan', body, 'OWNER')).status).toBe(201);
    expect(await counted(COLUMN)).toBe(soFar + PRICE);
  });

  test('two people at once: each below his limit, together beyond the shop’s', async () => {
    await leave(SHOP, COLUMN, PRICE);
    const bodies = [await online(kasir, 'TOPED'), await online(spv, 'SHOPEE')] as const;
    const answers = await inLine(shop.server.database.superUrl, lockOf('nomor.kode', 'FJ'), [
      () => sell(kasir, bodies[0]),
      () => sell(spv, bodies[1]),
    ]);
    expect(answers.map(asks)).toEqual([[201, undefined, undefined], DAY]);
    await shop.set(SHOP, FREE);
  });
});

describe('by transfer and card', () => {
  const USER = 'BATAS_NON_CASH_HARI_RP';
  const SHOP = 'BATAS_NON_CASH_TOKO_HARI_RP';
  const COLUMN = 'terima_non_cash';
  const DAY = asked('NON CASH HARI');

  test('all means and documents together: the one beyond the limit asks', async () => {
    await leave(USER, COLUMN, 2 * PRICE + 1_000_000, 'KASIR');
    expect((await sell(kasir, await transferred())).status).toBe(201);
    expect((await sell(kasir, await transferred('DEBIT', '222'))).status).toBe(201);
    const transfer = { jenis: 'TRANSFER', jumlah_rp: 1_000_000, no_rekening: '111' };
    // A down payment is money that is said to have come, too.
    const { no } = await hold(shop, [transfer]);
    expect(no).not.toBe('');
    const body = await transferred('KREDIT', '222');
    const over = await sell(kasir, body);
    expect(asks(over)).toEqual(DAY);
    expect(over.body.uraian).toMatch(/^Diterima transfer dan kartu Rp\. 4,711,000,- oleh KASIR;/);
    expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
    expect(await counted(COLUMN, 'KASIR')).toBe(2 * PRICE + 1_000_000);
    const plain = saleOf([await addPiece(spv)], [cash(PRICE)]);
    expect((await sell(kasir, plain)).status).toBe(201);
  });

  test('nothing asks always, much never', async () => {
    await shop.set(USER, '0');
    expect(asks(await sell(spv, await transferred()))).toEqual(DAY);
    await shop.set(USER, FREE);
    expect((await sell(spv, await transferred())).status).toBe(201);
  });

  test('money that goes out by transfer does not count', async () => {
    await shop.set(USER, '0');
    await shop.set(SHOP, '0');
    const before = await counted(COLUMN);
    const { no } = await hold(shop);
    const back = { no_faktur_group: no, alasan: 'batal' };
    const kembali = { jenis: 'TRANSFER', no_rekening: '111' };
    const gone = await approved(spv, 'titip/batal', { ...back, kembali }, 'OWNER');
    expect([gone.status, await counted(COLUMN)]).toEqual([200, before]);
    await shop.set(USER, FREE);
    await shop.set(SHOP, FREE);
  });

  test('two devices at once: each below the limit, together beyond it', async () => {
    await leave(USER, COLUMN, PRICE, 'KASIR');
    const bodies = [await transferred(), await transferred()];
    const lock = lockOf('saldo_kas.akun', '111');
    const answers = await inLine(
      shop.server.database.superUrl,
      lock,
      bodies.map((body) => () => sell(kasir, body)),
    );
    expect(answers.map(asks)).toEqual([[201, undefined, undefined], DAY]);
    await shop.set(USER, FREE);
  });

  test('the shop has a limit of its own; the day is the business date', async () => {
    await leave(SHOP, COLUMN, 0);
    expect(asks(await sell(spv, await transferred()))).toEqual(DAY);
    expect(asks(await sell(shop.owner, await transferred()))).toEqual(DAY);
    await nextDay(shop);
    expect(await counted(COLUMN)).toBe(0);
    await shop.set(SHOP, String(PRICE));
    expect((await sell(spv, await transferred())).status).toBe(201);
    expect(asks(await sell(shop.owner, await transferred()))).toEqual(DAY);
    expect(await shop.violations()).toEqual([]);
  });
});
