/**
 * Destroying what was bought (spec 1 §2 "hancur-pembelian"; docs/domain.md §8): whole lots leave
 * the BELI warehouse at their own cost and arrive as scrap, always with an approval (docs/domain.md
 * §10).
 */
import { keeps, kept } from '@kencana/contract/document/kept';
import type { HancurPembelianInput } from '@kencana/contract/transaction/stock-entry';
import { PERSEDIAAN_BELI } from '../../engine/transaction/account.ts';
import type { Kind } from '../../engine/transaction/kind.ts';
import {
  lockBoughtLots,
  lotProblems,
  lotsOf,
  wholeLot,
  type Lot,
} from '../../engine/transaction/lot.ts';
import {
  scrapBook,
  scrapNeeds,
  scrapPosting,
  scrapRefs,
  type Scrapped,
} from '../../engine/transaction/scrap.ts';

export interface HancurPembelianFacts {
  /** Lots that are there and whose document waits for nobody, by number. */
  readonly lots: ReadonlyMap<string, Lot>;
}

/** Where the scrap went, and why. */
const DETAIL = keeps<Pick<HancurPembelianInput, 'kode_gudang' | 'kondisi'>>();

export const hancurPembelianKind: Kind<HancurPembelianInput, HancurPembelianFacts> = {
  name: 'hancur-pembelian',
  kode: 'HP',
  book: scrapBook({ 'PERSEDIAAN BELI': PERSEDIAAN_BELI }),
  pieces: () => [],
  refs: scrapRefs,
  load: async (tx, { no_lot }) => ({ lots: await lockBoughtLots(tx, no_lot) }),
  check: ({ no_lot }, { lots }) => lotProblems(no_lot, lots),
  approval: (input, facts) => scrapNeeds('minta.hancur-beli', 'BELI', scrappedOf(input, facts)),
  post: (input, facts, { refs }) => {
    const { kode_gudang, kondisi } = input;
    const rincian = kept(DETAIL, { kode_gudang, kondisi });
    return {
      ...scrapPosting(scrappedOf(input, facts), input, refs, rincian),
      lotsTaken: lotsOf(input.no_lot, facts.lots).map(wholeLot),
    };
  },
};

function scrappedOf(input: HancurPembelianInput, facts: HancurPembelianFacts): Scrapped[] {
  return lotsOf(input.no_lot, facts.lots).map((lot) => {
    const { kode_barcode, nama_barang, no_lot, ...rest } = lot;
    const { berat_asli: berat, murni, kode_jenis, modal: jumlah } = lot;
    const grams = { berat, murni, kode_jenis };
    const cost = { peran: 'PERSEDIAAN BELI', sisi: 'KREDIT', jumlah, ...grams } as const;
    return { goods: { ...rest, kode_baki: '' }, cost, nama_barang, kode_barcode, no_lot };
  });
}
