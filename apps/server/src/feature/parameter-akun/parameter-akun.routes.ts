/**
 * Parameter Akun: lists the posting matrix grouped by event, and replaces the roles of one event
 * (spec 1 §7).
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import {
  akunProblems,
  type DetailAkun,
  type MappedAkun,
  type ParameterAkun,
} from '@kencana/contract/parameter-akun';
import { z } from 'zod';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { type Ctx, type Feature, route, type WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

const ubahParameterAkun = z.object({
  detail_akun: z
    .array(
      z.object({
        kode_akun: z.string().trim().toUpperCase().min(1, 'isian.kosong').max(40),
        jenis_akun: z.enum(['DEBIT', 'KREDIT']),
        nomor_akun: z.string().trim().toUpperCase().min(1, 'isian.kosong').nullable(),
      }),
    )
    .max(100),
});

/** Events with their roles, or only one event. */
async function loadEvents(
  tx: Tx,
  only?: { trx: string; type: string },
): Promise<ParameterAkun<MappedAkun>[]> {
  const one = only === undefined ? sql`` : sql`and p.trx = ${only.trx} and p.type = ${only.type}`;
  return tx.rows<ParameterAkun<MappedAkun>>(sql`select p.trx, p.type, json_agg(json_build_object(
      'kode_akun', p.kode_akun, 'jenis_akun', p.jenis_akun, 'nomor_akun', p.nomor_akun, 'nama_akun',
        a.nama_akun)
      order by p.jenis_akun, p.kode_akun) as detail_akun
    from para_akun_transaksi p left join akun a on a.kode_toko = p.kode_toko
      and a.nomor_akun = p.nomor_akun
    where p.kode_toko = ${tx.kodeToko} ${one} group by p.trx, p.type order by p.trx, p.type`);
}

async function change(ctx: Ctx, trx: string, type: string, detail: DetailAkun[]) {
  const [problem] = akunProblems({ trx, type, detail_akun: detail });
  if (problem !== undefined) {
    throw new AppError('VALIDASI', {}, { detail_akun: [ctx.t(problem.key, problem.data)] });
  }
  return ctx.write(async (tx) => {
    await tx.exec(sql`select 1 from para_akun_transaksi
      where kode_toko = ${tx.kodeToko} and trx = ${trx} and type = ${type} for update`);
    const [before] = await loadEvents(tx, { trx, type });
    if (before === undefined) throw new AppError('TIDAK_DITEMUKAN');
    await checkAccounts(ctx, tx, before, detail);
    await replace(tx, trx, type, detail, ctx.user.user_id);
    const [after] = await loadEvents(tx, { trx, type });
    if (after === undefined) throw new AppError('TIDAK_DITEMUKAN');
    await tellOwners(ctx, tx, before, detail);
    tx.audit({
      tindakan: 'akuntansi.parameter-akun.ubah',
      objek: `para-akun-transaksi/${trx}/${type}`,
      sebelum: before,
      sesudah: after,
    });
    return { data: after, message: ctx.t('master.diubah') };
  });
}

/** Where money is booked is news, unless an owner changed it himself (docs/decision/0033). */
async function tellOwners(
  ctx: Ctx,
  tx: WriteTx,
  { trx, type, detail_akun }: ParameterAkun,
  after: readonly DetailAkun[],
): Promise<void> {
  if (ownsShop(ctx)) return;
  const of = (list: readonly DetailAkun[]): Map<string, string> =>
    new Map(list.map((d) => [`${d.kode_akun} ${d.jenis_akun}`, d.nomor_akun ?? '-']));
  const [old, now] = [of(detail_akun), of(after)];
  const roles = [...new Set([...old.keys(), ...now.keys()])];
  const peran = roles
    .filter((role) => old.get(role) !== now.get(role))
    .map((role) => `${role} ${old.get(role) ?? '-'} → ${now.get(role) ?? '-'}`);
  if (peran.length === 0) return;
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: 'MASTER_AKUN',
    objek: `para-akun-transaksi/${trx}/${type}`,
    isi: { peristiwa: `${trx} ${type}`, peran: peran.join(', ') },
  });
}

/** Accounts that are there and in use; one that the event is booked to already may stay. */
async function checkAccounts(
  ctx: Ctx,
  tx: Tx,
  before: ParameterAkun,
  detail: readonly DetailAkun[],
): Promise<void> {
  const kept = new Set(before.detail_akun.map((d) => d.nomor_akun));
  const wanted = detail.flatMap((d) => d.nomor_akun ?? []).filter((one) => !kept.has(one));
  const missing = await tx.row<{
    kode: string;
  }>(sql`select k as kode from unnest(${wanted}::text[]) k
    where not exists (select 1 from akun
      where kode_toko = ${tx.kodeToko} and nomor_akun = k and aktif)`);
  if (missing === undefined) return;
  const data = { label: ctx.t('field.nomor_akun'), kode: missing.kode };
  throw new AppError('REF_TIDAK_ADA', data, { detail_akun: [ctx.t('error.REF_TIDAK_ADA', data)] });
}

async function replace(
  tx: WriteTx,
  trx: string,
  type: string,
  detail: readonly DetailAkun[],
  user: string,
): Promise<void> {
  await tx.exec(sql`delete from para_akun_transaksi
    where kode_toko = ${tx.kodeToko} and trx = ${trx} and type = ${type}`);
  await tx.exec(sql`insert into para_akun_transaksi
      (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun, updated_by)
    select ${tx.kodeToko}, ${trx}, ${type}, d.kode_akun, d.jenis_akun, d.nomor_akun, ${user}
    from jsonb_to_recordset(${JSON.stringify(detail)}::jsonb)
      as d (kode_akun text, jenis_akun text, nomor_akun text)`);
}

export const parameterAkunFeature: Feature = {
  name: 'parameter-akun',
  routes: [
    route({
      method: 'GET',
      path: 'para-akun-transaksi',
      right: 'akuntansi.parameter-akun.lihat',
      module: 'ACCOUNTING_MODULE',
      summary: 'Posting matrix grouped by event',
      handler: async (ctx) => {
        const data = await ctx.read((tx) => loadEvents(tx));
        return { data, count: data.length };
      },
    }),
    route({
      method: 'PUT',
      path: 'para-akun-transaksi/:trx/:type',
      right: 'akuntansi.parameter-akun.ubah',
      module: 'ACCOUNTING_MODULE',
      summary: 'Replaces the roles of one event; at least one debit and one credit stay',
      body: ubahParameterAkun,
      handler: (ctx, { params, body }) => change(ctx, params.trx, params.type, body.detail_akun),
    }),
  ],
};
