/**
 * Approval by QR (spec 1 §4, §6): the requester's dialog asks for a key and shows it; an SPV or OWN
 * sees the request on his own signed-in phone and answers. OPEN becomes APPROVED, REJECTED,
 * CANCELLED or EXPIRED, each once.
 */
import { z } from 'zod';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { approveQr, rejectQr } from './answer-qr.ts';
import { keterangan, subjek } from './otorisasi-input.ts';
import { generateQr, removeQr } from './qr-request.ts';
import { openQrs, readQr } from './qr-list.ts';

const text = z.string().max(200, 'input.terlaluPanjang').default('');

/** Twelve letters and digits, compared in capitals (spec 1 §4, §9); '' leaves it to the server. */
const keystore = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([0-9A-Z]{12})?$/, 'isian.tidak_sah')
  .default('');

/**
 * What the dialog sends (spec 1 §3). The key is the client's and is answered to it; client, status,
 * input_by and input_date are the server's to say.
 */
const generateBody = z.object({
  client: text,
  keystore,
  client_notes: text,
  status: text,
  event: z.string().max(60).default('-'),
  input_by: text,
  input_date: text,
  subjek,
  keterangan,
});

const answerBody = z.object({ keterangan });

const rejectBody = z.object({
  alasan: z
    .string({ error: 'input.wajib' })
    .trim()
    .min(1, 'input.wajib')
    .max(200, 'input.terlaluPanjang'),
});

export const qrRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'otorisasi-qr/generate',
    right: 'login',
    summary: "Opens a request that an SPV or OWN answers on his phone, under the client's keystore",
    body: generateBody,
    created: true,
    handler: async (ctx, { body }) => ({ data: await generateQr(ctx, body) }),
  }),
  route({
    method: 'DELETE',
    path: 'otorisasi-qr/remove/:shop_code/:keystore',
    right: 'login',
    summary: "Cancels the caller's open request",
    handler: async (ctx, { params }) => ({ data: await removeQr(ctx, params) }),
  }),
  route({
    method: 'GET',
    path: 'otorisasi-qr',
    right: 'login',
    summary: 'Open requests for approvers; those of every shop for the OWN of PUSAT',
    handler: async (ctx) => {
      const data = await openQrs(ctx);
      return { data, count: data.length };
    },
  }),
  route({
    method: 'GET',
    path: 'otorisasi-qr/:shop_code/:keystore',
    right: 'login',
    summary: 'One request: its state for who asked, its details for approvers',
    handler: async (ctx, { params }) => ({ data: await readQr(ctx, params) }),
  }),
  route({
    method: 'POST',
    path: 'otorisasi-qr/:shop_code/:keystore/setuju',
    right: 'login',
    summary: 'Approves an open request as the signed-in SPV or OWN',
    body: answerBody,
    created: true,
    handler: async (ctx, { params, body }) => ({
      data: await approveQr(ctx, params, body.keterangan),
    }),
  }),
  route({
    method: 'POST',
    path: 'otorisasi-qr/:shop_code/:keystore/tolak',
    right: 'login',
    summary: 'Rejects an open request with a reason',
    body: rejectBody,
    handler: async (ctx, { params, body }) => ({ data: await rejectQr(ctx, params, body.alasan) }),
  }),
];
