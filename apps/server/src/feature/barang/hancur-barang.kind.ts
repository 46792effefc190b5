/**
 * Destroying pieces (spec 1 §2 "hancur-data-barang"): the barcode ends and the gold arrives as a
 * scrap lot in the target warehouse at the piece's own cost and weight.
 */
import { keeps, kept } from '@kencana/contract/document/kept';
import type { HancurInput } from '@kencana/contract/transaction/stock-entry';
import { SIAP_JUAL } from '../../engine/transaction/account.ts';
import type { Kind, Pieces } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
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
  book: scrapBook('PERSEDIAAN', SIAP_JUAL),
  pieces: (input) => input.barang,
  refs: scrapRefs,
  load: (_tx, _input, _base, pieces) => Promise.resolve({ pieces }),
  check: (input, facts) => checkReady(input.barang, facts.pieces),
  approval: (input, facts) => scrapNeeds('minta.hancur', 'READY', scrappedOf(input, facts)),
  post: (input, facts, { refs }) => {
    const { kode_gudang, kode_baki, kondisi } = input;
    const rincian = kept(DETAIL, { kode_gudang, kode_baki, kondisi });
    return {
      ...scrapPosting('PERSEDIAAN', scrappedOf(input, facts), input, refs, rincian),
      pieces: readyPieces(input.barang, facts.pieces).map((p) => ({
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
    return { goods: goodsOf(piece), nama_barang, kode_barcode, no_lot: null };
  });
}
