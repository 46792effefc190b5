/**
 * New pieces wait for a second person (docs/decision/0025): what they are until then, who may
 * answer, and every way round it that was tried.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultAkses } from '@kencana/contract/permission';
import { countedTill } from '../../../test/race/race.ts';
import { enter, hire, refuse, validate } from '../../../test/entry-case.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { said } from '../../../test/order-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { cash, HOLDER, saleOf } from '../../../test/shop-fixture.ts';
import { buildApp } from '../../app/build-app.ts';
import { features, rights } from '../../app/features.ts';

const NOT_READY = [409, 'BARANG_TIDAK_READY'];
const WAIT = 'VALIDASI_TAMBAH_BARANG';

let shop: Shop;
let spv2: TestClient;
/** A cashier whom the owner gave the rights to enter and to validate. */
let clerk: TestClient;

beforeAll(async () => {
  shop = await openShop({ settings: { [WAIT]: 'true' } });
  spv2 = await hire(shop, 'SPV2', 'SPV');
  const more = ['barang.tambah-data-barang.tambah', 'validasi.validasi-barang.tambah'];
  const wide = rights.map((r) => (more.includes(r.key) ? { ...r, levels: ['KASIR'] as const } : r));
  clerk = await hire(shop, 'KASIRA', 'KASIR', defaultAkses('KASIR', wide));
});
afterAll(() => shop.close());
afterEach(() => shop.set(WAIT, 'true'));

const sell = (code: string) =>
  shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));

describe('a piece that waits', () => {
  test('lies in its tray and counts as stock, but is not sold, held, moved or destroyed', async () => {
    const { no, code } = await enter(shop.spv);
    expect(await shop.piece(code)).toMatchObject({ status: 'BARU', kode_baki: 'A1' });
    expect(await shop.status(no)).toEqual({ status: 'OPEN', status_valid: 'OPEN' });
    expect(said(await sell(code))).toEqual(NOT_READY);
    expect(said(await shop.kasir.get(`barang/ready/kode-barcode/${code}`))).toEqual(NOT_READY);
    const dp = { ...saleOf([code], [cash(1_000_000)]), ...HOLDER, bayar_dp: true };
    expect(said(await shop.kasir.post('penjualan/simpan', dp))).toEqual(NOT_READY);
    const target = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] };
    expect(said(await shop.spv.post('pindahbarang/simpan', target))).toEqual(NOT_READY);
    const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', barang: [code], keterangan: 'PATAH' };
    expect(said(await shop.spv.post('hancurbarang/simpan', scrap))).toEqual(NOT_READY);
    const tray = { kode_baki: 'A1', nama_baki: 'A1', kode_gudang: 'BELI' };
    expect((await shop.owner.put('baki/A1', tray)).body.code).toBe('BAKI_DIGUNAKAN');
    expect(await shop.journal(no)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
    expect((await validate(shop.owner, no)).status).toBe(200);
  });

  test('is ready and in the books once a second person has validated it', async () => {
    const { no, code } = await enter(shop.spv);
    expect((await validate(shop.owner, no)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
    expect(await shop.balance(no)).toMatchObject({ PERSEDIAAN: 3_000_000 });
    const { body } = await shop.owner.get(`barang/tambah/${no}`);
    expect(body.data).toMatchObject({ input_by: 'SPV', valid_by: 'OWNER', status_valid: 'DONE' });
    expect((await sell(code)).status).toBe(201);
    expect(said(await validate(spv2, no))).toEqual([409, 'DOKUMEN_SUDAH_VALID']);
    expect(said(await refuse(spv2, no))).toEqual([409, 'DOKUMEN_SUDAH_VALID']);
    expect(await shop.violations()).toEqual([]);
  });

  test('is out when it is refused, with a reason; its tag is free again', async () => {
    const { no, code } = await enter(shop.spv, { tag_id: 'E2-77' });
    expect((await refuse(shop.owner, no, '')).body.errors).toHaveProperty('alasan');
    expect((await refuse(shop.owner, no, 'timbangan beda')).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('KELUAR');
    const { body } = await shop.owner.get(`barang/tambah/${no}`);
    expect(body.data).toMatchObject({ status: 'BATAL', batal_alasan: 'timbangan beda' });
    expect(said(await sell(code))).toEqual(NOT_READY);
    expect(said(await validate(spv2, no))).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
    const again = await enter(shop.spv, { tag_id: 'E2-77' });
    expect((await validate(shop.owner, again.no)).status).toBe(200);
    expect(await shop.violations()).toEqual([]);
  });

  test('without the parameter it is ready at once, and what waited goes on waiting', async () => {
    const waiting = await enter(shop.spv);
    await shop.set(WAIT, 'false');
    const { code } = await enter(shop.spv);
    expect((await sell(code)).status).toBe(201);
    expect(said(await sell(waiting.code))).toEqual(NOT_READY);
    expect(said(await validate(shop.spv, waiting.no))).toEqual([403, 'VALIDASI_SENDIRI']);
    expect((await validate(shop.owner, waiting.no)).status).toBe(200);
  });

  test('goes on waiting after a restart', async () => {
    const { no, code } = await enter(shop.spv);
    const headers = { 'x-auth-token': await shop.token('SPV') };
    const app = await buildApp({
      db: shop.server.db,
      files: shop.server.files,
      features,
      rights,
      config: {
        mode: 'production',
        session: { idleMinutes: 720, absoluteHours: 24 },
        trustProxy: false,
        logLevel: 'silent',
        version: '0.0.0-test',
        publicPerMinute: 1000,
      },
    });
    const url = '/api/v1/barang/validasi';
    const own = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: { no_faktur_group: no },
    });
    expect([own.statusCode, own.json().code]).toEqual([403, 'VALIDASI_SENDIRI']);
    await app.close();
    expect((await shop.piece(code)).status).toBe('BARU');
    expect((await validate(spv2, no)).status).toBe(200);
  });
});

describe('who may answer', () => {
  test('a cashier may not enter, and with all rights not validate or refuse', async () => {
    const { body } = await shop.kasir.post('barang/simpan', {});
    expect(body.code).toBe('TIDAK_BERHAK');
    const { no } = await enter(clerk);
    const mu = shop.as('MU1');
    for (const person of [clerk, shop.as('DEV1'), mu]) {
      expect((await validate(person, no)).status).toBe(403);
      expect((await refuse(person, no)).status).toBe(403);
    }
    expect(said(await validate(clerk, no))).toEqual([403, 'VALIDASI_BUKAN_ATASAN']);
    expect((await validate(shop.spv, no)).status).toBe(200);
  });

  test('who entered it not, by no other desk either; another of his level may', async () => {
    const { no } = await enter(shop.spv);
    expect(said(await validate(shop.spv, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    for (const path of ['penjualan/validasi', 'pembelian/validasi', 'titipan/validasi']) {
      expect((await shop.spv.post(path, { no_faktur_group: no })).status).toBe(404);
    }
    expect((await validate(spv2, no)).status).toBe(200);
  });

  test('a supervisor whom he made today not: one hand had both accounts', async () => {
    const { no } = await enter(shop.owner);
    const trace = (hours: number) =>
      shop.exec(sql`insert into user_jejak (kode_toko, user_id, oleh, tindakan, waktu)
        values ('JKT1', 'SPV2', 'OWNER', 'BUAT', now() - make_interval(hours => ${hours}))`);
    await trace(1);
    expect(said(await validate(spv2, no))).toEqual([403, 'OTORISASI_PENYETUJU_BARU']);
    expect((await validate(shop.spv, no)).status).toBe(200);
  });

  test('head office inside the branch is a person too', async () => {
    const pusat = shop.as('PUSAT', 'JKT1');
    const { no } = await enter(pusat);
    expect(said(await validate(pusat, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    expect((await validate(shop.spv, no)).status).toBe(200);
    const other = await enter(shop.owner);
    expect((await validate(pusat, other.no)).status).toBe(200);
    expect((await validate(shop.as('OWNER2'), no)).status).toBe(404);
  });

  test('the owner alone validates his own, and the report of approvals says so', async () => {
    const { no, code } = await enter(shop.owner);
    expect(said(await validate(shop.owner, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    const others = sql`level in ('SPV', 'OWN') and user_id <> 'OWNER'`;
    await shop.exec(sql`update users set aktif = false where ${others}`);
    // Head office's owner could still be the second person.
    expect(said(await validate(shop.owner, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    await shop.exec(sql`update users set aktif = false where ${others}`, 'PUSAT');
    const alone = await validate(shop.owner, no);
    await shop.exec(sql`update users set aktif = true`);
    await shop.exec(sql`update users set aktif = true`, 'PUSAT');
    expect(alone.status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
    const { body } = await shop.owner.get(`barang/tambah/${no}`);
    expect(body.data.rincian.sendiri).toBe('YA');
    const days = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const report = await shop.owner.get(`laporan/otorisasi?${days}`);
    expect(JSON.stringify(report.body)).toContain(no);
    const kept = await shop.one(
      sql`select approver, peminta, cara, sendiri from otorisasi where no_dokumen = ${no}`,
    );
    expect(kept).toEqual({ approver: 'OWNER', peminta: 'OWNER', cara: 'VALIDASI', sendiri: true });
  });
});

test('the desk tells pieces, photo, weights, prices, cost and the floor', async () => {
  await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '2000000');
  const { no } = await enter(shop.spv, { harga_jual: 4_000_000 });
  const desk = await shop.owner.get('validasi/meja/validasi-barang');
  expect(desk.body.data).toMatchObject([
    { no_faktur_group: no, kind: 'tambah-barang', qty: 1, berat: 3.455, input_by: 'SPV', uang: [] },
  ]);
  const { body } = await shop.owner.get(`barang/tambah/${no}`);
  expect(body.data.detail).toMatchObject([
    {
      foto: '',
      berat: 3.455,
      berat_asli: 3.46,
      kadar: 75,
      harga_beli: 3_000_000,
      harga_jual: 4_000_000,
      // 4.000.000 + 150.000 of making, up to 500; 2,595 g at 2.000.000 less 10 %.
      harga_emas_rp: 4_150_000,
      batas_bawah_rp: 4_671_000,
      status_barang: 'BARU',
    },
  ]);
  expect((await shop.kasir.get('validasi/meja/validasi-barang')).status).toBe(403);
  await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '0');
  expect((await refuse(shop.owner, no)).status).toBe(200);
});

describe('at once', () => {
  const race = (column: string, value: string, calls: readonly (() => Promise<unknown>)[]) =>
    inLine(shop.server.database.superUrl, lockOf(column, value), calls) as Promise<
      { status: number; body: { code?: string } }[]
    >;
  const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
    answers.map(({ status, body }) => [status, body.code]);

  test('validated and refused, validated twice: one wins', async () => {
    const one = await enter(shop.spv);
    const both = [() => validate(shop.owner, one.no), () => refuse(spv2, one.no)];
    expect(codes(await race('dokumen.no_dokumen', one.no, both))).toEqual([
      [200, undefined],
      [409, 'DOKUMEN_SUDAH_VALID'],
    ]);
    const two = await enter(shop.spv);
    const turned = [() => refuse(spv2, two.no), () => validate(shop.owner, two.no)];
    expect(codes(await race('dokumen.no_dokumen', two.no, turned))).toEqual([
      [200, undefined],
      [409, 'DOKUMEN_SUDAH_BATAL'],
    ]);
    const three = await enter(shop.spv);
    const twice = [() => validate(shop.owner, three.no), () => validate(spv2, three.no)];
    expect(codes(await race('dokumen.no_dokumen', three.no, twice))).toEqual([
      [200, undefined],
      [409, 'DOKUMEN_SUDAH_VALID'],
    ]);
    expect(await shop.states([one.code, two.code, three.code])).toEqual([
      'READY',
      'KELUAR',
      'READY',
    ]);
  });

  test('sold only after it was validated, never while or after it is refused', async () => {
    const early = await enter(shop.spv);
    const soldFirst = [() => sell(early.code), () => validate(shop.owner, early.no)];
    expect(codes(await race('barang.kode_barcode', early.code, soldFirst))).toEqual([
      NOT_READY,
      [200, undefined],
    ]);
    const late = await enter(shop.spv);
    const soldAfter = [() => validate(shop.owner, late.no), () => sell(late.code)];
    expect(codes(await race('barang.kode_barcode', late.code, soldAfter))).toEqual([
      [200, undefined],
      [201, undefined],
    ]);
    const out = await enter(shop.spv);
    const refused = [() => refuse(shop.owner, out.no), () => sell(out.code)];
    expect(codes(await race('barang.kode_barcode', out.code, refused))).toEqual([
      [200, undefined],
      NOT_READY,
    ]);
    expect(await shop.violations()).toEqual([]);
  });
});

test('an entry that waits stands in the way of closing, by its number', async () => {
  const { no } = await enter(shop.spv);
  const status = await shop.owner.get('tutup-toko/status');
  expect(status.body.data.hambatan).toEqual([
    { jenis: 'belum-validasi', no_dokumen: no, kind: 'tambah-barang' },
  ]);
  const till = await countedTill(shop);
  const blocked = await shop.owner.post('tutup-toko', till);
  expect([blocked.body.code, blocked.body.message.includes(no)]).toEqual(['TUTUP_TERHALANG', true]);
  expect((await validate(shop.owner, no)).status).toBe(200);
  const closed = await shop.owner.post('tutup-toko', { ...till, abaikan_peringatan: true });
  expect(closed.status).toBe(200);
  expect(await shop.violations()).toEqual([]);
});
