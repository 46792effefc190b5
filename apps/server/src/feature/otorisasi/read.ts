/**
 * Whether an approver's word counts now (docs/decision/0027): he is active, has a password that
 * nobody else gave him, and nobody had his account in hand within a day who is behind the request.
 * Asked under lock where the approval is written, so that a reset is before or after it.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { PENYETUJU } from '@kencana/contract/permission';
import { removedBy } from '../../engine/guard/second-person.ts';
import type { Penyetuju } from '../../engine/transaction/kind.ts';
import { reachIn } from '../../platform/auth/reach.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** An approver as every shop may know him. */
export interface Standing {
  readonly user_id: string;
  readonly kode_toko: string;
  readonly level: string;
  readonly tipe_toko: string;
  readonly aktif: boolean;
  readonly wajib_ganti: boolean;
  /** What proves him must be newer than this. */
  readonly kredensial_sejak: Date;
}

const COLUMNS = sql.raw(
  'user_id, kode_toko, level, tipe_toko, aktif, wajib_ganti, kredensial_sejak',
);

/** The user of the whole server with this name and his level in this shop, or undefined. */
export async function findStanding(tx: Tx, userId: string): Promise<Standing | undefined> {
  return here(tx, await tx.row<Standing>(sql`select ${COLUMNS} from penyetuju(${userId})`));
}

/**
 * With the level that counts in the transaction's shop: head office's people have there what they
 * were given, or none that approves (docs/decision/0029).
 */
async function here(tx: Tx, found: Standing | undefined): Promise<Standing | undefined> {
  if (found === undefined || found.kode_toko === tx.kodeToko) return found;
  const reach = await reachIn(tx, found.user_id);
  return { ...found, level: reach?.level ?? '' };
}

/**
 * Locks the approver until the transaction ends and answers his level as it is then; first of all
 * locks of a write. Throws OTORISASI_BUKAN_ATASAN for who was disabled meanwhile and
 * OTORISASI_BELUM_GANTI.
 */
export async function lockApprover(tx: Tx, userId: string): Promise<Standing> {
  const locked = await tx.row<Standing>(sql`select ${COLUMNS} from penyetuju(${userId}, true)`);
  return demandStanding(userId, await here(tx, locked));
}

/** The same without a lock, and demandHands: what a way refuses before it asks for a proof. */
export async function lookAtApprover(tx: Tx, userId: string, peminta: string): Promise<void> {
  demandStanding(userId, await findStanding(tx, userId));
  await demandHands(tx, userId, peminta);
}

function demandStanding(userId: string, now: Standing | undefined): Standing {
  if (!now?.aktif) throw new AppError('OTORISASI_BUKAN_ATASAN');
  if (now.wajib_ganti) throw new AppError('OTORISASI_BELUM_GANTI', { penyetuju: userId });
  return now;
}

/**
 * Throws OTORISASI_PENYETUJU_BARU when somebody who made or reset the approver within a day is who
 * asks, or made or reset who asks: then one person is on both sides.
 */
export async function demandOwnHands(tx: Tx, approver: string, peminta: string): Promise<void> {
  if (approver === peminta) return;
  const both = await tx.row<{ oleh: string }>(sql`select oleh from tangan(${approver}) t (oleh)
    where oleh = ${peminta} or oleh in (select tangan(${peminta}))
    order by oleh = ${peminta} desc, oleh limit 1`);
  if (both === undefined) return;
  throw new AppError('OTORISASI_PENYETUJU_BARU', { penyetuju: approver, oleh: both.oleh });
}

/**
 * demandOwnHands, and the other way round: who reset, raised or enabled the account of who asks
 * within a day, over any number of steps, does not approve for it (OTORISASI_PEMINTA_DIPEGANG);
 * who only made it does. Where the shop has no other approver his word counts; answers true then,
 * and the approval is marked.
 */
export async function demandHands(tx: Tx, approver: string, peminta: string): Promise<boolean> {
  await demandOwnHands(tx, approver, peminta);
  if (!(await tookOver(tx, approver, peminta))) return false;
  if (!(await hasOtherApprover(tx, approver, peminta))) return true;
  throw new AppError('OTORISASI_PEMINTA_DIPEGANG', { penyetuju: approver, peminta });
}

/** Whose word does not count for who asks because they had his account in hand. */
export async function barredFor(
  tx: Tx,
  peminta: string,
  kind: Penyetuju,
): Promise<ReadonlySet<string>> {
  // A control takes two people: there whoever made the account is barred as well.
  const rows = await tx.rows<{ oleh: string }>(
    kind === 'ATASAN'
      ? sql`select oleh from tangan_ganti(${peminta}) t (oleh)`
      : sql`select oleh from tangan(${peminta}) t (oleh)`,
  );
  const barred = new Set<string>();
  for (const { oleh } of rows) {
    if (kind !== 'ATASAN' || (await hasOtherApprover(tx, oleh, peminta))) barred.add(oleh);
  }
  return barred;
}

/** True when the approver did more than make the account of who asks, within a day. */
async function tookOver(tx: Tx, approver: string, peminta: string): Promise<boolean> {
  if (approver === peminta) return false;
  const row = await tx.row(sql`select 1 from tangan_ganti(${peminta}) t (oleh)
    where oleh = ${approver}`);
  return row !== undefined;
}

/**
 * True when somebody else of the shop approves: also one with a given password, for he is a person
 * and can replace it, and one whom the approver himself removed within a day.
 */
async function hasOtherApprover(tx: Tx, approver: string, peminta: string): Promise<boolean> {
  const other = await tx.row(sql`select 1 from users where kode_toko = ${tx.kodeToko} and aktif
    and level = any(${[...PENYETUJU]}::text[]) and user_id not in (${approver}, ${peminta})
    limit 1`);
  return other !== undefined || (await removedBy(tx, approver, PENYETUJU)) !== undefined;
}

/** Somebody who wants to approve, as the database knows him. */
export interface Approver {
  readonly user_id: string;
  readonly kode_toko: string;
  readonly level: string;
  readonly tipe_toko: string;
}

/** The signed-in user as an approver. Only people of PUSAT address another shop than their own. */
export function callerAsApprover(ctx: Ctx): Approver {
  const { user_id, kode_toko, level } = ctx.user;
  return { user_id, kode_toko, level, tipe_toko: kode_toko === ctx.kodeToko ? '' : 'PUSAT' };
}

/** Who of the addressed shop, and who of PUSAT, may answer a request. */
export const ANSWER: Readonly<Record<Penyetuju, readonly [shop: string[], pusat: string[]]>> = {
  ATASAN: [[...PENYETUJU], ['OWN']],
  PEMILIK: [
    ['OWN', 'SU'],
    ['OWN', 'SU'],
  ],
  SAKSI: [
    ['SPV', 'OWN', 'SU'],
    ['OWN', 'SU'],
  ],
};

/** The kinds of request of the shop that this person may answer, his own aside. */
export function answers(kodeToko: string, approver: Approver): Penyetuju[] {
  const kinds = Object.keys(ANSWER) as Penyetuju[];
  return kinds.filter((kind) => {
    const [shop, pusat] = ANSWER[kind];
    if (approver.kode_toko === kodeToko) return shop.includes(approver.level);
    return approver.tipe_toko === 'PUSAT' && pusat.includes(approver.level);
  });
}

/** True for who approves documents: SPV and OWN of the addressed shop and PUSAT's OWN. */
export function isApprover(kodeToko: string, approver: Approver): boolean {
  return answers(kodeToko, approver).includes('ATASAN');
}
