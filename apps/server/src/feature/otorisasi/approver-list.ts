/**
 * Who may approve in the addressed shop: its SPV and OWN, and PUSAT's OWN; for a
 * guarded change (docs/decision/0028) those who may answer that one. The requester is left out
 * unless the shop lets an OWN approve himself, which no guarded change does.
 */
import { sql } from 'kysely';
import type { ApproverChoice } from '@kencana/contract/call/otorisasi-calls';
import { LEVELS } from '@kencana/contract/permission';
import type { Ctx } from '../../platform/http/route.ts';
import type { Penyetuju } from '../../engine/transaction/kind.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findAsked } from './give-approval.ts';
import { ANSWER, barredFor } from './read.ts';

/**
 * The approvers of what `subjek` names, or of any document, whose word counts for the caller
 * (standing.ts); the shop's own people first, then head office.
 */
export async function approversFor(ctx: Ctx, subjek?: string): Promise<ApproverChoice[]> {
  const peminta = ctx.user.user_id;
  const { kind, kecuali } = subjek === undefined ? DOCUMENT : await kindOf(ctx, subjek);
  const [shop, head] = ANSWER[kind];
  const pusat = await ctx.read((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
      where tipe_toko = 'PUSAT' and aktif and kode_toko <> ${tx.kodeToko}`),
  );
  const found = await ctx.read((tx) => withLevel(tx, shop, peminta));
  const letIn = await ctx.read((tx) => letInAs(tx, head));
  for (const { kode_toko } of pusat) {
    const people = await ctx.db.tenant(kode_toko, (tx) => withLevel(tx, LEVELS, peminta));
    for (const person of people) {
      const level = letIn.get(person.user_id);
      if (level !== undefined) found.push({ ...person, level });
    }
  }
  const himself = kind === 'ATASAN' && ctx.settings.yes('OTORISASI_OWN_SENDIRI');
  const barred = await ctx.read((tx) => barredFor(tx, peminta, kind));
  return found.filter((u) => {
    if (u.user_id === peminta) return himself && u.level === 'OWN';
    return u.user_id !== kecuali && !barred.has(u.user_id);
  });
}

interface AskedKind {
  readonly kind: Penyetuju;
  readonly kecuali: string | null;
}

const DOCUMENT: AskedKind = { kind: 'ATASAN', kecuali: null };

async function kindOf(ctx: Ctx, subjek: string): Promise<AskedKind> {
  const asked = await ctx.read((tx) => findAsked(tx, subjek, ctx.user.user_id));
  return { kind: asked.penyetuju, kecuali: asked.kecuali };
}

/** People of head office who have one of these levels in this shop, and which. */
async function letInAs(tx: Tx, levels: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ user_id: string; level: string }>(
    sql`select user_id, level from users_toko
        where kode_toko = ${tx.kodeToko} and level = any(${[...levels]}::text[])`,
  );
  return new Map(rows.map(({ user_id, level }) => [user_id, level]));
}

function withLevel(tx: Tx, levels: readonly string[], peminta: string): Promise<ApproverChoice[]> {
  return tx.rows<ApproverChoice>(sql`select user_id, nama, level, kode_toko from users
    where kode_toko = ${tx.kodeToko} and aktif and not wajib_ganti
      and level = any(${[...levels]}::text[])
      and (user_id = ${peminta} or not exists (select 1 from tangan(users.user_id) t (oleh)
        where oleh = ${peminta} or oleh in (select tangan(${peminta}))))
    order by user_id`);
}
