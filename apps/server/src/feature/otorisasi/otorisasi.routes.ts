/**
 * Giving an approval by password (docs/domain.md §10), and the list of
 * all ways. What is approved are the words the server kept when it refused the write; the password
 * is checked like a login's, with a limit of its own for who asks.
 */
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { countAttempt, forgiveAttempt, ownAttempt } from '../../platform/auth/attempt-limit.ts';
import { verifyUser } from '../../platform/auth/check-password.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { approversFor } from './approver-list.ts';
import { bridgeRoutes } from './fingerprint-bridge.routes.ts';
import { fingerprintRoutes } from './fingerprint.routes.ts';
import { demandApprover, findApprover, findAsked, writeApproval } from './give-approval.ts';
import { kategori, keterangan, subjek, userId } from './otorisasi-input.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { qrRoutes } from './qr.routes.ts';

const body = z.strictObject({
  user_id: userId,
  password: z.string({ error: 'input.wajib' }).min(1, 'input.wajib').max(200),
  kategori,
  keterangan,
  subjek,
});

export const otorisasiFeature: Feature = {
  name: 'otorisasi',
  routes: [
    route({
      method: 'POST',
      path: 'authorization',
      right: 'login',
      summary: 'Approves a request by the password of an SPV or OWN',
      body,
      created: true,
      handler: async (ctx, input) => ({ data: { _id: await approveByPassword(ctx, input.body) } }),
    }),
    route({
      method: 'GET',
      path: 'authorization/approvers',
      right: 'login',
      summary: 'Who may approve what the caller asks for in this shop, or the request of a subjek',
      query: z.object({ subjek: subjek.optional() }),
      handler: async (ctx, { query }) => {
        const data = await approversFor(ctx, query.subjek);
        return { data, count: data.length };
      },
    }),
    ...qrRoutes,
    ...fingerprintRoutes,
    ...bridgeRoutes,
    ...passkeyRoutes,
  ],
};

async function approveByPassword(ctx: Ctx, input: z.output<typeof body>): Promise<string> {
  if (!ctx.settings.yes('OTORISASI_PASSWORD')) throw new AppError('OTORISASI_TANPA_PASSWORD');
  const peminta = ctx.user.user_id;
  // Counted for who asks, and for nobody else: trying a password on every supervisor in turn is
  // slowed down, no supervisor is held by it at another till, and nobody's guesses at his login
  // hold his approvals. Only an approver's password takes the count back, not one's own.
  const attempt = await countAttempt(ctx.db, ownAttempt(`otorisasi:${peminta}`));
  const known = await verifyUser(ctx, input.user_id, input.password);
  if (known.wajib_ganti) {
    throw new AppError('OTORISASI_BELUM_GANTI', { penyetuju: known.user_id });
  }
  const approver = await findApprover(ctx, known.user_id);
  if (!approver) throw new AppError('OTORISASI_BUKAN_ATASAN');
  await ctx.read((tx) => findAsked(tx, input.subjek, peminta));
  const sendiri = demandApprover(ctx, approver, peminta, 'PASSWORD');
  await forgiveAttempt(ctx.db, attempt);
  return ctx.write((tx) =>
    writeApproval(tx, {
      subjek: input.subjek,
      peminta,
      approver,
      way: 'PASSWORD',
      keterangan: input.keterangan,
      sendiri,
    }),
  );
}
