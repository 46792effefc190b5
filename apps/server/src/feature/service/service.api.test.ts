/**
 * Services through the real API: received with a down payment, at the craftsman, ready with gold of
 * the shop, and what is refused.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { isProvisional } from '../../../test/photo.ts';
import {
  boughtGold,
  CINCIN_KECIL,
  done,
  DP,
  KALUNG,
  receive,
  said,
  SERVICE_MASTERS,
  serviceOf,
} from '../../../test/service-case.ts';
import { approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ masters: SERVICE_MASTERS });
  kasir = shop.kasir;
});
afterAll(() => shop.close());

describe('receiving', () => {
  test('keeps the pieces apart from the stock and owes the down payment', async () => {
    const answer = await kasir.post('service/simpan', serviceOf({ pembayaran: DP }));
    expect(answer.status).toBe(201);
    const { data } = answer.body;
    const no = data.no_faktur_group as string;
    expect(no).toMatch(/^JKT1-SV-261120-\d{4}$/);
    expect(data).toMatchObject({ status: 'OPEN', total: 190_000, bayar: 60_000, sisa_rp: 130_000 });
    expect(data.detail[0]).toMatchObject({
      nama_barang: 'KALUNG PUTUS',
      no_faktur_service: `${no}-1`,
      berat: 5.25,
      berat_jadi: null,
      harga_total: 150_000,
    });
    expect(await shop.kept(no)).toEqual({ ada: 8250, tukang: 0 });
    expect(await shop.balance(no)).toEqual({ KAS: 60_000, 'UANG MUKA': -60_000 });
    const stock = await shop.rows(sql`select 1 from kartu_stok where no_dokumen = ${no}`);
    expect(stock).toEqual([]);
    const cash = await kasir.get('service/get/lihatservice?status=OPEN');
    expect(cash.body.data.map((d: { no_faktur_group: string }) => d.no_faktur_group)).toContain(no);
  });

  test('the parameter fills the work and its charge; less needs an approval', async () => {
    const line = { nama_barang: 'GELANG', berat: 4, kode_deskripsi: 'poles' };
    const body = serviceOf({ detail_barang: [line] });
    const answer = await kasir.post('service/simpan', body);
    expect(answer.body.data.detail[0]).toMatchObject({
      ongkos: 35_000,
      rumus: { deskripsi: 'Poles ulang dan cuci sampai mengkilap' },
    });
    const cheap = serviceOf({ detail_barang: [{ ...line, ongkos: 20_000 }] });
    const refused = await kasir.post('service/simpan', cheap);
    expect(said(refused).slice(0, 2)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    expect(refused.body.kategori).toBe('ONGKOS SERVICE');
    expect((await approved(kasir, 'service/simpan', cheap)).status).toBe(201);
  });

  test.each([
    ['no name', { nama_customer: '' }, 'CUSTOMER_WAJIB', 'nama_customer'],
    ['unknown sales', { kode_sales: 'X' }, 'REF_TIDAK_ADA', 'kode_sales'],
    ['a promise of no day', { tgl_janji: '2027-02-30' }, 'VALIDASI', 'tgl_janji'],
    ['a promise in the past', { tgl_janji: '2026-11-19' }, 'TGL_JANJI_LEWAT', 'tgl_janji'],
    [
      'no work told',
      { detail_barang: [{ ...KALUNG, deskripsi: '' }] },
      'PEKERJAAN_WAJIB',
      'detail_barang.0.deskripsi',
    ],
    [
      'an unknown parameter',
      { detail_barang: [{ ...KALUNG, kode_deskripsi: 'X' }] },
      'REF_TIDAK_ADA',
      'detail_barang.0.kode_deskripsi',
    ],
    [
      'a photo of nobody',
      { detail_barang: [{ ...KALUNG, foto: [`files/${crypto.randomUUID()}`] }] },
      'REF_TIDAK_ADA',
      'detail_barang.0.foto',
    ],
    [
      'more than the estimate',
      { pembayaran: [{ jenis: 'CASH', jumlah_rp: 190_001 }] },
      'DP_LEBIH',
      'pembayaran',
    ],
    [
      'no weight',
      { detail_barang: [{ ...KALUNG, berat: 0 }] },
      'VALIDASI',
      'detail_barang.0.berat',
    ],
  ])('%s is refused', async (_name, change, code, field) => {
    const answer = await kasir.post('service/simpan', serviceOf(change));
    expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual([code, [field]]);
  });
});

describe('the work', () => {
  test('goes to one craftsman at a time, and comes back ready with gold of the shop', async () => {
    const no_lot = await boughtGold(kasir);
    const before = await shop.lot(no_lot);
    const no = await receive(kasir, { pembayaran: DP });
    const tukang = { no_faktur_group: no, kode_tukang: 't1' };
    expect((await kasir.post('service/tukang', tukang)).body.data).toMatchObject({
      nama_tukang: 'PAK JOKO',
      status: 'OPEN',
    });
    expect(await shop.kept(no)).toEqual({ ada: 8250, tukang: 8250 });
    expect(said(await kasir.post('service/tukang', tukang))).toEqual([
      409,
      'SERVICE_DI_TUKANG',
      ['kode_tukang'],
    ]);
    const ready = await kasir.post('service/siap', done(no, no_lot, { ongkos_tukang: 25_000 }));
    expect(ready.status).toBe(200);
    // Half a gram at 1.320.000 a gram; the chain lost 10 mg.
    expect(ready.body.data).toMatchObject({ status: 'DONE', total: 750_000, sisa_rp: 690_000 });
    expect(ready.body.data.detail[0]).toMatchObject({
      berat_jadi: 5.74,
      berat_tambah: 0.5,
      berat_susut: 0.01,
      harga_emas: 660_000,
      harga_total: 710_000,
    });
    expect(await shop.kept(no)).toEqual({ ada: 8730, tukang: 0 });
    const after = await shop.lot(no_lot);
    const modal = before['modal']! - after['modal']!;
    expect(before['berat_asli']! - after['berat_asli']!).toBe(500);
    expect(after['qty']).toBe(1);
    expect(await shop.balance(no)).toEqual({
      KAS: 60_000,
      'UANG MUKA': -60_000,
      'DALAM SERVICE': modal + 25_000,
      'PERSEDIAAN BELI': -modal,
      'HUTANG TUKANG': -25_000,
    });
  });

  test('what cannot be is refused', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    const siap = async (detail_barang: object[], change: object = {}) =>
      said(await kasir.post('service/siap', { no_faktur_group: no, detail_barang, ...change }));
    const ring = { baris: 2, berat: 3 };
    const emas = (berat: number, lot = no_lot) => [{ no_lot: lot, berat }];
    expect(await siap([ring])).toEqual([400, 'SERVICE_BARIS', ['detail_barang']]);
    expect(await siap([ring, ring])).toEqual([400, 'SERVICE_BARIS', ['detail_barang']]);
    expect(await siap([{ baris: 1, berat: 5.251 }, ring])).toEqual([
      400,
      'SERVICE_BERAT_LEBIH',
      ['detail_barang.0.berat'],
    ]);
    expect(await siap([{ baris: 1, berat: 0.4, emas: emas(0.5) }, ring])).toEqual([
      400,
      'SERVICE_BERAT_KURANG',
      ['detail_barang.0.berat'],
    ]);
    expect(await siap([{ baris: 1, berat: 5, emas: emas(0.5, 'X-1') }, ring])).toEqual([
      409,
      'LOT_TIDAK_ADA',
      ['detail_barang.0.emas.0.no_lot'],
    ]);
    const twice = [
      { baris: 1, berat: 6, emas: emas(2) },
      { baris: 2, berat: 4, emas: emas(2) },
    ];
    expect(await siap(twice)).toEqual([409, 'LOT_KURANG', ['detail_barang.1.emas.0.berat']]);
    const upah = { ongkos_tukang: 1 };
    const plain = [{ baris: 1, berat: 5.25 }, ring];
    expect(await siap(plain, upah)).toEqual([400, 'SERVICE_TANPA_TUKANG', ['ongkos_tukang']]);
    expect(said(await kasir.post('service/ambil', { no_faktur_group: no }))).toEqual([
      409,
      'DOKUMEN_STATUS',
      undefined,
    ]);
  });

  test('a loss above the limit, a lower charge and cheap gold need one approval', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    const body = {
      no_faktur_group: no,
      detail_barang: [
        { baris: 1, berat: 5.1, emas: [{ no_lot, berat: 0.1, harga: 1000 }] },
        { baris: 2, berat: 3, ongkos: 10_000 },
      ],
    };
    const refused = await kasir.post('service/siap', body);
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    const ready = await approved(kasir, 'service/siap', body);
    expect(ready.body.data).toMatchObject({ status: 'DONE', total: 61_000 });
    expect(ready.body.data.otorisasi).toEqual([
      expect.objectContaining({
        kategori: 'HARGA EMAS SERVICE, SUSUT SERVICE, ONGKOS SERVICE',
      }),
    ]);
  });

  test('gold in a piece keeps its floor, whatever price the masters hold', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    const price = (harga: number) => shop.exec(sql`update grup set harga = ${harga}`);
    await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '1800000');
    await price(1);
    const refused = await kasir.post('service/siap', done(no, no_lot));
    await price(1_320_000);
    expect([refused.body.code, refused.body.kategori]).toEqual([
      'OTORISASI_DIPERLUKAN',
      'BATAS BAWAH',
    ]);
    const ready = await kasir.post('service/siap', done(no, no_lot));
    await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '0');
    expect([ready.status, ready.body.data.otorisasi]).toEqual([200, []]);
  });
});

test('gold for the work is listed with its price', async () => {
  const no_lot = await boughtGold(kasir);
  const list = await kasir.get(`service/get/emas?q=${no_lot}`);
  expect(list.body.data).toEqual([
    expect.objectContaining({ no_lot, kadar: 75, berat: 3.455, harga_gram: 1_320_000 }),
  ]);
  expect(list.body.count).toBe(1);
});

test('gold that waits for the cashier is not used, so that he may refuse it', async () => {
  await shop.set('VALIDASI_PEMBELIAN', 'true');
  const no_lot = await boughtGold(kasir);
  const refused = await boughtGold(kasir);
  await shop.set('VALIDASI_PEMBELIAN', 'false');
  const no = await receive(kasir);
  const hancur = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'lebur', no_lot: [no_lot] };
  const listed = async (path: string) => (await kasir.get(`${path}?q=${no_lot}`)).body.count;
  expect([await listed('service/get/emas'), await listed('hancurpembelian/barang')]).toEqual([
    0, 0,
  ]);
  expect(said(await kasir.post('service/siap', done(no, no_lot)))).toEqual([
    409,
    'LOT_TIDAK_ADA',
    ['detail_barang.0.emas.0.no_lot'],
  ]);
  expect(said(await kasir.post('hancurpembelian/simpan', hancur))).toEqual([
    409,
    'LOT_TIDAK_ADA',
    ['no_lot.0'],
  ]);
  const buy = (lot: string) => lot.replace(/-1$/, '');
  const back = { no_faktur_group: buy(refused), alasan: 'barang palsu' };
  expect((await kasir.post('pembelian/tolak', back)).status).toBe(200);
  const valid = { no_faktur_group: buy(no_lot) };
  expect((await kasir.post('pembelian/validasi', valid)).status).toBe(200);
  expect([await listed('service/get/emas'), await listed('hancurpembelian/barang')]).toEqual([
    1, 1,
  ]);
  expect((await kasir.post('service/siap', done(no, no_lot))).status).toBe(200);
  expect((await approved(kasir, 'hancurpembelian/simpan', hancur)).status).toBe(201);
});

test('a piece keeps its photos', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const stored = await kasir.post('service/foto', { gambar: `data:image/png;base64,${pixel}` });
  expect(stored.status).toBe(201);
  const { foto } = stored.body.data as { foto: string };
  const no = await receive(kasir, { detail_barang: [{ ...CINCIN_KECIL, foto: [foto] }] });
  const one = await kasir.get(`service/faktur/${no}`);
  expect(one.body.data.detail[0].foto).toEqual([foto]);
  expect(await isProvisional(shop.server.db, foto)).toBe(false);
});
