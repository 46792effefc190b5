/**
 * Giving an approval by password (design api.md "Authorization", domain.md §10). What is approved are the words the server
 * kept when it refused the write; the approver's password is checked like a login, with the same limits.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { checkPassword } from '../../platform/auth/check-password.ts';

/** Minutes an approval can be used (domain.md §10). */
const LIFETIME_MINUTES = 10;

const body = z.strictObject({
  user_id: z
    .string({ error: 'input.wajib' })
    .trim()
    .min(1, 'input.wajib')
    .max(30)
    .transform((s) => s.toUpperCase()),
  password: z.string({ error: 'input.wajib' }).min(1, 'input.wajib').max(200),
  kategori: z.string().max(200).default(''),
  keterangan: z.string().trim().max(200).default(''),
  subjek: z.string().regex(/^[0-9a-f]{64}$/, 'error.OTORISASI_TIDAK_SAH'),
});

interface Approver {
  readonly user_id: string;
  readonly kode_toko: string;
  readonly level: string;
  readonly tipe_toko: string;
}

interface Request {
  readonly kategori: string;
  readonly uraian: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
  readonly peminta: string;
  readonly tgl_system: string;
}

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
  ],
};

async function approveByPassword(ctx: Ctx, input: z.output<typeof body>): Promise<string> {
  const known = await checkPassword(ctx, input.user_id, input.password);
  const approver = await ctx.db.tenant(known.kode_toko, (tx) =>
    tx.one<Approver>(
      sql`select u.user_id, u.kode_toko, u.level, t.tipe_toko from users u join toko t using (kode_toko)
          where u.kode_toko = ${tx.kodeToko} and u.user_id = ${known.user_id}`,
    ),
  );
  const request = await ctx.read((tx) =>
    tx.row<Request>(
      sql`select p.kategori, p.uraian, p.sebelum, p.sesudah, p.peminta, t.tgl_system
          from otorisasi_permintaan p join toko t using (kode_toko)
          where p.kode_toko = ${tx.kodeToko} and p.subjek = ${input.subjek}
            and p.created_at > now() - interval '1 hour'`,
    ),
  );
  if (!request || request.peminta !== ctx.user.user_id) throw new AppError('OTORISASI_TIDAK_SAH');
  const sendiri = demandApprover(ctx, approver, request);
  const _id = randomBytes(16).toString('hex');
  return ctx.write(async (tx) => {
    await tx.exec(
      sql`insert into otorisasi (kode_toko, _id, subjek, kategori, uraian, sebelum, sesudah, peminta, approver,
            approver_toko, cara, keterangan, sendiri, tgl_system, expires_at)
          values (${tx.kodeToko}, ${_id}, ${input.subjek}, ${request.kategori}, ${request.uraian},
            ${JSON.stringify(request.sebelum)}::jsonb, ${JSON.stringify(request.sesudah)}::jsonb, ${request.peminta},
            ${approver.user_id}, ${approver.kode_toko}, 'PASSWORD', ${input.keterangan}, ${sendiri},
            ${request.tgl_system}::date, now() + make_interval(mins => ${LIFETIME_MINUTES}))`,
    );
    const sesudah = {
      kategori: request.kategori,
      approver: approver.user_id,
      subjek: input.subjek,
    };
    tx.audit({ tindakan: 'otorisasi.beri', objek: `otorisasi/${_id}`, sesudah });
    return _id;
  });
}

/**
 * SPV or OWN of the document's shop, or PUSAT's OWN; never the requester, unless he is an OWN and the shop lets owners
 * approve themselves. Answers whether he approved himself.
 */
function demandApprover(ctx: Ctx, approver: Approver, request: Request): boolean {
  const ofShop = approver.kode_toko === ctx.kodeToko;
  const allowed = ofShop
    ? ['SPV', 'OWN'].includes(approver.level)
    : approver.tipe_toko === 'PUSAT' && approver.level === 'OWN';
  if (!allowed) throw new AppError('OTORISASI_BUKAN_ATASAN');
  const sendiri = approver.user_id === request.peminta;
  if (sendiri && !(approver.level === 'OWN' && ctx.settings.yes('OTORISASI_OWN_SENDIRI'))) {
    throw new AppError('OTORISASI_SENDIRI');
  }
  return sendiri;
}
