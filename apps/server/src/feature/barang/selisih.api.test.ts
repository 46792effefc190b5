/**
 * Pieces that contradict themselves at entry (docs/decision/0033): the thief's ring of ten grams
 * that the scale is said to weigh at one, every door it could come in by, and both limits each way.
 */
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { enter, validate } from '../../../test/entry-case.ts';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order, orderOf, orderRow, said } from '../../../test/order-case.ts';
import { addPiece, approved, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';

const BERAT = 'BATAS_SELISIH_BERAT_PERSEN';
const KADAR = 'BATAS_SELISIH_KADAR_PERSEN';
const WAIT = 'VALIDASI_TAMBAH_BARANG';
const ASKED = [422, 'OTORISASI_DIPERLUKAN'];

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ settings: { [BERAT]: '5', [KADAR]: '2', VALIDASI_PESANAN: 'false' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.set(BERAT, '5');
  await shop.set(KADAR, '2');
  await shop.set(WAIT, 'false');
});

const add = (change: object, by: TestClient = shop.spv): Promise<Answer> =>
  by.post('barang/simpan', { ...CINCIN, ...change });

test('ten grams said to weigh one: nobody enters them alone', async () => {
  const light = { berat: 10, berat_asli: 1 };
  for (const by of [shop.spv, shop.owner, shop.as('MU1'), shop.as('PUSAT', 'JKT1')]) {
    const asked = await add(light, by);
    expect([...said(asked), asked.body.kategori]).toEqual([...ASKED, 'SELISIH BARANG']);
    expect(asked.body.message).toContain(
      'CINCIN POLOS (MT) berat nota 10.000 gr, berat timbangan 1.000 gr: ' +
        'beda 90.00%, batas 5.00%',
    );
  }
  const again = await approved(shop.spv, 'barang/simpan', { ...CINCIN, ...light }, 'OWNER');
  expect(again.status).toBe(201);
  const code = String(again.body.data.kode_barcode);
  expect(await shop.piece(code)).toMatchObject({ status: 'READY' });
  // The approval was of these weights and of one piece.
  const { body } = await shop.owner.get('laporan/otorisasi?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(JSON.stringify(body)).toContain('SELISIH BARANG');
  expect(await shop.violations()).toEqual([]);
});

test('an approval of one weight is none of another', async () => {
  const { subjek, kategori } = (await add({ berat: 10, berat_asli: 9 })).body;
  const { body } = await shop.spv.post('authorization', {
    user_id: 'OWNER',
    password: 'rahasia-uji',
    kategori,
    subjek,
  });
  const detail_authorization = [{ _id: body.data._id }];
  const other = await add({ berat: 10, berat_asli: 1, detail_authorization });
  expect(other.body.code).toBe('OTORISASI_TIDAK_SAH');
  expect((await add({ berat: 10, berat_asli: 9, detail_authorization })).status).toBe(201);
});

describe('limits', () => {
  test.each([
    ['at the limit, lighter', { berat: 10, berat_asli: 9.5 }],
    ['at the limit, heavier', { berat: 10, berat_asli: 10.5 }],
    ['without a scale the nota’s weight', { berat: 10, berat_asli: undefined }],
    ['two points', { kadar: 73, kadar_cetak: '' }],
    ['a stamp in karat', { kadar_cetak: '18K' }],
    ['a stamp that says nothing', { kadar_cetak: 'UBS' }],
  ])('let in: %s', async (_name, change) => {
    expect((await add(change)).status).toBe(201);
  });

  test.each([
    ['a milligram beyond, lighter', { berat: 10, berat_asli: 9.499 }, 'timbangan 9.499 gr'],
    ['a milligram beyond, heavier', { berat: 10, berat_asli: 10.501 }, 'timbangan 10.501 gr'],
    ['more than two', { kadar: 72.99, kadar_cetak: '' }, 'kadar 72.99%, group MT 75%'],
    ['purer than its group', { kadar: 77.01, kadar_cetak: '' }, 'kadar 77.01%, group MT 75%'],
    ['another stamp', { kadar_cetak: '420' }, 'kadar 75%, cap 420 42%'],
    ['a cheaper group', { kode_group: 'MD' }, 'kadar 75%, group MD 42%'],
    ['a purity above pure', { kadar: 420, kadar_cetak: '' }, 'group MT 75%: beda 25.00%'],
  ])('asked: %s', async (_name, change, sentence) => {
    const answer = await add(change);
    expect(said(answer)).toEqual(ASKED);
    expect(answer.body.message).toContain(sentence);
  });

  test('are the shop’s: nought asks for any difference, a hundred for none', async () => {
    const near = { berat: 10, berat_asli: 9.999 };
    expect((await add(near)).status).toBe(201);
    await shop.set(BERAT, '0');
    expect(said(await add(near))).toEqual(ASKED);
    await shop.set(BERAT, '100');
    expect((await add({ berat: 1, berat_asli: 10 })).status).toBe(201);
    const other = { kadar: 74.9, kadar_cetak: '' };
    expect((await add(other)).status).toBe(201);
    await shop.set(KADAR, '0');
    expect(said(await add(other))).toEqual(ASKED);
    await shop.set(KADAR, '100');
    expect((await add({ kode_group: 'MD' })).status).toBe(201);
  });

  test('what the shop’s own steps round on the nota is nobody’s act', async () => {
    await shop.set('PEMBULATAN_GRAM_MG', '100');
    expect((await add({ berat: 0.55, berat_asli: 0.55 })).status).toBe(201);
    await shop.set('PEMBULATAN_GRAM_MG', '0');
  });
});

describe('made for an order', () => {
  const light = { berat: 5.12, berat_asli: 0.5 };

  test('asks the same, whoever makes it', async () => {
    const no = await order(shop.kasir);
    const asked = await make(shop.kasir, no, light);
    expect([...said(asked), asked.body.kategori]).toEqual([...ASKED, 'SELISIH BARANG']);
    const piece = { ...CINCIN, nama_barang: 'CINCIN PESANAN', ...light, baris: 1 };
    const body = { no_faktur_group: no, barang_baru: [piece] };
    expect((await approved(shop.kasir, 'pesanan/barang-jadi', body)).status).toBe(200);
    expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
  });

  test('one approval for the entry and one for what the stock gives away', async () => {
    const ring = { nama_barang: 'CINCIN PESANAN', kode_group: 'MT', kode_jenis: 'CINCIN' };
    const line = { ...ring, kadar: 75, berat: 5, harga_gram: 1_000_000, ongkos: 0 };
    const ordered = orderOf({ detail_barang: [line, line] });
    const no = String(
      (await approved(shop.kasir, 'pesanan/simpan', ordered)).body.data.no_faktur_group,
    );
    const dear = await addPiece(shop.spv, { berat: 5, berat_asli: 5, harga_jual: 9_000_000 });
    const piece = { ...CINCIN, nama_barang: 'CINCIN PESANAN', ...light, baris: 1 };
    const dari_stok = [{ baris: 2, kode_barcode: dear }];
    const body = { no_faktur_group: no, barang_baru: [piece], dari_stok };
    const given: { _id: string }[] = [];
    const kinds: string[] = [];
    let answer = await shop.kasir.post('pesanan/barang-jadi', body);
    while (answer.status === 422 && kinds.length < 5) {
      const { subjek, kategori } = answer.body;
      kinds.push(kategori);
      const one = { user_id: 'SPV', password: 'rahasia-uji', kategori, subjek };
      given.push({ _id: (await shop.kasir.post('authorization', one)).body.data._id });
      const again = { ...body, detail_authorization: [...given] };
      answer = await shop.kasir.post('pesanan/barang-jadi', again);
    }
    expect([answer.status, kinds[0], kinds.length]).toEqual([200, 'SELISIH BARANG', 2]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('where a second person validates', () => {
  test('nobody is asked twice: the desk marks the piece with the limit', async () => {
    await shop.set(WAIT, 'true');
    const { no, code } = await enter(shop.spv, { berat: 10, berat_asli: 1, kode_group: 'MD' });
    const plain = await enter(shop.spv);
    // The mark stays as it was measured.
    await shop.set(BERAT, '100');
    const desk = await shop.owner.get('validasi/meja/validasi-barang');
    expect(desk.body.data).toMatchObject([
      { no_faktur_group: no, selisih: 1 },
      { no_faktur_group: plain.no, selisih: 0 },
    ]);
    const one = await shop.owner.get(`barang/tambah/${no}`);
    expect(one.body.data.detail).toMatchObject([
      { selisih_berat: 90, batas_selisih_berat: 5, selisih_kadar: 33, batas_selisih_kadar: 2 },
    ]);
    const other = await shop.owner.get(`barang/tambah/${plain.no}`);
    expect(other.body.data.detail[0]).not.toHaveProperty('selisih_berat');
    expect((await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(1)]))).status).toBe(409);
    expect(said(await validate(shop.spv, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    expect((await validate(shop.owner, no)).status).toBe(200);
    expect((await validate(shop.owner, plain.no)).status).toBe(200);
  });

  test('pieces of an order are marked alike', async () => {
    await shop.set(WAIT, 'true');
    const no = await order(shop.kasir);
    expect((await make(shop.kasir, no, { berat_asli: 0.5 })).status).toBe(200);
    const desk = await shop.owner.get('validasi/meja/validasi-barang');
    expect(desk.body.data).toMatchObject([{ selisih: 1 }]);
  });
});
