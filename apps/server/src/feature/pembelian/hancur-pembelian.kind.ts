/**
 * Destroying what was bought (spec 1 §2 "hancur-pembelian"; docs/domain.md §8): whole lots leave
 * the BELI warehouse at their own cost and arrive as scrap, always with an approval (docs/domain.md
 * §10).
 */
import { sql } from 'kysely';
import type { HancurPembelianInput } from '@kencana/contract/transaction/stock-entry';
import { PERSEDIAAN_BELI } from '../../engine/transaction/account.ts';
import type { Kind, Problem } from '../../engine/transaction/kind.ts';
import type { Goods } from '../../engine/transaction/posting.ts';
import {
  scrapBook,
  scrapNeeds,
  scrapPosting,
  scrapRefs,
  type Scrapped,
} from '../../engine/transaction/scrap.ts';

/** A lot of bought goods under lock. */
export interface BoughtLot extends Omit<Goods, 'kode_baki'> {
  readonly no_lot: string;
  readonly kode_barcode: string | null;
  readonly nama_barang: string;
}

export interface HancurPembelianFacts {
  /** Lots that are there and whose document waits for nobody, by number. */
  readonly lots: ReadonlyMap<string, BoughtLot>;
}

export const hancurPembelianKind: Kind<HancurPembelianInput, HancurPembelianFacts> = {
  name: 'hancur-pembelian',
  kode: 'HP',
  book: scrapBook('PERSEDIAAN BELI', PERSEDIAAN_BELI),
  pieces: () => [],
  refs: scrapRefs,
  load: async (tx, input) => {
    const lots = await tx.rows<BoughtLot>(
      sql`select l.no_lot, l.kode_barcode, l.nama_barang, l.kode_gudang, l.kode_group, l.kode_jenis,
            l.kadar, l.qty, l.berat, l.berat_asli, l.murni, l.modal
          from lot l join gudang g using (kode_toko, kode_gudang)
          where l.kode_toko = ${tx.kodeToko} and l.no_lot = any(${[...input.no_lot]}::text[])
            and l.asal = 'BELI' and g.jenis_gudang = 'BELI'
            and exists (select 1 from dokumen d where d.kode_toko = l.kode_toko
              and d.no_dokumen = l.no_dokumen and d.status_valid = 'DONE')
          order by l.no_lot for update of l`,
      'lock_lots',
    );
    return {
      // Read again after the lock was won: what another document took is gone.
      lots: new Map(lots.filter((l) => l.qty > 0).map((l) => [l.no_lot, l])),
    };
  },
  check: checkHancur,
  approval: (input, facts) => scrapNeeds('barang beli', 'BELI', scrappedOf(input, facts)),
  post: (input, facts, { refs }) => {
    const { kode_gudang, kondisi } = input;
    const rincian = { kode_gudang, kondisi };
    return {
      ...scrapPosting('PERSEDIAAN BELI', scrappedOf(input, facts), input, refs, rincian),
      lotsTaken: lotsOf(input, facts).map(({ no_lot, qty, berat, berat_asli, murni, modal }) => ({
        no_lot,
        qty,
        berat,
        berat_asli,
        murni,
        modal,
      })),
    };
  },
};

function lotsOf(input: HancurPembelianInput, facts: HancurPembelianFacts): BoughtLot[] {
  return input.no_lot.flatMap((no) => facts.lots.get(no) ?? []);
}

function checkHancur(input: HancurPembelianInput, facts: HancurPembelianFacts): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  input.no_lot.forEach((no_lot, i) => {
    const field = `no_lot.${i}`;
    if (seen.has(no_lot))
      problems.push({ code: 'BARANG_GANDA', data: { kode_barcode: no_lot }, field });
    else if (!facts.lots.has(no_lot))
      problems.push({ code: 'LOT_TIDAK_ADA', data: { no_lot }, field });
    seen.add(no_lot);
  });
  return problems;
}

function scrappedOf(input: HancurPembelianInput, facts: HancurPembelianFacts): Scrapped[] {
  return lotsOf(input, facts).map((lot) => {
    const { kode_barcode, nama_barang, no_lot, ...rest } = lot;
    return { goods: { ...rest, kode_baki: '' }, nama_barang, kode_barcode, no_lot };
  });
}
