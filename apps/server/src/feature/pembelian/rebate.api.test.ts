/** A buy-back after a sale that a coupon paid in part: nobody gets the coupon back as money. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ modules: ['KUPON_PENJUALAN_MODULE'] });
});
afterAll(() => shop.close());

test('the nota counts for what was paid of each piece', async () => {
  const owner = shop.owner;
  await owner.post('transaksi-kupon', {
    kode_kupon: 'SEJUTA',
    nama_kupon: 'SATU JUTA',
    tgl_dari: '2026-11-20',
    tgl_sampai: '2026-11-20',
    tipe_kupon: 'RP',
    nilai: 1_000_001,
    minimal_rp: 0,
    kuota: 5,
  });
  const codes = [await addPiece(owner), await addPiece(owner)];
  const paid = [
    { jenis: 'KUPON', kode_kupon: 'SEJUTA' },
    { jenis: 'CASH', jumlah_rp: 2 * 4_711_000 - 1_000_001 },
  ];
  expect((await owner.post('penjualan/simpan', saleOf(codes, paid))).status).toBe(201);
  const quotes = await Promise.all(codes.map((code) => owner.get(`pembelian/get/jual/${code}`)));
  // 4.560.600 + 150.000 of ongkos, less the halves of the coupon, which are one rupiah apart.
  expect(quotes.map(({ body: { data } }) => [data.rabat, data.harga_nota])).toEqual([
    [500_000, 4_210_600],
    [500_001, 4_210_599],
  ]);
  const line = { kode_barcode: codes[0], kondisi: '' };
  const bought = await owner.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang: [line],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_210_500 }],
  });
  expect(bought.status).toBe(201);
  expect(bought.body.data.detail[0]).toMatchObject({
    harga_beli: 4_210_500,
    rumus: { rabat: 500_000 },
  });
});
