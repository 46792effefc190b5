/**
 * A user's access tree (/hak-akses-users): reading it, saving it, and back to the level's default.
 * A running session has the new rights at its next request; its menu is told by a live event.
 */
import { sql } from 'kysely';
import { grantedKeys, readAkses } from '@kencana/contract/akses';
import { AppError } from '@kencana/contract/error-code';
import {
  type AksesNode,
  defaultAkses,
  type Level,
  passesByLevel,
  type Right,
} from '@kencana/contract/permission';
import { say } from '@kencana/contract/sentence';
import { guardedWrite, openGuard, passGuard } from '../../engine/guard/guard.ts';
import type { ControlChange } from '../../engine/guard/guard.ts';
import type { AuthorizationRef } from '../../engine/transaction/approval.ts';
import { effectiveAkses } from '../../platform/auth/session.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { lockManaged } from './manage-user.ts';

/** Rights that the news names. */
const NAMED = 5;

interface AksesRow {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly akses: AksesNode[] | null;
}

/**
 * The tree in force over all rights of the product, the level's default, and which of both it is.
 */
export async function readUserAkses(ctx: Ctx, userId: string) {
  const row = await ctx.read((tx) => findAkses(tx, userId));
  const { rights } = ctx.services;
  const { user_id, nama, level } = row;
  return {
    user_id,
    nama,
    level,
    khusus: row.akses !== null,
    akses: readAkses(effectiveAkses(row, rights), rights),
    bawaan: defaultAkses(level, rights),
  };
}

/** A tree as it is saved. */
export interface AksesChange {
  /** null goes back to the level's default. */
  readonly akses: AksesNode[] | null;
  readonly detail_authorization: readonly AuthorizationRef[];
}

/**
 * Saves a tree. Nobody changes their own. A right is a control (docs/decision/0028): who does not
 * pass by level only takes away, and one beyond the level's default is given under guard. Throws
 * TIDAK_DITEMUKAN, TIDAK_BERHAK, USER_DIRI_SENDIRI, HAK_OLEH_PEMILIK, PENGATURAN_BERUBAH and what
 * the guard throws.
 */
export async function saveUserAkses(ctx: Ctx, userId: string, change: AksesChange) {
  if (userId === ctx.user.user_id) throw new AppError('USER_DIRI_SENDIRI');
  const { rights } = ctx.services;
  const seen = compareAkses(await ctx.read((tx) => findAkses(tx, userId)), change.akses, rights);
  const guard =
    seen.beyond.length > 0 && passesByLevel(ctx.user.level)
      ? await openGuard(ctx, change.detail_authorization)
      : undefined;
  await guardedWrite(ctx, async (tx) => {
    await lockManaged(ctx, tx, userId);
    const before = await findAkses(tx, userId);
    const { akses, given, taken, beyond } = compareAkses(before, change.akses, rights);
    if (given.length > 0 && !passesByLevel(ctx.user.level)) {
      throw new AppError('HAK_OLEH_PEMILIK');
    }
    if (beyond.length > 0) {
      if (guard === undefined) throw new AppError('PENGATURAN_BERUBAH');
      await passGuard(
        ctx,
        tx,
        guard,
        beyond.map((key) => rightGiven(before, key)),
      );
    }
    const stored = akses === null ? null : JSON.stringify(akses);
    await tx.exec(sql`update users set akses = ${stored}::jsonb, updated_at = now()
      where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
    tx.audit({
      tindakan: 'users.hak-akses',
      objek: `users/${userId}`,
      sebelum: { khusus: before.akses !== null, dicabut: taken },
      sesudah: { khusus: akses !== null, diberikan: given },
    });
    await tellOwners(ctx, tx, 'USER_HAK_CABUT', userId, taken);
    // What goes beyond the level's default was told with the second person's name.
    const plain = given.filter((key) => !beyond.includes(key));
    await tellOwners(ctx, tx, 'USER_HAK_BERI', userId, plain);
    tx.outbox('live', { room: `user:${userId}`, event: 'akses-changed', payload: {} });
    return null;
  });
  return readUserAkses(ctx, userId);
}

/** What a tree gives, takes, and gives beyond the default of the level. */
function compareAkses(before: AksesRow, sent: AksesNode[] | null, rights: readonly Right[]) {
  const akses = sent === null ? null : readAkses(sent, rights);
  const keys = (tree: readonly AksesNode[]): string[] => grantedKeys(tree, rights);
  const old = keys(effectiveAkses(before, rights));
  const now = keys(effectiveAkses({ ...before, akses }, rights));
  const usual = keys(defaultAkses(before.level, rights));
  const given = now.filter((key) => !old.includes(key));
  const taken = old.filter((key) => !now.includes(key));
  return { akses, given, taken, beyond: given.filter((key) => !usual.includes(key)) };
}

/** Tells the owners of rights that were taken or given, the first of them by name. */
async function tellOwners(
  ctx: Ctx,
  tx: WriteTx,
  jenis: 'USER_HAK_CABUT' | 'USER_HAK_BERI',
  user: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const hak = [...keys.slice(0, NAMED), ...(keys.length > NAMED ? ['…'] : [])].join(', ');
  const isi = { user, n: String(keys.length), hak };
  await announceToOwners(tx, ctx.user.user_id, { jenis, objek: `users/${user}`, isi });
}

/** One right beyond the level's default, as the second person and the history read it. */
function rightGiven({ user_id, level }: AksesRow, key: string): ControlChange {
  const nama = say('minta.ubah.hak', { level });
  return { jenis: 'users', kunci: `${user_id} ${key}`, nama, sebelum: '', sesudah: 'diberikan' };
}

/** What the caller's own session knows about its person, for a menu that was told to refresh. */
export function ownProfile(ctx: Ctx) {
  const { user_id, nama, level, kode_toko, akses } = ctx.user;
  return { user_id, nama, level, kode_toko, akses };
}

async function findAkses(tx: Tx, userId: string): Promise<AksesRow> {
  const row = await tx.row<AksesRow>(sql`select user_id, nama, level, akses from users
    where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row;
}
