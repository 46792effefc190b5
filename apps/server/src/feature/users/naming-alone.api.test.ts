/**
 * Head office's only owner who would like to be two (docs/decision/0027): he makes another owner of
 * head office alone, as he may, and names that puppet owner of a branch.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addUser, approveBy, withSecond } from '../../../test/guard-case.ts';
import { firstLogin } from '../../../test/harness.ts';
import type { Answer } from '../../../test/harness.ts';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';

let shop: Shop;
const GIVEN = 'diberi-pusat';
const OWN = 'milik-boneka-ya';

type Sent = readonly { kode_toko: string; level: string; hanya_lihat?: boolean }[];

const name = (user: string, toko: Sent, auth: readonly object[] = []): Promise<Answer> =>
  shop.as('PUSAT').put(`users/${user}/toko`, { toko, detail_authorization: auth });
const at = (level: string, hanya_lihat = false): Sent => [
  { kode_toko: 'JKT1', level, hanya_lihat },
];
const levelOf = async (user: string): Promise<string | null> =>
  (await shop.as('PUSAT').get(`users/${user}/toko`)).body.data[0].level;
const coded = ({ status, body }: Answer): unknown[] => [status, body.code];

beforeEach(async () => {
  shop = await openShop();
  await addUser(shop, 'PUSAT', 'PMU', 'MU');
  const made = await shop
    .as('PUSAT')
    .post('users', { user_id: 'PUSAT2', nama: 'Boneka', level: 'OWN', password: GIVEN });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  await firstLogin(shop.server, 'PUSAT2', GIVEN, OWN);
});
afterEach(() => shop.close());

test.each(['OWN', 'SU'])('nobody names the puppet %s of a branch alone', async (level) => {
  const refused = await name('PUSAT2', at(level));
  expect(coded(refused)).toEqual([409, 'PEMILIK_CABANG_BERDUA']);
  expect(await levelOf('PUSAT2')).toBe(null);
  // Not in two steps either.
  expect((await name('PUSAT2', at('MU', true))).status).toBe(200);
  expect((await name('PUSAT2', at('SPV'))).status).toBe(200);
  expect(coded(await name('PUSAT2', at(level)))).toEqual([409, 'PEMILIK_CABANG_BERDUA']);
  expect(await levelOf('PUSAT2')).toBe('SPV');
});

test('the puppet is nobody’s second person within a day', async () => {
  for (const level of ['OWN', 'SU']) {
    const refused = await name('PMU', at(level));
    expect(coded(refused)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    const { subjek } = refused.body;
    const body = { user_id: 'PUSAT2', password: OWN, subjek };
    const given = await shop.as('PUSAT').post('authorization', body);
    expect(coded(given)).toEqual([403, 'OTORISASI_PENYETUJU_BARU']);
  }
});

test('an owner of a branch is taken back and lowered there by two as well', async () => {
  await addUser(shop, 'PUSAT', 'PUSAT3', 'OWN');
  const second = (toko: Sent) =>
    withSecond(shop.as('PUSAT'), 'PUSAT3', (auth) => name('PUSAT2', toko, auth));
  expect((await second(at('OWN'))).status).toBe(200);
  const asked = await name('PUSAT2', []);
  expect(coded(asked)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
  expect((await approveBy(shop.as('PUSAT'), asked, 'PUSAT2')).status).not.toBe(201);
  await shop.server.db.tenant('PUSAT', (tx) =>
    tx.exec(sql`update users set aktif = false where user_id = 'PUSAT3'`),
  );
  for (const toko of [[], at('SPV'), at('MU', true)]) {
    expect(coded(await name('PUSAT2', toko))).toEqual([409, 'PEMILIK_CABANG_BERDUA']);
  }
  expect(await levelOf('PUSAT2')).toBe('OWN');
});

test('who only looks is neither owner nor made one: it takes nobody else', async () => {
  for (const [level, looks] of [
    ['MU', true],
    ['MU', false],
    ['SPV', true],
  ] as const) {
    expect((await name('PMU', at(level, looks))).status).toBe(200);
  }
  expect(coded(await name('PUSAT2', at('OWN', true)))).toEqual([400, 'VALIDASI']);
});
