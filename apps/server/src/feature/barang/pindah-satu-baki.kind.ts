/**
 * Moving everything that lies ready in one tray, or what of it is of one group or type: a move
 * (PB) of the pieces that were shown, refused where others lie there by now.
 */
import type { PindahSatuBakiInput } from '@kencana/contract/transaction/stock-entry';
import type { Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { ref } from '../../engine/transaction/ref.ts';
import { arrivedSince } from './isi-baki.query.ts';
import { pindahBarangKind } from './pindah-barang.kind.ts';
import type { PindahFacts } from './pindah-barang.kind.ts';
import { checkReady, readyPieces } from './ready.ts';

/** Barcodes that a refusal names, of those that came and of those that went. */
const MOST_NAMED = 5;

export interface SatuBakiFacts extends PindahFacts {
  /** Barcodes that lie there too and were not shown. */
  readonly masuk: readonly string[];
}

export const pindahSatuBakiKind: Kind<PindahSatuBakiInput, SatuBakiFacts> = {
  ...pindahBarangKind,
  refs: (input) => [
    ref('baki', input.dari_baki, 'dari_baki'),
    ref('baki', input.kode_baki, 'kode_baki'),
  ],
  load: async (tx, input, _base, pieces) => ({ pieces, masuk: await arrivedSince(tx, input) }),
  check: checkSatuBaki,
};

function checkSatuBaki(
  input: PindahSatuBakiInput,
  facts: SatuBakiFacts,
  base: Known,
): readonly Problem[] {
  const { dari_baki, dari_gudang, kode_baki } = input;
  const from = base.refs.row('baki', dari_baki);
  if (from === undefined) return [];
  if (from.kode_gudang !== dari_gudang) {
    const data = { kode_baki: dari_baki, kode_gudang: dari_gudang };
    return [{ code: 'BAKI_BUKAN_GUDANG', data, field: 'dari_baki' }];
  }
  if (dari_baki === kode_baki) {
    return [{ code: 'BAKI_TUJUAN_SAMA', data: { kode_baki }, field: 'kode_baki' }];
  }
  const unread = checkReady(input.barang, facts.pieces).filter(
    ({ code }) => code !== 'BARANG_TIDAK_READY',
  );
  if (unread.length > 0) return unread;
  const keluar = readyPieces(input.barang, facts.pieces).filter((piece) => !isShown(input, piece));
  if (keluar.length + facts.masuk.length > 0) return [changed(input, facts.masuk, keluar)];
  return pindahBarangKind.check(input, facts, base);
}

/** Whether a piece is what was asked for and shown: ready, in its tray, of group and type. */
function isShown(input: PindahSatuBakiInput, piece: Piece): boolean {
  return (
    piece.status === 'READY' &&
    piece.kode_baki === input.dari_baki &&
    (!input.kode_group || piece.kode_group === input.kode_group) &&
    (!input.kode_jenis || piece.kode_jenis === input.kode_jenis)
  );
}

function changed(
  { dari_baki: kode_baki }: PindahSatuBakiInput,
  masuk: readonly string[],
  keluar: readonly Piece[],
): Problem {
  const data = {
    kode_baki,
    masuk: masuk.length,
    kode_masuk: namesOf(masuk),
    keluar: keluar.length,
    kode_keluar: namesOf(keluar.map(({ kode_barcode }) => kode_barcode)),
  };
  return { code: 'ISI_BAKI_BERUBAH', data, field: 'barang' };
}

function namesOf(codes: readonly string[]): string {
  if (codes.length === 0) return '-';
  const more = codes.length > MOST_NAMED ? ', …' : '';
  return codes.slice(0, MOST_NAMED).join(', ') + more;
}
