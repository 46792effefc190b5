/**
 * The pipeline of every document (docs/architecture.md): lock, load, check, approve, post, assert,
 * write, log. Token, right, module and the input's form were settled by the route before;
 * idempotency and commit are ctx.write's.
 */
import { SAH } from '@kencana/contract/document/document-status';
import type { StatusValid } from '@kencana/contract/document/document-status';
import { AppError } from '@kencana/contract/error-code';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceWaiting } from './announce.ts';
import { computed, demandAmounts } from './amount-limit.ts';
import { askingApproval, claimApproval, markApprovalsUsed } from './approval.ts';
import type { AuthorizationRef, ClaimedApproval } from './approval.ts';
import { assertPosting } from './assert-posting.ts';
import { countedToday } from './day-limit.ts';
import type { Moved } from './day-limit.ts';
import { tellDay } from './day-news.ts';
import { joinDay } from './day.ts';
import { lockDocuments } from './document.ts';
import { finishDocuments } from './finish.ts';
import type { Base, Documents, Kind, Problem } from './kind.ts';
import { ledgerRows } from './ledger.ts';
import type { LedgerRows } from './ledger.ts';
import { noteNamed } from './member-shown.ts';
import { cardNeeds } from './payment.ts';
import { lockPieces } from './pieces.ts';
import type { PointRow, Posting, StockRow } from './posting.ts';
import { loadRefs } from './ref.ts';
import { writeDocument } from './write.ts';

export interface Authorized {
  readonly detail_authorization: readonly AuthorizationRef[];
}

/** A document as just saved: its number and what was posted. */
export interface Saved {
  readonly no: string;
  readonly tglSystem: Tanggal;
  readonly posting: Posting;
  /** The approvals that it took. */
  readonly approvals: readonly ClaimedApproval[];
}

/**
 * Saves a document of `kind` and answers what `answer` makes of it. Errors: whatever the kind's
 * check refuses (with `errors` by field), OTORISASI_DIPERLUKAN, KAS_KURANG, PERAN_BELUM_DIPETAKAN;
 * nothing is written then.
 */
export async function saveDocument<Input extends Authorized, Facts, Answer>(
  ctx: Ctx,
  kind: Kind<Input, Facts>,
  input: Input,
  answer: (saved: Saved) => Answer,
): Promise<Answer> {
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => answer(await saveWithin(tx, await joinDay(tx, ctx), ctx, kind, input))),
  );
}

/** As saveDocument, answering what `read` finds of the saved document, by its number. */
export async function saveThenRead<Input extends Authorized, Facts, Answer>(
  ctx: Ctx,
  kind: Kind<Input, Facts>,
  input: Input,
  read: (tx: Tx, no: string) => Promise<Answer>,
): Promise<Answer> {
  return askingApproval(ctx, () =>
    ctx.writeThenRead(
      async (tx) => (await saveWithin(tx, await joinDay(tx, ctx), ctx, kind, input)).no,
      read,
    ),
  );
}

/** The pipeline inside a transaction that already holds the day. */
export async function saveWithin<Input extends Authorized, Facts>(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  kind: Kind<Input, Facts>,
  input: Input,
): Promise<Saved> {
  const documents = await lockDocuments(tx, kind.documents?.(input) ?? []);
  const pieces = await lockPieces(tx, kind.pieces(input));
  const refs = await loadRefs(tx, kind.refs?.(input) ?? []);
  const known = { ...base, refs };
  const facts = await kind.load(tx, input, known, pieces, documents);
  const { needs, posting, exempt } = computed(ctx, input, () => {
    refuse(ctx, [...refs.problems, ...kind.check(input, facts, known)]);
    const posting = kind.post(input, facts, known);
    return {
      needs: [...kind.approval(input, facts, known), ...cardNeeds(posting.payments)],
      posting,
      exempt: kind.exemptOfDay?.(input, facts, known),
    };
  });
  if (kind.factual !== true) demandAmounts(ctx, base.settings, input, posting);
  const moved = kind.factual === true ? { money: [] } : movedBy(posting, documents);
  const day = await countedToday(tx, base, moved, needs, exempt);
  const approvals = await claimApproval(
    tx,
    base,
    kind.name,
    input,
    day.needs,
    input.detail_authorization,
  );
  await noteNamed(ctx, tx, posting.header);
  assertPosting(posting);
  const rows = await ledgerRows(tx, kind.name, posting);
  const { now, later } = splitByPhase(posting.header.status_valid, rows, posting.validated);
  const counted = { ...now, counted: day.counted };
  const no = await writeDocument(tx, base, kind, posting, counted, approvals, later);
  await finishDocuments(tx, base, no, posting.finishes);
  await markApprovalsUsed(tx, approvals, no);
  await tellDay(ctx, tx, base, no, day.news);
  if (later !== null) announceWaiting(tx, kind.name, no);
  const { total, status_valid } = posting.header;
  tx.audit({
    tindakan: `${kind.name}.simpan`,
    objek: `${kind.name}/${no}`,
    sesudah: { total, status_valid },
  });
  return { no, tglSystem: base.tglSystem, posting, approvals };
}

/** What the day's limits look at, with what was paid down on the documents that it takes. */
function movedBy(posting: Posting, documents: Documents): Moved {
  const { money, lots, payments } = posting;
  const before = payments.flatMap(({ no_asal }) =>
    no_asal === undefined ? [] : (documents.get(no_asal)?.payments ?? []),
  );
  return { money, lots, payments, before };
}

/** Throws the first problem, with all problems that have a field as `errors`. */
export function refuse(ctx: Ctx, problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const errors: Record<string, string[]> = {};
  for (const p of problems) {
    if (p.field) (errors[p.field] ??= []).push(problemText(ctx, p));
  }
  const texts = Object.keys(errors).length > 0 ? errors : undefined;
  throw new AppError(first.code, named(ctx, first), texts);
}

/** A refusal as whoever caused it reads it. */
export function problemText(ctx: Ctx, problem: Problem): string {
  return ctx.t(`error.${problem.code}`, named(ctx, problem));
}

/** A refusal's data, with what is missing named in the reader's language. */
function named(ctx: Ctx, { code, data }: Problem): Problem['data'] {
  if (code !== 'REF_TIDAK_ADA' || data === undefined) return data;
  return { ...data, label: ctx.t(String(data['label'])) };
}

/**
 * A document that waits moves goods now and takes the points that pay it; money, journal, points
 * earned and what `validated` adds to the stock card are kept for validation.
 */
export function splitByPhase(
  statusValid: StatusValid,
  rows: LedgerRows,
  validated: readonly StockRow[] = [],
): { now: LedgerRows; later: LedgerRows | null } {
  if (statusValid === SAH) return { now: rows, later: null };
  const { stock, money, journal, custody = [], points = [], values = [] } = rows;
  const [used, earned] = [points.filter(isUsed), points.filter((p) => !isUsed(p))];
  return {
    now: { stock, money: [], journal: [], custody, points: used, values },
    later: { stock: validated, money, journal, custody: [], points: earned },
  };
}

function isUsed({ kolom }: PointRow): boolean {
  return kolom === 'PAKAI';
}
