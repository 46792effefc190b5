/**
 * The end of services through the real API: taken and paid, cancelled before and after the work,
 * the cashier's step; after all of it the books hold.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { saidBy } from '../../../test/race/pair.ts';
import { tally } from '../../../test/race/shop.ts';
import {
  boughtGold,
  cancelService,
  done,
  DP,
  receive,
  said,
  SERVICE_MASTERS,
} from '../../../test/service-case.ts';
import { approved } from '../../../test/shop-fixture.ts';
import { kinds } from '../../app/kinds.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ masters: SERVICE_MASTERS });
  kasir = shop.kasir;
});
afterEach(() => shop.set('VALIDASI_SERVICE', 'false'));
afterAll(() => shop.close());

describe('taking', () => {
  test('is paid in any mix, gives change, books income and cost', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/siap', done(no, no_lot));
    const pay = (pembayaran: object[]) =>
      kasir.post('service/ambil', { no_faktur_group: no, pembayaran });
    expect(said(await pay([{ jenis: 'CASH', jumlah_rp: 689_999 }]))).toEqual([
      400,
      'BAYAR_KURANG',
      ['pembayaran'],
    ]);
    const card = { jenis: 'DEBIT', no_rekening: '111' };
    expect(said(await pay([{ ...card, jumlah_rp: 690_001 }]))).toEqual([
      400,
      'BAYAR_LEBIH',
      ['pembayaran'],
    ]);
    const taken = await pay([
      { ...card, jumlah_rp: 400_000 },
      { jenis: 'CASH', jumlah_rp: 300_000 },
    ]);
    expect(taken.body.data).toMatchObject({
      status: 'FINISH',
      sisa_rp: 0,
      bayar: 750_000,
      selesai_tgl: '2026-11-20',
      rincian: { kembalian_rp: 10_000, diambil_oleh: 'IBU RATNA' },
    });
    expect(await shop.kept(no)).toEqual({ ada: 0, tukang: 0 });
    const books = await shop.balance(no);
    expect(books).toMatchObject({
      'PENDAPATAN SERVICE': -750_000,
      // The first account's customers bear its fee of 1 %.
      'PIUTANG EDC': 404_000,
      'PENDAPATAN FEE': -4000,
      KAS: 350_000,
    });
    expect(books['HPP']).toBe(-books['PERSEDIAAN BELI']!);
    expect(said(await pay([])).slice(0, 2)).toEqual([409, 'DOKUMEN_STATUS']);
    const late = await kasir.post('service/batal', { no_faktur_group: no, alasan: 'x' });
    expect(late.body.code).toBe('DOKUMEN_STATUS');
  });

  test('a down payment above the final total goes back', async () => {
    const no = await receive(kasir, { pembayaran: [{ jenis: 'CASH', jumlah_rp: 190_000 }] });
    const detail_barang = [
      { baris: 1, berat: 5.25 },
      { baris: 2, berat: 3 },
    ];
    await kasir.post('service/siap', { no_faktur_group: no, detail_barang });
    const more = { no_faktur_group: no, pembayaran: [{ jenis: 'CASH', jumlah_rp: 1 }] };
    expect(said(await kasir.post('service/ambil', more)).slice(0, 2)).toEqual([
      400,
      'SERVICE_LUNAS',
    ]);
    const kembali = { jenis: 'TRANSFER', no_rekening: '222' };
    const short = await kasir.post('service/ambil', { no_faktur_group: no, kembali });
    expect(short.body.code).toBe('KAS_KURANG');
    const taken = await kasir.post('service/ambil', { no_faktur_group: no });
    expect(taken.body.data).toMatchObject({ status: 'FINISH', bayar: 90_000 });
    expect(await shop.balance(no)).toEqual({
      KAS: 90_000,
      'PENDAPATAN SERVICE': -90_000,
      'UANG MUKA': 0,
    });
  });
});

describe('cancelling', () => {
  test('at the craftsman: the pieces come back, a part of the money is kept', async () => {
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    const batal = { no_faktur_group: no, alasan: 'x', ditahan_rp: 60_001 };
    expect(said(await kasir.post('service/batal', batal)).slice(0, 2)).toEqual([
      400,
      'TAHAN_LEBIH',
    ]);
    expect((await cancelService(kasir, no, { ditahan_rp: 10_000 })).status).toBe(200);
    expect(await shop.kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect(await shop.balance(no)).toEqual({
      KAS: 10_000,
      'PENDAPATAN LAIN': -10_000,
      'UANG MUKA': 0,
    });
    const one = await kasir.get(`service/faktur/${no}`);
    expect(one.body.data).toMatchObject({
      status: 'BATAL',
      batal_alasan: 'tidak jadi',
      rincian: { ditahan_rp: 10_000, kembali_rp: 50_000 },
    });
  });

  test('after the work: gold of the shop goes back to its lot, to the milligram', async () => {
    const no_lot = await boughtGold(kasir);
    const before = await shop.lot(no_lot);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    await kasir.post('service/siap', done(no, no_lot, { ongkos_tukang: 25_000 }));
    expect((await cancelService(kasir, no)).status).toBe(200);
    expect(await shop.lot(no_lot)).toEqual(before);
    expect(await shop.kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect(await shop.balance(no)).toEqual({
      'DALAM SERVICE': 0,
      'HUTANG TUKANG': 0,
      KAS: 0,
      'PERSEDIAAN BELI': 0,
      'UANG MUKA': 0,
    });
  });

  test('a buy-back may be cancelled again once its gold is back', async () => {
    const no_lot = await boughtGold(kasir);
    const buy = no_lot.replace(/-1$/, '');
    const gone = async () => (await kasir.get(`pembelian/faktur/${buy}`)).body.data.barang_keluar;
    const cancel = () =>
      approved(kasir, 'pembelian/batal', { no_faktur_group: buy, alasan: 'salah timbang' });
    const no = await receive(kasir);
    await kasir.post('service/siap', done(no, no_lot));
    expect(await gone()).toBe(true);
    expect((await cancel()).body.code).toBe('DOKUMEN_TIDAK_BISA_BATAL');
    expect((await cancelService(kasir, no)).status).toBe(200);
    expect(await gone()).toBe(false);
    expect((await cancel()).status).toBe(200);
    expect(await shop.lot(no_lot)).toMatchObject({ qty: 0, berat_asli: 0, modal: 0 });
  });

  test('a lot whose rest has left takes nothing back', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    await kasir.post('service/siap', done(no, no_lot));
    const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'lebur', no_lot: [no_lot] };
    expect((await approved(kasir, 'hancurpembelian/simpan', scrap)).status).toBe(201);
    const refused = await kasir.post('service/batal', { no_faktur_group: no, alasan: 'x' });
    expect(refused.body.code).toBe('LOT_TIDAK_ADA');
    expect((await kasir.get(`service/faktur/${no}`)).body.data.status).toBe('DONE');
  });
});

describe('the cashier validates', () => {
  test('receiving without money waits for nobody, with money it does', async () => {
    await shop.set('VALIDASI_SERVICE', 'true');
    const free = await receive(kasir);
    expect((await kasir.get(`service/faktur/${free}`)).body.data.status_valid).toBe('DONE');
    const no = await receive(kasir, { pembayaran: DP });
    expect(await shop.balance(no)).toEqual({});
    const early = await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    expect(early.body.code).toBe('DOKUMEN_BELUM_VALID');
    expect((await kasir.post('service/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await shop.balance(no)).toEqual({ KAS: 60_000, 'UANG MUKA': -60_000 });
  });

  test('one refused while it waits gives the pieces back', async () => {
    await shop.set('VALIDASI_SERVICE', 'true');
    const no = await receive(kasir, { pembayaran: DP });
    const body = { no_faktur_group: no, alasan: 'uang kurang' };
    expect((await kasir.post('service/tolak', body)).status).toBe(200);
    expect(await shop.kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect((await kasir.get(`service/faktur/${no}`)).body.data.status).toBe('BATAL');
  });

  test('taking waits; refused, the pieces are in the shop again', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/siap', done(no, no_lot));
    await shop.set('VALIDASI_SERVICE', 'true');
    const pembayaran = [{ jenis: 'CASH', jumlah_rp: 690_000 }];
    const take = () => kasir.post('service/ambil', { no_faktur_group: no, pembayaran });
    expect((await take()).body.data).toMatchObject({ status: 'FINISH', status_valid: 'OPEN' });
    await kasir.post('service/tolak', { no_faktur_group: no, alasan: 'belum dibayar' });
    expect((await kasir.get(`service/faktur/${no}`)).body.data).toMatchObject({
      status: 'DONE',
      status_valid: 'DONE',
      bayar: 60_000,
    });
    expect(await shop.kept(no)).toEqual({ ada: 8730, tukang: 0 });
    await take();
    expect((await kasir.post('service/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await shop.balance(no)).toMatchObject({
      'PENDAPATAN SERVICE': -750_000,
      KAS: 750_000,
    });
  });
});

describe('two at once', () => {
  test('one takes, the other is told that it is over', async () => {
    const no = await receive(kasir);
    const detail_barang = [
      { baris: 1, berat: 5.25 },
      { baris: 2, berat: 3 },
    ];
    await kasir.post('service/siap', { no_faktur_group: no, detail_barang });
    const pembayaran = [{ jenis: 'CASH', jumlah_rp: 90_000 }];
    const body = { no_faktur_group: no, pembayaran };
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        kasir.post('service/ambil', body, { 'idempotency-key': `ambil-${key}-${no}` }),
      ),
    );
    expect(tally(answers)).toBe('200, 409 DOKUMEN_STATUS, 409 DOKUMEN_STATUS');
    expect(await shop.balance(no)).toEqual({ KAS: 90_000, 'PENDAPATAN SERVICE': -90_000 });
  });

  test('the last grams of a lot go into the first of two services', async () => {
    const no_lot = await boughtGold(kasir);
    const numbers = [await receive(kasir), await receive(kasir)];
    const answers = await inLine(
      shop.server.database.superUrl,
      lockOf('lot.no_lot', no_lot),
      numbers.map(
        (no_faktur_group) => () =>
          kasir.post('service/siap', {
            no_faktur_group,
            detail_barang: [
              { baris: 1, berat: 8.25, emas: [{ no_lot, berat: 3 }] },
              { baris: 2, berat: 3 },
            ],
          }),
      ),
    );
    expect(saidBy(answers)).toBe('200, 409 LOT_KURANG');
    expect(await shop.lot(no_lot)).toMatchObject({ qty: 1, berat_asli: 455 });
  });
});

test('after all of it the invariants hold and the day reconciles', async () => {
  expect(await shop.violations()).toEqual([]);
  const day = await shop.server.db.tenant('JKT1', async (tx) => reconcile(tx, '2026-11-20', kinds));
  expect(day.filter((f) => !['kas', 'baki', 'lot'].includes(f.aturan))).toEqual([]);
});
