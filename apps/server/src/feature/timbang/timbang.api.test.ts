/**
 * Weighing trays: what a tray should weigh part by part, what moves meanwhile, going on and
 * starting anew, the difference that needs a reason, closing, and both reports.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TimbangRow } from '@kencana/contract/call/timbang-calls';
import type { Sheet } from '@kencana/contract/sheet';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';
import { countedTill } from '../../../test/race/race.ts';

const PATH = 'timbang-baki/simpan';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    settings: { PREVIOUS_DAY_OWNER: 'true' },
    masters: {
      // Each tag of the first 0,1 g, the tray itself 120 g.
      baki: [
        ['W1', 120_000, 100],
        ['W2', 0, 0],
      ].map(([kode_baki, berat_baki, berat_bandrol]) => {
        const own = { kode_baki, nama_baki: `BAKI ${kode_baki}`, kode_gudang: 'TOKO' };
        return { ...own, berat_baki, berat_bandrol };
      }),
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.kasir.post('timbang-baki/reset', {});
});

/** A piece of 3,46 g on the scale, with 0,2 g of attributes and 0,05 g of plastic. */
async function addTo(kode_baki: string): Promise<string> {
  const code = await addPiece(shop.spv, { kode_baki });
  await shop.exec(sql`update barang set berat_atribut = 200, berat_plastik = 50
    where kode_barcode = ${code}`);
  return code;
}

const start = (kode_toko: string, client: TestClient = shop.kasir): Promise<Answer> =>
  client.post('timbang-baki/start', { kode_gudang: 'TOKO', kode_toko });

const weigh = (kode_toko: string, berat_timbang: number | null, more: object = {}) =>
  shop.kasir.post('timbang-baki/timbang', { kode_toko, berat_timbang, ...more });

async function trayOf(kode_baki: string): Promise<TimbangRow | undefined> {
  const { body } = await shop.kasir.get('timbang-baki');
  return (body.data_timbang as TimbangRow[]).find((row) => row.kode_baki === kode_baki);
}

const line = (kode_baki: string, berat_timbang: number, keterangan = '') => ({
  kode_gudang: 'TOKO',
  kode_baki,
  berat_timbang,
  keterangan,
});

const save = (detail: readonly object[], client: TestClient = shop.kasir): Promise<Answer> =>
  client.post(PATH, { detail });

describe('what a tray should weigh', () => {
  test('is gold, tare, plastic, attributes and tags; not weighed, it is off by all of it', async () => {
    await addTo('W1');
    await addTo('W1');
    expect((await start('W1')).status).toBe(200);
    // 2 × 3,46 + 120 + 2 × 0,05 + 2 × 0,2 + 2 × 0,1
    expect(await trayOf('W1')).toMatchObject({
      qty: 2,
      berat: 6.92,
      berat_baki: 120,
      berat_plastik: 0.1,
      berat_atribut: 0.4,
      berat_bandrol: 0.2,
      total: 127.62,
      berat_timbang: null,
      selisih: -127.62,
    });
    await weigh('W1', 127.6);
    expect(await trayOf('W1')).toMatchObject({ berat_timbang: 127.6, selisih: -0.02 });
  });

  test('follows what is sold, moved and comes back until its weight is told, and stays then', async () => {
    const [sold, moved] = [await addTo('W2'), await addTo('W2')];
    await start('W2');
    expect(await trayOf('W2')).toMatchObject({ qty: 2, total: 7.42 });
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    expect(await trayOf('W2')).toMatchObject({ qty: 1, total: 3.71 });
    await weigh('W2', 3.71);
    const to = { kode_gudang: 'TOKO', kode_baki: 'A1' };
    await shop.spv.post('pindahbarang/simpan', { ...to, barang: [moved] });
    expect(await trayOf('W2')).toMatchObject({ qty: 1, total: 3.71, selisih: 0 });
    // The same weight is told again with a remark: what lay there then stays.
    await weigh('W2', 3.71, { keterangan: 'sudah' });
    expect(await trayOf('W2')).toMatchObject({ qty: 1, keterangan: 'sudah' });
    await weigh('W2', null);
    expect(await trayOf('W2')).toMatchObject({ qty: 0, total: 0, berat_timbang: null });
  });

  test('a sample that is lent lies elsewhere', async () => {
    const code = await addTo('W2');
    await start('W2');
    expect(await trayOf('W2')).toMatchObject({ qty: 1 });
    const root = await shop.root();
    await root.query(`update barang set status = 'PINJAM' where kode_barcode = '${code}'`);
    expect(await trayOf('W2')).toMatchObject({ qty: 0 });
    await root.query(`update barang set status = 'READY' where kode_barcode = '${code}'`);
  });
});

describe('starting', () => {
  test('wants warehouse and tray, each with its message, that belong together', async () => {
    const ask = async (body: object) =>
      (await shop.kasir.post('timbang-baki/start', body)).body.errors as object;
    expect(await ask({ kode_toko: 'W1' })).toEqual({ kode_gudang: ['Silahkan Pilih Gudang'] });
    expect(await ask({ kode_gudang: 'TOKO' })).toEqual({ kode_toko: ['Silahkan Pilih Baki'] });
    expect(await ask({ kode_gudang: 'RUSAK', kode_toko: 'W1' })).toEqual({
      kode_toko: ['Baki W1 Bukan Milik Gudang RUSAK'],
    });
    expect((await shop.kasir.get('timbang-baki')).body.message).toBe('Data Tidak Tersedia');
  });

  test('goes on where it stopped, on another device; reset takes one tray or all', async () => {
    await start('W1');
    await weigh('W1', 100.5, { sumber: 'TIMBANGAN' });
    await start('W2');
    expect((await start('W1', shop.spv)).body.data).toMatchObject([
      { kode_baki: 'W1', berat_timbang: 100.5, sumber: 'TIMBANGAN', mulai_by: 'KASIR' },
      { kode_baki: 'W2', berat_timbang: null },
    ]);
    const left = await shop.spv.post('timbang-baki/reset', { kode_toko: 'W1' });
    expect(left.body.data).toMatchObject([{ kode_baki: 'W2' }]);
    expect((await shop.spv.post('timbang-baki/reset', {})).body.data).toEqual([]);
    expect((await weigh('W1', 1)).body.code).toBe('TIMBANG_BELUM_MULAI');
  });
});

describe('saving', () => {
  test('keeps each tray with its parts, and ends it; the others stay open', async () => {
    await start('W1');
    await start('W2');
    const should = (await trayOf('W1'))?.total ?? 0;
    const { status, body } = await save([line('W1', should + 0.03)]);
    expect(status).toBe(201);
    expect(body.data.detail).toMatchObject([
      { kode_baki: 'W1', berat_timbang: should + 0.03, selisih: 0.03, qty: 2 },
    ]);
    expect(await trayOf('W1')).toBeUndefined();
    expect(await trayOf('W2')).toBeDefined();
    const { data } = (await shop.kasir.get(`timbang-baki/faktur/${body.data.no_timbang}`)).body;
    expect(data.detail[0]).toMatchObject({ rumus: { kode_baki: 'W1', selisih: 0.03 } });
    expect(await shop.violations()).toEqual([]);
  });

  test('wants a reason beyond the limit, at its row; owners hear of it', async () => {
    const news = async () => {
      const days = 'tgl_from=2020-01-01&tgl_to=2099-12-31';
      const { data } = (await shop.owner.get(`kabar-pemilik?${days}`)).body;
      return (data as { jenis: string; isi: object }[]).filter(
        ({ jenis }) => jenis === 'SELISIH_TIMBANG',
      );
    };
    await start('W1');
    const should = (await trayOf('W1'))?.total ?? 0;
    const before = (await news()).length;
    const off = Math.round((should - 1.5) * 1000) / 1000;
    const refused = await save([line('W1', off)]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'detail.0.keterangan': ['Selisih Baki W1 -1.500 gr, Isi Keterangannya'] },
    ]);
    expect(await trayOf('W1')).toBeDefined();
    expect((await save([line('W1', off, 'cincin belum kembali')])).status).toBe(201);
    expect(await news()).toHaveLength(before + 1);
    expect((await news())[0]?.isi).toMatchObject({
      kode: 'W1',
      gram: '-1.500 gr',
      alasan: 'cincin belum kembali',
    });
    await shop.set('BATAS_SELISIH_TIMBANG_MG', '2000');
    await start('W1');
    expect((await save([line('W1', off)])).status).toBe(201);
    await shop.set('BATAS_SELISIH_TIMBANG_MG', '50');
  });

  test('refuses a tray twice, one that was not started, and one that somebody else saved', async () => {
    const fields = ({ body }: Answer) => [body.code, Object.keys(body.errors as object)];
    await start('W2');
    expect(fields(await save([line('W2', 1, 'x'), line('W2', 1, 'x')]))).toEqual([
      'TIMBANG_GANDA',
      ['detail.1.kode_baki'],
    ]);
    expect(fields(await save([line('A1', 1, 'x')]))).toEqual([
      'TIMBANG_BELUM_MULAI',
      ['detail.0.kode_baki'],
    ]);
    const both = await Promise.all([
      save([line('W2', 1, 'x')]),
      save([line('W2', 1, 'y')], shop.spv),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('the same key saves once', async () => {
    await start('W2');
    const key = { 'idempotency-key': 'timbang-1' };
    const body = { detail: [line('W2', 1, 'x')] };
    const first = await shop.kasir.post(PATH, body, key);
    const again = await shop.kasir.post(PATH, body, key);
    expect([first.status, again.body]).toEqual([201, first.body]);
  });
});

describe('closing', () => {
  test('tells trays that were not weighed today, and waits for them where it must', async () => {
    await nextDay(shop);
    const status = async () => {
      const { data } = (await shop.owner.get('tutup-toko/status')).body;
      return [data.belum_timbang, data.wajib_timbang] as [string[], boolean];
    };
    const [[...open], must] = await status();
    expect([open.includes('W1'), must]).toEqual([true, false]);
    await shop.set('TUTUP_WAJIB_TIMBANG', 'true');
    const close = async () => shop.owner.post('tutup-toko', await countedTill(shop));
    const refused = await close();
    expect([refused.status, refused.body.code]).toEqual([409, 'TUTUP_TERHALANG']);
    expect(refused.body.message).toContain('W1');
    for (const tray of open) {
      await start(tray);
      const total = (await trayOf(tray))?.total ?? 0;
      expect((await save([line(tray, total)])).status).toBe(201);
    }
    expect((await status())[0]).toEqual([]);
    expect((await close()).status).toBe(200);
    await shop.set('TUTUP_WAJIB_TIMBANG', 'false');
  });
});

describe('the reports', () => {
  const lines = async (path: string) => {
    const sheet = (await shop.owner.get(`laporan/${path}`)).body.data as Sheet;
    return sheet.lines
      .filter(({ jenis }) => jenis === 'baris')
      .map(({ cells }) =>
        Object.fromEntries(sheet.columns.map(({ key }, i) => [key, cells[i] ?? null])),
      );
  };

  test('what a tray weighed, and what moved on it since', async () => {
    await start('W1');
    const total = (await trayOf('W1'))?.total ?? 0;
    await save([line('W1', total)]);
    const weighed = (await lines('timbang-baki?kode_baki=W1')).at(-1);
    expect(weighed).toMatchObject({ kode_baki: 'W1', total, timbang: total, selisih: 0 });
    expect(await lines('aktivitas-setelah-timbang-baki?kode_baki=W1')).toEqual([]);
    const code = await addTo('W1');
    await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const moved = await lines('aktivitas-setelah-timbang-baki?kode_baki=W1');
    expect(moved.map((row) => [row['kolom'], row['kode_barcode'], row['keluar_berat']])).toEqual([
      ['TAMBAH', code, 0],
      ['JUAL', code, 3.46],
    ]);
    const day = (await shop.owner.get('tutup-toko/status')).body.data.tgl_system as string;
    await nextDay(shop);
    const since = `aktivitas-setelah-timbang-baki?kode_baki=W1&tgl_from=${day}`;
    expect(await lines(since)).toHaveLength(2);
    expect(await lines('aktivitas-setelah-timbang-baki?kode_baki=W1')).toEqual([]);
    await start('W1');
    await save([line('W1', (await trayOf('W1'))?.total ?? 0)]);
    expect(await lines('aktivitas-setelah-timbang-baki?kode_baki=W1')).toEqual([]);
  });
});
