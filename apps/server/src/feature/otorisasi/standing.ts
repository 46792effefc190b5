/**
 * Whether an approver's word counts now (docs/decision/0027): he is active, has a password that
 * nobody else gave him, and nobody had his account in hand within a day who is behind the request.
 * Asked under lock where the approval is written, so that a reset is before or after it.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { reachIn } from '../../platform/auth/reach.ts';
import type { Tx } from '../../platform/db/tx.ts';

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

/** The same without a lock, and demandOwnHands: what a way refuses before it asks for a proof. */
export async function lookAtApprover(tx: Tx, userId: string, peminta: string): Promise<void> {
  demandStanding(userId, await findStanding(tx, userId));
  await demandOwnHands(tx, userId, peminta);
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
