/**
 * The calls of the program beside the fingerprint scanners (docs/fingerprint-bridge.md): it asks
 * for work, reports a match or stores an enrolled finger. Its token stands in the header x-bridge-
 * token and names the shop.
 */
import { z } from 'zod';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { nextTasks, reportMatch, storeFinger } from './fingerprint-bridge.ts';
import { userId } from './otorisasi-input.ts';

const _id = z.string().regex(/^[0-9a-f]{32}$/);

export const bridgeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'fingerprint-bridge/tugas',
    right: 'public',
    summary: 'Bridge: open scans with the templates to match, and enrolments; waits up to 10 s',
    query: z.object({ tunggu: z.coerce.number().int().min(0).max(10).default(0) }),
    handler: async (ctx, { query }) => {
      const data = await nextTasks(ctx, query.tunggu);
      return { data, count: data.length };
    },
  }),
  route({
    method: 'POST',
    path: 'fingerprint-bridge/match',
    right: 'public',
    summary: 'Bridge: the result of one scan, score 0 to 100',
    body: z.strictObject({ _id, user_id: userId, score: z.number().int().min(0).max(100) }),
    handler: async (ctx, { body }) => ({ data: await reportMatch(ctx, body) }),
  }),
  route({
    method: 'POST',
    path: 'fingerprint-bridge/enroll',
    right: 'public',
    summary: 'Bridge: the template of an enrolment that was asked for, base64',
    body: z.strictObject({
      _id,
      user_id: userId,
      template: z.base64().min(16).max(16_000),
    }),
    created: true,
    handler: async (ctx, { body }) => ({ data: await storeFinger(ctx, body) }),
  }),
];
