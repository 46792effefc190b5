/**
 * Approvals as the engine demands them (docs/domain.md §10). When a document needs one and brings
 * none, the request is refused with OTORISASI_DIPERLUKAN and `subjek`: the hash of user, shop, kind
 * and exactly what was computed. An approval given for that subjek, to that user, unused and not
 * expired, lets the same request pass once.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { askedText, saidGram, saidRupiah } from '@kencana/contract/sentence';
import type { Db, Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { translate } from '../../platform/http/text.ts';
import type { ApprovalNeed, Base } from './kind.ts';

export interface AuthorizationRef {
  readonly _id: string;
}

/** What is stored on the document: who allowed what. */
export interface ClaimedApproval {
  readonly _id: string;
  readonly kategori: string;
  readonly approver: string;
}

interface ApprovalRow extends ClaimedApproval {
  readonly subjek: string;
  readonly kadaluarsa: boolean;
  /** The approver was reset, disabled or given another level since. */
  readonly dicabut: boolean;
  readonly used_at: Date | null;
}

/**
 * The request's fingerprint: any change of user, shop, day, kind, input or computed need gives
 * another one.
 */
function subjectOf(
  base: Base,
  kind: string,
  input: unknown,
  needs: readonly ApprovalNeed[],
): string {
  const content = [
    base.userId,
    base.kodeToko,
    base.tglSystem,
    kind,
    withoutApprovals(input),
    needs.map(({ keadaan: _told, ...need }) => need),
  ];
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/**
 * Demands the approval of `needs`. Errors: OTORISASI_DIPERLUKAN (none brought),
 * OTORISASI_KADALUARSA, OTORISASI_DICABUT (the approver's account was changed since),
 * OTORISASI_TIDAK_SAH (used, of another request or of another person).
 */
export async function claimApproval(
  tx: Tx,
  base: Base,
  kind: string,
  input: unknown,
  needs: readonly ApprovalNeed[],
  given: readonly AuthorizationRef[],
): Promise<readonly ClaimedApproval[]> {
  if (needs.length === 0) return [];
  const subjek = subjectOf(base, kind, input, needs);
  if (given.length === 0) throw new AppError('OTORISASI_DIPERLUKAN', requestOf(subjek, needs));
  const rows = await tx.rows<ApprovalRow>(
    sql`select _id, kategori, approver, subjek, expires_at <= now() as kadaluarsa, used_at,
        exists (select 1 from penyetuju(approver) p
          where p.kredensial_sejak > otorisasi.created_at) as dicabut
      from otorisasi
        where kode_toko = ${tx.kodeToko} and _id = any(${given.map((g) => g._id)}::text[])
          and peminta = ${base.userId} order by _id for update`,
  );
  const match = rows.find((r) => r.subjek === subjek && r.used_at === null);
  if (!match) throw new AppError('OTORISASI_TIDAK_SAH');
  if (match.dicabut) throw new AppError('OTORISASI_DICABUT', { approver: match.approver });
  if (match.kadaluarsa) throw new AppError('OTORISASI_KADALUARSA');
  return [{ _id: match._id, kategori: match.kategori, approver: match.approver }];
}

/** Marks the approvals used by the document; runs in the transaction that writes it. */
export async function markApprovalsUsed(
  tx: Tx,
  approvals: readonly ClaimedApproval[],
  no: string,
): Promise<void> {
  if (approvals.length === 0) return;
  await tx.exec(
    sql`update otorisasi set used_at = now(), no_dokumen = ${no}
        where kode_toko = ${tx.kodeToko} and _id = any(${approvals.map((a) => a._id)}::text[])`,
  );
}

/**
 * Runs a write; when it is refused for want of an approval, keeps what was asked (in its own
 * transaction, since the write is rolled back), so that the approver sees the server's words and
 * not the requester's: messages' keys with their data, and the Indonesian text of the day.
 */
export async function askingApproval<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'OTORISASI_DIPERLUKAN') {
      await keepRequest(ctx.db, ctx, error);
    }
    throw error;
  }
}

async function keepRequest(db: Db, ctx: Ctx, error: AppError): Promise<void> {
  const { subjek, kategori, kalimat, sebelum, sesudah, penyetuju, kecuali } = error.data;
  const uraian = askedText([kalimat].flat(), (key, data) => translate('id', key, data));
  await db.tenant(ctx.kodeToko, async (tx) => {
    await tx.exec(
      sql`insert into otorisasi_permintaan (kode_toko, subjek, kategori, uraian, kalimat,
        sebelum, sesudah, peminta, penyetuju, kecuali)
          values (${ctx.kodeToko}, ${subjek}, ${kategori}, ${uraian},
            ${JSON.stringify(kalimat)}::jsonb, ${JSON.stringify(sebelum ?? null)}::jsonb,
            ${JSON.stringify(sesudah ?? null)}::jsonb, ${ctx.user.user_id}, ${penyetuju},
            ${kecuali ?? null})
          on conflict (kode_toko, subjek) do update
            set created_at = now(), uraian = excluded.uraian, kalimat = excluded.kalimat`,
    );
    // Who asks anew has no approval in hand: one given before must not serve for the same deal a
    // second time.
    await tx.exec(
      sql`update otorisasi set expires_at = now() where kode_toko = ${ctx.kodeToko}
        and subjek = ${subjek}
            and used_at is null and expires_at > now()`,
    );
  });
}

function requestOf(subjek: string, needs: readonly ApprovalNeed[]): Record<string, unknown> {
  return {
    subjek,
    kategori: [...new Set(needs.map((n) => n.kategori))].join(', '),
    kalimat: needs.flatMap(({ uraian, keadaan }) =>
      keadaan === undefined ? [uraian] : [uraian, keadaan],
    ),
    sebelum: needs.map((need) => withUnit(need, need.sebelum)),
    sesudah: needs.map((need) => withUnit(need, need.sesudah)),
    // One request has needs of one kind: a document's, or a guarded change's.
    penyetuju: needs[0]?.penyetuju ?? 'ATASAN',
    ...(needs[0]?.kecuali !== undefined && { kecuali: needs[0].kecuali }),
  };
}

/** A value with its unit, as it is kept. */
function withUnit({ satuan }: ApprovalNeed, value: unknown): unknown {
  if (typeof value === 'bigint') return saidRupiah(value);
  if (typeof value !== 'number') return value ?? null;
  return satuan === 'GRAM' ? saidGram(value) : saidRupiah(value);
}

function withoutApprovals(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { detail_authorization: _ignored, ...rest } = input as Record<string, unknown>;
  return rest;
}

/** JSON with sorted keys, so that the same content always hashes alike. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}
