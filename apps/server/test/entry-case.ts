/** Entries of new pieces for API tests: who enters, who answers, and what is asked of them. */
import { sql } from 'kysely';
import type { Answer, TestClient } from './harness.ts';
import type { Shop } from './open-shop.ts';
import { CINCIN } from './shop-fixture.ts';

/** An entry of one piece as it was saved. */
export interface Entered {
  readonly no: string;
  readonly code: string;
}

/** Enters one ring. */
export async function enter(client: TestClient, change: object = {}): Promise<Entered> {
  const answer = await client.post('barang/simpan', { ...CINCIN, ...change });
  if (answer.status !== 201) throw new Error(`barang/simpan: ${JSON.stringify(answer.body)}`);
  const { no_tambah, kode_barcode } = answer.body.data;
  return { no: String(no_tambah), code: String(kode_barcode) };
}

/** A second person validates the entry. */
export function validate(client: TestClient, no: string, more: object = {}): Promise<Answer> {
  return client.post('barang/validasi', { no_faktur_group: no, ...more });
}

/** A second person refuses the entry. */
export function refuse(client: TestClient, no: string, alasan = 'berat salah'): Promise<Answer> {
  return client.post('barang/tolak', { no_faktur_group: no, alasan });
}

/** One more person of JKT1, with the rights of the level and, where told, more. */
export async function hire(
  shop: Shop,
  user_id: string,
  level: string,
  akses: unknown = null,
): Promise<TestClient> {
  await shop.exec(sql`insert into users (kode_toko, user_id, nama, level, password, akses)
    select kode_toko, ${user_id}, ${user_id}, ${level}, password,
      ${akses === null ? null : JSON.stringify(akses)}::jsonb
    from users where user_id = 'SPV'`);
  return shop.as(user_id);
}
