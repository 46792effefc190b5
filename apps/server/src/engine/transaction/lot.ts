/**
 * Goods in lots without barcode: which may be taken of, and which part of a lot some grams are.
 */
import { sql } from 'kysely';
import { milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { Problem } from './kind.ts';
import type { Goods, LotTaken, NewLot, Posting, StockRow } from './posting.ts';

/** A lot of goods without barcode, as it is under lock. */
export interface Lot extends Omit<Goods, 'kode_baki'> {
  readonly no_lot: string;
  readonly kode_barcode: string | null;
  readonly nama_barang: string;
}

/** Other documents took of lot `l` and have not given all of it back. */
export const USED = sql`exists (select 1 from kartu_stok k
  where k.kode_toko = l.kode_toko and k.no_lot = l.no_lot and k.no_dokumen <> l.no_dokumen
  group by k.kolom having (sum(k.qty), sum(k.berat), sum(k.berat_asli), sum(k.murni), sum(k.modal))
    <> (0, 0, 0, 0, 0))`;

/** Lot `l` is in the house, and its document waits for no cashier, who may refuse it. */
export const AT_HAND = sql`not l.di_luar and exists (select 1 from dokumen d
  where d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen and d.status_valid = 'DONE')`;

/**
 * `berat` milligrams on the scale out of a lot, the rest in proportion; the last grams take what is
 * left.
 */
export function partOf<L extends Pick<Goods, 'qty' | 'berat' | 'berat_asli' | 'murni' | 'modal'>>(
  lot: L,
  berat: Milligram,
): L {
  if (berat === lot.berat_asli) return lot;
  const share = (whole: number): number =>
    Number((BigInt(whole) * BigInt(berat)) / BigInt(lot.berat_asli));
  return {
    ...lot,
    qty: 0,
    berat: milligram(share(lot.berat)),
    berat_asli: berat,
    murni: milligram(share(lot.murni)),
    modal: rupiah(share(lot.modal)),
  };
}

/** The bought lots of these numbers that are at hand, under lock in the order of their numbers. */
export async function lockBoughtLots(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Lot>> {
  const lots = await tx.rows<Lot>(
    sql`select l.no_lot, l.kode_barcode, l.nama_barang, l.kode_gudang, l.kode_group, l.kode_jenis,
          l.kadar, l.qty, l.berat, l.berat_asli, l.murni, l.modal
        from lot l join gudang g using (kode_toko, kode_gudang)
        where l.kode_toko = ${tx.kodeToko} and l.no_lot = any(${[...numbers]}::text[])
          and l.asal = 'BELI' and g.jenis_gudang = 'BELI' and ${AT_HAND}
        order by l.no_lot for update of l`,
    'lock_lots',
  );
  // Read again after the lock was won: what another document took is gone.
  return new Map(lots.filter((l) => l.qty > 0).map((l) => [l.no_lot, l]));
}

/** What is wrong with lots that a document names in its field `no_lot`: twice, or not there. */
export function lotProblems(
  numbers: readonly string[],
  lots: ReadonlyMap<string, Lot>,
): readonly Problem[] {
  return numbers.flatMap((no_lot, i): Problem[] => {
    const field = `no_lot.${i}`;
    if (numbers.indexOf(no_lot) < i)
      return [{ code: 'BARANG_GANDA', data: { kode_barcode: no_lot }, field }];
    return lots.has(no_lot) ? [] : [{ code: 'LOT_TIDAK_ADA', data: { no_lot }, field }];
  });
}

/** The lots of these numbers, in their order; those that are not there are left out. */
export function lotsOf(numbers: readonly string[], lots: ReadonlyMap<string, Lot>): readonly Lot[] {
  return numbers.flatMap((no) => lots.get(no) ?? []);
}

/** Lots as they move whole into new ones of a warehouse: out at their cost, in at the same. */
export function moveLots(
  lots: readonly Lot[],
  into: Pick<NewLot, 'kode_gudang' | 'asal' | 'di_luar'>,
): Pick<Posting, 'lots' | 'lotsTaken' | 'stock'> {
  return {
    lots: lots.map(({ no_lot: _from, ...lot }, i) => ({ ...lot, ...into, baris: i + 1 })),
    lotsTaken: lots.map(wholeLot),
    stock: lots.flatMap((lot, i) => [
      lotRow(lot, { kolom: 'OUT' }),
      lotRow(lot, {
        kolom: 'IN',
        kode_gudang: into.kode_gudang,
        no_lot: null,
        lot_baris: i + 1,
      }),
    ]),
  };
}

/** A row of the stock card of goods in a lot, which have no tray and no state. */
export function lotRow(
  { no_lot, kode_barcode, kode_gudang, kode_group, kode_jenis, kadar, ...weights }: Lot,
  row: Pick<StockRow, 'kolom'> & Partial<StockRow>,
): StockRow {
  const { qty, berat, berat_asli, murni, modal } = weights;
  const goods = { kode_gudang, kode_baki: '', kode_group, kode_jenis, kadar, modal };
  const none = { status_dari: null, status_ke: null };
  return { ...goods, no_lot, kode_barcode, qty, berat, berat_asli, murni, ...none, ...row };
}

/** The lots that lines of a document made, by their lines, under lock. */
export function lockLotsOf(tx: Tx, no: string): Promise<(Lot & { readonly baris: number })[]> {
  return tx.rows(
    sql`select b.baris, l.no_lot, l.kode_barcode, l.nama_barang, l.kode_gudang, l.kode_group,
          l.kode_jenis, l.kadar, l.qty, l.berat, l.berat_asli, l.murni, l.modal
        from dokumen_baris b join lot l on l.kode_toko = b.kode_toko and l.no_lot = b.no_faktur
        where b.kode_toko = ${tx.kodeToko} and b.no_dokumen = ${no}
        order by b.baris for update of l`,
  );
}

/** A whole lot that leaves. */
export function wholeLot({ no_lot, qty, berat, berat_asli, murni, modal }: Lot): LotTaken {
  return { no_lot, qty, berat, berat_asli, murni, modal };
}
