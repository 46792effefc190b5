/**
 * Creating and changing users of a shop (/data-users): who may manage whom, the last active owner,
 * and ending the sessions that the change makes invalid.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { OwnerNewsKind } from '@kencana/contract/kabar-pemilik';
import type { Level } from '@kencana/contract/permission';
import {
  givableLevels,
  isAnnounced,
  isRaised,
  type ManagedUser,
} from '@kencana/contract/user-level';
import { guardedWrite } from '../../engine/guard/guard.ts';
import type { AuthorizationRef } from '../../engine/transaction/approval.ts';
import {
  forgetCredentials,
  givePassword,
  insertUser,
  keepTrace,
} from '../../platform/auth/account.ts';
import { hashPassword, isAcceptablePassword } from '../../platform/auth/password.ts';
import { forgetReach } from '../../platform/auth/reach.ts';
import { endSessions } from '../../platform/auth/session.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import {
  agreed,
  findPerson,
  guardOwner,
  ownerAct,
  type OwnerAct,
  type Person,
} from './owner-guard.ts';

/** Users of the shop, in the order of their ids. */
export function listUsers(ctx: Ctx): Promise<ManagedUser[]> {
  return ctx.read((tx) =>
    tx.rows<ManagedUser>(sql`select u.user_id, u.nama, u.level, u.aktif, u.wajib_ganti,
        u.akses is not null as akses_khusus,
        (select jsonb_build_object('tindakan', j.tindakan, 'oleh', j.oleh, 'waktu', j.waktu)
          from user_jejak j where j.kode_toko = u.kode_toko and j.user_id = u.user_id
          order by j.waktu desc limit 1) as jejak,
        (select max(s.last_seen) from sesi s where s.kode_toko = u.kode_toko
          and s.user_id = u.user_id and s.ended_at is null) as terakhir_aktif
      from users u where u.kode_toko = ${tx.kodeToko} order by u.user_id`),
  );
}

export interface NewUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly password: string;
  readonly detail_authorization: readonly AuthorizationRef[];
}

/** Throws TIDAK_BERHAK, PASSWORD_LEMAH, KODE_SUDAH_ADA; for an owner what the guard throws. */
export async function createUser(ctx: Ctx, input: NewUser): Promise<{ user_id: string }> {
  const { user_id, nama, level } = input;
  if (!givableLevels(ctx.user.level).includes(level)) throw new AppError('TIDAK_BERHAK');
  const password = await hashed(ctx, input.password);
  const act = ownerAct.made(user_id, level);
  const guard = await guardOwner(ctx, act, input.detail_authorization);
  return guardedWrite(ctx, async (tx) => {
    // The id is unique per server, also against shops that this one cannot see.
    const taken = await tx.row(sql`select 1 from cari_user(${user_id})`);
    if (taken) throw new AppError('KODE_SUDAH_ADA', { kode: user_id });
    const by = await agreed(ctx, tx, guard, act);
    await insertUser(tx, { user_id, nama, level, password });
    await keepTrace(tx, user_id, 'BUAT', ctx.user.user_id);
    const sesudah = { nama, level, aktif: true };
    tx.audit({ tindakan: 'users.tambah', objek: `users/${user_id}`, sesudah });
    await announce(ctx, tx, 'USER_BARU', { user_id, level }, by);
    return { user_id };
  });
}

export interface UserChange {
  readonly nama?: string | undefined;
  readonly level?: Level | undefined;
  readonly aktif?: boolean | undefined;
}

/** What another level or the active mark does, and who agreed to it. */
interface Changed {
  readonly before: StoredUser;
  readonly after: StoredUser;
  readonly by: Readonly<Record<string, string>>;
}

interface StoredUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly aktif: boolean;
}

/**
 * Changes name, level or the active mark; another level or none active ends the user's sessions,
 * passkeys and fingers. A new level also takes the own tree and the other shops away, which were
 * given for the old one; who may approve from now on changes the password first, which somebody
 * else may have had. Throws TIDAK_DITEMUKAN, TIDAK_BERHAK, USER_DIRI_SENDIRI, OWNER_TERAKHIR; for
 * an owner, before or after, what the guard throws.
 */
export async function changeUser(
  ctx: Ctx,
  userId: string,
  change: UserChange,
  given: readonly AuthorizationRef[],
) {
  const seen = await ctx.read((tx) => findPerson(tx, userId));
  const self = userId === ctx.user.user_id;
  const seenAct = seen && !self && ownerAct.changed(seen, { ...seen, ...defined(change) });
  const guard = await guardOwner(ctx, seenAct, given);
  return endingSessions(ctx, async (tx, end) => {
    const before = await lockManaged(ctx, tx, userId);
    const after = { ...before, ...defined(change) };
    const newLevel = after.level !== before.level;
    const disabled = before.aktif && !after.aktif;
    if (self && (newLevel || disabled)) throw new AppError('USER_DIRI_SENDIRI');
    if (newLevel && !givableLevels(ctx.user.level).includes(after.level)) {
      throw new AppError('TIDAK_BERHAK');
    }
    const raised = newLevel && isAnnounced(after.level);
    const ownerLeaves = before.level === 'OWN' && before.aktif;
    if (ownerLeaves && (newLevel || disabled)) await keepAnOwner(tx, userId);
    const act = await actUnderLock(tx, userId, (one) =>
      ownerAct.changed(one, { ...one, ...defined(change) }),
    );
    const by = await agreed(ctx, tx, guard, act);
    await tx.exec(sql`update users set nama = ${after.nama}, level = ${after.level},
        aktif = ${after.aktif}, akses = case when ${newLevel} then null else akses end,
        wajib_ganti = wajib_ganti or ${raised}, updated_at = now()
      where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
    if (newLevel) await forgetReach(tx, userId, ctx.user.user_id);
    if (newLevel || disabled) await end(userId);
    const objek = `users/${userId}`;
    tx.audit({ tindakan: 'users.ubah', objek, sebelum: before, sesudah: after });
    await remember(ctx, tx, { before, after, by });
    return after;
  });
}

/** Keeps the trace of another level and of the active mark, and tells the owners. */
async function remember(ctx: Ctx, tx: WriteTx, { before, after, by }: Changed): Promise<void> {
  const { user_id, level, aktif } = after;
  const oleh = ctx.user.user_id;
  if (level !== before.level) {
    await keepTrace(tx, user_id, isRaised(before.level, level) ? 'LEVEL' : 'UBAH', oleh);
    await announce(ctx, tx, 'USER_LEVEL', after, { dari: before.level, ...by });
  }
  if (aktif !== before.aktif) {
    await keepTrace(tx, user_id, aktif ? 'AKTIF' : 'NONAKTIF', oleh);
    await announce(ctx, tx, aktif ? 'USER_AKTIF' : 'USER_NONAKTIF', after, by);
  }
}

/**
 * Gives a user a password that opens nothing but its own change, and ends the sessions, passkeys
 * and fingers. Throws TIDAK_DITEMUKAN, TIDAK_BERHAK, PASSWORD_LEMAH; one's own is changed on
 * /ganti-password only (USER_DIRI_SENDIRI). For an owner also what the guard throws.
 */
export async function resetPassword(
  ctx: Ctx,
  userId: string,
  password: string,
  given: readonly AuthorizationRef[],
) {
  if (userId === ctx.user.user_id) throw new AppError('USER_DIRI_SENDIRI');
  const fresh = await hashed(ctx, password);
  const seen = await ctx.read((tx) => findPerson(tx, userId));
  const guard = await guardOwner(ctx, seen && ownerAct.reset(seen), given);
  return endingSessions(ctx, async (tx, end) => {
    const user = await lockManaged(ctx, tx, userId);
    const act = await actUnderLock(tx, userId, (one) => ownerAct.reset(one));
    const by = await agreed(ctx, tx, guard, act);
    await givePassword(tx, userId, fresh);
    await end(userId);
    await keepTrace(tx, userId, 'RESET', ctx.user.user_id);
    tx.audit({ tindakan: 'users.reset-password', objek: `users/${userId}` });
    await announce(ctx, tx, 'USER_RESET', user, by);
    return { user_id: userId };
  });
}

/** The act as it is now that the user's row is locked. */
async function actUnderLock(
  tx: Tx,
  userId: string,
  actOf: (person: Person) => OwnerAct,
): Promise<OwnerAct> {
  const person = await findPerson(tx, userId);
  if (person === undefined) throw new AppError('TIDAK_DITEMUKAN');
  return actOf(person);
}

/**
 * The user, locked, when the caller may manage them: a level that the caller may give. Owners are
 * locked together and in order, so that two who remove each other cannot both succeed.
 */
export async function lockManaged(ctx: Ctx, tx: Tx, userId: string): Promise<StoredUser> {
  const rows = await tx.rows<StoredUser>(sql`select user_id, nama, level, aktif from users
    where kode_toko = ${tx.kodeToko} and (user_id = ${userId} or level = 'OWN')
    order by user_id for update`);
  const user = rows.find((row) => row.user_id === userId);
  if (!user) throw new AppError('TIDAK_DITEMUKAN');
  if (!givableLevels(ctx.user.level).includes(user.level)) throw new AppError('TIDAK_BERHAK');
  return user;
}

/** Tells the owners what was done with anybody's account; `more` fills the sentence. */
async function announce(
  ctx: Ctx,
  tx: WriteTx,
  jenis: OwnerNewsKind,
  { user_id, level }: Pick<StoredUser, 'user_id' | 'level'>,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const isi = { user: user_id, level, ...more };
  await announceToOwners(tx, ctx.user.user_id, { jenis, objek: `users/${user_id}`, isi });
}

async function keepAnOwner(tx: Tx, leaving: string): Promise<void> {
  const other = await tx.row(sql`select 1 from users where kode_toko = ${tx.kodeToko}
    and level = 'OWN' and aktif and user_id <> ${leaving} limit 1`);
  if (!other) throw new AppError('OWNER_TERAKHIR');
}

/**
 * A write that may end a user's sessions and credentials; the sockets are closed after the commit.
 */
async function endingSessions<T>(
  ctx: Ctx,
  work: (tx: WriteTx, end: (userId: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const ended: Buffer[] = [];
  const result = await guardedWrite(ctx, (tx) =>
    work(tx, async (userId) => {
      ended.push(...(await endSessions(tx, userId)));
      await forgetCredentials(tx, userId);
    }),
  );
  ctx.services.live.disconnect(ended);
  return result;
}

async function hashed(ctx: Ctx, password: string): Promise<string> {
  if (!isAcceptablePassword(password)) {
    throw new AppError('PASSWORD_LEMAH', {}, { password: [ctx.t('error.PASSWORD_LEMAH')] });
  }
  return hashPassword(password, ctx.services.config.password);
}

function defined(change: UserChange): Partial<StoredUser> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
