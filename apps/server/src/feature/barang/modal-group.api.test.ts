/**
 * The cost of a piece that is entered without one (docs/decision/0047): its group's gram by the
 * weight of its nota. Figures are worked by hand.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order } from '../../../test/order-case.ts';
import { CINCIN } from '../../../test/shop-fixture.ts';

const STEP = 'PEMBULATAN_GRAM_MG';
const { harga_beli: _cost, ...NO_COST } = CINCIN;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set(STEP, '0');
  await shop.exec(sql`update grup set harga_modal = 868117 where kode_group = 'MT'`);
});

const enter = (change: object = {}): Promise<Answer> =>
  shop.spv.post('barang/simpan', { ...NO_COST, ...change });

/** What it cost by the piece and by the books. */
async function cost({ body }: Answer): Promise<unknown[]> {
  const { kode_barcode, no_tambah } = body.data as { kode_barcode: string; no_tambah: string };
  const { harga_beli } = await shop.one(
    sql<{ harga_beli: number }>`select harga_beli from barang where kode_barcode = ${kode_barcode}`,
  );
  return [harga_beli, (await shop.balance(no_tambah))['PERSEDIAAN']];
}

test('left out, it is the group’s for the weight; told it stays, nothing too', async () => {
  // 868.117 × 3,455 = 2.999.344,235
  expect(await cost(await enter())).toEqual([2_999_344, 2_999_344]);
  // 868.117 × 2 = 1.736.234
  expect(await cost(await enter({ berat: 2 }))).toEqual([1_736_234, 1_736_234]);
  expect(await cost(await enter({ harga_beli: 3_100_000 }))).toEqual([3_100_000, 3_100_000]);
  const free = await enter({ harga_beli: 0 });
  const [none] = await cost(free);
  expect(none).toBe(0);
  expect(await shop.violations()).toEqual([]);
});

test('goes by the nota’s weight in the shop’s steps', async () => {
  await shop.set(STEP, '50');
  // 3,450 g: 868.117 × 3,45 = 2.995.003,65
  expect(await cost(await enter())).toEqual([2_995_004, 2_995_004]);
});

test('a group without one asks for it, at its field', async () => {
  await shop.exec(sql`update grup set harga_modal = 0`);
  const refused = await enter();
  expect([refused.status, refused.body.code]).toEqual([400, 'HARGA_MODAL_KOSONG']);
  expect(refused.body.errors).toEqual({
    harga_beli: ['Harga Beli Tidak Boleh Kosong: Group MT Belum Ada Harga Modal'],
  });
});

test('whoever may not see cost is not told it by entering', async () => {
  const text = JSON.stringify((await enter()).body);
  expect(text).not.toContain('2999344');
  const { body } = await shop.spv.get('barang/get/lihattambah');
  expect(JSON.stringify(body)).not.toContain('2999344');
});

test('made for an order too, and in the shop’s steps of weight, scale and price apart', async () => {
  await shop.set(STEP, '50');
  const no = await order(shop.kasir);
  const made = await make(shop.kasir, no, { harga_beli: undefined });
  expect(made.status).toBe(200);
  const [line] = made.body.data.detail as { kode_barcode: string }[];
  const piece = await shop.one(sql`select berat, berat_asli, harga_beli from barang
    where kode_barcode = ${line?.kode_barcode ?? ''}`);
  // 5,12 g is 5,10 on the nota: 868.117 × 5,1 = 4.427.396,7
  expect(piece).toEqual({ berat: 5100, berat_asli: 5120, harga_beli: 4_427_397 });
  const now = (await shop.kasir.get(`pesanan/get/ambil/${no}`)).body.data.detail[0];
  // 1.320.000 × 5,1 + 250.000
  expect(now).toMatchObject({ berat: 5.1, harga_jual: 6_732_000, harga_total: 6_982_000 });
  await shop.set(STEP, '0');
  const whole = await order(shop.kasir);
  await make(shop.kasir, whole);
  const exact = (await shop.kasir.get(`pesanan/get/ambil/${whole}`)).body.data.detail[0];
  // 1.320.000 × 5,12 + 250.000 = 7.008.400, rounded up
  expect(exact).toMatchObject({ berat: 5.12, harga_jual: 6_758_400, harga_total: 7_008_500 });
});
