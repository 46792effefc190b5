/**
 * Parameter jenis-group in force (docs/decision/0047): a type that has rows is of their groups
 * alone, wherever the shop gives goods a type and a group, old gold without a barcode too.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order, orderOf, RING } from '../../../test/order-case.ts';
import { approved, CINCIN } from '../../../test/shop-fixture.ts';
import type { Answer } from '../../../test/harness.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.exec(sql`delete from jenis_group`));

let n = 0;
const pair = (kode_jenis: string, kode_group: string, change: object = {}): Promise<void> =>
  shop.insert('jenis_group', [{ _id: `JG${(n += 1)}`, kode_jenis, kode_group, ...change }]);

const GOLD = { kode_group: 'MD', kadar: 42, kadar_cetak: '420' };
const add = (change: object = {}, by = shop.spv): Promise<Answer> =>
  by.post('barang/simpan', { ...CINCIN, ...change });
const said = ({ status, body }: Answer): unknown[] => [status, body.code];
const REFUSED = [400, 'JENIS_BUKAN_GROUP'];

test('a type without a row is of any group, one with rows of theirs', async () => {
  expect((await add()).status).toBe(201);
  await pair('CINCIN', 'MD');
  const refused = await add();
  expect(said(refused)).toEqual(REFUSED);
  expect(refused.body.errors).toEqual({
    kode_jenis: ['Jenis CINCIN Tidak Untuk Group MT, Pilih Group MD'],
  });
  expect((await add(GOLD)).status).toBe(201);
  await pair('CINCIN', 'MT');
  expect((await add()).status).toBe(201);
});

test('kode_jenis: the row binds its own type', async () => {
  await pair('GELANG', 'MD');
  expect((await add()).status).toBe(201);
  expect(said(await add({ kode_jenis: 'GELANG' }))).toEqual(REFUSED);
});

test('aktif: a row out of use binds nobody', async () => {
  await pair('CINCIN', 'MD', { aktif: false });
  expect((await add()).status).toBe(201);
});

test('holds for whoever enters it, head office in the branch too', async () => {
  await pair('CINCIN', 'MD');
  for (const by of [shop.owner, shop.as('MU1'), shop.as('PUSAT', 'JKT1')]) {
    expect(said(await add({}, by))).toEqual(REFUSED);
  }
});

test('an unknown code is told as such', async () => {
  await pair('CINCIN', 'MD');
  const unknown = await add({ kode_group: 'XX' });
  expect(unknown.body.errors).toEqual({ kode_group: [expect.stringContaining('XX')] });
});

test('an order is asked when it is taken, and what is made for it again', async () => {
  const no = await order(shop.kasir);
  await pair('CINCIN', 'MD');
  await pair('GELANG', 'MT');
  const refused = await shop.kasir.post('pesanan/simpan', orderOf());
  expect(said(refused)).toEqual(REFUSED);
  expect(Object.keys(refused.body.errors)).toEqual(['detail_barang.0.kode_jenis']);
  const other = orderOf({ detail_barang: [{ ...RING, kode_jenis: 'GELANG' }] });
  expect((await shop.kasir.post('pesanan/simpan', other)).status).toBe(201);
  const made = await make(shop.kasir, no);
  expect(said(made)).toEqual(REFUSED);
  expect(Object.keys(made.body.errors)).toEqual(['barang_baru.0.kode_jenis']);
  expect((await make(shop.kasir, no, { kode_jenis: 'GELANG' })).status).toBe(200);
});

test('gold without a barcode is given a type of its group', async () => {
  await pair('CINCIN', 'MD');
  const { nama_barang, kode_group, kode_jenis, kadar, berat } = CINCIN;
  const goods = { nama_barang, kode_group, kode_jenis, kadar, berat, kondisi: 'BAIK' };
  const bodyOf = (change: object): object => ({
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ ...goods, harga_beli: 1_000_000, ...change }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_000_000 }],
  });
  const buy = (change: object): Promise<Answer> =>
    approved(shop.kasir, 'pembelian/simpan', bodyOf(change));
  for (const toko_lain of [false, true]) {
    const refused = await shop.kasir.post('pembelian/simpan', bodyOf({ toko_lain }));
    expect(said(refused)).toEqual(REFUSED);
    expect(Object.keys(refused.body.errors)).toEqual(['detail_barang.0.kode_jenis']);
  }
  expect((await buy({ kode_jenis: 'GELANG' })).status).toBe(201);
  await pair('CINCIN', kode_group);
  expect((await buy({})).status).toBe(201);
});
