/**
 * Approval by fingerprint as the dialog sees it (spec 1 §4): the browser gets a one-use handle,
 * never a template; the bridge matches the finger; only then is the handle worth an approval. Also
 * what an OWN needs to set scanners up.
 */
import { z } from 'zod';
import { PEMILIK } from '@kencana/contract/permission';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { approveByFinger, openScan } from './fingerprint.ts';
import { askEnrolment, bridgeState, newBridgeToken, removeFingers } from './fingerprint-setup.ts';
import { kategori, keterangan, subjek, userId } from './otorisasi-input.ts';

const MODULE = 'FINGERPRINT_MODULE';

const approveBody = z.strictObject({
  user_id: userId,
  fp: z.string({ error: 'error.SIDIK_BELUM_COCOK' }).max(200, 'error.SIDIK_BELUM_COCOK'),
  kategori,
  subjek,
  keterangan,
});

export const fingerprintRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'user-fingerprint',
    right: 'login',
    module: MODULE,
    summary: 'Asks for a finger of user_id, for subjek or the newest request; bytes is a handle',
    query: z.object({ user_id: userId, subjek: subjek.optional() }),
    handler: async (ctx, { query }) => {
      const bytes = await openScan(ctx, query.user_id, query.subjek);
      return { data: [{ user_id: query.user_id, fingerprints: [{ bytes }] }], count: 1 };
    },
  }),
  route({
    method: 'POST',
    path: 'authorization/fingerprint',
    right: 'login',
    module: MODULE,
    summary: 'Approves a request by a finger that the scanner has matched',
    body: approveBody,
    created: true,
    handler: async (ctx, { body }) => ({ data: { _id: await approveByFinger(ctx, body) } }),
  }),
  route({
    method: 'GET',
    path: 'fingerprint-bridge',
    right: 'login',
    levels: PEMILIK,
    module: MODULE,
    summary: "The shop's bridge and whose fingers are enrolled",
    handler: async (ctx) => ({ data: await bridgeState(ctx) }),
  }),
  route({
    method: 'POST',
    path: 'fingerprint-bridge/token',
    right: 'login',
    levels: PEMILIK,
    module: MODULE,
    summary: 'A new token for the bridge, shown once; fingers enrolled under the old one are gone',
    created: true,
    handler: async (ctx) => ({ data: await newBridgeToken(ctx) }),
  }),
  route({
    method: 'POST',
    path: 'user-fingerprint',
    right: 'login',
    levels: PEMILIK,
    module: MODULE,
    summary:
      'Asks the bridge to enrol a finger of an SPV or OWN, who proves himself by his password',
    body: z.strictObject({
      user_id: userId,
      jari: z.string().trim().max(40, 'input.terlaluPanjang').default(''),
      password: z.string({ error: 'input.wajib' }).min(1, 'input.wajib').max(200),
    }),
    created: true,
    handler: async (ctx, { body }) => ({ data: await askEnrolment(ctx, body) }),
  }),
  route({
    method: 'DELETE',
    path: 'user-fingerprint/:user_id',
    right: 'login',
    levels: PEMILIK,
    module: MODULE,
    summary: 'Forgets the enrolled fingers of a user',
    handler: async (ctx, { params }) => {
      await removeFingers(ctx, params.user_id.toUpperCase());
      return { data: null };
    },
  }),
];
