/**
 * Holding a piece for somebody and letting it go: it stays where it is, so the stock card gets a
 * row of nothing that tells the state (docs/domain.md §4 "Reservations"). Pure.
 */
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { goodsOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { PieceChange, Status, StockRow } from './posting.ts';

/** The change of state and its row of the stock card. */
export function reservePiece(
  piece: Parameters<typeof goodsOf>[0] & Pick<Piece, 'kode_barcode'>,
  dari: Status,
  menjadi: Status,
): { readonly piece: PieceChange; readonly row: StockRow } {
  const { kode_barcode, kode_gudang, kode_baki } = piece;
  return {
    piece: { kode_barcode, dari, menjadi, kode_gudang, kode_baki },
    row: {
      ...goodsOf(piece),
      qty: 0,
      berat: milligram(0),
      berat_asli: milligram(0),
      murni: milligram(0),
      modal: rupiah(0),
      kolom: 'RESERVASI',
      kode_barcode,
      no_lot: null,
      status_dari: dari,
      status_ke: menjadi,
    },
  };
}
