/**
 * Gold of the shop that goes into a customer's piece (docs/decision/0011): grams of a lot without
 * barcode, bought back or destroyed, at the lot's own cost, and priced at today's gold price of its
 * group and purity. Pure but for `loadLots`.
 */
import { sql } from 'kysely';
import { type UsedGold } from '@kencana/contract/document/service';
import type { Settings } from '@kencana/contract/module-flag';
import type { SiapServiceInput } from '@kencana/contract/document/service-entry';
import { milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { roundToStep } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Problem } from '../../engine/transaction/kind.ts';
import { AT_HAND, partOf } from '../../engine/transaction/lot.ts';
import type {
  Goods,
  JournalLine,
  LotSource,
  LotTaken,
  StockRow,
} from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { gramPriceToday, roundingOf } from '../penjualan/price.part.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';

/** A lot of gold without barcode under lock. */
export interface GoldLot extends Omit<Goods, 'kode_baki'> {
  readonly no_lot: string;
  readonly asal: LotSource;
}

/**
 * The lots of these numbers that may go into a service, locked in the order of their numbers.
 */
export async function loadLots(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, GoldLot>> {
  if (numbers.length === 0) return new Map();
  const lots = await tx.rows<GoldLot>(
    sql`select l.no_lot, l.asal, l.kode_gudang, l.kode_group, l.kode_jenis, l.kadar, l.qty,
          l.berat, l.berat_asli, l.murni, l.modal
        from lot l join gudang g using (kode_toko, kode_gudang)
        where l.kode_toko = ${tx.kodeToko} and l.no_lot = any(${[...numbers]}::text[])
          and g.jenis_gudang in ('BELI', 'RUSAK', 'SEPUH')
          and ${AT_HAND}
        order by l.no_lot for update of l`,
    'lock_gold',
  );
  return new Map(lots.map((lot) => [lot.no_lot, lot]));
}

/**
 * Today's price of gold without making charge, by the shop's policy, rounded as a sale is; both are
 * 0 where the shop has set none.
 */
export function goldPrice(
  lot: Pick<GoldLot, 'kode_group' | 'kadar'>,
  berat: Milligram,
  prices: GoldPrices,
  settings: Settings,
): Pick<UsedGold, 'harga' | 'harga_gram' | 'langkah' | 'arah'> {
  const harga_gram = gramPriceToday(lot, prices, settings);
  const langkah = settings.number('PEMBULATAN');
  const arah = roundingOf(settings);
  const harga = roundToStep(hargaBerat(harga_gram, berat), langkah, arah);
  return { harga, harga_gram, langkah, arah };
}

/** Gold of every piece in the order of the input, and what cannot be taken. */
export interface GoldPlan {
  readonly pieces: readonly (readonly UsedGold[])[];
  readonly problems: readonly Problem[];
}

/**
 * Takes the wanted grams out of the lots one after the other; a lot may serve several pieces. Gold
 * without a price of today needs one that is given.
 */
export function planGold(
  input: SiapServiceInput,
  lots: ReadonlyMap<string, GoldLot>,
  prices: GoldPrices,
  settings: Settings,
): GoldPlan {
  const left = new Map(lots);
  const problems: Problem[] = [];
  const pieces = input.detail_barang.map((piece, i) =>
    piece.emas.flatMap((want, j): UsedGold[] => {
      const field = `detail_barang.${i}.emas.${j}`;
      const { no_lot, berat } = want;
      const lot = left.get(no_lot);
      if (lot === undefined || lot.qty === 0) {
        problems.push({ code: 'LOT_TIDAK_ADA', data: { no_lot }, field: `${field}.no_lot` });
        return [];
      }
      if (berat > lot.berat_asli) {
        const data = { no_lot, gram: lot.berat_asli / 1000 };
        problems.push({ code: 'LOT_KURANG', data, field: `${field}.berat` });
        return [];
      }
      const part = partOf(lot, berat);
      left.set(no_lot, restOf(lot, part));
      const price = goldPrice(lot, berat, prices, settings);
      if (price.harga_gram === 0 && want.harga === undefined) {
        const data = { nama: no_lot };
        problems.push({ code: 'HARGA_EMAS_KOSONG', data, field: `${field}.harga` });
      }
      const harga = want.harga ?? price.harga;
      return [{ ...part, ...price, harga, harga_dihitung: price.harga }];
    }),
  );
  return { pieces, problems };
}

function restOf(lot: GoldLot, part: GoldLot): GoldLot {
  return {
    ...lot,
    qty: lot.qty - part.qty,
    berat: milligram(lot.berat - part.berat),
    berat_asli: milligram(lot.berat_asli - part.berat_asli),
    murni: milligram(lot.murni - part.murni),
    modal: rupiah(lot.modal - part.modal),
  };
}

/** The way out of the lots (`sign` 1) or back into them (−1), one row per piece of gold. */
export function goldRows(
  gold: readonly UsedGold[],
  sign: 1 | -1,
): { readonly taken: LotTaken[]; readonly stock: StockRow[] } {
  const signed = gold.map((g) => ({
    ...goodsOf(g),
    qty: g.qty * sign || 0,
    berat: milligram(g.berat * sign || 0),
    berat_asli: milligram(g.berat_asli * sign || 0),
    murni: milligram(g.murni * sign || 0),
    modal: rupiah(g.modal * sign || 0),
    no_lot: g.no_lot,
  }));
  const perLot = Map.groupBy(signed, (g) => g.no_lot);
  return {
    taken: [...perLot].map(([no_lot, list]) => ({
      no_lot,
      qty: total(list, (g) => g.qty),
      berat: milligram(total(list, (g) => g.berat)),
      berat_asli: milligram(total(list, (g) => g.berat_asli)),
      murni: milligram(total(list, (g) => g.murni)),
      modal: rupiah(total(list, (g) => g.modal)),
    })),
    stock: signed.map((g) => ({
      ...g,
      kode_baki: '',
      kolom: 'JUAL',
      kode_barcode: null,
      status_dari: null,
      status_ke: null,
    })),
  };
}

/** The stock that a lot's cost stands in. */
const PERSEDIAAN: Readonly<Record<LotSource, string>> = {
  BELI: 'PERSEDIAAN BELI',
  HANCUR: 'PERSEDIAAN RUSAK',
  CUCI: 'PERSEDIAAN SEPUH',
};

/** Gold between the shop's inventory and the work in progress; `ke` DEBIT puts it into the work. */
export function goldJournal(gold: readonly UsedGold[], sisi: 'DEBIT' | 'KREDIT'): JournalLine[] {
  return gold.flatMap((g): JournalLine[] => {
    const line = {
      jumlah: g.modal,
      berat: g.berat_asli,
      murni: g.murni,
      kode_jenis: g.kode_jenis,
    };
    return [
      { ...line, peran: 'DALAM SERVICE', sisi },
      { ...line, peran: PERSEDIAAN[g.asal], sisi: sisi === 'DEBIT' ? 'KREDIT' : 'DEBIT' },
    ];
  });
}

function goodsOf(gold: UsedGold): Omit<Goods, 'kode_baki'> {
  const { kode_gudang, kode_group, kode_jenis, kadar, qty, berat, berat_asli, murni, modal } = gold;
  return { kode_gudang, kode_group, kode_jenis, kadar, qty, berat, berat_asli, murni, modal };
}

function total<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((n, item) => n + value(item), 0);
}
