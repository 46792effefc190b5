/**
 * Changing many selling prices by one rule (docs/decision/0065): shown before, approved once, kept
 * in the history of each piece, undone as a whole, told to the owners where prices fall far.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, PASSWORD } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const PATH = 'update-profit-barang/simpan';
const TRAYS = Array.from({ length: 14 }, (_, i) => `U${i + 1}`);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['HIDUP_FEATURE_MODULE'],
    settings: {
      PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '1000000',
      BATAS_UBAH_HARGA_PERSEN: '10',
      BATAS_DOKUMEN_RP: '1000000000000',
    },
    masters: {
      baki: TRAYS.map((kode_baki) => ({ kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO' })),
      kelompok_harga: [
        {
          kode_kelompok: 'K1',
          nama_kelompok: 'K1',
          margin: 50_000,
          kebijakan_beli: 'NOTA',
          detail_group: ['MT'],
        },
      ],
    },
  });
});
afterAll(() => shop.close());

/** A tray of its own for each test. */
let used = 0;
const tray = (): string => TRAYS[used++] ?? '';
const add = (kode_baki: string, more: object = {}): Promise<string> =>
  addPiece(shop.spv, { kode_baki, ...more });

const of = (kode_baki: string, more: object = {}) => ({
  kode_gudang: 'TOKO',
  kode_baki,
  dasar: 'HARGA',
  arah: 'NAIK',
  satuan: 'PERSEN',
  persen: 10,
  ...more,
});

async function preview(body: object, client = shop.owner) {
  const answer = await client.post('update-profit-barang/pratinjau', body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as Record<string, never> & {
    barang: string[];
    sebelum_rp: number;
    sesudah_rp: number;
    detail: Record<string, unknown>[];
  };
}

/** The rule with what its preview showed. */
async function seen(rule: object): Promise<object> {
  const { barang, sebelum_rp, sesudah_rp } = await preview(rule);
  return { ...rule, barang, sebelum_rp, sesudah_rp };
}

const told = ({ status, body }: Answer) => [status, body.code, Object.keys(body.errors ?? {})];

async function changed(rule: object, client = shop.spv): Promise<string> {
  const by = client === shop.owner ? 'SPV' : 'OWNER';
  const answer = await approved(client, PATH, await seen(rule), by);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return String(answer.body.data.no_update);
}

const priceOf = async (code: string): Promise<number> =>
  (
    await shop.one<{ rp: number }>(
      sql`select harga_jual::float8 rp from barang where kode_barcode = ${code}`,
    )
  ).rp;

const undo = (no: string): Promise<Answer> =>
  approved(
    shop.spv,
    'update-profit-barang/batal',
    { no_faktur_group: no, alasan: 'salah' },
    'OWNER',
  );

/** What the owners heard of a document. */
const news = (no: string) =>
  shop.rows(
    sql`select isi from kabar_pemilik where jenis = 'HARGA_BARANG' and isi ->> 'no' = ${no}`,
  );

describe('a rule', () => {
  test('is shown piece by piece and in sum, and changes what it showed after one approval', async () => {
    const kode_baki = tray();
    const [ring, sold] = [await add(kode_baki), await add(kode_baki)];
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    const shown = await preview(of(kode_baki));
    expect(shown).toMatchObject({
      barang: [ring],
      berat: 3.455,
      sebelum_rp: 4_560_600,
      sesudah_rp: 5_017_000,
      naik: 1,
      turun: 0,
      di_bawah_modal: 0,
      di_bawah_batas: 0,
      tidak_bisa: 0,
      detail: [
        { kode_barcode: ring, harga_beli: 3_000_000, sebelum: 4_560_600, sesudah: 5_017_000 },
      ],
    });
    const body = await seen(of(kode_baki));
    const asked = await shop.spv.post(PATH, body);
    expect(told(asked)).toEqual([422, 'OTORISASI_DIPERLUKAN', []]);
    expect(asked.body.message).toContain('Ubah harga 1 barang 3.455 gr, harga jual Naik 10.00%');
    expect(await priceOf(ring)).toBe(4_560_600);
    const saved = await approved(shop.spv, PATH, body, 'OWNER');
    const no = String(saved.body.data.no_update);
    expect([no.includes('-UP-'), await priceOf(ring), await priceOf(sold)]).toEqual([
      true,
      5_017_000,
      4_560_600,
    ]);
    const row = (await shop.spv.get(`update-profit-barang/faktur/${no}`)).body.data;
    expect(row).toMatchObject({
      qty: 1,
      rincian: { dasar: 'HARGA', arah: 'NAIK', persen: 10, sebelum_rp: 4_560_600, kode_baki },
      detail: [{ kode_barcode: ring, harga_jual: 5_017_000, rumus: { sebelum: 4_560_600 } }],
      otorisasi: [{ approver: 'OWNER', kategori: 'UPDATE PROFIT' }],
    });
    expect(await shop.journal(no)).toEqual([]);
    expect((await shop.spv.get('update-profit-barang')).body.data[0].no_faktur_group).toBe(no);
    expect(await shop.violations()).toEqual([]);
  });

  test('of the price group counts today’s gold and the margin; others have none and refuse all', async () => {
    const kode_baki = tray();
    const ring = await add(kode_baki);
    const rule = { kode_gudang: 'TOKO', kode_baki, dasar: 'KELOMPOK' };
    await changed(rule);
    expect(await priceOf(ring)).toBe(2_764_000);
    const other = await add(kode_baki, { kode_group: 'MD' });
    expect(await preview(rule)).toMatchObject({ tidak_bisa: 1, tetap: 2 });
    const refused = await shop.spv.post(PATH, await seen(rule));
    expect([...told(refused), refused.body.message.includes(other)]).toEqual([
      400,
      'KELOMPOK_HARGA_KOSONG',
      ['dasar'],
      true,
    ]);
  });

  test('by age takes what was entered so many days ago', async () => {
    const kode_baki = tray();
    const [old, fresh] = [await add(kode_baki), await add(kode_baki)];
    await shop.exec(
      sql`update barang set tgl_system = tgl_system - 40 where kode_barcode = ${old}`,
    );
    expect((await preview(of(kode_baki, { umur_dari: 30 }))).barang).toEqual([old]);
    expect((await preview(of(kode_baki, { umur_sampai: 30 }))).barang).toEqual([fresh]);
    expect((await preview(of(kode_baki, { umur_dari: 40, umur_sampai: 40 }))).barang).toEqual([
      old,
    ]);
  });

  test('without by how much is refused at that field, on the preview too', async () => {
    const kode_baki = tray();
    await add(kode_baki);
    for (const path of ['update-profit-barang/pratinjau', PATH])
      for (const [more, field] of [
        [{ persen: undefined }, 'persen'],
        [{ persen: undefined, satuan: 'RUPIAH' }, 'jumlah_rp'],
        [{ persen: 0 }, 'persen'],
      ] as const) {
        const seenThen = { barang: ['11000001'], sebelum_rp: 1, sesudah_rp: 1 };
        const answer = await shop.owner.post(path, { ...of(kode_baki, more), ...seenThen });
        expect(told(answer)).toEqual([400, 'VALIDASI', [field]]);
      }
  });

  test('that changes nothing, or leaves no price, is refused', async () => {
    const kode_baki = tray();
    await add(kode_baki, { harga_jual: 4_500_000, harga_beli: 4_500_000 });
    const same = await seen(of(kode_baki, { persen: 0.01, arah: 'TURUN' }));
    expect((same as { sesudah_rp: number }).sesudah_rp).toBe(4_500_000);
    expect(told(await shop.owner.post(PATH, same))).toEqual([
      400,
      'HARGA_TIDAK_BERUBAH',
      ['dasar'],
    ]);
    const free = { satuan: 'RUPIAH', jumlah_rp: 4_500_000, arah: 'TURUN' };
    expect(told(await shop.owner.post(PATH, await seen(of(kode_baki, free))))).toEqual([
      400,
      'HARGA_BARANG_SALAH',
      ['barang'],
    ]);
  });
});

describe('what was shown', () => {
  test('must be what is there: pieces that came or went, and prices that moved, refuse', async () => {
    const kode_baki = tray();
    const [ring, sold] = [await add(kode_baki), await add(kode_baki)];
    const before = await seen(of(kode_baki));
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    const came = await add(kode_baki);
    const refused = await shop.spv.post(PATH, before);
    expect(told(refused)).toEqual([409, 'PILIHAN_BERUBAH', ['barang']]);
    expect(refused.body.message).toContain(`1 Masuk (${came}), 1 Keluar (${sold})`);
    const again = await seen(of(kode_baki));
    await changed(of(kode_baki, { persen: 5 }));
    expect(told(await shop.spv.post(PATH, again))).toEqual([
      409,
      'HARGA_PRATINJAU_BERUBAH',
      ['sesudah_rp'],
    ]);
    // 4,560,600 × 1.05 is rounded up to 4,789,000.
    expect(await priceOf(ring)).toBe(4_789_000);
  });

  test('an approval is for it alone: not for other pieces, another rule, nor twice', async () => {
    const kode_baki = tray();
    await add(kode_baki);
    const body = await seen(of(kode_baki));
    const { subjek, kategori } = (await shop.spv.post(PATH, body)).body;
    const given = await shop.spv.post('authorization', {
      user_id: 'OWNER',
      password: PASSWORD,
      kategori,
      subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    const other = { ...(await seen(of(kode_baki, { persen: 20 }))), detail_authorization };
    expect(told(await shop.spv.post(PATH, other))[1]).toBe('OTORISASI_TIDAK_SAH');
    const key = { 'idempotency-key': randomUUID() };
    const once = await shop.spv.post(PATH, { ...body, detail_authorization }, key);
    const retry = await shop.spv.post(PATH, { ...body, detail_authorization }, key);
    expect([once.status, retry.body.data]).toEqual([201, once.body.data]);
    const twice = await seen(of(kode_baki));
    expect(told(await shop.spv.post(PATH, { ...twice, detail_authorization }))[1]).toBe(
      'OTORISASI_TIDAK_SAH',
    );
  });

  test('a sale at the same moment sells at one price or the other, never a half-changed one', async () => {
    const race = async (sellFirst: boolean): Promise<unknown[]> => {
      const kode_baki = tray();
      const code = await add(kode_baki);
      const body = await seen(of(kode_baki));
      const { subjek, kategori } = (await shop.spv.post(PATH, body)).body;
      const auth = { user_id: 'OWNER', password: PASSWORD, kategori, subjek };
      const { _id } = (await shop.spv.post('authorization', auth)).body.data;
      const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
      const change = () => shop.spv.post(PATH, { ...body, detail_authorization: [{ _id }] });
      const lock = lockOf('barang.kode_barcode', code);
      const line = sellFirst ? [sell, change] : [change, sell];
      const answers = await inLine<Answer>(shop.server.database.superUrl, lock, line);
      return [...answers.map(({ status, body }) => body.code ?? status), await priceOf(code)];
    };
    expect(await race(true)).toEqual([201, 'PILIHAN_BERUBAH', 4_560_600]);
    const [first, second, price] = await race(false);
    // The till had the price of before: the sale is asked for the rest, not sold for less.
    expect([first, price]).toEqual([201, 5_017_000]);
    expect(second).not.toBe(201);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('undone', () => {
  test('on any day, as a whole: every piece says the price of before, the history both', async () => {
    const kode_baki = tray();
    const codes = [await add(kode_baki), await add(kode_baki)];
    const no = await changed(of(kode_baki, { arah: 'TURUN', persen: 5 }));
    await nextDay(shop);
    const back = await undo(no);
    expect([back.status, await Promise.all(codes.map(priceOf))]).toEqual([
      200,
      [4_560_600, 4_560_600],
    ]);
    const history = await shop.rows(
      sql`select kolom, sebelum, sesudah from riwayat_barang where kode_barcode = ${codes[0]}
          order by ke, urut`,
    );
    expect(history).toEqual([
      { kolom: 'harga_jual', sebelum: '4560600', sesudah: '4333000' },
      { kolom: 'harga_jual', sebelum: '4333000', sesudah: '4560600' },
    ]);
    expect((await shop.status(no)).status).toBe('BATAL');
    expect(await shop.violations()).toEqual([]);
  });

  test('not once one of it is sold, nor after a later change; nothing is undone by half', async () => {
    const kode_baki = tray();
    const [ring, sold] = [await add(kode_baki), await add(kode_baki)];
    const no = await changed(of(kode_baki));
    const later = await changed(of(kode_baki));
    const after = await priceOf(ring);
    expect(told(await undo(no)).slice(0, 2)).toEqual([409, 'BARANG_SUDAH_DIUBAH']);
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(5_669_000)]));
    expect((await shop.piece(sold)).status).toBe('TERJUAL');
    expect(told(await undo(later)).slice(0, 2)).toEqual([409, 'BARANG_TIDAK_READY']);
    expect(await priceOf(ring)).toBe(after);
  });
});

describe('who', () => {
  test('may: not a cashier; by cost only who sees cost, and no sentence tells him what is below it', async () => {
    const kode_baki = tray();
    const code = await add(kode_baki);
    const rule = of(kode_baki, { dasar: 'MODAL', persen: 25 });
    expect(told(await shop.kasir.post(PATH, await seen(rule)))[1]).toBe('TIDAK_BERHAK');
    for (const path of ['update-profit-barang/pratinjau', PATH])
      expect(told(await shop.spv.post(path, await seen(rule)))[1]).toBe('TIDAK_BERHAK');
    const fall = of(kode_baki, { arah: 'TURUN', persen: 50 });
    const blind = await preview(fall, shop.spv);
    expect(Object.keys(blind)).not.toContain('di_bawah_modal');
    expect(Object.keys(blind.detail[0] ?? {})).not.toContain('harga_beli');
    const asked = [shop.spv, shop.owner].map(async (client) =>
      String((await client.post(PATH, await seen(fall))).body.message),
    );
    const [spv, owner] = await Promise.all(asked);
    expect(spv).toContain('turun terbesar Rp. 2,280,100,- ');
    expect(spv).not.toContain('modal');
    expect(owner).toContain('1 barang di bawah modal, 0 di bawah batas bawah');
    const no = await changed(rule, shop.owner);
    expect(await priceOf(code)).toBe(3_750_000);
    const own = (await shop.owner.get(`update-profit-barang/faktur/${no}`)).body.data.rincian;
    const seenBy = (await shop.spv.get(`update-profit-barang/faktur/${no}`)).body.data.rincian;
    expect([own.modal_persen, seenBy.modal_persen, seenBy.dasar]).toEqual([25, undefined, 'MODAL']);
    expect((await shop.as('KASIR2').get(`update-profit-barang/faktur/${no}`)).status).not.toBe(200);
  });

  test('hears: the owners, of prices that fall far in a week, also in small steps', async () => {
    const kode_baki = tray();
    await add(kode_baki);
    const fall = (persen: number) => of(kode_baki, { arah: 'TURUN', persen });
    const small = await changed(fall(6));
    expect(await news(small)).toEqual([]);
    const second = await changed(fall(6));
    expect(await news(second)).toMatchObject([
      { isi: { n: '1', batas: '10', sebelum: 'Rp. 4,560,600,-', sesudah: 'Rp. 4,030,000,-' } },
    ]);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '50');
    expect(await news(await changed(fall(6)))).toEqual([]);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
    const answer = await approved(shop.owner, PATH, await seen(fall(20)), 'SPV');
    expect(await news(String(answer.body.data.no_update))).toEqual([]);
  });
});

test('thousands of prices are told in parts', async () => {
  const kode_baki = 'A2';
  const rows = Array.from({ length: 120 }, () => ({ ...CINCIN, kode_baki }));
  await shop.spv.post('barang/simpan-banyak', { detail_barang: rows });
  const rule = of(kode_baki, { persen: 1 });
  const first = await preview(rule);
  const rest = await preview({ ...rule, dari: 101 });
  expect([first.barang.length, first.detail.length, rest.detail.length]).toEqual([120, 100, 20]);
  expect(rest.detail[0]?.['kode_barcode']).toBe(first.barang[100]);
  const no = await changed(rule);
  const row = (await shop.spv.get(`update-profit-barang/faktur/${no}`)).body.data;
  expect([row.qty, row.jumlah_baris, row.detail.length]).toEqual([120, 120, 100]);
});
