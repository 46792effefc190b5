/**
 * Closing a branch ends everybody's work there: head office's owners do it, by two people, and it
 * is told (docs/decision/0028).
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addUser, approveBy, letIn, settingHistory, withSecond } from '../../../test/guard-case.ts';
import { PASSWORD, setSetting } from '../../../test/harness.ts';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
  for (const toko of ['PUSAT', 'JKT1']) {
    await setSetting(shop.server, 'KIRIM_BARANG_MODULE', 'true', toko);
  }
});
afterEach(() => shop.close());

const put = (body: object, who = 'PUSAT', toko = 'JKT1'): Promise<Answer> =>
  shop.as(who).put(`tokos/${toko}`, body);
const coded = ({ status, body }: Answer): unknown[] => [status, body.code];
const open = async (): Promise<boolean> =>
  (await shop.one<{ aktif: boolean }>(sql`select aktif from toko`)).aktif;
const login = (password = PASSWORD): Promise<Answer> =>
  shop.server.client('').post('users/login', { user_id: 'OWNER', password, paksa: true });
const news = (toko: string) =>
  shop.rows<{ jenis: string; oleh: string; isi: object }>(
    sql`select jenis, oleh, isi from kabar_pemilik where jenis like 'TOKO%' order by waktu, id`,
    toko,
  );

test('a manager of head office closes no shop, whatever he is there', async () => {
  for (const [user, there] of [
    ['PMU', 'MU'],
    ['PMU2', 'OWN'],
  ] as const) {
    await addUser(shop, 'PUSAT', user, 'MU');
    await letIn(shop, user, there);
    const refused = await put({ nama_toko: 'Lain', aktif: false }, user);
    expect(coded(refused)).toEqual([403, 'TIDAK_BERHAK']);
    expect(Object.keys(refused.body.errors)).toEqual(['aktif']);
    // The rest of the card stays his, also sent with the mark as it stands.
    expect((await put({ nama_toko: 'Jakarta', aktif: true }, user)).status).toBe(200);
  }
  expect((await put({ aktif: false }, 'OWNER')).status).toBe(403);
  expect(await open()).toBe(true);
});

test('an owner closes and reopens it with a second person; kept, told, once', async () => {
  await addUser(shop, 'PUSAT', 'PUSAT2', 'OWN');
  const refused = await put({ aktif: false });
  expect(coded(refused)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
  expect(refused.body.uraian).toContain('JKT1');
  expect(await open()).toBe(true);
  expect((await approveBy(shop.as('PUSAT'), refused, 'PUSAT')).status).toBe(403);
  const { _id } = (await approveBy(shop.as('PUSAT'), refused, 'PUSAT2')).body.data;
  const detail_authorization = [{ _id }];
  // Agreed to for this shop and no other one.
  const other = await put({ aktif: false, detail_authorization }, 'PUSAT', 'JKT2');
  expect(coded(other)).toEqual([422, 'OTORISASI_TIDAK_SAH']);
  expect((await put({ aktif: false, detail_authorization })).body.data.aktif).toBe(false);
  expect(await open()).toBe(false);
  const again = await put({ aktif: true, detail_authorization });
  expect(coded(again)).toEqual([422, 'OTORISASI_TIDAK_SAH']);
  const back = await withSecond(shop.as('PUSAT'), 'PUSAT2', (given) =>
    put({ aktif: true, detail_authorization: given }),
  );
  expect(back.body.data.aktif).toBe(true);

  const line = { kunci: 'JKT1', user_id: 'PUSAT', dijaga: true, approver: 'PUSAT2' };
  expect(await settingHistory(shop, 'PUSAT')).toEqual([
    { ...line, sebelum: 'buka', sesudah: 'tutup' },
    { ...line, sebelum: 'tutup', sesudah: 'buka' },
  ]);
  const isi = { toko: 'JKT1', penyetuju: 'PUSAT2' };
  for (const toko of ['PUSAT', 'JKT1']) {
    expect(await news(toko)).toEqual([
      { jenis: 'TOKO_TUTUP', oleh: 'PUSAT', isi },
      { jenis: 'TOKO_BUKA', oleh: 'PUSAT', isi },
    ]);
  }
  const report = await shop.as('PUSAT').get('laporan/perubahan-pengaturan');
  expect(JSON.stringify(report.body.data.lines)).toContain('"Master Toko","JKT1"');
});

test('alone where nobody else is there, marked so', async () => {
  expect((await put({ aktif: false })).body.data.aktif).toBe(false);
  expect(await settingHistory(shop, 'PUSAT')).toMatchObject([{ kunci: 'JKT1', approver: null }]);
  expect((await news('PUSAT')).map((one) => one.isi)).toEqual([{ toko: 'JKT1', penyetuju: '' }]);
  // Head office itself stays, and is nobody's question.
  expect((await put({ aktif: false }, 'PUSAT', 'PUSAT')).body.data.aktif).toBe(true);
});

test('a right password is told that the shop is closed, a wrong one nothing', async () => {
  expect((await login()).status).toBe(200);
  expect((await put({ aktif: false })).status).toBe(200);
  const told = await login();
  expect(coded(told)).toEqual([401, 'TOKO_DITUTUP']);
  expect(told.body.message).toContain('JKT1');
  expect(coded(await login('bukan-itu'))).toEqual([401, 'LOGIN_SALAH']);
  expect((await put({ aktif: true })).status).toBe(200);
  expect((await login()).status).toBe(200);
});
