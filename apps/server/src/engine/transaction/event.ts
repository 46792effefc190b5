/**
 * Later events of a document (docs/domain.md §6 "Cancelling", §4): the pipeline of `save.ts` for
 * something that happens to a stored document on its own or a later day. Each event is a posting of
 * its own, dated today; what closed days hold stays.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import { keepImages } from '../../platform/files/image.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceWaiting } from './announce.ts';
import { computed, demandAmounts } from './amount-limit.ts';
import { askingApproval, claimApproval, markApprovalsUsed } from './approval.ts';
import type { ClaimedApproval } from './approval.ts';
import { assertEvent } from './assert-posting.ts';
import { countedToday } from './day-limit.ts';
import { tellDay } from './day-news.ts';
import { joinDay } from './day.ts';
import { holdDocument, lockDocument, nextPosting } from './document.ts';
import type { HeldDocument, Pending, StoredDocument } from './document.ts';
import type { Base, EventKind } from './kind.ts';
import { ledgerRows } from './ledger.ts';
import type { LedgerRows } from './ledger.ts';
import { cardNeeds } from './payment.ts';
import { lockPieces } from './pieces.ts';
import type { EventPosting, LineChange } from './posting.ts';
import { loadRefs } from './ref.ts';
import { refuse, splitByPhase } from './save.ts';
import type { Authorized } from './save.ts';
import { addPayments, moveBalances, movePieces, takeLots, writeLedger } from './write.ts';

/** An event as just posted; `ke` is its posting's number in the document. */
export interface Posted {
  readonly no: string;
  readonly ke: number;
  readonly tglSystem: Tanggal;
  readonly posting: EventPosting;
}

/** Input of an event; `alasan` is kept where the event cancels the document. */
export type EventInput = Authorized & { readonly alasan?: string };

/**
 * Posts an event of document `no` and answers what `answer` makes of it. Errors: TIDAK_DITEMUKAN,
 * DOKUMEN_SUDAH_BATAL, DOKUMEN_BELUM_VALID, DOKUMEN_STATUS, whatever the event's check refuses,
 * OTORISASI_*, KAS_KURANG, PERAN_BELUM_DIPETAKAN; nothing is written then.
 */
export async function postEvent<Input extends EventInput, Facts, Answer>(
  ctx: Ctx,
  event: EventKind<Input, Facts>,
  no: string,
  input: Input,
  answer: (posted: Posted) => Answer,
): Promise<Answer> {
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      const base = await joinDay(tx, ctx);
      return answer(await postWithin(tx, base, ctx, event, no, input));
    }),
  );
}

/** As postEvent for the document that the input names, answering what `read` finds of it then. */
export async function postThenRead<
  Input extends EventInput & { readonly no_faktur_group: string },
  Facts,
  Answer,
>(
  ctx: Ctx,
  event: EventKind<Input, Facts>,
  input: Input,
  read: (tx: Tx, no: string) => Promise<Answer>,
): Promise<Answer> {
  const no = input.no_faktur_group;
  const post = async (tx: WriteTx): Promise<void> => {
    await postWithin(tx, await joinDay(tx, ctx), ctx, event, no, input);
  };
  return askingApproval(ctx, () => ctx.writeThenRead(post, (tx) => read(tx, no)));
}

/** The same inside a transaction that already holds the day. */
export async function postWithin<Input extends EventInput, Facts>(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  event: EventKind<Input, Facts>,
  no: string,
  input: Input,
): Promise<Posted> {
  const doc = await lockDocument(tx, event.kind, no);
  const own = event.menunggu === true && waitsItself(doc);
  demandStart(own ? { ...doc, status_valid: SAH } : doc, event.dari);
  const held = await holdDocument(tx, doc);
  const pieces = await lockPieces(tx, event.pieces?.(input, held) ?? liveBarcodes(held));
  const refs = await loadRefs(tx, event.refs?.(input) ?? []);
  const known = { ...base, refs };
  const facts = await event.load(tx, input, known, { ...held, pieces });
  const { needs, posting } = computed(ctx, input, () => {
    const unfit = event.fits?.(input, held) ?? [];
    // Rows that answer no line cannot be looked at one by one.
    const wrong = unfit.length > 0 ? unfit : event.check(input, facts, known);
    refuse(ctx, [...refs.problems, ...wrong]);
    const posting = event.post(input, facts, known);
    const needs = [...event.approval(input, facts, known), ...cardNeeds(posting.payments)];
    return { needs, posting };
  });
  // What ends a document gives back what came in, whatever the limit is by now.
  const status = posting.menjadi ?? event.menjadi ?? doc.status;
  if (status !== 'BATAL') demandAmounts(ctx, base.settings, input, posting);
  const day = await countedToday(tx, base, { ...posting, before: held.payments }, needs);
  const given = input.detail_authorization;
  const about = { ...input, no };
  const action = actionOf(event.peristiwa);
  const name = `${event.kind}.${action}`;
  const approvals = await claimApproval(tx, base, name, about, day.needs, given);
  assertEvent(posting, status);
  const ke = await nextPosting(tx, no);
  const rows = await ledgerRows(tx, event.kind, posting);
  const { now, later } = own
    ? { now: rows, later: null }
    : splitByPhase(posting.status_valid, rows);
  const { tertunda } = posting;
  const still = tertunda && (await ledgerRows(tx, event.kind, { ...tertunda, money: [] }));
  await moveBalances(tx, base, now.money);
  await movePieces(tx, posting.pieces);
  await takeLots(tx, posting.lotsTaken);
  await changeHeader(
    tx,
    base,
    { doc, menjadi: status, posting, approvals, input },
    { later, at: ke, still },
  );
  await changeLines(tx, no, posting.lines);
  await keepImages(tx, JSON.stringify([posting.header, posting.lines]));
  const { peristiwa, kind } = event;
  const counted = { ...now, counted: day.counted };
  await writeLedger(tx, base, { no, ke, kind, peristiwa, membalik: null }, counted);
  await addPayments(tx, no, ke, posting.payments);
  await markApprovalsUsed(tx, approvals, no);
  await tellDay(ctx, tx, base, no, day.news);
  if (later !== null || own) announceWaiting(tx, kind, no);
  const sesudah = { ...posting.header, status, alasan: input.alasan };
  // The end of a document is told by one word, whatever led to it.
  const tindakan = status === 'BATAL' ? `${kind}.batal` : name;
  tx.audit({ tindakan, objek: `${kind}/${no}`, sebelum: { status: doc.status }, sesudah });
  return { no, ke, tglSystem: base.tglSystem, posting };
}

/** Throws DOKUMEN_BELUM_VALID, or DOKUMEN_STATUS in a status where the event does not start. */
export function demandStart(doc: StoredDocument, dari: readonly DocumentStatus[]): void {
  const { no_dokumen: no, status } = doc;
  if (doc.status_valid === MENUNGGU) throw new AppError('DOKUMEN_BELUM_VALID', { no });
  if (!dari.includes(status)) throw new AppError('DOKUMEN_STATUS', { no, status });
}

/** True where the document itself waits, not an event of it. */
function waitsItself({ status_valid, rincian }: StoredDocument): boolean {
  return status_valid === MENUNGGU && rincian.tertunda?.acara === undefined;
}

/** `TAMBAH DP` as the audit's and the approval's word: tambah-dp. */
function actionOf(peristiwa: string): string {
  return peristiwa.toLowerCase().replaceAll(' ', '-');
}

function liveBarcodes({ lines }: HeldDocument): string[] {
  return lines.flatMap((l) => (l.hidup && l.kode_barcode !== null ? [l.kode_barcode] : []));
}

interface HeaderEvent {
  readonly doc: StoredDocument;
  readonly menjadi: DocumentStatus;
  readonly posting: EventPosting;
  readonly approvals: readonly ClaimedApproval[];
  readonly input: EventInput;
}

interface Waiting {
  /** What of the event waits, as its posting `at`. */
  readonly later: LedgerRows | null;
  readonly at: number;
  /** What of the document itself waits still. */
  readonly still: LedgerRows | undefined;
}

function pendingOf(doc: StoredDocument, { later, at, still }: Waiting): Pending | undefined {
  if (later === null) return still;
  return { ...later, acara: { ke: at, sebelum: before(doc) } };
}

/** Own statuses in which a document is over. */
const OVER: readonly DocumentStatus[] = ['FINISH', 'LUNAS', 'LELANG'];

async function changeHeader(
  tx: WriteTx,
  base: Base,
  { doc, menjadi, posting, approvals, input }: HeaderEvent,
  waiting: Waiting,
): Promise<void> {
  const { header } = posting;
  const { tertunda: _waited, ...kept } = doc.rincian;
  const cancelled = menjadi === 'BATAL';
  const pending = pendingOf(doc, waiting);
  const rincian = {
    ...kept,
    ...header.rincian,
    ...(pending && !cancelled && { tertunda: pending }),
  };
  const ended = OVER.includes(menjadi) ? base.tglSystem : null;
  await tx.exec(
    sql`update dokumen set status = ${menjadi}, status_valid = ${posting.status_valid},
          total = ${header.total ?? doc.total}, bayar = ${header.bayar ?? doc.bayar},
          keterangan = ${header.keterangan ?? doc.keterangan},
          qty = coalesce(${header.qty ?? null}::int, qty),
          berat = coalesce(${header.berat ?? null}::bigint, berat),
          selesai_tgl = ${menjadi === doc.status ? doc.selesai_tgl : ended}::date,
          batal_by = ${cancelled ? base.userId : null},
          batal_at = case when ${cancelled} then now() end,
          batal_tgl = ${cancelled ? base.tglSystem : null}::date,
          batal_alasan = ${cancelled ? (input.alasan ?? '') : null},
          otorisasi = otorisasi || ${JSON.stringify(approvals)}::jsonb,
          rincian = ${JSON.stringify(rincian)}::jsonb
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${doc.no_dokumen}`,
    'change_header',
  );
  if (!cancelled) return;
  await tx.exec(
    sql`update dokumen_baris set hidup = false
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${doc.no_dokumen}`,
  );
}

async function changeLines(tx: WriteTx, no: string, lines: readonly LineChange[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.exec(
    sql`update dokumen_baris b set hidup = coalesce(x.hidup, b.hidup),
          kode_barcode = coalesce(x.kode_barcode, b.kode_barcode),
          rumus = b.rumus || coalesce(x.rumus, '{}')
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as x(baris int, hidup boolean, kode_barcode text, rumus jsonb)
        where b.kode_toko = ${tx.kodeToko} and b.no_dokumen = ${no} and b.baris = x.baris`,
    'change_lines',
  );
}

function before(doc: StoredDocument): NonNullable<Pending['acara']>['sebelum'] {
  const { status, total, bayar, keterangan, selesai_tgl, rincian } = doc;
  return { status, total, bayar, keterangan, selesai_tgl, rincian };
}
