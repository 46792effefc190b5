/**
 * The requester's side of an approval by fingerprint: asking for a scan, and turning a matched one
 * into the approval.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { countAttempt, forgiveAttempt, ownAttempt } from '../../platform/auth/attempt-limit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import {
  demandApprover,
  findApprover,
  findAsked,
  newestAsked,
  writeApproval,
} from './give-approval.ts';
import type { Approver } from './read.ts';
import { lockApprover, lookAtApprover } from './read.ts';

/** Seconds in which the finger must be put on the scanner, and then the approval be sent. */
const SCAN_SECONDS = 120;

/** The limit of scans of one who asks; an approval takes the count back. */
function scanAttempt(peminta: string) {
  return ownAttempt(`sidik:${peminta}`);
}

/**
 * Opens a scan for one request and answers its handle; without `subjek` it is the caller's newest
 * one without an approval, so that the approver always sees what the finger is for. One scan per
 * approver at a time, so that a finger never answers two questions: the caller's own earlier one is
 * cancelled, another's makes this one SIDIK_SEDANG_DIPAKAI. Errors: SIDIK_USER_TIDAK_ADA,
 * OTORISASI_BUKAN_ATASAN, OTORISASI_SENDIRI, OTORISASI_TIDAK_SAH, TERLALU_SERING.
 */
export async function openScan(ctx: Ctx, userId: string, subjek?: string): Promise<string> {
  const peminta = ctx.user.user_id;
  await approverOf(ctx, userId);
  await countAttempt(ctx.db, scanAttempt(peminta));
  const handle = randomBytes(24).toString('base64url');
  await ctx.db.tenant(ctx.kodeToko, async (tx) => {
    const enrolled = await tx.row(sql`select 1 from sidik_jari
      where kode_toko = ${tx.kodeToko} and user_id = ${userId} limit 1`);
    if (!enrolled) throw new AppError('SIDIK_USER_TIDAK_ADA');
    const asked = subjek ?? (await newestAsked(tx, peminta));
    await findAsked(tx, asked, peminta);
    await tx.exec(sql`update sidik_tugas set status = 'CANCELLED'
      where kode_toko = ${tx.kodeToko} and user_id = ${userId} and status = 'OPEN'
        and (expires_at <= now() or peminta = ${peminta})`);
    const opened = await tx.exec(sql`insert into sidik_tugas
        (kode_toko, _id, jenis, handle_hash, user_id, peminta, subjek, expires_at)
      values (${tx.kodeToko}, ${randomBytes(16).toString('hex')}, 'COCOK', ${digest(handle)},
        ${userId}, ${peminta}, ${asked}, now() + make_interval(secs => ${SCAN_SECONDS}))
      on conflict (kode_toko, user_id) where status = 'OPEN' do nothing`);
    if (opened === 0) throw new AppError('SIDIK_SEDANG_DIPAKAI');
  });
  return handle;
}

export interface FingerApproval {
  readonly user_id: string;
  readonly fp: string;
  readonly subjek: string;
  readonly keterangan: string;
}

/**
 * Writes the approval for a handle that the scanner matched; answers its _id. Errors:
 * SIDIK_BELUM_COCOK (no match, used, too old, of another person or for something else),
 * OTORISASI_*, SIDIK_USER_TIDAK_ADA.
 */
export async function approveByFinger(ctx: Ctx, input: FingerApproval): Promise<string> {
  const approver = await approverOf(ctx, input.user_id);
  const peminta = ctx.user.user_id;
  const _id = await ctx.write(async (tx) => {
    await lockApprover(tx, input.user_id);
    await demandForeignToken(tx, peminta);
    const spent = await tx.exec(sql`update sidik_tugas set status = 'DONE'
      where kode_toko = ${tx.kodeToko} and handle_hash = ${digest(input.fp)} and jenis = 'COCOK'
        and status = 'MATCHED' and expires_at > now() and user_id = ${input.user_id}
        and peminta = ${peminta} and subjek = ${input.subjek}`);
    if (spent === 0) throw new AppError('SIDIK_BELUM_COCOK');
    const { subjek, keterangan } = input;
    return writeApproval(tx, { subjek, peminta, approver, way: 'FINGERPRINT', keterangan });
  });
  await forgiveAttempt(ctx.db, scanAttempt(peminta));
  return _id;
}

/** Who made the bridge's token could answer its scans himself. Throws SIDIK_TOKEN_SENDIRI. */
async function demandForeignToken(tx: Tx, peminta: string): Promise<void> {
  const own = await tx.row(sql`select 1 from sidik_jembatan where kode_toko = ${tx.kodeToko}
    and revoked_at is null and created_by = ${peminta}`);
  if (own) throw new AppError('SIDIK_TOKEN_SENDIRI');
}

async function approverOf(ctx: Ctx, userId: string): Promise<Approver> {
  const approver = await findApprover(ctx, userId);
  if (!approver) throw new AppError('SIDIK_USER_TIDAK_ADA');
  demandApprover(ctx, approver, ctx.user.user_id, 'FINGERPRINT');
  await ctx.read(async (tx) => {
    await lookAtApprover(tx, userId, ctx.user.user_id);
    await demandForeignToken(tx, ctx.user.user_id);
  });
  return approver;
}

function digest(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}
