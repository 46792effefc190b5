/**
 * Cancelling a document: the mirror of what it posted, on the same business day, with a reason and
 * an approval (docs/domain.md §6). A document that still waits for the cashier is withdrawn; that
 * needs an approval only once printed.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { ErrorCode } from '@kencana/contract/error-code';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { announceWaiting } from './announce.ts';
import { askingApproval, claimApproval, markApprovalsUsed } from './approval.ts';
import { countedToday } from './day-limit.ts';
import type { Counted, DaySums } from './day-limit.ts';
import { joinDay } from './day.ts';
import { demandWaiting, loadPostings, lockDocument, nextPosting } from './document.ts';
import type { PendingEvent, StoredDocument } from './document.ts';
import { lockFinished, reopenFinished } from './finish.ts';
import type { ApprovalNeed, Base } from './kind.ts';
import { USED } from './lot.ts';
import { lockPieces } from './pieces.ts';
import type { PieceChange } from './posting.ts';
import { changeValues } from './piece-value.ts';
import { movePoints } from './points.ts';
import { returnLots, returnPieces, reverse, wayBack } from './reverse.ts';
import type { Authorized } from './save.ts';
import { moveBalances, movePieces, takeLots, writeLedger } from './write.ts';

export interface CancelInput extends Authorized {
  readonly no: string;
  readonly alasan: string;
  /** Only while this posting of it waits. */
  readonly ke?: number | undefined;
}

export interface CancelRule {
  readonly kind: string;
  /**
   * Category of the approval and of the cash book's rows: BATAL PENJUALAN. Refusing a later event
   * that waits has the event's own: TOLAK TAMBAH DP.
   */
  readonly kategori: string;
  /** Answers a document of an earlier day; left out where any day will do. */
  readonly kemarin?: ErrorCode | undefined;
  /** Only one that still waits for the cashier; another answers DOKUMEN_SUDAH_VALID. */
  readonly menunggu?: boolean;
  /** It is told by pieces and grams: what it comes to is cost, or nothing. */
  readonly barangSaja?: true | undefined;
  /** The document alone: one with a later event that waits answers DOKUMEN_BELUM_VALID. */
  readonly seluruh?: boolean;
  /** Own statuses that it may be cancelled in; OPEN alone when left out. */
  readonly dari?: readonly DocumentStatus[];
  /** What the kind demands besides, with the document and its pieces locked; throws a refusal. */
  readonly demand?: (tx: Tx, doc: StoredDocument) => Promise<void>;
  /** What follows for the kind once the whole document is cancelled, in the same transaction. */
  readonly after?: (tx: WriteTx, base: Base, doc: StoredDocument) => Promise<void>;
}

/**
 * Cancels a document. Errors: TIDAK_DITEMUKAN, DOKUMEN_SUDAH_BATAL, rule.kemarin, OTORISASI_*, a
 * piece that moved on.
 */
export async function cancelDocument(
  ctx: Ctx,
  rule: CancelRule,
  input: CancelInput,
): Promise<{ no: string; tglSystem: string }> {
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      const base = await joinDay(tx, ctx);
      const doc = await lockDocument(tx, rule.kind, input.no);
      if (rule.menunggu && doc.status_valid === SAH) {
        throw new AppError('DOKUMEN_SUDAH_VALID', { no: input.no, oleh: doc.valid_by });
      }
      demandWaiting(doc, input.ke);
      if (rule.kemarin !== undefined && doc.tgl_system !== base.tglSystem) {
        throw new AppError(rule.kemarin, { no: input.no });
      }
      const acara = doc.rincian.tertunda?.acara;
      if (rule.seluruh && acara) throw new AppError('DOKUMEN_BELUM_VALID', { no: input.no });
      const needs = await needsOf(tx, rule, doc, input.alasan);
      const given = input.detail_authorization;
      const day = await movedBack(tx, base, rule, doc, needs);
      await rule.demand?.(tx, doc);
      const name = `batal-${rule.kind}`;
      const approvals = await claimApproval(tx, base, name, input, day.needs, given);
      if (acara) await withdrawEvent(tx, base, rule, doc, acara);
      else {
        await withdrawAll(tx, base, rule, doc, input.alasan, day.counted);
        await rule.after?.(tx, base, doc);
      }
      await markApprovalsUsed(tx, approvals, input.no);
      await tx.exec(
        sql`update dokumen set otorisasi = otorisasi || ${JSON.stringify(approvals)}::jsonb
            where kode_toko = ${tx.kodeToko} and no_dokumen = ${input.no}`,
      );
      if (doc.status_valid === MENUNGGU) announceWaiting(tx, rule.kind, input.no);
      const objek = `${rule.kind}/${input.no}`;
      tx.audit({
        tindakan: acara ? `${rule.kind}.tolak` : `${rule.kind}.batal`,
        objek,
        sebelum: { total: doc.total },
        sesudah: { alasan: input.alasan },
      });
      return { no: input.no, tglSystem: base.tglSystem };
    }),
  );
}

/**
 * The cashier refuses a document that waits: its pieces are free again, its number stays visible.
 * Errors: as cancelDocument's, DOKUMEN_SUDAH_VALID and DOKUMEN_BERUBAH.
 */
export function withdrawDocument(
  ctx: Ctx,
  rule: Pick<CancelRule, 'after' | 'demand' | 'kategori' | 'kind' | 'seluruh'>,
  input: CancelInput,
): Promise<{ no: string; tglSystem: string }> {
  return cancelDocument(ctx, { ...rule, menunggu: true }, input);
}

/**
 * Whatever money or paper was given out needs one: a document that is valid always, one that waits
 * only where a paper shows what is undone.
 */
async function needsOf(
  tx: Tx,
  rule: CancelRule,
  doc: StoredDocument,
  alasan: string,
): Promise<ApprovalNeed[]> {
  const no = doc.no_dokumen;
  const acara = doc.rincian.tertunda?.acara;
  const { peristiwa, dicetak } = await tx.one<{ peristiwa: string; dicetak: boolean }>(
    sql`select p.peristiwa, exists (select 1 from cetak c where c.kode_toko = p.kode_toko
          and c.no_dokumen = p.no_dokumen and c.waktu >= p.waktu) as dicetak
        from posting p where p.kode_toko = ${tx.kodeToko} and p.no_dokumen = ${no}
          and p.ke = ${acara?.ke ?? 1}`,
  );
  if (doc.status_valid === MENUNGGU && !dicetak) return [];
  const kategori = acara ? `TOLAK ${peristiwa}` : rule.kategori;
  if (rule.barangSaja) {
    const { n, berat } = await tx.one<{ n: number; berat: Milligram }>(
      sql`select qty as n, berat from dokumen
          where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
    );
    const uraian = say('minta.batal-barang', { kategori, no, n, berat: saidGram(berat), alasan });
    return [{ kategori, uraian, satuan: 'GRAM', sebelum: berat, sesudah: 0 }];
  }
  const jumlah = rupiah(acara ? doc.bayar - acara.sebelum.bayar : doc.total);
  const data = { kategori, no, rp: saidRupiah(jumlah), alasan };
  const uraian = acara ? say('minta.tolak', data) : say('minta.batal', data);
  return [{ kategori, uraian, sebelum: jumlah, sesudah: 0 }];
}

/** What of the money that goes back counts for who cancels; all is locked that comes before it. */
async function movedBack(
  tx: WriteTx,
  base: Base,
  rule: CancelRule,
  doc: StoredDocument,
  needs: readonly ApprovalNeed[],
): Promise<Counted> {
  // What waits for the cashier has moved no money yet.
  if (doc.rincian.tertunda) return { needs, counted: {}, news: [] };
  const rows = (await loadPostings(tx, doc.no_dokumen)).map((p) => reverse(p.rows, rule.kategori));
  await lockFinished(tx, doc);
  await lockPieces(
    tx,
    rows.flatMap((r) =>
      [...r.stock, ...(r.values ?? [])].flatMap(({ kode_barcode }) => kode_barcode ?? []),
    ),
  );
  return countedToday(tx, base, { money: rows.flatMap((r) => r.money) }, needs);
}

/** Mirrors everything; the document is cancelled, and what it ended is open again. */
async function withdrawAll(
  tx: WriteTx,
  base: Base,
  rule: CancelRule,
  doc: StoredDocument,
  alasan: string,
  counted: DaySums,
): Promise<void> {
  const no = doc.no_dokumen;
  if (!(rule.dari ?? ['OPEN']).includes(doc.status))
    throw new AppError('DOKUMEN_TIDAK_BISA_BATAL', { no });
  await lockFinished(tx, doc);
  await mirror(tx, base, rule, doc, await loadPostings(tx, no), counted);
  await emptyLots(tx, no);
  await tx.exec(
    sql`update dokumen set status = 'BATAL', batal_by = ${base.userId}, batal_at = now(),
          batal_tgl = ${base.tglSystem}::date, batal_alasan = ${alasan},
          rincian = rincian - 'tertunda'
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
  await tx.exec(
    sql`update dokumen_baris set hidup = false
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
  await reopenFinished(tx, doc);
}

/** Mirrors a later event that waits for the cashier; the document is what it was before it. */
async function withdrawEvent(
  tx: WriteTx,
  base: Base,
  rule: CancelRule,
  doc: StoredDocument,
  { ke, sebelum }: PendingEvent,
): Promise<void> {
  const postings = await loadPostings(tx, doc.no_dokumen);
  await mirror(
    tx,
    base,
    rule,
    doc,
    postings.filter((p) => p.ke === ke),
  );
  await tx.exec(
    sql`update dokumen set status = ${sebelum.status}, status_valid = 'DONE',
          total = ${sebelum.total}, bayar = ${sebelum.bayar}, keterangan = ${sebelum.keterangan},
          selesai_tgl = ${sebelum.selesai_tgl}::date,
          rincian = ${JSON.stringify(sebelum.rincian)}::jsonb
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${doc.no_dokumen}`,
  );
}

/** Posts the mirror image of the postings, the last first. */
async function mirror(
  tx: WriteTx,
  base: Base,
  rule: CancelRule,
  doc: StoredDocument,
  postings: Awaited<ReturnType<typeof loadPostings>>,
  counted: DaySums = {},
): Promise<void> {
  const no = doc.no_dokumen;
  const back = wayBack(postings.map((p) => returnPieces(p.rows.stock)));
  await demandPieces(tx, back);
  const mirrors = postings
    .map((p) => ({ ke: p.ke, rows: reverse(p.rows, rule.kategori) }))
    .reverse();
  await movePoints(
    tx,
    mirrors.flatMap((m) => m.rows.points ?? []),
  );
  await moveBalances(
    tx,
    base,
    mirrors.flatMap((m) => m.rows.money),
  );
  await changeValues(
    tx,
    mirrors.flatMap((m) => m.rows.values ?? []),
  );
  await movePieces(tx, back);
  await takeLots(
    tx,
    mirrors.flatMap((m) => returnLots(m.rows.stock)),
  );
  let ke = await nextPosting(tx, no);
  for (const m of mirrors) {
    const head = { no, ke, kind: rule.kind, peristiwa: 'BATAL', membalik: m.ke };
    await writeLedger(tx, base, head, m === mirrors[0] ? { ...m.rows, counted } : m.rows);
    ke += 1;
  }
}

/**
 * Every piece must still be where the document left it: one bought back, sold again or moved on
 * refuses.
 */
async function demandPieces(tx: Tx, back: readonly PieceChange[]): Promise<void> {
  const pieces = await lockPieces(
    tx,
    back.map((b) => b.kode_barcode),
  );
  for (const { kode_barcode, dari, di_baki } of back) {
    const { status, kode_baki } = pieces.get(kode_barcode) ?? {};
    if (status === 'DIBELI' && dari === 'TERJUAL')
      throw new AppError('SUDAH_DIBELI_KEMBALI', { kode_barcode });
    if (status !== dari) throw new AppError('BARANG_TIDAK_READY', { kode_barcode, status });
    if (di_baki !== undefined && kode_baki !== di_baki)
      throw new AppError('BARANG_SUDAH_PINDAH', { kode_barcode, kode_baki });
  }
  await demandTrays(tx, back);
}

/** The trays that pieces are moved back to must still be there. */
async function demandTrays(tx: Tx, back: readonly PieceChange[]): Promise<void> {
  const trays = back.flatMap((b) => (b.di_baki === undefined ? [] : [b.kode_baki]));
  if (trays.length === 0) return;
  const gone = await tx.row<{ kode_baki: string }>(
    sql`select x.kode_baki from unnest(${[...new Set(trays)]}::text[]) x(kode_baki)
        where not exists (select 1 from baki b where b.kode_toko = ${tx.kodeToko}
          and b.kode_baki = x.kode_baki) limit 1`,
  );
  if (gone) throw new AppError('BAKI_SUDAH_TIDAK_ADA', { kode_baki: gone.kode_baki });
}

/**
 * Lots of the document go to nothing; one that is used in part refuses, for its goods are
 * elsewhere. What was used and came back counts for nothing.
 */
async function emptyLots(tx: Tx, no: string): Promise<void> {
  // Whoever takes goods out of a lot holds it: only then is its card read.
  await tx.exec(
    sql`select 1 from lot where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
        order by no_lot for update`,
  );
  const used = await tx.row<{ no_lot: string }>(
    sql`select l.no_lot from lot l
        where l.kode_toko = ${tx.kodeToko} and l.no_dokumen = ${no} and ${USED} limit 1`,
  );
  if (used) throw new AppError('DOKUMEN_TIDAK_BISA_BATAL', { no });
  await tx.exec(
    sql`update lot set qty = 0, berat = 0, berat_asli = 0, murni = 0, modal = 0
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
}
