/**
 * Reading QR requests: the open ones for approvers, and one by its key for requester and approvers.
 */
import { sql } from 'kysely';
import type { OwnQrRequest, QrRequest } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import { passesByLevel } from '@kencana/contract/permission';
import { keptText, valuesTold } from '@kencana/contract/sentence';
import type { KeptRequest } from '@kencana/contract/sentence';
import type { Penyetuju } from '../../engine/transaction/kind.ts';
import { reachOf } from '../../platform/auth/reach.ts';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { answers, callerAsApprover } from './read.ts';
import type { Approver } from './read.ts';
import { addressOf, type QrAddress } from './qr-request.ts';

/** A request as it is stored, with what an approver is not told of it. */
interface StoredRequest extends Omit<QrRequest, 'input_date' | 'expires_at'> {
  readonly input_date: Date;
  readonly expires_at: Date;
  readonly otorisasi_id: string | null;
  /** Who may answer it. */
  readonly penyetuju: Penyetuju;
  /** Whom it is about, who does not answer it. */
  readonly kecuali: string | null;
}

const columns = sql`q.kode_toko, t.nama_toko, q.client, q.keystore, q.input_by,
  coalesce(u.nama, q.input_by) as nama_peminta, q.input_date, q.expires_at, q.client_notes,
  q.keterangan, p.kategori, p.uraian, p.kalimat, p.sebelum, p.sesudah, q.answered_by, q.alasan,
  q.otorisasi_id, p.penyetuju, p.kecuali,
  case when q.status = 'OPEN' and q.expires_at <= now() then 'EXPIRED' else q.status end as status`;

const tables = sql`otorisasi_qr q join toko t using (kode_toko)
  join otorisasi_permintaan p on p.kode_toko = q.kode_toko and p.subjek = q.subjek
  left join users u on u.kode_toko = q.kode_toko and u.user_id = q.input_by`;

/** The request as an approver reads it, with its sentence and values in the caller's language. */
function shownOf(ctx: Ctx, stored: StoredRequest & KeptRequest): QrRequest {
  const { otorisasi_id: _id, penyetuju: _theirs, kecuali: _about, kalimat, ...request } = stored;
  const { uraian, sebelum, sesudah, input_date, expires_at } = request;
  const tell = (key: string, data: object): string => ctx.t(key, { ...data });
  return {
    ...request,
    input_date: input_date.toISOString(),
    expires_at: expires_at.toISOString(),
    uraian: keptText({ uraian, kalimat }, tell),
    sebelum: valuesTold(sebelum, tell),
    sesudah: valuesTold(sesudah, tell),
  };
}

/**
 * Requests that the caller may answer now, oldest first, without his own. Owners of PUSAT at their
 * own address see those of every shop where they are owners too. Throws OTORISASI_BUKAN_ATASAN.
 */
export async function openQrs(ctx: Ctx): Promise<QrRequest[]> {
  const caller = callerAsApprover(ctx);
  if (answers(ctx.kodeToko, caller).length === 0) throw new AppError('OTORISASI_BUKAN_ATASAN');
  const found: (StoredRequest & KeptRequest)[] = [];
  for (const [shop, level] of await shopsOf(ctx)) {
    // Only people of PUSAT see several shops, each with the level there.
    const there = shop === ctx.kodeToko ? caller : { ...caller, level, tipe_toko: 'PUSAT' };
    found.push(...(await ctx.db.tenant(shop, (tx) => openIn(tx, there))));
  }
  return found
    .sort((a, b) => a.input_date.getTime() - b.input_date.getTime())
    .map((request) => shownOf(ctx, request));
}

/** The addressed shop, for owners of PUSAT at home the active ones where they are that too. */
async function shopsOf(ctx: Ctx): Promise<readonly (readonly [string, string])[]> {
  const { user_id, kode_toko, level } = ctx.user;
  const here = [ctx.kodeToko, level] as const;
  if (kode_toko !== ctx.kodeToko || !passesByLevel(level)) return [here];
  const active = await ctx.read((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko() where aktif`),
  );
  const reached = await ctx.read((tx) => reachOf(tx, user_id));
  const owned = reached.filter(
    (reach) =>
      passesByLevel(reach.level) && active.some((shop) => shop.kode_toko === reach.kode_toko),
  );
  return [here, ...owned.map((reach) => [reach.kode_toko, reach.level] as const)];
}

function openIn(tx: Tx, caller: Approver): Promise<(StoredRequest & KeptRequest)[]> {
  return tx.rows<StoredRequest & KeptRequest>(sql`select ${columns} from ${tables}
    where q.kode_toko = ${tx.kodeToko} and q.status = 'OPEN' and q.expires_at > now()
      and p.penyetuju = any(${answers(tx.kodeToko, caller)}::text[])
      and q.input_by <> ${caller.user_id} and p.kecuali is distinct from ${caller.user_id}
    order by q.input_date limit 100`);
}

/**
 * One request. Who asked gets its state and, once approved, `_id`; an approver gets the details.
 * Throws TIDAK_DITEMUKAN to everybody else.
 */
export async function readQr(ctx: Ctx, params: QrAddress): Promise<OwnQrRequest> {
  const keystore = addressOf(ctx, params);
  const request = await ctx.read((tx) =>
    tx.row<StoredRequest & KeptRequest>(sql`select ${columns} from ${tables}
      where q.kode_toko = ${tx.kodeToko} and q.keystore = ${keystore}`),
  );
  if (!request) throw new AppError('TIDAK_DITEMUKAN');
  const { otorisasi_id, penyetuju, kecuali } = request;
  const shown = shownOf(ctx, request);
  if (request.input_by === ctx.user.user_id) {
    return { ...shown, ...(otorisasi_id && { _id: otorisasi_id }) };
  }
  const kinds = answers(ctx.kodeToko, callerAsApprover(ctx));
  if (!kinds.includes(penyetuju) || kecuali === ctx.user.user_id) {
    throw new AppError('TIDAK_DITEMUKAN');
  }
  return shown;
}
