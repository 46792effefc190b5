/**
 * A purity stays while a piece, a document or a price has its value, and the refusal says which; it
 * goes when nothing has it, or when another row stands for the same value.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;

beforeAll(async () => {
  shop = await openShop();
  owner = shop.owner;
});
afterAll(() => shop.close());

async function addKadar(kode_kadar: string, kadar: number): Promise<void> {
  const added = await owner.post('kadar', { kode_kadar, kadar });
  expect([added.status, added.body.errors]).toEqual([201, undefined]);
}

async function remove(kode: string): Promise<[number, string]> {
  const { status, body } = await owner.del(`kadar/${kode}`);
  return [status, body.message];
}

test('a piece keeps its purity', async () => {
  const barcode = await addPiece(owner, { kadar: 71.5 });
  await addKadar('K71', 71.5);
  expect(await remove('K71')).toEqual([409, `Data Masih Digunakan Barang ${barcode}`]);
});

test('a price keeps its purity, and nothing keeps it afterwards', async () => {
  await addKadar('K40', 40);
  const harga = { kode_group: 'MD', kadar: 40, harga_jual: 700_000, harga_beli: 600_000 };
  const price = await owner.post('parameter-harga-emas', harga);
  expect(price.status).toBe(201);
  expect(await remove('K40')).toEqual([409, 'Data Masih Digunakan Harga Emas MD']);
  await owner.del(`parameter-harga-emas/${price.body.data._id}`);
  expect((await remove('K40'))[0]).toBe(200);
});

test('of two rows for one purity the first may go', async () => {
  await addKadar('MUDA', 42);
  await addKadar('K42', 42);
  expect((await remove('K42'))[0]).toBe(200);
  expect(await remove('MUDA')).toEqual([409, 'Data Masih Digunakan Group MD']);
});
