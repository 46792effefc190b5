/**
 * What makes or unmakes an owner, or takes his account over, is agreed to by a second person as the
 * change of a control is (docs/decision/0027): owners are the second persons of all controls. The
 * one whom it is about is not asked.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { PEMILIK, passesByLevel } from '@kencana/contract/permission';
import type { Level } from '@kencana/contract/permission';
import { say } from '@kencana/contract/sentence';
import { agreeTo, openGuard } from '../../engine/guard/guard.ts';
import type { ControlChange, Guard } from '../../engine/guard/guard.ts';
import type { AuthorizationRef } from '../../engine/transaction/approval.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** What is done to an owner; none of it when empty. */
export interface OwnerAct {
  readonly user_id: string;
  readonly changes: readonly ControlChange[];
}

/** Somebody as far as it matters whether he is an owner. */
export interface Person {
  readonly user_id: string;
  readonly level: Level;
  readonly aktif: boolean;
  /** He is head office's and an owner in some other shop, whatever he is at home. */
  readonly pemilik_lain: boolean;
}

const isOwner = (level: Level | null): boolean => level !== null && PEMILIK.includes(level);

/** What is changed, as the second person reads it. */
type Act = 'user-baru' | 'level' | 'level-toko' | 'status' | 'password';

function changeOf(kunci: string, apa: Act, sebelum: string, sesudah: string): ControlChange {
  return { jenis: 'data-users', kunci, nama: say(`minta.ubah.${apa}`, {}), sebelum, sesudah };
}

/** The acts that take two people, in the words that the second person and the history read. */
export const ownerAct = {
  /** Making an owner. */
  made(user_id: string, level: Level): OwnerAct {
    const change = changeOf(user_id, 'user-baru', '', level);
    return { user_id, changes: isOwner(level) ? [change] : [] };
  },
  /** Raising to owner, lowering, disabling and enabling one. */
  changed(before: Person, after: Person): OwnerAct {
    const { user_id } = before;
    const owner = isOwner(before.level) || isOwner(after.level) || before.pemilik_lain;
    const level = changeOf(user_id, 'level', before.level, after.level);
    const state = ({ aktif }: Person): string => (aktif ? 'aktif' : 'nonaktif');
    const mark = changeOf(user_id, 'status', state(before), state(after));
    return {
      user_id,
      changes: [level, mark].filter((one) => owner && one.sebelum !== one.sesudah),
    };
  },
  /** Giving an owner a password. */
  reset({ user_id, level, pemilik_lain }: Person): OwnerAct {
    const change = changeOf(user_id, 'password', '', 'direset');
    return { user_id, changes: isOwner(level) || pemilik_lain ? [change] : [] };
  },
  /** Naming somebody of head office owner of shops, or no more; `toko` has both levels by shop. */
  reached(
    user_id: string,
    toko: readonly { kode_toko: string; before: Level | null; after: Level | null }[],
  ): OwnerAct {
    const changes = toko
      .filter(({ before, after }) => before !== after && (isOwner(before) || isOwner(after)))
      .map(({ kode_toko, before, after }) =>
        changeOf(`${user_id} ${kode_toko}`, 'level-toko', before ?? '', after ?? ''),
      );
    return { user_id, changes };
  },
};

/** The user of the transaction's shop with what makes him an owner; undefined for none. */
export function findPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  return tx.row<Person>(sql`select user_id, level, aktif, exists (select 1
      from capai_toko(user_id) c where c.level = any(${[...PEMILIK]}::text[])) as pemilik_lain
    from users where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
}

/**
 * The guard for the act as it was seen before the write; undefined where there is none, or the
 * caller may not do it anyway. Throws PENYETUJU_DIKELUARKAN.
 */
export async function guardOwner(
  ctx: Ctx,
  act: OwnerAct | false | undefined,
  given: readonly AuthorizationRef[],
): Promise<Guard | undefined> {
  if (!act || act.changes.length === 0 || !passesByLevel(ctx.user.level)) return undefined;
  return openGuard(ctx, given, act.user_id);
}

/**
 * Demands the agreement to the act as it is under lock, and keeps it in the history. Answers what
 * the news says of it: who agreed, or that nobody did. Throws PENGATURAN_BERUBAH, OTORISASI_*.
 */
export async function agreed(
  ctx: Ctx,
  tx: WriteTx,
  guard: Guard | undefined,
  { changes }: OwnerAct,
): Promise<Readonly<Record<string, string>>> {
  if (changes.length === 0) return {};
  if (guard === undefined) throw new AppError('PENGATURAN_BERUBAH');
  const approval = await agreeTo(ctx, tx, guard, changes);
  return { penyetuju: approval?.approver ?? '' };
}
