/**
 * An approval proves who approved (docs/decision/0027): who makes or resets an approver holds his
 * account for a day, a given password opens nothing, and credentials end with what they stood for.
 * Every rule is tried on all four ways.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFinger,
  addPasskey,
  approveBy,
  openBridge,
  person,
  WAYS,
  type Person,
  type WayName,
} from '../../../test/approval-ways.ts';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { addUser, letIn, withSecond } from '../../../test/guard-case.ts';
import { PASSWORD, type Answer, type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import type { SoftBridge } from '../../../test/soft-bridge.ts';

let shop: Shop;
let bridge: SoftBridge;
let n = 0;
const GIVEN = 'diberi-owner';
const OWN = 'milik-sendiri';

beforeAll(async () => {
  shop = await openShop({ modules: ['FINGERPRINT_MODULE'] });
  await addUser(shop, 'JKT1', 'SU1', 'SU');
  await fillTill(shop.kasir);
  bridge = await openBridge(shop.server, shop.as('PUSAT', 'JKT1'));
});
afterAll(() => shop.close());

/** Sends what may take two people; SU1 agrees. */
const agreed = (send: (auth: object) => Promise<Answer>, client: TestClient) =>
  withSecond(client, 'SU1', (detail_authorization) => send({ detail_authorization }));

/** Makes a user with a password that `maker` knows. */
async function make(maker: TestClient, level: string): Promise<string> {
  const user_id = `BARU${(n += 1)}`;
  const body = { user_id, nama: 'Baru', level, password: GIVEN };
  const made = await agreed((auth) => maker.post('users', { ...body, ...auth }), maker);
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  return user_id;
}

/** Logs in with the given password and replaces it: who does it need not be the person. */
async function takeOver(user_id: string, given = GIVEN): Promise<Person> {
  const client = shop.server.client(await shop.server.login(user_id, given));
  const body = { password: given, new_password: OWN };
  expect((await client.put('users/change-password', body)).status).toBe(200);
  return person(shop.server, user_id, OWN);
}

/** With passkey and finger. */
async function equip(who: Person): Promise<Person> {
  expect((await addPasskey(who)).status).toBe(201);
  expect(await addFinger(shop.as('PUSAT', 'JKT1'), bridge, who)).toBe(201);
  return who;
}

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

/** Lets the day pass since somebody had the account in hand. */
async function dayPasses(user_id: string, hours: number): Promise<void> {
  const root = await shop.root();
  await root.query(
    `update user_jejak set waktu = waktu - make_interval(hours => $1) where user_id = $2`,
    [hours, user_id],
  );
}

test('MU makes, resets, raises, renames, enables and disables no approver, nor through PUSAT', async () => {
  await shop.exec(
    sql`insert into users (kode_toko, user_id, nama, level, password) select 'PUSAT', 'MUPUSAT',
      'MU', 'MU', password from users where kode_toko = 'PUSAT' and user_id = 'PUSAT'`,
    'PUSAT',
  );
  await letIn(shop, 'MUPUSAT', 'MU');
  const kasir = await make(shop.as('MU1'), 'KASIR');
  for (const mu of [shop.as('MU1'), shop.as('MUPUSAT', 'JKT1')]) {
    const body = { user_id: 'DARIMU', nama: 'X', level: 'SPV', password: GIVEN };
    const akses = (await shop.owner.get('users/SPV/akses')).body.data.bawaan;
    const tries = [
      await mu.post('users', body),
      await mu.put('users/SPV/password', { password: GIVEN }),
      await mu.put(`users/${kasir}`, { level: 'SPV' }),
      await mu.put('users/SPV', { aktif: false }),
      await mu.put('users/SPV', { aktif: true }),
      await mu.put('users/SPV', { nama: 'Bukan Dia' }),
      await mu.put('users/SPV', { level: 'KASIR' }),
      await mu.put('users/SPV/akses', { akses }),
    ];
    expect(tries.map(({ status, body: said }) => [status, said.code])).toEqual(
      tries.map(() => [403, 'TIDAK_BERHAK']),
    );
  }
});

test('a made or reset user can do nothing but change the password, which must be another', async () => {
  for (const level of ['SPV', 'KASIR', 'MU']) {
    const user_id = await make(shop.owner, level);
    const first = shop.server.client(await shop.server.login(user_id, GIVEN));
    const shut = [await first.get('system/get'), await first.post('penjualan/simpan', {})];
    expect(shut.map(({ status, body }) => [status, body.code])).toEqual(
      shut.map(() => [403, 'PASSWORD_WAJIB_GANTI']),
    );
    const change = (password: string, new_password: string) =>
      first.put('users/change-password', { password, new_password });
    expect((await change(GIVEN, GIVEN)).body.code).toBe('PASSWORD_LEMAH');
    expect((await change(GIVEN, 'pendek')).body.code).toBe('PASSWORD_LEMAH');
    expect((await change('bukan-itu', OWN)).body.code).toBe('PASSWORD_LAMA_SALAH');
    expect((await first.get('system/get')).body.code).toBe('PASSWORD_WAJIB_GANTI');
    expect((await change(GIVEN, OWN)).status).toBe(200);
    expect((await first.get('system/get')).status).toBe(200);
    // Nor back to the one that somebody else knows.
    const back = await change(OWN, GIVEN);
    expect([back.body.code, Object.keys(back.body.errors)]).toEqual([
      'PASSWORD_LEMAH',
      ['new_password'],
    ]);
  }
});

test('an approver with a given password approves nothing, whichever way', async () => {
  const spv = await equip(await takeOver(await make(shop.owner, 'SPV')));
  expect(await everyWay(shop.kasir, spv)).toEqual(all(201));
  await shop.exec(sql`update users set wajib_ganti = true
    where kode_toko = 'JKT1' and user_id = ${spv.user_id}`);
  expect(await everyWay(shop.kasir, spv)).toEqual({
    ...all('OTORISASI_BELUM_GANTI'),
    QR: 'PASSWORD_WAJIB_GANTI',
  });
  const offered = (await shop.kasir.get('authorization/approvers')).body.data;
  expect(offered.map((row: { user_id: string }) => row.user_id)).not.toContain(spv.user_id);
});

test('who made an approver has nothing approved by it for a day; others have', async () => {
  const spv = await equip(await takeOver(await make(shop.owner, 'SPV')));
  expect(await everyWay(shop.owner, spv)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  expect(await everyWay(shop.kasir, spv)).toEqual(all(201));
  await dayPasses(spv.user_id, 23);
  expect(await everyWay(shop.owner, spv)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  await dayPasses(spv.user_id, 1);
  expect(await everyWay(shop.owner, spv)).toEqual(all(201));
  const { answer } = await approveBy(
    'PASSWORD',
    shop.owner,
    await person(shop.server, 'SPV'),
    bridge,
  );
  expect(answer.status).toBe(201);
});

test('so does who reset, raised or enabled him, and head office inside the branch', async () => {
  const refused = async (peminta: TestClient, user_id: string, given = GIVEN) =>
    everyWay(peminta, await equip(await takeOver(user_id, given)));
  const office = shop.as('PUSAT', 'JKT1');
  const spv = await make(office, 'SPV');
  expect(await refused(office, spv)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  await dayPasses(spv, 24);
  expect((await shop.owner.put(`users/${spv}/password`, { password: GIVEN })).status).toBe(200);
  expect(await refused(shop.owner, spv)).toEqual(all('OTORISASI_PENYETUJU_BARU'));

  const raised = await make(shop.as('MU1'), 'KASIR');
  await takeOver(raised);
  await dayPasses(raised, 24);
  expect((await shop.owner.put(`users/${raised}`, { level: 'SPV' })).status).toBe(200);
  const client = shop.server.client(await shop.server.login(raised, OWN));
  expect((await client.get('system/get')).body.code).toBe('PASSWORD_WAJIB_GANTI');
  const body = { password: OWN, new_password: 'milik-lain-lagi' };
  await client.put('users/change-password', body);
  const now = await equip(await person(shop.server, raised, 'milik-lain-lagi'));
  expect(await everyWay(shop.owner, now)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  expect(await everyWay(shop.as('MU1'), now)).toEqual(all(201));

  await dayPasses(raised, 24);
  await shop.owner.put(`users/${raised}`, { aktif: false });
  await shop.owner.put(`users/${raised}`, { aktif: true });
  const again = await person(shop.server, raised, 'milik-lain-lagi');
  const { answer } = await approveBy('PASSWORD', shop.owner, again, bridge);
  expect(answer.body.code).toBe('OTORISASI_PENYETUJU_BARU');
});

test('two accounts of one hand do not approve each other, over steps either', async () => {
  const spv = await equip(await takeOver(await make(shop.owner, 'SPV')));
  const kasir = await takeOver(await make(shop.owner, 'KASIR'));
  expect(await everyWay(kasir.client, spv)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  // PUSAT makes an owner, who makes the SPV: PUSAT is behind both.
  const own = await takeOver(await make(shop.as('PUSAT', 'JKT1'), 'OWN'));
  const far = await equip(await takeOver(await make(own.client, 'SPV')));
  expect(await everyWay(shop.as('PUSAT', 'JKT1'), far)).toEqual(all('OTORISASI_PENYETUJU_BARU'));
  // The one who made both approves under his own name.
  const { subjek } = await askCashOut(kasir.client);
  const body = { user_id: 'OWNER', password: PASSWORD, subjek };
  expect((await kasir.client.post('authorization', body)).status).toBe(201);
});

test('a reset ends sessions, passkeys, fingers, scans and approvals not used yet', async () => {
  const spv = await equip(await takeOver(await make(shop.owner, 'SPV')));
  const approvals = [];
  for (const way of WAYS) approvals.push(await approveBy(way, shop.kasir, spv, bridge));
  expect(approvals.map(({ answer }) => answer.status)).toEqual([201, 201, 201, 201]);
  const asked = await askCashOut(shop.kasir);
  const scan = await shop.kasir.get(
    `user-fingerprint?user_id=${spv.user_id}&subjek=${asked.subjek}`,
  );
  await bridge.press(`jari ${spv.user_id}`);
  await shop.owner.put(`users/${spv.user_id}/password`, { password: 'diberi-lagi' });

  expect((await spv.client.get('system/get')).status).toBe(401);
  for (const { answer, asked: one } of approvals) {
    const used = await one.use(answer.body.data._id);
    expect([used.status, used.body.code]).toEqual([422, 'OTORISASI_DICABUT']);
  }
  const fp = String(scan.body.data[0].fingerprints[0].bytes);
  const { subjek } = asked;
  await takeOver(spv.user_id, 'diberi-lagi');
  const late = await shop.kasir.post('authorization/fingerprint', {
    user_id: spv.user_id,
    fp,
    subjek,
  });
  expect(late.body.code).toBe('SIDIK_BELUM_COCOK');
  expect(await everyWay(shop.kasir, await person(shop.server, spv.user_id, OWN))).toEqual({
    PASSWORD: 201,
    QR: 201,
    FINGERPRINT: 'SIDIK_USER_TIDAK_ADA',
    PASSKEY: 'PASSKEY_TIDAK_ADA',
  });
});

test('disabling and another level take them too, and so the finger of PUSAT’s owner in a branch', async () => {
  for (const change of [{ aktif: false }, { level: 'OWN' }]) {
    const spv = await equip(await takeOver(await make(shop.owner, 'SPV')));
    await agreed(
      (auth) => shop.owner.put(`users/${spv.user_id}`, { ...change, ...auth }),
      shop.owner,
    );
    const left = await shop.one<{ n: number }>(sql`select (select count(*) from passkey
      where user_id = ${spv.user_id})::int + (select count(*) from sidik_jari
      where user_id = ${spv.user_id})::int as n`);
    expect(left.n).toBe(0);
  }
  const pusat = shop.as('PUSAT');
  const body = { user_id: 'PUSAT2', nama: 'Dua', level: 'OWN', password: GIVEN };
  // Nobody else is at head office: alone.
  expect((await pusat.post('users', body)).status).toBe(201);
  await letIn(shop, 'PUSAT2', 'OWN');
  const two = await takeOver('PUSAT2');
  expect(await addFinger(shop.as('PUSAT', 'JKT1'), bridge, two)).toBe(201);
  expect((await approveBy('FINGERPRINT', shop.kasir, two, bridge)).answer.status).toBe(201);
  const again = await pusat.put('users/PUSAT2/password', { password: 'diberi-lagi' });
  expect(again.status).toBe(200);
  await takeOver('PUSAT2', 'diberi-lagi');
  const { answer } = await approveBy('FINGERPRINT', shop.kasir, two, bridge);
  expect(answer.body.code).toBe('SIDIK_USER_TIDAK_ADA');
});

test('an approval and a reset at once: the reset is before it, or takes it away', async () => {
  const url = shop.server.database.superUrl;
  const spv = await takeOver(await make(shop.owner, 'SPV'));
  const { user_id, password } = spv;
  const lock = lockOf('users.user_id', user_id);
  const reset = () => shop.owner.put(`users/${user_id}/password`, { password: 'diberi-lagi' });
  const asked = await askCashOut(shop.kasir);
  const approve = (subjek: string) => () =>
    shop.kasir.post('authorization', { user_id, password, subjek });
  const [given, done] = await inLine(url, lock, [approve(asked.subjek), reset]);
  expect([given?.status, done?.status]).toEqual([201, 200]);
  const used = await asked.use(given?.body.data._id);
  expect([used.status, used.body.code]).toEqual([422, 'OTORISASI_DICABUT']);

  await takeOver(user_id, 'diberi-lagi');
  const next = await askCashOut(shop.kasir);
  const [first, late] = await inLine(url, lock, [reset, approve(next.subjek)]);
  expect([first?.status, late?.body.code]).toEqual([200, 'OTORISASI_BELUM_GANTI']);
});

test('a finger is enrolled with the password of whose finger it is', async () => {
  const enrol = (body: object) =>
    shop.owner.post('user-fingerprint', { user_id: 'SPV', jari: 'jempol', ...body });
  const without = await enrol({});
  expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['password']]);
  expect((await enrol({ password: 'tebakan-salah' })).body.code).toBe('LOGIN_SALAH');
  expect(await bridge.tasks()).toEqual([]);
  expect((await enrol({ password: PASSWORD })).status).toBe(201);
  expect((await bridge.press('jari SPV')).status).toBe(201);
});

test('who made the scanner’s token has nothing approved by a finger, only by other ways', async () => {
  const spv = await equip(await person(shop.server, 'SPV'));
  // PUSAT made the token (beforeAll): a bridge that says yes to everything would be PUSAT's.
  const said = await everyWay(shop.as('PUSAT', 'JKT1'), spv);
  expect(said).toEqual({ ...all(201), FINGERPRINT: 'SIDIK_TOKEN_SENDIRI' });
});

test('the list of users tells who made or reset whom, and when', async () => {
  const spv = await make(shop.owner, 'SPV');
  const row = async () =>
    (await shop.owner.get('users')).body.data.find(
      (one: { user_id: string }) => one.user_id === spv,
    );
  expect((await row()).jejak).toMatchObject({ tindakan: 'BUAT', oleh: 'OWNER' });
  await shop.as('PUSAT', 'JKT1').put(`users/${spv}/password`, { password: 'diberi-lagi' });
  expect(await row()).toMatchObject({
    wajib_ganti: true,
    jejak: { tindakan: 'RESET', oleh: 'PUSAT' },
  });
});
