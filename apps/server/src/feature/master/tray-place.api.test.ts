/**
 * A tray and its pieces stand in one warehouse: it cannot change while pieces lie in it or may come
 * back, by form and by file, also when a piece is put into it at that very moment.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import { startTestServer } from '../../../test/harness.ts';
import { CINCIN, seedMasters } from '../../../test/shop-fixture.ts';

let server: TestServer;
let owner: TestClient;
const USED = { kode_gudang: ['Baki Masih Digunakan Barang'] };

beforeAll(async () => {
  server = await startTestServer();
  await seedMasters(server);
  owner = await server.as('OWNER');
  for (const kode_baki of ['B1', 'B2', 'B3']) {
    await owner.post('baki', { kode_baki, nama_baki: `Baki ${kode_baki}`, kode_gudang: 'TOKO' });
  }
});
afterAll(() => server.close());

const moveTray = (key: string) => owner.put(`baki/${key}`, { kode_gudang: 'TITIP' });
const addPiece = (kode_baki: string) => owner.post('barang/simpan', { ...CINCIN, kode_baki });

/** Does `work` in a transaction that stays open while `ask` is on its way; answers that. */
async function during<T>(work: ReturnType<typeof sql>[], ask: () => Promise<T>): Promise<T> {
  const asked = await server.db.tenant('JKT1', async (tx) => {
    for (const statement of work) await tx.exec(statement);
    const answer = ask();
    await setTimeout(500);
    return { answer };
  });
  return asked.answer;
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
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update barang set status = 'TERJUAL' where kode_baki = 'B1'`),
  );
  expect((await moveTray('B1')).body.errors).toEqual(USED);
  await server.db.tenant('JKT1', (tx) => tx.exec(sql`update toko set tgl_system = '2026-11-21'`));
  expect((await moveTray('B1')).status).toBe(200);
});

test('a tray that is being moved takes no piece for its old warehouse', async () => {
  const move = [
    sql`select 1 from baki where kode_baki = 'B2' for update`,
    sql`update baki set kode_gudang = 'TITIP' where kode_baki = 'B2'`,
  ];
  const late = await during(move, () => addPiece('B2'));
  expect([late.status, late.body.code]).toEqual([400, 'BAKI_BUKAN_GUDANG']);
  const piece = (await addPiece('B3')).body.data.kode_barcode;
  const back = [
    sql`select 1 from baki where kode_baki = 'B2' for update`,
    sql`update baki set kode_gudang = 'BELI' where kode_baki = 'B2'`,
  ];
  const to = { kode_gudang: 'TITIP', kode_baki: 'B2', barang: [piece], keterangan: '' };
  const moved = await during(back, () => owner.post('pindahbarang/simpan', to));
  expect([moved.status, moved.body.code]).toEqual([400, 'BAKI_BUKAN_GUDANG']);
});

test('a tray that is being filled does not move', async () => {
  const fill = [
    sql`select 1 from baki where kode_baki = 'A1' for key share`,
    sql`update barang set kode_baki = 'A1' where kode_baki = 'B3'`,
  ];
  expect((await during(fill, () => moveTray('A1'))).body.errors).toEqual(USED);
});
