/**
 * Facts for the buy-back's pure rules: what a shop with one sold ring would have loaded, each with
 * plain values that a case overrides. No database.
 */
import { pembelianInput } from '@kencana/contract/transaction/pembelian';
import type { PembelianBody, PembelianInput } from '@kencana/contract/transaction/pembelian';
import { rupiah } from '@kencana/rules/rupiah';
import type { Piece } from '../src/engine/transaction/pieces.ts';
import type { PembelianFacts } from '../src/feature/pembelian/pembelian.facts.ts';
import type { SoldLine } from '../src/feature/pembelian/valuation.part.ts';
import { factsOf, OLD, pieceOf, tradeInOf } from './sale-case.ts';

export interface BuyWorld {
  readonly piece?: Partial<Piece>;
  readonly sold?: Partial<SoldLine>;
  readonly facts?: Partial<PembelianFacts>;
}

/** What a buy-back of OLD, or of goods of group MT and type CINCIN, would have loaded. */
export function buyFactsOf(world: BuyWorld = {}): PembelianFacts {
  const { prices: _prices, accounts: _accounts, means: _means, ...facts } = factsOf();
  return {
    ...facts,
    ...tradeInOf(world.sold === undefined ? {} : { sold: world.sold }),
    pieces: new Map([[OLD, pieceOf(OLD, { status: 'TERJUAL', ...world.piece })]]),
    hargaPasar: new Map([['MT/7500', rupiah(1_200_000)]]),
    hargaEmas: new Map([['MT/7500', rupiah(1_320_000)]]),
    hargaBeli: new Map([['UMUM', rupiah(1_000_000)]]),
    ...world.facts,
  };
}

/** A seller that every rule accepts. */
export const PENJUAL = { nama_customer: 'IBU AISYAH', nik_sim_passport: '3273012345678901' };

/** A buy-back's input as the route gives it to the kind. */
export function buyInput(body: Partial<PembelianBody>): PembelianInput {
  const whole = { kode_sales: 'S1', ...PENJUAL, detail_barang: [], pembayaran: [], ...body };
  return pembelianInput.parse(whole);
}
