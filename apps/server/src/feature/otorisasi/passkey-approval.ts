/**
 * Approval by an approver's passkey at the requester's screen: a challenge for one subjek, answered
 * once.
 */
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { PasskeyQuestion } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../../platform/http/route.ts';
import { demandApprover, findApprover, findAsked, writeApproval } from './give-approval.ts';
import type { Approver } from './read.ts';
import { lockApprover, lookAtApprover } from './read.ts';
import { checked, findChallenge, newChallenge, placeOf, spend } from './passkey-challenge.ts';

interface Key {
  readonly _id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly created_at: Date;
}

/**
 * Options for the browser and the challenge's _id. Errors: OTORISASI_TIDAK_SAH,
 * OTORISASI_BUKAN_ATASAN, OTORISASI_SENDIRI, PASSKEY_TIDAK_ADA, PASSKEY_DITOLAK.
 */
export async function challengeForApproval(
  ctx: Ctx,
  input: { readonly user_id: string; readonly subjek: string },
): Promise<PasskeyQuestion> {
  const { rpId } = placeOf(ctx);
  await ctx.read((tx) => findAsked(tx, input.subjek, ctx.user.user_id));
  const approver = await approverOf(ctx, input.user_id);
  const keys = await keysOf(ctx, approver, rpId);
  if (keys.length === 0) throw new AppError('PASSKEY_TIDAK_ADA');
  const made = await newChallenge(ctx, { jenis: 'OTORISASI', ...input });
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Buffer.from(made.challenge, 'base64url'),
    allowCredentials: keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
    userVerification: 'required',
  });
  return { tantangan: made._id, options };
}

export interface PasskeyApproval {
  readonly user_id: string;
  readonly subjek: string;
  readonly keterangan: string;
  readonly tantangan: string;
  readonly credential: AuthenticationResponseJSON;
}

/** Writes the approval; answers its _id. Errors as challengeForApproval, OTORISASI_SUDAH_ADA. */
export async function approveByPasskey(ctx: Ctx, input: PasskeyApproval): Promise<string> {
  const { rpId } = placeOf(ctx);
  const challenge = await findChallenge(ctx, input.tantangan, 'OTORISASI');
  if (challenge.subjek !== input.subjek || challenge.user_id !== input.user_id) {
    throw new AppError('PASSKEY_DITOLAK');
  }
  const approver = await approverOf(ctx, challenge.user_id);
  const keys = await keysOf(ctx, approver, rpId);
  const key = keys.find((k) => k.credential_id === input.credential.id);
  const counter = await checked(ctx, challenge, async () => {
    if (!key) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: input.credential,
      expectedChallenge: challenge.challenge,
      expectedOrigin: challenge.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
        transports: key.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
  const _id = await ctx.write(async (tx) => {
    const { kredensial_sejak } = await lockApprover(tx, approver.user_id);
    // A reset while the key was being looked at took it away.
    if (key && key.created_at < kredensial_sejak) throw new AppError('PASSKEY_DITOLAK');
    await spend(tx, challenge._id);
    return writeApproval(tx, {
      subjek: challenge.subjek,
      peminta: ctx.user.user_id,
      approver,
      way: 'PASSKEY',
      keterangan: input.keterangan,
    });
  });
  await ctx.db.tenant(approver.kode_toko, (tx) =>
    tx.exec(sql`update passkey set counter = greatest(counter, ${counter}), last_used_at = now()
      where kode_toko = ${tx.kodeToko} and _id = ${key?._id ?? ''}`),
  );
  return _id;
}

async function approverOf(ctx: Ctx, userId: string): Promise<Approver> {
  const approver = await findApprover(ctx, userId);
  if (!approver) throw new AppError('PASSKEY_TIDAK_ADA');
  demandApprover(ctx, approver, ctx.user.user_id, 'PASSKEY');
  await ctx.read((tx) => lookAtApprover(tx, userId, ctx.user.user_id));
  return approver;
}

function keysOf(ctx: Ctx, approver: Approver, rpId: string): Promise<Key[]> {
  return ctx.db.tenant(approver.kode_toko, (tx) =>
    tx.rows<Key>(sql`select _id, credential_id, public_key, counter, transports,
        created_at from passkey
      where kode_toko = ${tx.kodeToko} and user_id = ${approver.user_id} and rp_id = ${rpId}
      order by created_at`),
  );
}
