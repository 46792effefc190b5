/**
 * A user's own passkeys: list, registration after the password, removal. They lie at the user's own
 * shop.
 */
import { randomBytes } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { PasskeyRow, PasskeyStart } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import { checkOwnPassword } from '../../platform/auth/check-password.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { checked, findChallenge, newChallenge, placeOf, spend } from './passkey-challenge.ts';

const MOST = 10;

/** The caller's passkeys, newest last. */
export function listPasskeys(ctx: Ctx): Promise<PasskeyRow[]> {
  return ctx.db.tenant(ctx.user.kode_toko, (tx) =>
    tx.rows<PasskeyRow>(sql`select _id, nama, rp_id, created_at, last_used_at from passkey
      where kode_toko = ${tx.kodeToko} and user_id = ${ctx.user.user_id} order by created_at`),
  );
}

/**
 * Options for the browser and the challenge's _id. The password is asked again, so that nobody adds
 * his own device at a till left open. Errors: LOGIN_SALAH, TERLALU_SERING, PASSKEY_DITOLAK.
 */
export async function challengeForNew(ctx: Ctx, password: string): Promise<PasskeyStart> {
  ownShop(ctx);
  const { rpId } = placeOf(ctx);
  const { user_id, nama } = ctx.user;
  await checkOwnPassword(ctx, password);
  const known = await ctx.read((tx) =>
    tx.rows<{ id: string }>(sql`select credential_id as id from passkey
      where kode_toko = ${tx.kodeToko} and user_id = ${user_id} and rp_id = ${rpId}`),
  );
  const made = await newChallenge(ctx, { jenis: 'DAFTAR', user_id, subjek: '' });
  const options = await generateRegistrationOptions({
    rpName: 'Kencana',
    rpID: rpId,
    userName: user_id,
    userDisplayName: nama,
    userID: new TextEncoder().encode(`${ctx.kodeToko}/${user_id}`),
    challenge: Buffer.from(made.challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { tantangan: made._id, options };
}

export interface NewPasskey {
  readonly tantangan: string;
  readonly nama: string;
  readonly credential: RegistrationResponseJSON;
}

/** Stores the public key. Errors: PASSKEY_DITOLAK, PASSKEY_SUDAH_ADA. */
export async function registerPasskey(ctx: Ctx, input: NewPasskey): Promise<{ _id: string }> {
  ownShop(ctx);
  const { rpId } = placeOf(ctx);
  const { user_id } = ctx.user;
  const challenge = await findChallenge(ctx, input.tantangan, 'DAFTAR');
  const info = await checked(ctx, challenge, async () => {
    const answer = await verifyRegistrationResponse({
      response: input.credential,
      expectedChallenge: challenge.challenge,
      expectedOrigin: challenge.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    return answer.verified ? answer.registrationInfo : undefined;
  });
  const { credential } = info;
  return ctx.write(async (tx) => {
    await lockAccount(ctx, tx);
    await spend(tx, challenge._id);
    const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from passkey
      where kode_toko = ${tx.kodeToko} and user_id = ${user_id}`);
    if (n >= MOST) throw new AppError('PASSKEY_SUDAH_ADA');
    const _id = randomBytes(16).toString('hex');
    const stored = await tx.exec(sql`insert into passkey (kode_toko, _id, user_id, nama,
        credential_id, public_key, counter, transports, rp_id)
      values (${tx.kodeToko}, ${_id}, ${user_id}, ${input.nama}, ${credential.id},
        ${Buffer.from(credential.publicKey)}, ${credential.counter},
        ${JSON.stringify(credential.transports ?? [])}::jsonb, ${rpId})
      on conflict (kode_toko, credential_id) do nothing`);
    if (stored === 0) throw new AppError('PASSKEY_SUDAH_ADA');
    tx.audit({
      tindakan: 'passkey.daftar',
      objek: `passkey/${_id}`,
      sesudah: { user_id, nama: input.nama },
    });
    return { _id };
  });
}

/**
 * Locks the caller's account: a reset that ended this session meanwhile has taken all passkeys, and
 * none may come after it. Throws TOKEN_TIDAK_SAH.
 */
async function lockAccount(ctx: Ctx, tx: Tx): Promise<void> {
  await tx.exec(sql`select 1 from users where kode_toko = ${tx.kodeToko}
    and user_id = ${ctx.user.user_id} for share`);
  const live = await tx.row(sql`select 1 from sesi where kode_toko = ${tx.kodeToko}
    and token_hash = ${ctx.tokenHash} and ended_at is null`);
  if (!live) throw new AppError('TOKEN_TIDAK_SAH');
}

/** Removes one; throws TIDAK_DITEMUKAN for another's. */
export async function removePasskey(ctx: Ctx, _id: string): Promise<void> {
  ownShop(ctx);
  await ctx.write(async (tx) => {
    const removed = await tx.exec(sql`delete from passkey where kode_toko = ${tx.kodeToko}
      and _id = ${_id} and user_id = ${ctx.user.user_id}`);
    if (removed === 0) throw new AppError('TIDAK_DITEMUKAN');
    tx.audit({ tindakan: 'passkey.hapus', objek: `passkey/${_id}` });
  });
}

function ownShop(ctx: Ctx): void {
  if (ctx.kodeToko !== ctx.user.kode_toko) throw new AppError('TOKO_LAIN');
}
