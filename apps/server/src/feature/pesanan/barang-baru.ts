/**
 * Making what was ordered: new pieces go into stock through the adding of pieces (domain.md §4) and
 * are held for the order in the same transaction, together with ready ones taken from stock.
 */
import { AppError } from '@kencana/contract/error-code';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import type { BarangJadiInput } from '@kencana/contract/transaction/pesanan';
import { askingApproval } from '../../engine/transaction/approval.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { lockDocument } from '../../engine/transaction/document.ts';
import { postWithin } from '../../engine/transaction/event.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { tambahBarangKind } from '../barang/read.ts';
import { barangJadiEvent } from './barang-jadi.ts';
import { findPesanan } from './pesanan.query.ts';

/**
 * Puts the pieces in, holds them and answers the order as it then is. Errors: what adding pieces
 * refuses, at `barang_baru.<n>`, and what the event refuses.
 */
export function makeOrdered(ctx: Ctx, body: BarangJadiInput): Promise<PesananDocument> {
  const { no_faktur_group: no, barang_baru, dari_stok, detail_authorization } = body;
  const post = async (tx: WriteTx): Promise<void> => {
    const base = await joinDay(tx, ctx);
    // Documents are locked before pieces and counters, everywhere.
    await lockDocument(tx, 'pesanan', no);
    const codes = await addPieces(tx, base, ctx, body);
    const barang = [
      ...dari_stok.map((one, i) => ({ ...one, at: `dari_stok.${i}`, stok: true })),
      ...barang_baru.map(({ baris }, i) => ({
        baris,
        kode_barcode: codes[i] ?? '',
        at: `barang_baru.${i}`,
        stok: false,
      })),
    ];
    await postWithin(tx, base, ctx, barangJadiEvent, no, { barang, detail_authorization });
  };
  return askingApproval(ctx, () => ctx.writeThenRead(post, (tx) => findPesanan(tx, no)));
}

/** Barcodes of the new pieces, in the order of the input. */
async function addPieces(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  { barang_baru }: BarangJadiInput,
): Promise<string[]> {
  if (barang_baru.length === 0) return [];
  const detail_barang = barang_baru.map(({ baris: _baris, ...baru }) => baru);
  try {
    const input = { detail_barang, detail_authorization: [] };
    const { posting } = await saveWithin(tx, base, ctx, tambahBarangKind, input);
    return posting.newPieces.map((p) => p.kode_barcode);
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
