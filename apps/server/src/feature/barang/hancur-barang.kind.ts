/**
 * Destroying pieces (spec 1 §2 "hancur-data-barang"): the barcode ends and the gold arrives as a
 * scrap lot in the target warehouse at the piece's own cost and weight.
 */
import { keeps, kept } from '@kencana/contract/document/kept';
import { say } from '@kencana/contract/sentence';
import type { HancurInput } from '@kencana/contract/transaction/stock-entry';
import { milligram } from '@kencana/rules/gram';
import { HUTANG_SUPPLIER, SIAP_JUAL } from '../../engine/transaction/account.ts';
import type { Kind, Pieces } from '../../engine/transaction/kind.ts';
import { costLeaves, goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { StockRow } from '../../engine/transaction/posting.ts';
import {
  scrapBook,
  scrapNeeds,
  scrapPosting,
  scrapRefs,
  type Scrapped,
} from '../../engine/transaction/scrap.ts';
import { checkReady, readyPieces } from './ready.ts';

export interface HancurFacts {
  readonly pieces: Pieces;
}

/** Where the scrap went, and why. */
const DETAIL = keeps<Pick<HancurInput, 'kode_gudang' | 'kode_baki' | 'kondisi'>>();

export const hancurBarangKind: Kind<HancurInput, HancurFacts> = {
  name: 'hancur-barang',
  kode: 'HB',
  book: scrapBook({ PERSEDIAAN: SIAP_JUAL, 'HUTANG SUPPLIER': HUTANG_SUPPLIER }),
  pieces: (input) => input.barang,
  refs: scrapRefs,
  load: (_tx, _input, _base, pieces) => Promise.resolve({ pieces }),
  check: (input, facts) => checkReady(input.barang, facts.pieces),
  approval: (input, facts) =>
    scrapNeeds('minta.hancur', 'READY', scrappedOf(input, facts), (nama, code) => {
      const piece = facts.pieces.get(code ?? '');
      if (piece?.konsinyasi !== true) return nama;
      return say('minta.konsinyasi', { nama, kode: piece.kode_supplier });
    }),
  post: (input, facts, { refs }) => {
    const { kode_gudang, kode_baki, kondisi } = input;
    const rincian = kept(DETAIL, { kode_gudang, kode_baki, kondisi });
    const pieces = readyPieces(input.barang, facts.pieces);
    const scrapped = scrapPosting(scrappedOf(input, facts), input, refs, rincian);
    return {
      ...scrapped,
      stock: [...pieces.flatMap(becomesOurs), ...scrapped.stock],
      pieces: pieces.map((p) => ({
        kode_barcode: p.kode_barcode,
        dari: 'READY',
        menjadi: 'HANCUR',
        kode_gudang: p.kode_gudang,
        kode_baki: p.kode_baki,
      })),
    };
  },
};

function scrappedOf(input: HancurInput, facts: HancurFacts): Scrapped[] {
  return readyPieces(input.barang, facts.pieces).map((piece) => {
    const { kode_barcode, nama_barang } = piece;
    const cost = costLeaves(piece);
    const goods = { ...goodsOf(piece), modal: piece.harga_beli };
    return { goods, cost, nama_barang, kode_barcode, no_lot: null };
  });
}

/** A piece on consignment is bought before it is scrap: its cost comes in, and no gold with it. */
function becomesOurs(piece: Piece): StockRow[] {
  if (!piece.konsinyasi) return [];
  const nothing = { qty: 0, berat: milligram(0), berat_asli: milligram(0), murni: milligram(0) };
  const state = { no_lot: null, status_dari: null, status_ke: null } as const;
  const { kode_barcode, harga_beli: modal } = piece;
  return [{ ...goodsOf(piece), ...nothing, ...state, modal, kolom: 'TAMBAH', kode_barcode }];
}
