/**
 * Receiving pieces against the lines of a supplier's invoice, and taking a receipt back. The pieces
 * are an entry under the rules of adding them; the invoice has an event of its own day for each
 * receipt, which tells what is still to come (docs/decision/0061).
 */
import { sql } from 'kysely';
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { changed } from '@kencana/contract/document/kept';
import { rincianOf } from '@kencana/contract/document/define-document';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import type { TerimaInput } from '@kencana/contract/document/penerimaan-barang-entry';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import type { Diterima } from '@kencana/contract/document/tambah-barang';
import { maySeeCost } from '@kencana/contract/cost';
import { AppError } from '@kencana/contract/error-code';
import type { BarangBaru } from '@kencana/contract/transaction/barang-entry';
import { gramToMg, mgToGram, milligram, sumMg } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import { askingApproval } from '../../engine/transaction/approval.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { holdDocument, lockDocument } from '../../engine/transaction/document.ts';
import type { HeldDocument, HeldLine, StoredDocument } from '../../engine/transaction/document.ts';
import { demandStart, postWithin } from '../../engine/transaction/event.ts';
import type { ApprovalNeed, Base, EventKind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { refuse } from '../../engine/transaction/save.ts';
import type { Authorized, Saved } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import {
  costOfPieces,
  counted,
  heavier,
  lighter,
  overReceived,
  sumsOf,
  worthByGold,
  worthByInvoice,
} from './received.part.ts';
import type { Received } from './received.part.ts';

const { kind } = penerimaanBarangDocument;

/** Pieces as they are entered against an invoice. */
export interface ReceivedPieces extends Authorized {
  readonly banyak: true;
  readonly detail_barang: readonly Omit<BarangBaru, 'detail_authorization'>[];
  readonly keterangan: string;
  readonly penerimaan: Diterima;
  readonly minta: readonly ApprovalNeed[];
  /** Who receives them may not see what they cost. */
  readonly biayaRahasia?: true;
}

/** Adding pieces, which another feature does. */
export interface PieceEntry {
  readonly enter: (tx: WriteTx, base: Base, ctx: Ctx, input: ReceivedPieces) => Promise<Saved>;
  readonly problems: (tx: Tx, input: ReceivedPieces, base: Base) => Promise<readonly Problem[]>;
}

/** Receives pieces: their entry, and what the invoice then still waits for. */
export function receive(ctx: Ctx, { enter }: PieceEntry, input: TerimaInput): Promise<PiecesSaved> {
  const no = input.no_penerimaan;
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      const base = await joinDay(tx, ctx);
      const invoice = await holdDocument(tx, await lockDocument(tx, kind, no));
      demandStart(invoice.doc, ['OPEN']);
      refuse(ctx, overReceived(invoice.lines, input.detail_barang));
      const { pieces, sums } = piecesOf(invoice, input, base, maySeeCost(ctx.user));
      const saved = await enter(tx, base, ctx, pieces);
      await postWithin(tx, base, ctx, terimaEvent, no, { sums, detail_authorization: [] });
      return answerOf(saved);
    }),
  );
}

/** Everything that is wrong with pieces that are to be received; nothing is locked. */
export async function problemsOfTerima(
  tx: Tx,
  { problems }: PieceEntry,
  input: TerimaInput,
  base: Base,
): Promise<readonly Problem[]> {
  const doc = await tx.row<StoredDocument>(
    sql`select * from dokumen where kode_toko = ${tx.kodeToko}
        and no_dokumen = ${input.no_penerimaan} and kind = ${kind}`,
  );
  if (!doc) throw new AppError('TIDAK_DITEMUKAN');
  demandStart(doc, ['OPEN']);
  const invoice = await holdDocument(tx, doc);
  const over = overReceived(invoice.lines, input.detail_barang);
  const { pieces } = piecesOf(invoice, input, base, false);
  // What a row without its line lacks besides says nothing.
  const lost = new Set(
    over.flatMap(({ code, field = '' }) => (code === LOST ? [rowOf(field)] : [])),
  );
  const rest = await problems(tx, pieces, base);
  return [...over, ...rest.filter(({ field = '' }) => !lost.has(rowOf(field)))];
}

const LOST = 'PENERIMAAN_BARIS';

/** `detail_barang.3` of `detail_barang.3.baris`. */
function rowOf(field: string): string {
  return field.split('.').slice(0, 2).join('.');
}

/**
 * The pieces with what their lines say of them, and what they come to by line; `cost`: who asks may
 * see what they cost.
 */
function piecesOf(
  { doc, lines }: HeldDocument,
  { detail_barang, keterangan, detail_authorization }: TerimaInput,
  { settings }: Base,
  cost: boolean,
): { readonly pieces: ReceivedPieces; readonly sums: readonly Received[] } {
  const { kode_supplier, no_faktur_supplier, konsinyasi } = rincianOf(
    penerimaanBarangDocument,
    doc,
  );
  const byNumber = new Map(lines.map((line) => [line.baris, line]));
  const costs = costOfPieces(lines, detail_barang);
  const sums = sumsOf(detail_barang, costs);
  const pure = rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE'));
  const batas = percentToHundredths(settings.number('BATAS_SELISIH_BERAT_PERSEN'));
  const pieces: ReceivedPieces = {
    banyak: true,
    keterangan,
    detail_authorization,
    ...(!cost && { biayaRahasia: true }),
    minta: [
      ...heavier(lines, sums, batas),
      ...lighter(lines, sums, batas, cost ? worthByInvoice : worthByGold(pure)),
    ],
    penerimaan: {
      no_penerimaan: doc.no_dokumen,
      terima: detail_barang.map(({ baris, berat, berat_asli }) => ({
        baris,
        berat: mgToGram(berat),
        ...(berat_asli !== undefined && { berat_asli: mgToGram(berat_asli) }),
      })),
    },
    detail_barang: detail_barang.map(({ baris, ...piece }, i) => {
      const line = byNumber.get(baris);
      return {
        ...piece,
        foto: '',
        kode_group: line?.kode_group ?? '',
        kode_jenis: line?.kode_jenis ?? '',
        kadar: line?.kadar ?? (0 as Kadar),
        harga_beli: costs[i] ?? rupiah(0),
        kode_supplier,
        no_faktur_supplier: kode_supplier === '' ? '' : no_faktur_supplier,
        konsinyasi: konsinyasi === 'YA',
      };
    }),
  };
  return { pieces, sums };
}

function answerOf({ no, tglSystem, posting: { lines, header } }: Saved): PiecesSaved {
  return {
    no_faktur_group: no,
    tgl_system: tglSystem,
    status_valid: header.status_valid,
    total_qty: lines.length,
    total_berat: mgToGram(sumMg(lines.flatMap(({ berat }) => berat ?? []))),
    detail: lines.map(({ kode_barcode }) => ({ kode_barcode: kode_barcode ?? '' })),
  };
}

interface Counted extends Authorized {
  readonly sums: readonly Received[];
}

/** Pieces that came of an invoice, or that are not received after all. */
function counting(
  peristiwa: string,
  dari: EventKind<Counted, HeldDocument>['dari'],
  sign: 1 | -1,
): EventKind<Counted, HeldDocument> {
  return {
    kind,
    peristiwa,
    dari,
    pieces: () => [],
    load: async (_tx, _input, _base, document) => document,
    check: () => [],
    approval: () => [],
    post: ({ sums }, { doc, lines }) => {
      const added = new Map(sums.map((one) => [one.baris, one]));
      const now = lines.map((line) => ({ line, ...counted(line, added.get(line.baris), sign) }));
      const qty = now.reduce((n, one) => n + one.line.qty - one.qty, 0);
      const berat = sumMg(now.map((one) => milligram(Math.max(0, one.line.berat - one.berat))));
      // What was closed short stays closed, whatever is taken back of it.
      const open = qty > 0 ? 'OPEN' : 'FINISH';
      return {
        ...EMPTY_EVENT,
        menjadi: doc.status === 'CLOSED' ? 'CLOSED' : open,
        header: {
          rincian: changed(penerimaanBarangDocument.rincian, {
            qty_sisa: qty,
            // Also of a whole one: what is missing in grams stays told.
            berat_sisa: mgToGram(berat),
          }),
        },
        lines: now
          .filter(({ line }) => added.has(line.baris))
          .map((one) => ({
            baris: one.line.baris,
            rumus: changed(penerimaanBarangDocument.lines[0].rumus, {
              qty_terima: one.qty,
              berat_terima: mgToGram(one.berat),
              asli_terima: mgToGram(one.asli),
              modal_terima: one.modal,
            }),
          })),
      };
    },
  };
}

const terimaEvent = counting('TERIMA', ['OPEN'], 1);
const kembaliEvent = counting('BATAL TERIMA', ['OPEN', 'FINISH', 'CLOSED'], -1);

/** Pieces of an entry that was cancelled or refused are not received after all. */
export async function notReceived(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  entry: StoredDocument,
  gone: readonly HeldLine[],
): Promise<void> {
  const { no_penerimaan, terima = [] } = rincianOf(tambahBarangDocument, entry);
  if (no_penerimaan === undefined || gone.length === 0) return;
  const rows = gone.flatMap(({ baris, modal }) => {
    const one = terima[baris - 1];
    if (one === undefined) return [];
    const berat_asli = gramToMg(one.berat_asli ?? one.berat);
    return [{ baris: one.baris, berat: gramToMg(one.berat), berat_asli, modal }];
  });
  const sums = sumsOf(
    rows,
    rows.map(({ modal }) => modal),
  );
  const input = { sums, detail_authorization: [] };
  await postWithin(tx, base, ctx, kembaliEvent, no_penerimaan, input);
}
