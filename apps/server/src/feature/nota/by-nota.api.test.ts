/**
 * Documents by number for printing and sending, templates of one kind of document, and who may
 * print what.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order } from '../../../test/order-case.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

async function sell(count: number): Promise<string> {
  const codes = await Promise.all(Array.from({ length: count }, () => addPiece(kasir)));
  const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 * count }];
  const answer = await kasir.post('penjualan/simpan', saleOf(codes, pay));
  return String(answer.body.data.no_faktur_group);
}

test('single answers one document, its text, and like goods put together', async () => {
  const no = await sell(2);
  const { status, body } = await kasir.post('penjualan/get/bynota/single', { no_faktur_group: no });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ no_faktur_group: no, total: 9_422_000 });
  expect(body.dataPembelianGrouped).toEqual([]);
  expect(body.dataJualGrouped).toMatchObject([
    { nama_barang: 'CINCIN POLOS', kadar: 75, qty: 2, berat: 6.91, harga_total: 9_422_000 },
  ]);
  expect(body.dataJualGrouped[0].detail).toHaveLength(2);
  expect(body.template_wa).toContain(no);
  expect(body.template_wa).toContain('*TOTAL Rp. 9,422,000,-*');
});

test('bynota answers several documents at once', async () => {
  const numbers = [await sell(1), await sell(1)];
  const { body } = await kasir.post('penjualan/get/bynota', { no_faktur_group: numbers });
  expect(body.data.map((row: { no_faktur_group: string }) => row.no_faktur_group)).toEqual(numbers);
  expect(body.dataJualGrouped).toMatchObject([{ qty: 2 }]);
  for (const no of numbers) expect(body.template_wa).toContain(no);
});

test('a sample of an order is no goods sold', async () => {
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2 }];
  const no_faktur_group = await order(kasir, { contoh });
  const { body } = await kasir.post('pesanan/get/bynota/single', { no_faktur_group });
  expect(body.data.detail_contoh).toHaveLength(1);
  expect(body.dataJualGrouped).toMatchObject([{ nama_barang: 'CINCIN PESANAN', qty: 1 }]);
  expect(body.dataJualGrouped).toHaveLength(1);
  expect(body.dataPembelianGrouped).toEqual([]);
});

test('an unknown number and another shop’s are 404', async () => {
  const no = await sell(1);
  const other = shop.as('OWNER2');
  for (const client of [kasir, other]) {
    const wanted = client === kasir ? 'JKT1-FJ-261120-9999' : no;
    const answer = await client.post('penjualan/get/bynota/single', { no_faktur_group: wanted });
    expect(answer.status).toBe(404);
  }
});

test('a paper needs the right of the list of its kind', async () => {
  const no = await sell(1);
  await shop.exec(sql`update users set akses = '[]'::jsonb where user_id = 'DEV1'`);
  const nothing = shop.as('DEV1');
  const answer = await nothing.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
  expect([answer.status, answer.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  const counted = await shop.rows(sql`select 1 from cetak where no_dokumen = ${no}`);
  expect(counted).toEqual([]);
});

test('a retried print with the same key counts once and prints the same copy', async () => {
  const no = await sell(1);
  const key = { 'idempotency-key': 'cetak-sekali' };
  const first = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' }, key);
  const again = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' }, key);
  expect(again.raw.toString()).toBe(first.raw.toString());
  expect(again.raw.toString()).not.toContain('SALINAN');
});

test('remarks stand on a nota: of a piece below it, of the shop at the foot', async () => {
  const own = shop.owner;
  for (const [keterangan, status] of [
    ['SIMPAN NOTA INI', true],
    ['TEKS LAMA', false],
    ['BARANG DAPAT DIJUAL KEMBALI', true],
  ] as const) {
    const made = await own.post('keterangan-nota', { keterangan, status });
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
  }
  const kode_barcode = await addPiece(kasir);
  const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
  const detail_barang = [{ kode_barcode, keterangan: 'UKIR NAMA ANI' }];
  const body = { ...saleOf([], pay), detail_barang, keterangan_jual: 'UNTUK IBU' };
  const no = String((await kasir.post('penjualan/simpan', body)).body.data.no_faktur_group);
  for (const jenis of ['NOTA', 'SLIP']) {
    const page = (await kasir.post('nota/cetak', { no_dokumen: no, jenis })).raw.toString();
    const words = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('UNTUK IBU. BARANG DAPAT DIJUAL KEMBALI. SIMPAN NOTA INI');
    expect(words).not.toContain('TEKS LAMA');
    expect(words).toMatch(/CINCIN .*UKIR NAMA ANI .*UNTUK IBU/);
  }
});

test('a template of a kind that is not printed is 404', async () => {
  const own = shop.owner;
  const known = await own.get('nota/template/nota?untuk=penjualan');
  expect(known.status).toBe(200);
  expect(known.body.data.dokumen).toContain('penjualan');
  expect((await own.get('nota/template/nota?untuk=selisih-kas')).status).toBe(404);
});
