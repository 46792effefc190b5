/**
 * A document that names what the shop does not have is refused with the code at its field, told in
 * the reader's language; rows that are no longer in use count as missing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { serviceOf, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
let code: string;

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], masters: SERVICE_MASTERS });
  ({ owner } = shop);
  code = await addPiece(shop.kasir);
});
afterAll(() => shop.close());

const X = 'TIDAK-ADA';
const FOTO = 'files/00000000-0000-4000-8000-000000000000';
const debit = { jenis: 'DEBIT', jumlah_rp: 4_711_000, no_rekening: X };
const lineOf = (body: { detail_barang: readonly object[] }, change: object) => ({
  ...body,
  detail_barang: body.detail_barang.map((line) => ({ ...line, ...change })),
});
const service = () => serviceOf() as { detail_barang: readonly object[] };
const pay = [cash(4_711_000)];

/** What is no row of a master, or one that will not do; the rest is the conformance of kinds'. */
const CASES = [
  [
    'hancurbarang/simpan',
    () => ({ kode_gudang: 'BELI', kondisi: 'PATAH', barang: [code], keterangan: 'uji' }),
    'kode_gudang',
    'Warehouse',
  ],
  ['penjualan/simpan', () => saleOf([code], pay, { no_pesanan: X }), 'no_pesanan', 'Order'],
  ['service/simpan', () => lineOf(service(), { foto: [FOTO] }), 'detail_barang.0.foto', 'Photo'],
] as const;

it.each(CASES)('%s refuses what is not there: %#', async (path, body, field, label) => {
  const answer = await owner.post(path, body(), { 'x-bahasa': 'en' });
  expect(answer.body.code).toBe('REF_TIDAK_ADA');
  expect(answer.body.message).toMatch(new RegExp(`^${label} \\S+ not found$`));
  expect((answer.body.errors as Record<string, string[]>)[field]).toEqual([answer.body.message]);
});

it('counts a row that is no longer in use as missing, and tells it in Indonesian', async () => {
  const use = (aktif: boolean) =>
    shop.server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update sales set aktif = ${aktif} where kode_toko = 'JKT1'`),
    );
  await use(false);
  const { kode_sales } = saleOf([code], pay) as { kode_sales: string };
  const answer = await shop.kasir.post('penjualan/simpan', saleOf([code], pay));
  expect(answer.body).toMatchObject({
    code: 'REF_TIDAK_ADA',
    message: `Sales ${kode_sales} Tidak Ditemukan`,
  });
  await use(true);
  expect((await shop.kasir.post('penjualan/simpan', saleOf([code], pay))).status).toBe(201);
});

it('names everything that is wrong at once, what is missing first', async () => {
  const piece = await addPiece(shop.kasir);
  const wrong = saleOf([piece, piece], [debit], { kode_sales: X });
  const answer = await shop.kasir.post('penjualan/simpan', wrong);
  expect(Object.keys(answer.body.errors as object)).toEqual([
    'kode_sales',
    'pembayaran.0.no_rekening',
    'detail_barang.1.kode_barcode',
  ]);
});
