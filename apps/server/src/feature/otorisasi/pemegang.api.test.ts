/**
 * Who reset, raised or enabled the one who asks, within a day, does not approve for him
 * (docs/decision/0027): else he deals as the cashier and approves as himself. Who only made him
 * does, on the first day of a shop. Every way, every step between, head office in the branch.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  addFinger,
  addPasskey,
  approveBy,
  openBridge,
  WAYS,
  type Person,
  type WayName,
} from '../../../test/approval-ways.ts';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { addUser } from '../../../test/guard-case.ts';
import { firstLogin, PASSWORD, type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import type { SoftBridge } from '../../../test/soft-bridge.ts';
import { SoftPasskey } from '../../../test/soft-passkey.ts';

let shop: Shop;
let bridge: SoftBridge;
let owner: Person;
let spv: Person;
let n = 0;
const GIVEN = 'diberi-orang';

beforeAll(async () => {
  shop = await openShop({ modules: ['FINGERPRINT_MODULE'] });
  await addUser(shop, 'JKT1', 'SU1', 'SU');
  await fillTill(shop.kasir);
  bridge = await openBridge(shop.server, shop.as('PUSAT', 'JKT1'));
  owner = await equip(known('OWNER'));
  spv = await equip(known('SPV'));
});
afterAll(() => shop.close());

/** Somebody with the login that all clients of the test share. */
function known(user_id: string, toko?: string): Person {
  const client = shop.as(user_id, toko);
  return { user_id, password: PASSWORD, client, device: new SoftPasskey('http://localhost') };
}

async function equip(who: Person): Promise<Person> {
  expect((await addPasskey(who)).status).toBe(201);
  expect(await addFinger(shop.as('PUSAT', 'JKT1'), bridge, who)).toBe(201);
  return who;
}

/** Somebody who has been in the shop for long. */
async function veteran(level: string): Promise<string> {
  const user_id = `LAMA${(n += 1)}`;
  await addUser(shop, 'JKT1', user_id, level);
  return user_id;
}

async function reset(by: TestClient, user_id: string): Promise<TestClient> {
  const done = await by.put(`users/${user_id}/password`, { password: GIVEN });
  expect([done.status, done.body.code]).toEqual([200, undefined]);
  return shop.server.client(await firstLogin(shop.server, user_id, GIVEN));
}

async function make(by: TestClient, level: string): Promise<string> {
  const user_id = `BARU${(n += 1)}`;
  const made = await by.post('users', { user_id, nama: 'Baru', level, password: GIVEN });
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  return user_id;
}

const first = async (user_id: string): Promise<TestClient> =>
  shop.server.client(await firstLogin(shop.server, user_id, GIVEN));

/** What each way answers: 201, or the code of its refusal. */
async function everyWay(peminta: TestClient, approver: Person) {
  const said: Partial<Record<WayName, number | string>> = {};
  for (const way of WAYS) {
    const { answer } = await approveBy(way, peminta, approver, bridge);
    said[way] = answer.status === 201 ? 201 : String(answer.body.code);
  }
  return said;
}

const all = (said: number | string) => Object.fromEntries(WAYS.map((way) => [way, said]));

const byPassword = async (peminta: TestClient, user_id: string): Promise<number | string> => {
  const { subjek } = await askCashOut(peminta);
  const answer = await peminta.post('authorization', { user_id, password: PASSWORD, subjek });
  return answer.status === 201 ? 201 : String(answer.body.code);
};

async function dayPasses(user_id: string, hours: number): Promise<void> {
  const root = await shop.root();
  await root.query(
    `update user_jejak set waktu = waktu - make_interval(hours => $1) where user_id = $2`,
    [hours, user_id],
  );
}

const offered = async (client: TestClient): Promise<string[]> =>
  (await client.get('authorization/approvers')).body.data.map(
    (row: { user_id: string }) => row.user_id,
  );

describe('who did it himself', () => {
  it('reset: refused on every way for a day, and not offered; another one approves', async () => {
    const id = await veteran('KASIR');
    const kasir = await reset(shop.owner, id);
    expect(await everyWay(kasir, owner)).toEqual(all('OTORISASI_PEMINTA_DIPEGANG'));
    expect(await offered(kasir)).not.toContain('OWNER');
    expect(await offered(kasir)).toContain('SPV');
    expect(await everyWay(kasir, spv)).toEqual(all(201));
    await dayPasses(id, 23);
    expect(await everyWay(kasir, owner)).toEqual(all('OTORISASI_PEMINTA_DIPEGANG'));
    await dayPasses(id, 1);
    expect(await everyWay(kasir, owner)).toEqual(all(201));
    expect(await offered(kasir)).toContain('OWNER');
  });

  it('enabled, and raised from cashier to DEV or SPV: the same', async () => {
    const off = await veteran('KASIR');
    await shop.owner.put(`users/${off}`, { aktif: false });
    await shop.owner.put(`users/${off}`, { aktif: true });
    const back = shop.as(off);
    expect(await byPassword(back, 'OWNER')).toBe('OTORISASI_PEMINTA_DIPEGANG');
    expect(await byPassword(back, 'SPV')).toBe(201);
    const raised = await veteran('KASIR');
    expect((await shop.owner.put(`users/${raised}`, { level: 'SPV' })).status).toBe(200);
    const token = await firstLogin(shop.server, raised, PASSWORD);
    const now = shop.server.client(token);
    expect(await byPassword(now, 'OWNER')).toBe('OTORISASI_PEMINTA_DIPEGANG');
    expect(await byPassword(now, 'SPV')).toBe(201);
  });

  it('made: approves, as ever; made and then reset does not', async () => {
    const id = await make(shop.owner, 'KASIR');
    const kasir = await first(id);
    expect(await everyWay(kasir, owner)).toEqual(all(201));
    const again = await reset(shop.owner, id);
    expect(await everyWay(again, owner)).toEqual(all('OTORISASI_PEMINTA_DIPEGANG'));
  });

  it('lowered and renamed is no hand on the account', async () => {
    const id = await veteran('DEV');
    await shop.owner.put(`users/${id}`, { level: 'KASIR', nama: 'Turun' });
    expect(await byPassword(shop.as(id), 'OWNER')).toBe(201);
  });
});

describe('over steps', () => {
  it('who took over the one who reset or made the cashier is behind him', async () => {
    const mu = await reset(shop.owner, await veteran('MU'));
    const kasir = await reset(mu, await veteran('KASIR'));
    expect(await everyWay(kasir, owner)).toEqual(all('OTORISASI_PEMINTA_DIPEGANG'));
    expect(await byPassword(kasir, 'SPV')).toBe(201);
    const made = await first(await make(mu, 'KASIR'));
    expect(await byPassword(made, 'OWNER')).toBe('OTORISASI_PEMINTA_DIPEGANG');
  });

  it('who made somebody who reset the cashier is behind him too, one who made both is not', async () => {
    const mu = await first(await make(shop.owner, 'MU'));
    const kasir = await reset(mu, await veteran('KASIR'));
    expect(await byPassword(kasir, 'OWNER')).toBe('OTORISASI_PEMINTA_DIPEGANG');
    const made = await first(await make(mu, 'KASIR'));
    expect(await byPassword(made, 'OWNER')).toBe(201);
  });

  it('head office that resets a cashier of the branch does not approve for him there', async () => {
    const pusat = known('PUSAT', 'JKT1');
    const kasir = await reset(shop.as('PUSAT', 'JKT1'), await veteran('KASIR'));
    for (const way of ['PASSWORD', 'QR'] as const) {
      const { answer } = await approveBy(way, kasir, pusat, bridge);
      expect([way, answer.body.code]).toEqual([way, 'OTORISASI_PEMINTA_DIPEGANG']);
    }
    expect(await byPassword(kasir, 'OWNER')).toBe(201);
  });
});

test('where the shop has no other approver it goes through, marked on it and in the report', async () => {
  const two = shop.as('OWNER2');
  const kasir = async (): Promise<TestClient> => {
    const done = await two.put('users/KASIR2/password', { password: GIVEN });
    expect(done.status).toBe(200);
    return shop.server.client(await firstLogin(shop.server, 'KASIR2', GIVEN));
  };
  const now = await kasir();
  await fillTill(now);
  const marks = async (): Promise<boolean[]> => {
    const rows = await shop.rows<{ sendiri: boolean }>(
      sql`select sendiri from otorisasi where kode_toko = 'JKT2' and approver = 'OWNER2'
        order by created_at`,
      'JKT2',
    );
    return rows.map((row) => row.sendiri);
  };
  expect(await byPassword(now, 'OWNER2')).toBe(201);
  expect(await marks()).toEqual([true]);
  const report = await two.get('laporan/otorisasi?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(JSON.stringify(report.body.data.lines)).toContain('SENDIRI');

  // Another approver, also one who has not logged in yet, or whom he has just switched off.
  await addUser(shop, 'JKT2', 'SPV2', 'SPV');
  expect(await byPassword(now, 'OWNER2')).toBe('OTORISASI_PEMINTA_DIPEGANG');
  await two.put('users/SPV2/password', { password: GIVEN });
  expect(await byPassword(now, 'OWNER2')).toBe('OTORISASI_PEMINTA_DIPEGANG');
  expect((await two.put('users/SPV2', { aktif: false })).status).toBe(200);
  expect(await byPassword(now, 'OWNER2')).toBe('OTORISASI_PEMINTA_DIPEGANG');
  expect(await marks()).toEqual([true]);
  await dayPasses('KASIR2', 24);
  expect(await byPassword(now, 'OWNER2')).toBe(201);
  expect(await marks()).toEqual([true, false]);
});
