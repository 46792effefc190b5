/**
 * Passkeys (WebAuthn) as a way to approve equal to the others: a user registers his own with his
 * password, and the dialog of another person's write asks him for one, for exactly one subjek.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { kategori, keterangan, subjek, userId } from './otorisasi-input.ts';
import { approveByPasskey, challengeForApproval } from './passkey-approval.ts';
import { challengeForNew, listPasskeys, registerPasskey, removePasskey } from './passkey-own.ts';

const text = z.string().max(20_000);
const tantangan = z.string().regex(/^[0-9a-f]{32}$/, 'error.PASSKEY_DITOLAK');

/** A credential as browsers write it to JSON; its content is checked by the WebAuthn library. */
const credential = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().optional(),
});

const newBody = z.strictObject({
  password: z.string({ error: 'input.wajib' }).min(1, 'input.wajib').max(200),
});

const registerBody = z.strictObject({
  tantangan,
  nama: z
    .string({ error: 'input.wajib' })
    .trim()
    .min(1, 'input.wajib')
    .max(60, 'input.terlaluPanjang'),
  credential: credential.transform((c) => c as unknown as RegistrationResponseJSON),
});

const approveBody = z.strictObject({
  user_id: userId,
  subjek,
  kategori,
  keterangan,
  tantangan,
  credential: credential.transform((c) => c as unknown as AuthenticationResponseJSON),
});

export const passkeyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'passkey',
    right: 'login',
    summary: "The caller's own passkeys, without keys",
    handler: async (ctx) => {
      const data = await listPasskeys(ctx);
      return { data, count: data.length };
    },
  }),
  route({
    method: 'POST',
    path: 'passkey/mulai',
    right: 'login',
    summary: 'Begins the registration of a passkey; asks for the password again',
    body: newBody,
    handler: async (ctx, { body }) => ({ data: await challengeForNew(ctx, body.password) }),
  }),
  route({
    method: 'POST',
    path: 'passkey',
    right: 'login',
    summary: 'Stores the passkey that the browser made',
    body: registerBody,
    created: true,
    handler: async (ctx, { body }) => ({ data: await registerPasskey(ctx, body) }),
  }),
  route({
    method: 'DELETE',
    path: 'passkey/:_id',
    right: 'login',
    summary: "Removes one of the caller's passkeys",
    handler: async (ctx, { params }) => {
      await removePasskey(ctx, params['_id'] ?? '');
      return { data: null };
    },
  }),
  route({
    method: 'POST',
    path: 'authorization/passkey/mulai',
    right: 'login',
    summary: 'A challenge for the passkey of an SPV or OWN, bound to subjek',
    body: z.strictObject({ user_id: userId, subjek }),
    handler: async (ctx, { body }) => ({ data: await challengeForApproval(ctx, body) }),
  }),
  route({
    method: 'POST',
    path: 'authorization/passkey',
    right: 'login',
    summary: 'Approves a request by the passkey of an SPV or OWN',
    body: approveBody,
    created: true,
    handler: async (ctx, { body }) => ({ data: { _id: await approveByPasskey(ctx, body) } }),
  }),
];
