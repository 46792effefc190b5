/** Checks that stock documents share: pieces must exist, be named once and be READY. Pure. */
import type { Pieces, Problem } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';

/** Problems of a list of barcodes: unknown, twice on the list, not ready. */
export function checkReady(codes: readonly string[], pieces: Pieces): Problem[] {
  const seen = new Set<string>();
  return codes.flatMap((kode_barcode): Problem[] => {
    const twice = seen.has(kode_barcode);
    seen.add(kode_barcode);
    const piece = pieces.get(kode_barcode);
    const field = 'barang';
    if (twice) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status === 'READY') return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
  });
}

/** The pieces of a list that checkReady has passed. */
export function readyPieces(codes: readonly string[], pieces: Pieces): Piece[] {
  return codes.flatMap((code) => pieces.get(code) ?? []);
}
