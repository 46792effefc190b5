/** Changes of guarded settings as people try them, for tests of the guard. */
import { sql } from 'kysely';
import { PASSWORD } from './harness.ts';
import type { Answer, TestClient } from './harness.ts';
import type { Shop } from './open-shop.ts';

/** Adds a user with everybody's password to a shop. */
export async function addUser(
  shop: Shop,
  toko: string,
  userId: string,
  level: string,
): Promise<void> {
  const { password } = await shop.one<{ password: string }>(
    sql`select password from users where kode_toko = 'JKT1' and user_id = 'OWNER'`,
  );
  await shop.exec(
    sql`insert into users (kode_toko, user_id, nama, level, password)
      values (${toko}, ${userId}, ${userId}, ${level}, ${password})`,
    toko,
  );
  if (toko === 'PUSAT') await letIn(shop, userId, level);
}

/** Names JKT1 and JKT2 for a person of head office, with this level. */
export async function letIn(shop: Shop, userId: string, level: string): Promise<void> {
  const shops = ['JKT1', 'JKT2'].map((kode_toko) => ({ kode_toko, level }));
  await shop.exec(
    sql`select atur_capai(${userId}, ${JSON.stringify(shops)}::jsonb, 'PUSAT')`,
    'PUSAT',
  );
}

/** Sends a setting's new value with the approvals. */
export function putSetting(
  client: TestClient,
  key: string,
  value: unknown,
  auth: readonly string[] = [],
): Promise<Answer> {
  const detail_authorization = auth.map((_id) => ({ _id }));
  return client.put(`para-system/key/${key}`, { value, detail_authorization });
}

/** Gives the approver's password for what was refused; answers the approval's answer. */
export function approveBy(client: TestClient, refused: Answer, approver: string): Promise<Answer> {
  const { subjek } = refused.body;
  return client.post('authorization', { user_id: approver, password: PASSWORD, subjek });
}

/** Sends what takes two people; where it is asked for, `approver` agrees and it is sent again. */
export async function withSecond(
  client: TestClient,
  approver: string,
  send: (detail_authorization: readonly { _id: string }[]) => Promise<Answer>,
): Promise<Answer> {
  const refused = await send([]);
  if (refused.body?.code !== 'OTORISASI_DIPERLUKAN') return refused;
  const given = await approveBy(client, refused, approver);
  if (given.status !== 201) throw new Error(JSON.stringify(given.body));
  return send([{ _id: String(given.body.data._id) }]);
}

/** Asks for a guarded change, has it approved and sends it again. */
export async function changeGuarded(
  client: TestClient,
  key: string,
  value: unknown,
  approver = 'SU1',
): Promise<Answer> {
  const refused = await putSetting(client, key, value);
  if (refused.body.code !== 'OTORISASI_DIPERLUKAN') throw new Error(JSON.stringify(refused.body));
  const given = await approveBy(client, refused, approver);
  if (given.status !== 201) throw new Error(JSON.stringify(given.body));
  return putSetting(client, key, value, [String(given.body.data._id)]);
}

/** The stored value; empty while the shop has set nothing. */
export async function storedValue(shop: Shop, key: string, toko = 'JKT1'): Promise<string> {
  const row = await shop.one<{ value: string }>(
    sql`select coalesce((select value from para_system where kode_toko = ${toko}
      and key = ${key}), '') as value`,
    toko,
  );
  return row.value;
}

/** What the shop's history holds, oldest first. */
export function settingHistory(shop: Shop, toko = 'JKT1') {
  return shop.rows<Record<string, unknown>>(
    sql`select kunci, sebelum, sesudah, user_id, dijaga, approver from riwayat_pengaturan
      where kode_toko = ${toko} order by id`,
    toko,
  );
}

/** What the owners were told of changed controls, oldest first. */
export function settingNews(shop: Shop, toko = 'JKT1') {
  return shop.rows<{ jenis: string; isi: Record<string, string> }>(
    sql`select jenis, isi from kabar_pemilik where kode_toko = ${toko}
      and jenis like 'PENGATURAN%' order by waktu, id`,
    toko,
  );
}
