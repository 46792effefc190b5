/** A backup without its key: whoever makes one is reminded, whoever restores one is told. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { addPiece, saleOf } from '../../test/shop-fixture.ts';
import { writeBackup } from '../platform/backup/backup.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { findKey, keyReminder, keyVerdict, openKey, SEALED } from './sealed.ts';

const KEY = Buffer.alloc(32, 5);

let folder: string;
let shop: Shop;
let empty: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-sealed-'));
  shop = await openShop({ config: { secretKey: KEY } });
  empty = await createTestDatabase();
});
afterAll(async () => {
  await shop.close();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A buy-back with its seller's identity, and a shop's token: one sealed value of each kind. */
async function sealSomething(): Promise<void> {
  const kasir = shop.kasir;
  const code = await addPiece(kasir);
  const cash = (jumlah_rp: number) => [{ jenis: 'CASH', jumlah_rp }];
  await kasir.post('penjualan/simpan', saleOf([code], cash(4_711_000)));
  const bought = await kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: cash(4_491_500),
  });
  expect(bought.status).toBe(201);
  await shop.set('WHATSAPP_MODULE', 'true');
  const owner = shop.owner;
  const isi = { alamat: 'https://graph.facebook.com/v1', phone_number_id: '77', token: 'rahasia' };
  const saved = await owner.put('layanan/whatsapp', { driver: 'cloud', isi });
  expect(saved.body).toMatchObject({ status: 'success' });
}

test('every table with something sealed is known', async () => {
  const tables = await shop.server.db.shared((tx) =>
    tx.rows<{ table_name: string }>(sql`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'rahasia' order by 1`),
  );
  expect(tables.map((row) => row.table_name)).toEqual(SEALED.map(({ table }) => table).toSorted());
});

test('the restored data are said to be readable with their key only', async () => {
  const place = { given: undefined, folder };
  expect(await keyVerdict(empty.adminUrl, place, undefined)).toBe('Nothing in it is sealed.');
  const first = { given: undefined, folder: path.join(folder, 'first') };
  const made = await openKey(first, empty.adminUrl);
  expect(await openKey(first, empty.adminUrl)).toEqual(made);
  await sealSomething();
  const file = path.join(folder, 'x.kencana');
  await writeBackup(shop.server.database.adminUrl, file, undefined);
  const appRole = new URL(empty.url).username;
  await restoreBackup(file, { adminUrl: empty.adminUrl, appRole, filesFolder: undefined });

  const verdict = async () => keyVerdict(empty.adminUrl, place, await findKey(place));
  const secret = path.join(folder, 'secret.key');
  expect(keyReminder(place)).toContain(`it is not in ${folder}`);
  expect(await verdict()).toMatch(new RegExp(`CANNOT BE READ: there is no ${secret}\\. Before`));
  const lost = { reason: 'DATA_FOLDER', message: expect.stringContaining(`key ${secret} is not`) };
  await expect(openKey(place, empty.adminUrl)).rejects.toMatchObject(lost);
  await writeFile(secret, Buffer.alloc(32, 6).toString('base64'));
  expect(await verdict()).toMatch(/CANNOT BE READ: .*secret\.key is not the key .* KENCANA_SECRET/);
  await writeFile(secret, KEY.toString('base64'));
  expect(await verdict()).toBe(`${secret} opens what is sealed in it.`);
  expect(keyReminder(place)).toContain(`NOT in the backup: keep ${secret} too`);

  const given = { given: KEY, folder: '/nowhere' };
  expect(await keyVerdict(empty.adminUrl, given, await findKey(given))).toMatch(/^KENCANA_SECRET/);
  expect(keyReminder(given)).toContain('keep KENCANA_SECRET_KEY too');
});
