/** Calls of /whatsapp-setting and /marketplace-setting, and chat/send, which queues a message. */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { messagePhone, type ServiceName } from '@kencana/contract/layanan';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import type { Tx } from '../../platform/db/tx.ts';
import { type Ctx, type Feature, route, type Route } from '../../platform/http/route.ts';
import { loadProvider, readService, saveService, tryService } from './layanan.ts';

/** Messages that one user may queue within an hour. */
const MOST_PER_HOUR = 60;

const input = z.object({
  driver: z.string({ error: 'isian.wajib' }).max(20),
  isi: z.record(z.string().max(40), z.string().max(1_000)).default({}),
});

const MODULE: Readonly<Record<ServiceName, ModuleFlag>> = {
  whatsapp: 'WHATSAPP_MODULE',
  marketplace: 'MARKETPLACE_INTEGRATION_MODULE',
};

function routesOf(service: ServiceName): Route[] {
  const path = `layanan/${service}` as const;
  const gate = { right: `utility.${service}-setting.ubah`, module: MODULE[service] };
  return [
    route({
      ...gate,
      method: 'GET',
      path,
      summary: 'Driver and settings; of the secrets only which are stored',
      handler: async (ctx) => ({ data: await readService(ctx, service) }),
    }),
    route({
      ...gate,
      method: 'PUT',
      path,
      summary: 'Change driver, settings and secrets; an empty secret keeps the stored one',
      body: input,
      handler: async (ctx, { body }) => {
        await saveService(ctx, service, body);
        return { data: await readService(ctx, service), message: ctx.t('master.disimpan') };
      },
    }),
    route({
      ...gate,
      method: 'POST',
      path: `${path}/uji` as const,
      summary: 'Really call the provider with these settings and answer what it said',
      body: input,
      handler: async (ctx, { body }) => ({ data: await tryService(ctx, service, body) }),
    }),
  ];
}

const sendRoute = route({
  method: 'POST',
  path: 'chat/send',
  right: 'penjualan.kirim-pesan.tambah',
  module: 'WHATSAPP_MODULE',
  summary: 'Queue a text message to a phone number; it is sent after the commit',
  body: z.object({
    receiver: z.string({ error: 'isian.wajib' }).max(40),
    message: z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(4_000),
    type: z.literal('text', { error: 'isian.tidak_sah' }).default('text'),
    /** The document that the message is about, for the audit. */
    no_faktur_group: z.string().trim().max(60).optional(),
  }),
  handler: async (ctx, { body }) => {
    await queueMessage(ctx, body);
    return { data: null, success: true, message: ctx.t('setting.pesan.terkirim') };
  },
});

interface Message {
  readonly receiver: string;
  readonly message: string;
  readonly no_faktur_group?: string | undefined;
}

async function queueMessage(ctx: Ctx, sent: Message): Promise<void> {
  const { message, no_faktur_group } = sent;
  const receiver = messagePhone(sent.receiver);
  if (receiver === undefined) {
    throw new AppError('VALIDASI', {}, { receiver: [ctx.t('setting.pesan.tanpa-nomor')] });
  }
  await ctx.write(async (tx) => {
    const { driver } = await loadProvider(tx, 'whatsapp', ctx.services.config.secretKey);
    if (driver === 'off') throw new AppError('LAYANAN_MATI', { layanan: 'WhatsApp' });
    await checkPace(tx, ctx.user.user_id);
    tx.outbox('wa', { receiver, message, oleh: ctx.user.user_id });
    tx.audit({
      tindakan: 'pesan.kirim',
      objek: `pesan/${masked(receiver)}`,
      sesudah: { panjang: message.length, no_faktur_group },
    });
    return null;
  });
}

/** Throws TERLALU_SERING when the user has queued as many messages as one may in an hour. */
async function checkPace(tx: Tx, userId: string): Promise<void> {
  const row = await tx.row<{ detik: number }>(sql`select greatest(1, ceil(extract(epoch from
      created_at + interval '1 hour' - now())))::int as detik
    from outbox where kode_toko = ${tx.kodeToko} and jenis = 'wa' and isi->>'oleh' = ${userId}
      and created_at > now() - interval '1 hour'
    order by created_at desc offset ${MOST_PER_HOUR - 1} limit 1`);
  if (row) throw new AppError('TERLALU_SERING', { detik: row.detik });
}

/** The last four digits of a phone number: the audit is for ever, the number is not ours. */
function masked(phone: string): string {
  return '*'.repeat(Math.max(0, phone.length - 4)) + phone.slice(-4);
}

export const pesanFeature: Feature = {
  name: 'pesan',
  routes: [...routesOf('whatsapp'), ...routesOf('marketplace'), sendRoute],
};
