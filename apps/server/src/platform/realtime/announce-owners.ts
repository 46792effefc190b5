/**
 * Tells the owners of a shop and of head office what happened to a control: kept in kabar_pemilik,
 * and live in the room of each shop's owners. Written with the change that it tells of.
 */
import { sql } from 'kysely';
import { isAccountNews } from '@kencana/contract/kabar-pemilik';
import type { OwnerNews, OwnerNewsKind } from '@kencana/contract/kabar-pemilik';
import { PEMILIK } from '@kencana/contract/permission';
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
  for (const room of await roomsOf(tx, jenis)) {
    tx.outbox('live', { room, event: 'kabar-pemilik', payload });
  }
}

/**
 * The shop's owners, and of head office who is an owner here as well (docs/decision/0029); of what
 * is done with accounts all owners of head office hear, so that nobody is kept from it by taking
 * the shop away from him (docs/decision/0027).
 */
async function roomsOf(tx: WriteTx, jenis: OwnerNewsKind): Promise<string[]> {
  const everywhere = isAccountNews(jenis);
  const owner = sql`any(${[...PEMILIK]}::text[])`;
  const people = await tx.rows<{ user_id: string }>(sql`select user_id from users_toko c
    where kode_toko = ${tx.kodeToko} and level = ${owner} and not (${everywhere} and exists
      (select 1 from penyetuju(c.user_id) p where p.level = ${owner}))`);
  const offices = everywhere
    ? await tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
        where tipe_toko = 'PUSAT' and kode_toko <> ${tx.kodeToko}`)
    : [];
  return [
    `own:${tx.kodeToko}`,
    ...offices.map(({ kode_toko }) => `own:${kode_toko}`),
    ...people.map(({ user_id }) => `user:${user_id}`),
  ];
}
