/** Orders taken through a sale, through the real API: price, down payment, cancelling, refusals. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { ESTIMATE, make, order, orderRow, said } from '../../../test/order-case.ts';
import { addPiece, approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterEach(() => shop.set('OTORISASI_CONTOH_TOKO', 'false'));
afterAll(() => shop.close());

/** A made order: 5,12 g × 1.320.000 + 250.000 = 7.008.400, rounded up to 7.008.500. */
const PRICE = 7_008_500;

async function made(change: object = {}, piece: object = {}): Promise<[string, string]> {
  const no = await order(kasir, change);
  const answer = await make(kasir, no, piece);
  return [no, answer.body.data.detail[0].kode_barcode as string];
}

function taking(no: string, code: string, change: object = {}): object {
  return {
    kode_sales: 'S1',
    no_pesanan: no,
    detail_barang: [{ kode_barcode: code }],
    pembayaran: [
      { jenis: 'PESANAN', no_pesanan: no },
      { jenis: 'CASH', jumlah_rp: PRICE - 2_000_000 },
    ],
    ...change,
  };
}

test('prices what it weighs as agreed, counts the down payment gross, ends the order', async () => {
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3 }];
  const [no, code] = await made({ contoh }, { harga_jual: 1, ongkos: 1 });
  const now = await kasir.get(`pesanan/get/ambil/${no}`);
  expect(now.body.data).toMatchObject({ bayar: 2_000_000 });
  expect(now.body.data.detail[0]).toMatchObject({ berat: 5.12, harga_total: PRICE });
  const sale = await kasir.post('penjualan/simpan', taking(no, code));
  expect(sale.status).toBe(201);
  expect(sale.body.data).toMatchObject({ total: PRICE, bayar: PRICE, kembali: 0 });
  expect(sale.body.data.detail[0]).toMatchObject({ harga_jual: 6_758_400, ongkos: 250_000 });
  const number = sale.body.data.no_faktur_group as string;
  expect(await orderRow(kasir, no)).toMatchObject({
    status: 'FINISH',
    selesai_no: number,
    sisa_rp: 0,
  });
  expect((await shop.piece(code)).status).toBe('TERJUAL');
  expect(await shop.balance(number)).toMatchObject({
    KAS: PRICE - 2_000_000,
    'UANG MUKA': 2_000_000,
    PERSEDIAAN: -3_000_000,
  });
  const give = { no_faktur_group: no, baris: [2], penerima: 'IBU SITI' };
  const given = await kasir.post('pesanan/ambil-barang-contoh', give);
  expect(given.body.data).toMatchObject({ status: 'FINISH', selesai_tgl: '2026-11-20' });
});

test('cancelling the sale brings the order back, but no sample that was given back', async () => {
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3 }];
  const [no, code] = await made({ contoh });
  await kasir.post('pesanan/ambil-barang-contoh', {
    no_faktur_group: no,
    baris: [2],
    penerima: 'IBU SITI',
  });
  const sale = await kasir.post('penjualan/simpan', taking(no, code));
  const body = { no_faktur_group: sale.body.data.no_faktur_group as string, alasan: 'salah' };
  expect((await approved(kasir, 'penjualan/batal', body)).status).toBe(200);
  expect((await shop.piece(code)).status).toBe('PESANAN');
  const back = await orderRow(kasir, no);
  expect(back).toMatchObject({ status: 'DONE', selesai_no: null, bayar: 2_000_000 });
  expect(back['detail_contoh']).toMatchObject([{ hidup: false }]);
  expect((await kasir.post('penjualan/simpan', taking(no, code))).status).toBe(201);
});

test('taking the last piece while a sample of the shop is out asks, naming it', async () => {
  const lent = [await addPiece(kasir), await addPiece(kasir)];
  const contoh = lent.map((kode_barcode) => ({ milik: 'TOKO', kode_barcode }));
  const [no, code] = await made({ contoh });
  const timbang = [{ baris: 2, berat: 3.46 }];
  const give = { no_faktur_group: no, baris: [2], penerima: 'IBU SITI', timbang };
  expect((await kasir.post('pesanan/ambil-barang-contoh', give)).status).toBe(200);
  await shop.set('OTORISASI_CONTOH_TOKO', 'true');
  for (const client of [kasir, shop.spv, shop.owner]) {
    const refused = await client.post('penjualan/simpan', taking(no, code));
    expect([refused.status, refused.body.kategori]).toEqual([422, 'CONTOH TOKO']);
    expect(refused.body.uraian).toBe(
      `Pesanan ${no} diambil, contoh toko belum kembali: ${lent[1]} CINCIN POLOS 3.455 gr`,
    );
  }
  const sale = await approved(kasir, 'penjualan/simpan', taking(no, code));
  expect([sale.status, sale.body.data.otorisasi[0].kategori]).toEqual([201, 'CONTOH TOKO']);
  expect(await orderRow(kasir, no)).toMatchObject({ status: 'FINISH' });
  expect(await shop.states(lent)).toEqual(['READY', 'PINJAM']);
});

test('nothing is asked once it is back, for the customer’s own, or with the parameter off', async () => {
  const contoh = [
    { milik: 'TOKO', kode_barcode: await addPiece(kasir) },
    { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3 },
  ];
  const [no, code] = await made({ contoh });
  const timbang = [{ baris: 2, berat: 3.46 }];
  const give = { no_faktur_group: no, baris: [2], penerima: 'IBU SITI', timbang };
  await kasir.post('pesanan/ambil-barang-contoh', give);
  await shop.set('OTORISASI_CONTOH_TOKO', 'true');
  expect((await kasir.post('penjualan/simpan', taking(no, code))).status).toBe(201);
  await shop.set('OTORISASI_CONTOH_TOKO', 'false');
  const still = [{ milik: 'TOKO', kode_barcode: await addPiece(kasir) }];
  const [other, piece] = await made({ contoh: still });
  expect((await kasir.post('penjualan/simpan', taking(other, piece))).status).toBe(201);
});

test("the day's price where none was agreed", async () => {
  const [no, code] = await made({ harga_dikunci: false }, { harga_jual: 9_000_000 });
  const cash = { jenis: 'CASH', jumlah_rp: 7_250_000 };
  const pembayaran = [{ jenis: 'PESANAN', no_pesanan: no }, cash];
  const sale = await kasir.post('penjualan/simpan', taking(no, code, { pembayaran }));
  expect(sale.body.data).toMatchObject({ total: 9_250_000, kembali: 0 });
});

test('what was paid down above the final price goes back in cash', async () => {
  const [no, code] = await made(
    { pembayaran: [{ jenis: 'CASH', jumlah_rp: ESTIMATE }] },
    { berat: 4.5, berat_asli: 4.5 },
  );
  const pembayaran = [{ jenis: 'PESANAN', no_pesanan: no, jumlah_rp: ESTIMATE }];
  const sale = await kasir.post('penjualan/simpan', taking(no, code, { pembayaran }));
  expect(sale.body.data).toMatchObject({ total: 6_190_000, kembali: ESTIMATE - 6_190_000 });
  const number = sale.body.data.no_faktur_group as string;
  expect(await shop.balance(number)).toMatchObject({
    KAS: 6_190_000 - ESTIMATE,
    'UANG MUKA': ESTIMATE,
  });
});

test('refuses what is not made, not whole, not its own, and a wrong down payment', async () => {
  const [no, code] = await made();
  const open = await order(kasir);
  const send = async (body: object): Promise<unknown[]> =>
    said(await kasir.post('penjualan/simpan', body));
  expect(await send(taking(open, code))).toEqual([409, 'DOKUMEN_STATUS']);
  expect(await send(taking('JKT1-PS-261120-9999', code))).toEqual([400, 'REF_TIDAK_ADA']);
  const plain = await addPiece(kasir);
  const both = [{ kode_barcode: code }, { kode_barcode: plain }];
  expect(await send(taking(no, plain))).toEqual([409, 'TITIPAN_BEDA']);
  expect(await send(taking(no, code, { detail_barang: both }))).toEqual([409, 'TITIPAN_BEDA']);
  expect(await send(taking(no, code, { no_titip_group: no }))).toEqual([400, 'REF_TIDAK_ADA']);
  const wrong = [
    { jenis: 'PESANAN', no_pesanan: no, jumlah_rp: 1_000 },
    { jenis: 'CASH', jumlah_rp: PRICE },
  ];
  expect(await send(taking(no, code, { pembayaran: wrong }))).toEqual([400, 'DP_BEDA']);
  const less = { detail_barang: [{ kode_barcode: code, harga_jual: 6_000_000 }] };
  expect(await send(taking(no, code, less))).toEqual([422, 'OTORISASI_DIPERLUKAN']);
  const cancel = { no_faktur_group: no, alasan: 'tidak jadi', kembali: { jenis: 'CASH' } };
  expect((await approved(kasir, 'pesanan/batal', cancel)).status).toBe(200);
  expect(await send(taking(no, code))).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
});
