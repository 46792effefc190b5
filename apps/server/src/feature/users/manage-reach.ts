/**
 * Which shops a person of head office reaches, and with which level there: named by an OWN or SU of
 * head office at its own address. A change holds at the next request; the sockets leave the rooms
 * of shops that are reached no more, and a shop's owners hear who may approve in it.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { passesByLevel } from '@kencana/contract/permission';
import type { Level } from '@kencana/contract/permission';
import type { ReachRow, ReachSent } from '@kencana/contract/reach';
import { reachOf } from '../../platform/auth/reach.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { inShop } from '../../platform/http/in-shop.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { guardedWrite } from '../../engine/guard/guard.ts';
import type { Guard } from '../../engine/guard/guard.ts';
import type { AuthorizationRef } from '../../engine/transaction/approval.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { lockManaged } from './manage-user.ts';
import { agreed, guardOwner, ownerAct } from './owner-guard.ts';
import type { OwnerAct } from './owner-guard.ts';

interface Branch {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly aktif: boolean;
}

/** Every branch of the chain with what the person is there; throws TIDAK_DITEMUKAN. */
export async function readReach(ctx: Ctx, userId: string): Promise<ReachRow[]> {
  return ctx.read(async (tx) => {
    await assertHeadOffice(ctx, tx);
    const known = await tx.row(sql`select 1 from users
      where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
    if (!known) throw new AppError('TIDAK_DITEMUKAN');
    return rowsOf(tx, userId);
  });
}

/**
 * Names the shops: those sent and no others. Throws TIDAK_DITEMUKAN, TIDAK_BERHAK,
 * USER_DIRI_SENDIRI, and VALIDASI at the row for a shop that is no branch and for an owner who only
 * looks; where it makes or unmakes an owner of a shop, what the guard throws, and
 * PEMILIK_CABANG_BERDUA where nobody else of head office can agree.
 */
export async function saveReach(
  ctx: Ctx,
  userId: string,
  sent: readonly ReachSent[],
  given: readonly AuthorizationRef[],
): Promise<ReachRow[]> {
  if (userId === ctx.user.user_id) throw new AppError('USER_DIRI_SENDIRI');
  const seen = actOf(userId, await ctx.read((tx) => rowsOf(tx, userId)), sent);
  const guard = await guardOwner(ctx, seen, given);
  const saved = await guardedWrite(ctx, async (tx) => {
    await assertHeadOffice(ctx, tx);
    await lockManaged(ctx, tx, userId);
    const before = await rowsOf(tx, userId);
    checkSent(ctx, sent, before);
    const act = actOf(userId, before, sent);
    demandSecond(guard, act);
    await agreed(ctx, tx, guard, act);
    await tx.exec(sql`select atur_capai(${userId}, ${JSON.stringify(sent)}::jsonb,
      ${ctx.user.user_id})`);
    const after = await rowsOf(tx, userId);
    tx.audit({
      tindakan: 'users.toko',
      objek: `users/${userId}`,
      sebelum: reached(before),
      sesudah: reached(after),
    });
    tx.outbox('live', { room: `user:${userId}`, event: 'akses-changed', payload: {} });
    return { before, after };
  });
  for (const { kode_toko, level } of changed(saved.before, saved.after)) {
    if (level === null) ctx.services.live.leave(userId, `toko:${kode_toko}`);
    await tellOwners(ctx, userId, kode_toko, level);
  }
  return saved.after;
}

/** What of it makes somebody an owner of a shop, or no more. */
function actOf(userId: string, rows: readonly ReachRow[], sent: readonly ReachSent[]): OwnerAct {
  const levels = new Map(sent.map(({ kode_toko, level }) => [kode_toko, level]));
  const toko = rows.map(({ kode_toko, level }) => ({
    kode_toko,
    before: level,
    after: levels.get(kode_toko) ?? null,
  }));
  return ownerAct.reached(userId, toko);
}

/**
 * An owner of a branch is never made or unmade alone: who is the only owner of head office may make
 * another one there alone, and would be two in every branch.
 */
function demandSecond(guard: Guard | undefined, { changes }: OwnerAct): void {
  if (changes.length > 0 && guard !== undefined && guard.penyetuju === undefined) {
    throw new AppError('PEMILIK_CABANG_BERDUA');
  }
}

/** Rows of `after` that were others before. */
function changed(before: readonly ReachRow[], after: readonly ReachRow[]): readonly ReachRow[] {
  return after.filter((row) => {
    const was = before.find(({ kode_toko }) => kode_toko === row.kode_toko);
    return was?.level !== row.level || was.hanya_lihat !== row.hanya_lihat;
  });
}

/** The owners of a shop are told who of head office works in it from now on, or no more. */
async function tellOwners(
  ctx: Ctx,
  userId: string,
  kodeToko: string,
  level: Level | null,
): Promise<void> {
  const isi = { user: userId, toko: kodeToko, ...(level !== null && { level }) };
  const work = { rute: 'PUT users/toko', input: isi, ofHeadOffice: true } as const;
  const there = await inShop(ctx, kodeToko, work);
  await there.write((tx) =>
    announceToOwners(tx, ctx.user.user_id, {
      jenis: level === null ? 'USER_TOKO_LEPAS' : 'USER_TOKO',
      objek: `users/${userId}`,
      isi,
    }),
  );
}

/** Head office at its own address; everybody else is refused. */
async function assertHeadOffice(ctx: Ctx, tx: Tx): Promise<void> {
  const pusat = await tx.row(sql`select 1 from toko
    where kode_toko = ${ctx.user.kode_toko} and tipe_toko = 'PUSAT'`);
  if (!pusat || ctx.kodeToko !== ctx.user.kode_toko) throw new AppError('TIDAK_BERHAK');
}

async function rowsOf(tx: Tx, userId: string): Promise<ReachRow[]> {
  const branches = await tx.rows<Branch>(
    sql`select kode_toko, nama_toko, aktif from daftar_toko() where tipe_toko = 'CABANG'`,
  );
  const mine = new Map((await reachOf(tx, userId)).map((reach) => [reach.kode_toko, reach]));
  return branches.map((branch) => {
    const reach = mine.get(branch.kode_toko);
    return { ...branch, level: reach?.level ?? null, hanya_lihat: reach?.hanya_lihat ?? false };
  });
}

function reached(rows: readonly ReachRow[]): object[] {
  return rows
    .filter((row) => row.level !== null)
    .map(({ kode_toko, level, hanya_lihat }) => ({ kode_toko, level, hanya_lihat }));
}

function checkSent(ctx: Ctx, sent: readonly ReachSent[], known: readonly ReachRow[]): void {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  sent.forEach(({ kode_toko, level, hanya_lihat }, at) => {
    const branch = known.some((row) => row.kode_toko === kode_toko);
    if (!branch || seen.has(kode_toko)) {
      errors[`toko.${at}.kode_toko`] = [ctx.t(branch ? 'jangkauan.ganda' : 'error.TOKO_LAIN')];
    }
    if (hanya_lihat && passesByLevel(level)) {
      errors[`toko.${at}.hanya_lihat`] = [ctx.t('jangkauan.pemilik-lihat')];
    }
    seen.add(kode_toko);
  });
  if (Object.keys(errors).length > 0) throw new AppError('VALIDASI', {}, errors);
}
