/**
 * Tells the owners of a shop and of head office what happened to a control: kept in kabar_pemilik,
 * and live in the room of each shop's owners. Written with the change that it tells of.
 */
import { sql } from 'kysely';
import type { OwnerNews, OwnerNewsKind } from '@kencana/contract/kabar-pemilik';
import type { WriteTx } from '../http/route.ts';

export interface OwnerNewsInput {
  readonly jenis: OwnerNewsKind;
  /** What it is about, as in the audit: `users/SPV`, `para-system/BATAS_DISKON_PERSEN`. */
  readonly objek: string;
  /** What fills the sentence `kabar.isi.<jenis>` beside `oleh`; never a secret. */
  readonly isi?: Readonly<Record<string, string>>;
}

/** Keeps and announces one piece of news of the transaction's shop; `oleh` is who did it. */
export async function announceToOwners(
  tx: WriteTx,
  oleh: string,
  news: OwnerNewsInput,
): Promise<void> {
  const { jenis, objek, isi = {} } = news;
  const row = await tx.one<{ id: string; waktu: Date }>(sql`insert into kabar_pemilik
      (kode_toko, jenis, oleh, objek, isi)
    values (${tx.kodeToko}, ${jenis}, ${oleh}, ${objek}, ${JSON.stringify(isi)}::jsonb)
    returning id, waktu`);
  const payload: OwnerNews = {
    id: row.id,
    kode_toko: tx.kodeToko,
    waktu: row.waktu.toISOString(),
    jenis,
    oleh,
    objek,
    isi,
  };
  tx.outbox('live', { room: `own:${tx.kodeToko}`, event: 'kabar-pemilik', payload });
  // Of head office those hear it who are OWN here as well (docs/decision/0029).
  const people = await tx.rows<{ user_id: string }>(sql`select user_id from users_toko
    where kode_toko = ${tx.kodeToko} and level = 'OWN'`);
  for (const { user_id } of people) {
    tx.outbox('live', { room: `user:${user_id}`, event: 'kabar-pemilik', payload });
  }
}
