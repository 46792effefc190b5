/**
 * A tray and its pieces stand in one warehouse: it cannot change while pieces lie in it or may come
 * back, by form and by file, also when a piece is put into it at that very moment, in either order.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { CINCIN } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
/** A ready piece in another tray. */
let loose: string;
let trays = 0;
const USED = { kode_gudang: ['Baki Masih Digunakan Barang'] };

beforeAll(async () => {
  shop = await openShop();
  owner = shop.owner;
  await newTray();
  loose = (await addPiece('A1')).body.data.kode_barcode as string;
});
afterAll(() => shop.close());

const moveTray = (key: string) => owner.put(`baki/${key}`, { kode_gudang: 'TITIP' });
const addPiece = (kode_baki: string) => owner.post('barang/simpan', { ...CINCIN, kode_baki });
const putInto = (kode_baki: string) =>
  owner.post('pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki, barang: [loose] });

/** An empty tray beside those of the fixture. */
async function newTray(): Promise<string> {
  trays += 1;
  const kode_baki = `B${trays}`;
  await owner.post('baki', { kode_baki, nama_baki: `Baki ${kode_baki}`, kode_gudang: 'TOKO' });
  return kode_baki;
}

test('an empty tray moves; one with a piece does not, nor its row of a file', async () => {
  expect((await moveTray('A2')).body.data).toMatchObject({ kode_gudang: 'TITIP' });
  expect((await addPiece('B1')).status).toBe(201);
  const refused = await moveTray('B1');
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    409,
    'BAKI_DIGUNAKAN',
    USED,
  ]);
  const isi = Buffer.from('kode_baki,kode_gudang\r\nB1,TITIP\r\n').toString('base64');
  const file = await owner.post('baki/impor/periksa', { mode: 'TAMBAH_UBAH', isi });
  expect(file.body.data.masalah).toMatchObject([
    { baris: 2, kolom: 'kode_gudang', pesan: 'Baki Masih Digunakan Barang' },
  ]);
  const name = await owner.put('baki/B1', { nama_baki: 'Etalase', kode_gudang: 'TOKO' });
  expect(name.body.data).toMatchObject({ nama_baki: 'Etalase', kode_gudang: 'TOKO' });
});

test('what was sold today may come back, what was sold before does not', async () => {
  await shop.server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update barang set status = 'TERJUAL' where kode_baki = 'B1'`),
  );
  expect((await moveTray('B1')).body.errors).toEqual(USED);
  await shop.server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update toko set tgl_system = '2026-11-21'`),
  );
  expect((await moveTray('B1')).status).toBe(200);
});

describe.each<[string, (kode_baki: string) => Promise<Answer>]>([
  ['a new piece', addPiece],
  ['a piece of another tray', putInto],
])('%s put into a tray that moves at that very moment', (_what, put) => {
  const row = (kode_baki: string) => lockOf('baki.kode_baki', kode_baki);

  test('is refused where the tray moves first', async () => {
    const tray = await newTray();
    const [moved, late] = await inLine(shop.server.database.superUrl, row(tray), [
      () => moveTray(tray),
      () => put(tray),
    ]);
    expect([moved?.status, moved?.body.data?.kode_gudang]).toEqual([200, 'TITIP']);
    expect([late?.status, late?.body.code]).toEqual([400, 'BAKI_BUKAN_GUDANG']);
  });

  test('holds the tray where it is first', async () => {
    const tray = await newTray();
    const [first, late] = await inLine(shop.server.database.superUrl, row(tray), [
      () => put(tray),
      () => moveTray(tray),
    ]);
    expect(first?.status).toBe(201);
    expect([late?.status, late?.body.code, late?.body.errors]).toEqual([
      409,
      'BAKI_DIGUNAKAN',
      USED,
    ]);
  });
});
