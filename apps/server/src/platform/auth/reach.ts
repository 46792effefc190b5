/**
 * The level that a person has in a shop: at home the own one, elsewhere what head office gave, or
 * none. The one place that answers it, for requests through a portal, for work in other shops and
 * for approvals (docs/decision/0029).
 */
import { sql } from 'kysely';
import { defaultAkses, mayDo, onlyLooking } from '@kencana/contract/permission';
import type { Level, Right } from '@kencana/contract/permission';
import type { Db, Tx } from '../db/tx.ts';
import type { SessionUser } from '../http/route.ts';

/** What head office gave a person in another shop. */
export interface Reach {
  readonly kode_toko: string;
  readonly level: Level;
  readonly hanya_lihat: boolean;
}

/** The person as he stands in the shop; undefined when he does not reach it. */
export async function standingIn(
  db: Db,
  user: SessionUser,
  kodeToko: string,
  rights: readonly Right[],
): Promise<SessionUser | undefined> {
  if (kodeToko === user.kode_toko) return atHome(user);
  const reach = await db.tenant(kodeToko, (tx) => reachIn(tx, user.user_id));
  return reach && standing(user, reach, rights);
}

/** What the person was given in the transaction's shop, which is not his own. */
export function reachIn(tx: Tx, userId: string): Promise<Reach | undefined> {
  return tx.row<Reach>(sql`select kode_toko, level, hanya_lihat from users_toko
    where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
}

/** The other shops where the person has the right, and as whom. */
export async function reachedWith(
  db: Db,
  user: SessionUser,
  right: string,
  rights: readonly Right[],
): Promise<Map<string, SessionUser>> {
  const reached = await db.tenant(user.kode_toko, (tx) => reachOf(tx, user.user_id));
  const people = reached.map((reach) => [reach.kode_toko, standing(user, reach, rights)] as const);
  return new Map(people.filter(([, person]) => mayDo(person, right)));
}

/** Every other shop that the person reaches; asked in a transaction of the person's own shop. */
export function reachOf(tx: Tx, userId: string): Promise<Reach[]> {
  return tx.rows<Reach>(sql`select * from capai_toko(${userId})`);
}

/** Whoever gets another level at home keeps none elsewhere: they were given for the old one. */
export async function forgetReach(tx: Tx, userId: string, oleh: string): Promise<void> {
  await tx.exec(sql`select atur_capai(${userId}, '[]'::jsonb, ${oleh})
    from toko where kode_toko = ${tx.kodeToko} and tipe_toko = 'PUSAT'`);
}

/** The person with the level of his own shop, wherever he is asked from. */
function atHome(user: SessionUser): SessionUser {
  const { asal, hanya_lihat: _, ...person } = user;
  return asal === undefined ? user : { ...person, ...asal };
}

/** The person with the level that he was given in the other shop. */
function standing(
  user: SessionUser,
  { level, hanya_lihat }: Reach,
  rights: readonly Right[],
): SessionUser {
  const home = atHome(user);
  const asal = { level: home.level, akses: home.akses };
  // A tree of one's own was made for the level at home.
  const akses = level === home.level ? home.akses : defaultAkses(level, rights);
  if (!hanya_lihat) return { ...home, level, akses, asal };
  return { ...home, level, akses: onlyLooking(akses), hanya_lihat, asal };
}
