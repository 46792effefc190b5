/**
 * A document that names what the shop does not have is refused with the code at its field, told in
 * the reader's language; rows that are no longer in use count as missing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { orderOf } from '../../../test/order-case.ts';
import { serviceOf, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { addPiece, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
let code: string;

beforeAll(async () => {
  const modules = ['MEMBER_MODULE', 'PRE_ORDER_MODULE'] as const;
  shop = await openShop({ modules: [...modules], masters: SERVICE_MASTERS });
  ({ owner } = shop);
  code = await addPiece(shop.kasir);
});
afterAll(() => shop.close());

const X = 'TIDAK-ADA';
const FOTO = 'files/00000000-0000-4000-8000-000000000000';
const debit = { jenis: 'DEBIT', jumlah_rp: 4_711_000, no_rekening: X };
const uang = { jenis_kas: 'KAS', arah: 'OUT', jumlah_rp: 1000, keterangan: 'uji' };
const lineOf = (body: { detail_barang: readonly object[] }, change: object) => ({
  ...body,
  detail_barang: body.detail_barang.map((line) => ({ ...line, ...change })),
});
const preOrder = (change: object) => ({
  nama_supplier: 'PT EMAS',
  detail_barang: [
    { nama_barang: 'CINCIN', kode_jenis: 'CINCIN', kadar: 75, qty: 1, berat: 2, harga: 1000 },
  ],
  ...change,
});
const service = () => serviceOf() as { detail_barang: readonly object[] };
const pay = [cash(4_711_000)];

/** Address, body, field, and what is missing in English. */
const CASES = [
  ['barang/simpan', () => ({ ...CINCIN, kode_group: X }), 'kode_group', 'Group'],
  ['barang/simpan', () => ({ ...CINCIN, kode_jenis: X }), 'kode_jenis', 'Type'],
  ['barang/simpan', () => ({ ...CINCIN, kode_baki: X }), 'kode_baki', 'Tray'],
  [
    'pindahbarang/simpan',
    () => ({ kode_gudang: 'TOKO', kode_baki: X, barang: [code] }),
    'kode_baki',
    'Tray',
  ],
  [
    'hancurbarang/simpan',
    () => ({ kode_gudang: 'BELI', kondisi: 'PATAH', barang: [code], keterangan: 'uji' }),
    'kode_gudang',
    'Warehouse',
  ],
  ['penjualan/simpan', () => saleOf([code], pay, { kode_sales: X }), 'kode_sales', 'Salesperson'],
  ['penjualan/simpan', () => saleOf([code], pay, { kode_member: X }), 'kode_member', 'Member'],
  ['penjualan/simpan', () => saleOf([code], [debit]), 'pembayaran.0.no_rekening', 'Account'],
  ['penjualan/simpan', () => saleOf([code], pay, { no_pesanan: X }), 'no_pesanan', 'Order'],
  ['pesanan/simpan', () => orderOf({ kode_tukang: X }), 'kode_tukang', 'Craftsman'],
  ['pre-order/simpan', () => preOrder({ kode_supplier: X }), 'kode_supplier', 'Supplier'],
  [
    'pre-order/simpan',
    () => lineOf(preOrder({}), { kode_jenis: X }),
    'detail_barang.0.kode_jenis',
    'Type',
  ],
  [
    'service/simpan',
    () => lineOf(service(), { kode_deskripsi: X }),
    'detail_barang.0.kode_deskripsi',
    'Service Description',
  ],
  ['service/simpan', () => lineOf(service(), { foto: [FOTO] }), 'detail_barang.0.foto', 'Photo'],
  ['cash/simpan', () => ({ ...uang, kode_transaksi: X }), 'kode_transaksi', 'Transaction Code'],
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
