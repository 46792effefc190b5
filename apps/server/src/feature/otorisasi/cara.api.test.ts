/**
 * The switch that forbids approval by password: what it stops, what it leaves, and that it cannot
 * lock the shop out.
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
} from '../../../test/approval-ways.ts';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, type Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import type { SoftBridge } from '../../../test/soft-bridge.ts';

const PATH = 'para-system/key/OTORISASI_PASSWORD';
let shop: Shop;
let bridge: SoftBridge;
let spv: Person;

beforeAll(async () => {
  shop = await openShop({ modules: ['FINGERPRINT_MODULE'] });
  await fillTill(shop.kasir);
  bridge = await openBridge(shop.server, shop.as('PUSAT', 'JKT1'));
  spv = await person(shop.server, 'SPV');
});
afterAll(() => shop.close());

/** The owner's change, with PUSAT's approval on the phone where the setting asks for one. */
async function turn(value: boolean): Promise<Answer> {
  const first = await shop.owner.put(PATH, { value });
  if (first.body.code !== 'OTORISASI_DIPERLUKAN') return first;
  const { subjek } = first.body;
  const made = await shop.owner.post('otorisasi-qr/generate', { subjek });
  const path = `otorisasi-qr/JKT1/${made.body.data.keystore}`;
  expect((await shop.as('PUSAT', 'JKT1').post(`${path}/setuju`, {})).status).toBe(201);
  const { _id } = (await shop.owner.get(path)).body.data;
  return shop.owner.put(PATH, { value, detail_authorization: [{ _id }] });
}

const said = ({ status, body }: Answer) => [status, body.code];
const REFUSED = [409, 'OTORISASI_CARA_LAIN'];

/** Undoes what proved another way. */
async function forget(): Promise<void> {
  await shop.exec(sql`delete from passkey`);
  await shop.exec(sql`delete from sidik_jari`);
  const root = await shop.root();
  await root.query(`update otorisasi set created_at = created_at - interval '31 days'`);
}

test('it is refused while nobody who approves has proved another way', async () => {
  expect(said(await turn(false))).toEqual(REFUSED);
  expect((await shop.owner.get(PATH)).body.data.value).toBe('true');

  expect((await addPasskey(spv)).status).toBe(201);
  await shop.exec(sql`update users set wajib_ganti = true where user_id = 'SPV'`);
  expect(said(await turn(false))).toEqual(REFUSED);
  await shop.exec(sql`update users set wajib_ganti = false, aktif = false where user_id = 'SPV'`);
  expect(said(await turn(false))).toEqual(REFUSED);
  await shop.exec(sql`update users set aktif = true where user_id = 'SPV'`);
  expect((await turn(false)).status).toBe(200);
  expect((await turn(true)).status).toBe(200);
  await forget();

  expect(await addFinger(shop.as('PUSAT', 'JKT1'), bridge, spv)).toBe(201);
  await shop.set('FINGERPRINT_MODULE', 'false');
  expect(said(await turn(false))).toEqual(REFUSED);
  await shop.set('FINGERPRINT_MODULE', 'true');
  expect((await turn(false)).status).toBe(200);
  expect((await turn(true)).status).toBe(200);
  await forget();

  // A cashier's passkey approves nothing, and so proves nothing.
  expect((await addPasskey(await person(shop.server, 'KASIR2'))).status).toBe(201);
  expect(said(await turn(false))).toEqual(REFUSED);
  expect((await approveBy('QR', shop.kasir, spv, bridge)).answer.status).toBe(201);
  expect((await turn(false)).status).toBe(200);
  expect((await turn(true)).status).toBe(200);
});

test('off: the right password approves nothing, also without the screen; the others do; on: all', async () => {
  expect((await addPasskey(spv)).status).toBe(201);
  expect(await addFinger(shop.as('PUSAT', 'JKT1'), bridge, spv)).toBe(201);
  expect((await turn(false)).status).toBe(200);
  const codes: unknown[] = [];
  for (const way of WAYS) {
    const { answer } = await approveBy(way, shop.kasir, spv, bridge);
    codes.push(answer.status === 201 ? way : answer.body.code);
  }
  expect(codes).toEqual(['OTORISASI_TANPA_PASSWORD', 'QR', 'FINGERPRINT', 'PASSKEY']);
  // Nor head office's password, nor an owner's own where he may approve himself.
  await shop.set('OTORISASI_OWN_SENDIRI', 'true');
  for (const [client, user_id] of [
    [shop.kasir, 'PUSAT'],
    [shop.owner, 'OWNER'],
  ] as const) {
    const { subjek } = await askCashOut(client);
    const answer = await client.post('authorization', { user_id, password: PASSWORD, subjek });
    expect(said(answer)).toEqual([403, 'OTORISASI_TANPA_PASSWORD']);
  }
  // Another shop decides for itself.
  expect((await shop.as('PUSAT', 'JKT2').get(PATH)).body.data.value).toBe('true');
  expect((await turn(true)).status).toBe(200);
  expect((await approveBy('PASSWORD', shop.kasir, spv, bridge)).answer.status).toBe(201);
});

test('off: who was reset comes back by his phone, so nobody is locked out', async () => {
  expect((await turn(false)).status).toBe(200);
  await shop.owner.put('users/SPV/password', { password: 'diberi-owner' });
  const client = shop.server.client(await shop.server.login('SPV', 'diberi-owner'));
  await client.put('users/change-password', {
    password: 'diberi-owner',
    new_password: 'punyaku-1',
  });
  const again = await person(shop.server, 'SPV', 'punyaku-1');
  expect((await approveBy('QR', shop.kasir, again, bridge)).answer.status).toBe(201);
  expect((await turn(true)).status).toBe(200);
});
