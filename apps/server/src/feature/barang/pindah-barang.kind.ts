/**
 * Moving ready pieces to another tray (spec 1 §2 "pindah-barang"): OUT of the old, IN to the new,
 * the same milligrams.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept } from '@kencana/contract/document/kept';
import type { PindahInput } from '@kencana/contract/transaction/stock-entry';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Kind, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { StockRow } from '../../engine/transaction/posting.ts';
import { ref } from '../../engine/transaction/ref.ts';
import { checkReady, readyPieces } from './ready.ts';

export interface PindahFacts {
  readonly pieces: Pieces;
}

/** Where they went. */
const DETAIL = keeps<Pick<PindahInput, 'kode_gudang' | 'kode_baki'>>();
/** Where a piece was, and its price. */
const LINE = keeps<{
  readonly dari_gudang: string;
  readonly dari_baki: string;
  readonly harga_jual: Rupiah;
}>();

export const pindahBarangKind: Kind<PindahInput, PindahFacts> = {
  name: 'pindah-barang',
  kode: 'PB',
  book: { peran: {} },
  pieces: (input) => input.barang,
  refs: (input) => [ref('baki', input.kode_baki, 'kode_baki')],
  load: (_tx, _input, _base, pieces) => Promise.resolve({ pieces }),
  check: checkPindah,
  approval: () => [],
  post: (input, facts) => {
    const pieces = readyPieces(input.barang, facts.pieces);
    const to = { kode_gudang: input.kode_gudang, kode_baki: input.kode_baki };
    return {
      ...EMPTY_POSTING,
      header: {
        ...NO_MONEY,
        keterangan: input.keterangan,
        status_valid: SAH,
        rincian: kept(DETAIL, to),
      },
      lines: pieces.map((p) => ({
        ...goodsOf(p),
        ...to,
        jenis_baris: 'PINDAH',
        kode_barcode: p.kode_barcode,
        nama_barang: p.nama_barang,
        rumus: kept(LINE, {
          dari_gudang: p.kode_gudang,
          dari_baki: p.kode_baki,
          harga_jual: p.harga_jual,
        }),
      })),
      pieces: pieces.map((p) => ({
        kode_barcode: p.kode_barcode,
        dari: 'READY',
        menjadi: 'READY',
        ...to,
      })),
      stock: pieces.flatMap((p) => moveRows(p, to)),
    };
  },
};

function checkPindah(input: PindahInput, facts: PindahFacts, { refs }: Known): Problem[] {
  const { kode_baki, kode_gudang } = input;
  const tray = refs.row('baki', kode_baki);
  if (tray === undefined) return [];
  if (tray.kode_gudang !== kode_gudang) {
    return [{ code: 'BAKI_BUKAN_GUDANG', data: { kode_baki, kode_gudang }, field: 'kode_baki' }];
  }
  const problems = checkReady(input.barang, facts.pieces);
  if (problems.length > 0) return problems;
  return readyPieces(input.barang, facts.pieces)
    .filter((p) => p.kode_baki === kode_baki)
    .map((p) => ({
      code: 'PINDAH_KE_BAKI_SAMA',
      data: { kode_barcode: p.kode_barcode, kode_baki },
      field: 'barang',
    }));
}

function moveRows(piece: Piece, to: { kode_gudang: string; kode_baki: string }): StockRow[] {
  const state = { no_lot: null, status_dari: null, status_ke: null } as const;
  const row = { ...goodsOf(piece), ...state, kode_barcode: piece.kode_barcode };
  return [
    { ...row, kolom: 'OUT' },
    { ...row, ...to, kolom: 'IN' },
  ];
}
