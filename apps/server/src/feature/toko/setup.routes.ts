/**
 * First set-up of a production server: the first shop and its owner, made once with the one-time
 * code from the log. Afterwards every call is refused.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { countAttempt, forgiveAttempt, ownAttempt } from '../../platform/auth/attempt-limit.ts';
import { hashPassword, isAcceptablePassword } from '../../platform/auth/password.ts';
import type { Db } from '../../platform/db/tx.ts';
import { addressKey } from '../../platform/load/caller-address.ts';
import { type Ctx, type Feature, type Route, route } from '../../platform/http/route.ts';
import type { Chart } from './chart-of-accounts.ts';
import { createShop, openEarlierDays } from './create-shop.ts';
import { isSetupCode } from './setup-code.ts';

const LOCK = 7_302_613;
const FIRST_PREFIX = '10';

const text = z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(200);
const upper = (pattern: RegExp) =>
  text.transform((value) => value.toUpperCase()).pipe(z.string().regex(pattern, 'isian.tidak_sah'));

const ownerInput = z.object({
  kode: text,
  kode_toko: upper(/^[A-Z0-9]{2,12}$/),
  nama_toko: text,
  alamat_toko: z.string().trim().max(500).default(''),
  tipe_toko: z.enum(['CABANG', 'PUSAT'], { error: 'isian.tidak_sah' }).default('CABANG'),
  user_id: upper(/^[A-Z0-9._-]{2,30}$/),
  nama: text,
  password: z.string({ error: 'isian.wajib' }),
});

/** True while the server has no shop: then the first visit creates one. */
export async function needsOwner(db: Db): Promise<boolean> {
  const row = await db.shared((tx) => tx.one<{ ada: boolean }>(sql`select ada_toko() as ada`));
  return !row.ada;
}

const statusRoute = route({
  method: 'GET',
  path: 'setup/status',
  right: 'public',
  summary: 'Whether the server still waits for its first owner',
  handler: async (ctx) => ({ data: { perlu_pemilik: await needsOwner(ctx.db) } }),
});

function ownerRoute(chart: Chart): Route {
  return route({
    method: 'POST',
    path: 'setup/owner',
    right: 'public',
    summary: 'Create the first shop and its owner with the one-time code from the log',
    body: ownerInput,
    created: true,
    handler: async (ctx, { body }) => {
      await createOwner(ctx, body, chart);
      return { data: { kode_toko: body.kode_toko, user_id: body.user_id } };
    },
  });
}

/** Throws PEMILIK_SUDAH_ADA, KODE_PEMILIK_SALAH, PASSWORD_LEMAH, TERLALU_SERING. */
async function createOwner(
  ctx: Ctx,
  input: z.output<typeof ownerInput>,
  chart: Chart,
): Promise<void> {
  if (!(await needsOwner(ctx.db))) throw new AppError('PEMILIK_SUDAH_ADA');
  const attempt = await countAttempt(ctx.db, ownAttempt(`setup:${addressKey(ctx.ip)}`));
  if (!isSetupCode(input.kode)) throw ofField(ctx, 'kode', 'KODE_PEMILIK_SALAH');
  await forgiveAttempt(ctx.db, attempt);
  if (!isAcceptablePassword(input.password)) throw ofField(ctx, 'password', 'PASSWORD_LEMAH');
  const password = await hashPassword(input.password, ctx.services.config.password);
  await ctx.db.tenant(input.kode_toko, async (tx) => {
    await tx.exec(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { ada, hari } = await tx.one<{ ada: boolean; hari: string }>(
      sql`select ada_toko() as ada, (now() at time zone 'Asia/Jakarta')::date as hari`,
    );
    if (ada) throw new AppError('PEMILIK_SUDAH_ADA');
    const { kode_toko, nama_toko, alamat_toko, tipe_toko, user_id, nama } = input;
    const shop = { kode_toko, nama_toko, alamat_toko, tipe_toko, prefix: FIRST_PREFIX };
    await createShop(tx, { ...shop, tgl_system: hari }, chart);
    await openEarlierDays(tx);
    await tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password)
      values (${kode_toko}, ${user_id}, ${nama}, 'OWN', ${password})`);
    const entry = {
      tindakan: 'setup.owner',
      objek: `users/${user_id}`,
      sesudah: { ...shop, nama },
    };
    await tx.exec(sql`select tulis_audit(${user_id}, ${JSON.stringify([entry])}::jsonb)`);
  });
}

/** A refusal that is told at its field of the form. */
function ofField(
  ctx: Ctx,
  field: keyof z.output<typeof ownerInput>,
  code: 'KODE_PEMILIK_SALAH' | 'PASSWORD_LEMAH',
): AppError {
  return new AppError(code, {}, { [field]: [ctx.t(`error.${code}`)] });
}

/** First set-up; `chart` is what the books of the first shop start with. */
export function setupFeature(chart: Chart): Feature {
  return { name: 'setup', routes: [statusRoute, ownerRoute(chart)] };
}
