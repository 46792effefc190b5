/**
 * Pieces that go back to their supplier (docs/decision/0062): at cost against what is owed him, on
 * any later day, consignment without a row, cancelled on its day, and what is refused.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctionOf } from '../../../test/correction-case.ts';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { said } from '../../../test/order-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';
import { kinds } from '../../app/kinds.ts';
import { freezeDay } from '../tutup-toko/freeze.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

const BOUGHT = { kode_supplier: 'SP1', no_faktur_supplier: 'A-1' };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    masters: {
      supplier_barang: [
        { kode_supplier: 'SP1', nama_supplier: 'UBS' },
        { kode_supplier: 'SP2', nama_supplier: 'LAIN' },
      ],
    },
  });
});
afterAll(() => shop.close());

const bodyOf = (barang: readonly string[], change: object = {}) => ({
  kode_supplier: 'SP1',
  keterangan: 'cacat',
  barang,
  ...change,
});

const send = (barang: readonly string[], change: object = {}): Promise<Answer> =>
  shop.spv.post('retur-supplier/simpan', bodyOf(barang, change));

const sent = (barang: readonly string[]): Promise<Answer> =>
  approved(shop.spv, 'retur-supplier/simpan', bodyOf(barang), 'OWNER');

async function owed(): Promise<number> {
  const { rp } = await shop.one<{ rp: number }>(
    sql`select coalesce(sum(kredit - debit), 0)::bigint rp from jurnal_baris
        where kode_supplier = 'SP1' and no_faktur_supplier = 'A-1'`,
  );
  return Number(rp);
}

describe('a return', () => {
  test('on a later day takes pieces out at cost; consigned ones were never owed', async () => {
    const codes = [
      await addPiece(shop.spv, BOUGHT),
      await addPiece(shop.spv, { ...BOUGHT, konsinyasi: true }),
    ];
    await nextDay(shop);
    expect(await owed()).toBe(3_000_000);
    const asked = await send(codes);
    expect([asked.status, asked.body.kategori]).toEqual([422, 'RETUR SUPPLIER']);
    expect(asked.body.message).not.toContain('3,000,000');
    const done = await sent(codes);
    expect(done.status).toBe(201);
    expect([done.body.data.total, done.body.data.detail[0].harga_total]).toEqual([
      undefined,
      undefined,
    ]);
    const no = String(done.body.data.no_faktur_group);
    expect(no).toMatch(/^JKT1-RS-/);
    expect(await shop.balance(no)).toEqual({
      'HUTANG SUPPLIER': 3_000_000,
      PERSEDIAAN: -3_000_000,
    });
    expect(await owed()).toBe(0);
    for (const code of codes) expect((await shop.piece(code)).status).toBe('KELUAR');
    const { data } = (await shop.owner.get(`retur-supplier/faktur/${no}`)).body;
    expect(data).toMatchObject({
      qty: 2,
      total: 3_000_000,
      rincian: { nama_supplier: 'UBS' },
      detail: [{ rumus: { no_faktur_supplier: 'A-1' } }, { rumus: { konsinyasi: 'YA' } }],
    });
    const told = (await shop.spv.get(`retur-supplier/faktur/${no}`)).body.data;
    expect([told.total, told.detail[1].rumus.konsinyasi]).toEqual([undefined, undefined]);
    expect(await shop.violations()).toEqual([]);
  });

  test('is cancelled on its day: ready in its tray, owed again; not on a later one', async () => {
    const code = await addPiece(shop.spv, { ...BOUGHT, tag_id: 'TAG-9' });
    const before = await owed();
    const first = String((await sent([code])).body.data.no_faktur_group);
    const back = (no_faktur_group: string) => ({ no_faktur_group, alasan: 'salah' });
    expect((await shop.kasir.post('retur-supplier/batal', back(first))).status).toBe(403);
    const undone = await approved(shop.spv, 'retur-supplier/batal', back(first), 'OWNER');
    expect(undone.status).toBe(200);
    expect(await shop.piece(code)).toMatchObject({ status: 'READY', kode_baki: 'A1' });
    expect(await owed()).toBe(before);
    expect(await shop.violations()).toEqual([]);
    const again = String((await sent([code])).body.data.no_faktur_group);
    await nextDay(shop);
    expect(said(await shop.spv.post('retur-supplier/batal', back(again)))).toEqual([
      409,
      'RETUR_KEMARIN',
    ]);
  });

  test('of a piece that a correction made lighter says what it weighed when it came', async () => {
    const code = await addPiece(shop.spv, BOUGHT);
    const path = 'koreksi-barang/simpan';
    const heavy = await correctionOf(shop.spv, code, { berat: 3, berat_asli: 3 });
    expect((await approved(shop.spv, path, heavy, 'OWNER')).status).toBe(201);
    const light = await correctionOf(shop.spv, code, { berat: 1, berat_asli: 1 });
    expect((await approved(shop.spv, path, light, 'OWNER')).status).toBe(201);
    const asked = await send([code]);
    expect(asked.body.message).toMatch(/Berat datang 3\.455 gr, kini 1\.000 gr/);
    expect(asked.body.message).toMatch(/datang 2\.595 gr, kini 0\.750 gr/);
    expect(asked.body.kategori).toBe('RETUR SUPPLIER');
    expect((await sent([code])).status).toBe(201);
  });

  test('of another supplier’s piece, a sold one, one twice, or without the module is refused', async () => {
    const [plain, other, sold] = [
      await addPiece(shop.spv),
      await addPiece(shop.spv, { ...BOUGHT, kode_supplier: 'SP2' }),
      await addPiece(shop.spv, BOUGHT),
    ];
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    expect(said(await send([plain]))).toEqual([409, 'BARANG_BUKAN_SUPPLIER']);
    expect(said(await send([other]))).toEqual([409, 'BARANG_BUKAN_SUPPLIER']);
    expect(said(await send([sold]))).toEqual([409, 'BARANG_TIDAK_READY']);
    const code = await addPiece(shop.spv, BOUGHT);
    expect((await send([code, code])).body.code).toBe('BARANG_GANDA');
    expect((await shop.kasir.post('retur-supplier/simpan', bodyOf([code]))).status).toBe(403);
    await shop.set('SUPPLIER_MODULE', 'false');
    expect(said(await send([code]))).toEqual([403, 'MODUL_MATI']);
    await shop.set('SUPPLIER_MODULE', 'true');
    expect((await shop.piece(code)).status).toBe('READY');
  });

  test.each([['sale first'], ['return first']])('and a sale at once, %s: one wins', async (way) => {
    const code = await addPiece(shop.spv, BOUGHT);
    const asked = await send([code]);
    const given = await shop.spv.post('authorization', {
      user_id: 'OWNER',
      password: 'rahasia-uji',
      kategori: asked.body.kategori,
      subjek: asked.body.subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    const give = () => send([code], { detail_authorization });
    const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const calls = way === 'sale first' ? [sell, give] : [give, sell];
    const lock = lockOf('barang.kode_barcode', code);
    const answers = await inLine(shop.server.database.superUrl, lock, calls);
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(await shop.violations()).toEqual([]);
  });

  test('is printed with the supplier and without a price', async () => {
    const code = await addPiece(shop.spv, BOUGHT);
    const no = String((await sent([code])).body.data.no_faktur_group);
    const print = { no_dokumen: no, jenis: 'SLIP', format: 'html' };
    const page = await shop.spv.post('nota/cetak', print);
    const text = page.raw.toString('utf8');
    expect([page.status, text.includes('UBS'), text.includes('A-1')]).toEqual([200, true, true]);
    expect(/Rp\./.test(text)).toBe(false);
  });
});

test('the day reconciles', async () => {
  const { tgl } = await shop.one<{ tgl: string }>(
    sql`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
  );
  await shop.server.db.tenant('JKT1', (tx) => freezeDay(tx, tgl));
  const found = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, tgl, kinds));
  expect(found).toEqual([]);
});
