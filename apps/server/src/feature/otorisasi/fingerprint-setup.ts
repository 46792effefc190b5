/**
 * Setting scanners up: the bridge's token, whose fingers are enrolled, and asking for an enrolment.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BridgeState } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import { checkPassword } from '../../platform/auth/check-password.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { findApprover } from './give-approval.ts';
import { isApprover, lockApprover } from './read.ts';

const ENROL_SECONDS = 300;
const MOST_FINGERS = 10;

/**
 * When the bridge was last heard of (null: no token, or never) and the users with enrolled fingers.
 */
export async function bridgeState(ctx: Ctx): Promise<BridgeState> {
  return ctx.read(async (tx) => {
    const bridge = await tx.row<NonNullable<BridgeState['jembatan']>>(
      sql`select created_by, created_at, last_seen from sidik_jembatan
          where kode_toko = ${tx.kodeToko} and revoked_at is null`,
    );
    const users = await tx.rows<
      BridgeState['users'][number]
    >(sql`select user_id, count(*)::int as jari,
        max(created_at) as created_at from sidik_jari
      where kode_toko = ${tx.kodeToko} group by user_id order by user_id`);
    return { jembatan: bridge ?? null, users };
  });
}

/**
 * Makes the shop's token, `<shop>.<random>`, which only this answer ever holds. The old token ends
 * and with it the templates that only it could open.
 */
export async function newBridgeToken(ctx: Ctx): Promise<{ token: string }> {
  const token = `${ctx.kodeToko}.${randomBytes(32).toString('base64url')}`;
  const _id = randomBytes(16).toString('hex');
  const work = async (tx: WriteTx) => {
    await tx.exec(sql`delete from sidik_jari where kode_toko = ${tx.kodeToko}`);
    await tx.exec(sql`update sidik_jembatan set revoked_at = now()
      where kode_toko = ${tx.kodeToko} and revoked_at is null`);
    await tx.exec(sql`insert into sidik_jembatan (kode_toko, _id, token_hash, created_by)
      values (${tx.kodeToko}, ${_id}, ${bridgeTokenHash(token)}, ${ctx.user.user_id})`);
    const objek = `sidik-jembatan/${_id}`;
    tx.audit({ tindakan: 'sidik.token', objek });
    await announceToOwners(tx, ctx.user.user_id, { jenis: 'SIDIK_TOKEN', objek });
    return { token };
  };
  return ctx.write(work, { secretAnswer: true });
}

/** sha-256 of a bridge's token. */
export function bridgeTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface Enrolment {
  readonly user_id: string;
  readonly jari: string;
  /** Of whose finger it is: nobody puts his own finger under another's name. */
  readonly password: string;
}

/**
 * Errors: LOGIN_SALAH, TERLALU_SERING, OTORISASI_BELUM_GANTI, SIDIK_USER_TIDAK_ADA,
 * OTORISASI_BUKAN_ATASAN, SIDIK_SEDANG_DIPAKAI.
 */
export async function askEnrolment(ctx: Ctx, input: Enrolment): Promise<{ _id: string }> {
  const { user_id, jari } = input;
  const known = await checkPassword(ctx, user_id, input.password);
  if (known.wajib_ganti) throw new AppError('OTORISASI_BELUM_GANTI', { penyetuju: user_id });
  const approver = await findApprover(ctx, user_id);
  if (!approver) throw new AppError('SIDIK_USER_TIDAK_ADA');
  if (!isApprover(ctx.kodeToko, approver)) throw new AppError('OTORISASI_BUKAN_ATASAN');
  const _id = randomBytes(16).toString('hex');
  return ctx.write(async (tx) => {
    await lockApprover(tx, user_id);
    const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from sidik_jari
      where kode_toko = ${tx.kodeToko} and user_id = ${user_id}`);
    if (n >= MOST_FINGERS) throw new AppError('SIDIK_SEDANG_DIPAKAI');
    await tx.exec(sql`update sidik_tugas set status = 'CANCELLED'
      where kode_toko = ${tx.kodeToko} and user_id = ${user_id} and status = 'OPEN'
        and (expires_at <= now() or jenis = 'DAFTAR')`);
    const opened = await tx.exec(sql`insert into sidik_tugas
        (kode_toko, _id, jenis, user_id, jari, peminta, expires_at)
      values (${tx.kodeToko}, ${_id}, 'DAFTAR', ${user_id}, ${jari}, ${ctx.user.user_id},
        now() + make_interval(secs => ${ENROL_SECONDS}))
      on conflict (kode_toko, user_id) where status = 'OPEN' do nothing`);
    if (opened === 0) throw new AppError('SIDIK_SEDANG_DIPAKAI');
    tx.audit({
      tindakan: 'sidik.minta-daftar',
      objek: `sidik-jari/${user_id}`,
      sesudah: { jari },
    });
    const isi = { user: user_id };
    const news = { jenis: 'SIDIK_DAFTAR', objek: `sidik-jari/${user_id}`, isi } as const;
    await announceToOwners(tx, ctx.user.user_id, news);
    return { _id };
  });
}

/** Throws TIDAK_DITEMUKAN when the user has none. */
export async function removeFingers(ctx: Ctx, userId: string): Promise<void> {
  await ctx.write(async (tx) => {
    const removed = await tx.exec(sql`delete from sidik_jari
      where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
    if (removed === 0) throw new AppError('TIDAK_DITEMUKAN');
    tx.audit({ tindakan: 'sidik.hapus', objek: `sidik-jari/${userId}` });
  });
}
