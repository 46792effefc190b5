/**
 * Making what was ordered: new pieces go into stock through the adding of pieces (docs/domain.md
 * §4) and are held for the order in the same transaction, together with ready ones taken from
 * stock. Where entries wait for a second person, making waits with them (docs/decision/0025).
 */
import { AppError } from '@kencana/contract/error-code';
import { mayDo } from '@kencana/contract/permission';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import type { BarangBaru } from '@kencana/contract/transaction/barang-entry';
import type { BarangJadiInput } from '@kencana/contract/transaction/pesanan';
import {
  askingApproval,
  claimApproval,
  markApprovalsUsed,
} from '../../engine/transaction/approval.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { holdDocument, lockDocument } from '../../engine/transaction/document.ts';
import type { StoredDocument } from '../../engine/transaction/document.ts';
import { demandStart, postWithin } from '../../engine/transaction/event.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import { lockPieces } from '../../engine/transaction/pieces.ts';
import { refuse } from '../../engine/transaction/save.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { entryWaits } from '../barang/read.ts';
import { barangJadiEvent, checkMade, farNeeds } from './barang-jadi.ts';
import type { Jadi } from './barang-jadi.ts';
import { writtenPesanan } from './pesanan.query.ts';
import { waitingLines } from './waiting-lines.ts';

/** Entering pieces within a transaction: the entry's feature does it (app/features.ts). */
export type EnterPieces = (
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  input: {
    readonly detail_barang: readonly Omit<BarangBaru, 'detail_authorization'>[];
    readonly detail_authorization: BarangBaru['detail_authorization'];
    /** The order that they were made for, and its line of each piece. */
    readonly untuk: { readonly no_pesanan: string; readonly baris: readonly number[] };
  },
) => Promise<Saved>;

/**
 * Puts the pieces in, holds them and answers the order as it then is. Errors: what adding pieces
 * refuses, at `barang_baru.<n>`, and what the event refuses.
 */
export function makeOrdered(
  ctx: Ctx,
  body: BarangJadiInput,
  enter: EnterPieces,
): Promise<PesananDocument> {
  const { no_faktur_group: no, dari_stok, detail_authorization } = body;
  demandOwn(ctx, body);
  const post = async (tx: WriteTx): Promise<void> => {
    const base = await joinDay(tx, ctx);
    // Documents are locked before pieces and counters, everywhere.
    const doc = await lockDocument(tx, 'pesanan', no);
    const waits = entryWaits(base);
    const { made: baru, used } = await addPieces(tx, base, ctx, doc, body, enter);
    const stok = dari_stok.map((one, i) => ({ ...one, at: `dari_stok.${i}`, stok: true }));
    const barang = waits ? stok : [...stok, ...baru];
    if (barang.length === 0) return;
    // An approval of what was entered is none of what is given away.
    const left = detail_authorization.filter(({ _id }) => !used.includes(_id));
    const about = { barang, detail_authorization: left };
    await postWithin(tx, base, ctx, barangJadiEvent, no, about);
  };
  return askingApproval(ctx, () => ctx.writeThenRead(post, (tx) => writtenPesanan(tx, no)));
}

/**
 * What a supplier is owed, or lends, is entered by whoever may add goods (docs/decision/0058); what
 * is made for an order is the shop's own.
 */
function demandOwn(ctx: Ctx, { barang_baru }: BarangJadiInput): void {
  const at = barang_baru.findIndex((b) => b.konsinyasi || b.kode_supplier !== '');
  if (at < 0 || mayDo(ctx.user, 'barang.tambah-data-barang.tambah')) return;
  const field = `barang_baru.${at}.kode_supplier`;
  throw new AppError('TIDAK_BERHAK', {}, { [field]: [ctx.t('error.TIDAK_BERHAK')] });
}

/**
 * The new pieces, in the order of the input. Where their entry waits for a second person they are
 * not held yet, but must be what the order asked for.
 */
async function addPieces(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  doc: StoredDocument,
  { barang_baru, detail_authorization }: BarangJadiInput,
  enter: EnterPieces,
): Promise<{ made: Jadi[]; used: readonly string[] }> {
  if (barang_baru.length === 0) return { made: [], used: [] };
  const waits = entryWaits(base);
  if (waits) demandStart(doc, barangJadiEvent.dari);
  const no_pesanan = doc.no_dokumen;
  const menunggu = (await waitingLines(tx, [no_pesanan])).get(no_pesanan) ?? new Map();
  const detail_barang = barang_baru.map(({ baris: _baris, ...baru }) => baru);
  const untuk = { no_pesanan, baris: barang_baru.map(({ baris }) => baris) };
  const input = { detail_barang, detail_authorization, untuk };
  const { posting, approvals } = await entered(() => enter(tx, base, ctx, input));
  const codes = posting.newPieces.map((p) => p.kode_barcode);
  const made = barang_baru.map(({ baris }, i) => ({
    baris,
    kode_barcode: codes[i] ?? '',
    at: `barang_baru.${i}`,
    stok: false,
  }));
  const pieces = await lockPieces(tx, codes);
  const { lines } = await holdDocument(tx, doc);
  if (waits) refuse(ctx, checkMade(made, { doc, lines, pieces, menunggu }, 'BARU'));
  const far = farNeeds(made, { doc, lines, pieces }, base);
  const taken = new Set(approvals.map(({ _id }) => _id));
  const left = detail_authorization.filter(({ _id }) => !taken.has(_id));
  const about = { no_pesanan, barang_baru };
  const given = await claimApproval(tx, base, 'pesanan.berat', about, far, left);
  await markApprovalsUsed(tx, given, no_pesanan);
  return { made, used: [...approvals, ...given].map(({ _id }) => _id) };
}

/** The entry that puts the pieces in; what it refuses is told at the order's own fields. */
async function entered(enter: () => Promise<Saved>): Promise<Saved> {
  try {
    return await enter();
  } catch (error) {
    throw error instanceof AppError ? atOrder(error) : error;
  }
}

/** Fields of the adding of pieces, as the order's request names them. */
function atOrder(error: AppError): AppError {
  if (error.errors === undefined) return error;
  const fields = Object.entries(error.errors).map(([field, texts]) => {
    const many = /^detail_barang\.(.*)$/.exec(field)?.[1];
    return [`barang_baru.${many ?? `0.${field}`}`, texts] as const;
  });
  return new AppError(error.code, error.data, Object.fromEntries(fields));
}
