/**
 * The category of gold through the API: who tells it, what it takes off, and that quote, buy-back,
 * trade-in, report and paper say the same figure.
 */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['HARGA_PEMBELIAN_MODULE'],
    masters: {
      kategori: [
        { kode_kategori: 'LM', nama_kategori: 'LOGAM MULIA', kadar: 7500, aktif: false },
        { kode_kategori: 'PH', nama_kategori: 'PERHIASAN', kadar: 7500, aktif: true },
      ],
      potongan_kategori: [{ kode_kategori: 'PH', persen: 200 }],
      rugi_nota: [{ _id: 'R1', kode_kategori: 'PH', kadar: 7500, rugi: 10_000, rusak: 30_000 }],
      harga_pembelian: [
        { kode_harga_pembelian: '1', kode_kategori: 'LM', harga_per_gram: 1_150_000 },
        { kode_harga_pembelian: '2', kode_kategori: 'PH', harga_per_gram: 1_100_000 },
      ],
    },
  });
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.exec(sql`with k as (update kategori set aktif = kode_kategori = 'PH'),
    p as (update potongan_kategori set aktif = true) update grup set kode_kategori = null`),
);

/** A ring whose nota says 4.560.600 for 3,455 g; answers its barcode. */
async function sell(): Promise<string> {
  const code = await addPiece(shop.kasir);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  expect(sold.status).toBe(201);
  return code;
}

async function quote(code: string) {
  return (await shop.kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK`)).body;
}

/** 4.560.600 − 69.100 (BAIK) − 91.212 (2 %) − 34.550 (10.000 × 3,455) = 4.365.738. */
const CUT = 4_365_500;
/** 4.560.600 − 69.100 = 4.491.500: neither cut nor rugi. */
const WHOLE = 4_491_500;

async function buy(code: string, harga: number) {
  return shop.kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [cash(harga)],
  });
}

/** Old gold for a new ring of 4.711.000. */
async function trade(code: string, harga: number) {
  const fresh = await addPiece(shop.kasir);
  const gold = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  return shop.kasir.post('penjualan/simpan', saleOf([fresh], [gold, cash(4_711_000 - harga)]));
}

it('takes its cut and its loss: quote, buy-back, trade-in, report and paper agree', async () => {
  const [one, two] = [await sell(), await sell()];
  expect((await quote(one)).data).toMatchObject({
    kategori: 'PH',
    potongan_gram: 69_100,
    potongan_kategori: 91_212,
    rugi: 34_550,
    potongan: 194_862,
    harga_beli: CUT,
  });
  const bought = await buy(one, CUT);
  expect(bought.body.data).toMatchObject({
    total: CUT,
    detail: [{ harga_beli: CUT, diskon: 194_862, rumus: { kategori: 'PH', rugi: 34_550 } }],
  });
  const traded = await trade(two, CUT);
  expect(traded.body.data.detail_tukar).toMatchObject([
    { harga_total: CUT, diskon: 194_862, rumus: { kategori: 'PH' } },
  ]);
  const sheet = (await shop.owner.get('laporan/pembelian')).body.data as Sheet;
  const at = (key: string) => sheet.columns.findIndex((c) => c.key === key);
  const rows = sheet.lines.filter((line) => line.jenis === 'baris');
  expect(rows.map(({ cells }) => [cells[at('potongan')], cells[at('harga')]])).toEqual([
    [194_862, CUT],
    [194_862, CUT],
  ]);
  const no_dokumen = String(bought.body.data.no_faktur_group);
  const paper = await shop.owner.post('nota/cetak', { no_dokumen, jenis: 'NOTA' });
  expect(paper.raw.toString()).toContain('4,365,500');
  expect(await shop.violations()).toEqual([]);
});

it('a cut that is switched off takes nothing', async () => {
  const code = await sell();
  await shop.exec(sql`update potongan_kategori set aktif = false`);
  // 4.560.600 − 69.100 − 34.550 = 4.456.950.
  expect((await quote(code)).data).toMatchObject({ potongan_kategori: 0, harga_beli: 4_456_500 });
});

it('is the only one of the group’s purity, else the group’s, and never chosen silently', async () => {
  const code = await sell();
  expect((await quote(code)).data).toMatchObject({ kategori: 'PH', harga_beli: CUT });
  const both = { nama_kategori: 'LOGAM MULIA', kadar: 75, aktif: true };
  expect((await shop.owner.put('kategori/LM', both)).status).toBe(200);
  expect(await quote(code)).toMatchObject({
    code: 'KATEGORI_BELUM_JELAS',
    message: 'Kategori Group MT Belum Jelas (LM, PH), Pilih Kategorinya Di Master Group',
  });
  const saved = await buy(code, CUT);
  expect(saved.body.code).toBe('KATEGORI_BELUM_JELAS');
  expect(saved.body.errors).toHaveProperty(['detail_barang.0.kode_group']);
  const traded = await trade(code, CUT);
  expect(traded.body.errors).toHaveProperty(['pembayaran.0.detail_barang.0.kode_barcode']);
  const group = { nama_group: 'EMAS TUA', kadar: 75, kadar_modal: 76, harga: 1_320_000 };
  const tell = (kode_kategori: string) =>
    shop.owner.put('group/MT', { ...group, kode_kategori, aktif: true });
  expect((await tell('LM')).status).toBe(200);
  expect((await quote(code)).data).toMatchObject({ kategori: 'LM', harga_beli: WHOLE });
  expect((await tell('PH')).status).toBe(200);
  expect((await quote(code)).data).toMatchObject({ kategori: 'PH', harga_beli: CUT });
});

it('among prices of one purity without nota the group’s category counts', async () => {
  const price = async () =>
    (await shop.kasir.get('pembelian/get/harga?kode_group=MT&kadar=75&berat=1')).body;
  expect((await price()).data).toMatchObject({ dasar: 'KATEGORI', harga_beli: 1_100_000 });
  await shop.exec(sql`update kategori set aktif = true`);
  expect(await price()).toMatchObject({ code: 'KATEGORI_BELUM_JELAS' });
  await shop.exec(sql`update grup set kode_kategori = 'LM' where kode_group = 'MT'`);
  expect((await price()).data).toMatchObject({ dasar: 'KATEGORI', harga_beli: 1_150_000 });
});

it('a category that a group tells is not deleted', async () => {
  await shop.exec(sql`update grup set kode_kategori = 'LM' where kode_group = 'MD'`);
  await shop.exec(sql`delete from harga_pembelian where kode_kategori = 'LM'`);
  expect((await shop.owner.del('kategori/LM')).status).toBe(409);
});

it('what a shop of before took off by the first code stays so: its groups tell it', async () => {
  const file = new URL('../../../migrations/0065-kategori-group.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  const update = text.slice(text.indexOf('update grup'));
  const told = async () => {
    await shop.exec(sql`update grup set kode_kategori = null`);
    await shop.exec(sql.raw(update));
    return shop.one(sql`select kode_kategori from grup where kode_group = 'MT'`);
  };
  expect(await told()).toEqual({ kode_kategori: null });
  await shop.exec(sql`update kategori set aktif = true`);
  expect(await told()).toEqual({ kode_kategori: 'PH' });
  await shop.exec(sql`insert into rugi_nota (kode_toko, _id, kode_kategori, kadar, rugi, rusak)
    values ('JKT1', 'R2', 'LM', 7500, 5000, 5000)`);
  expect(await told()).toEqual({ kode_kategori: 'LM' });
});
