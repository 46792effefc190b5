/**
 * What priced lines keep: every input of the formula, so that a stored price recomputes
 * (docs/domain.md fact 7). Rupiah, milligrams, hundredths of a per cent, by the names that stand in
 * the database.
 */
import type { DasarBatas } from '@kencana/rules/batas-bawah';
import type { Milligram } from '@kencana/rules/gram';
import type { BarisJualInput, BeliKembaliInput } from '@kencana/rules/harga';
import type { Rupiah } from '@kencana/rules/rupiah';

/** Inputs of a price of goods that leave the shop. */
export interface PriceFormula extends BarisJualInput {
  readonly ppnPersen: number;
}

/** A piece that is sold, or held at its price. */
export interface SoldFormula extends PriceFormula {
  readonly kadar_cetak: string;
  /** Rupiah per gram as its price comes to. */
  readonly harga_gram: Rupiah;
  /** The least for its gold on the day; left out where there is none. */
  readonly batas_bawah?: Rupiah;
  /** Bonus rules of the day of the sale; left out where there was none. */
  readonly bonus?: readonly BonusRule[];
}

/** What a piece earns who sells it: rupiah, rupiah per gram, or hundredths of a per cent. */
export interface BonusRule {
  readonly kode_bonus: string;
  readonly tipe_bonus: 'RP' | 'PER_GRAM' | 'PERSEN';
  readonly nilai: number;
}

/** What an order at a fixed price of gold keeps of the floor of its day. */
export interface AgreedFloor extends DasarBatas {
  readonly total: Rupiah;
  readonly batas: Rupiah;
}

/** A piece that is ordered: what the sale prices and measures the made one by. */
export interface OrderFormula extends PriceFormula {
  readonly harga_gram: Rupiah;
  readonly harga_hari_ini: Rupiah;
  readonly size: string;
  readonly lantai?: AgreedFloor;
}

/** Where the price that a buy-back starts from came of. */
export type DasarBeli = 'NOTA' | 'PASAR' | 'KATEGORI' | 'PARAMETER' | 'TIDAK ADA';

/** Inputs of a buy-back's price. */
export interface BuyBackFormula extends BeliKembaliInput {
  readonly dasar: DasarBeli;
  /** Code of the gold's category; '' where it has none, left out on lines from before 0048. */
  readonly kategori?: string;
}

/** What was told of bought goods beside their price. */
export interface BoughtTold {
  /** `files/<id>`, '' without a photo. */
  readonly foto?: string;
  /** False when the scale told the weight. */
  readonly berat_manual?: boolean;
  /** Of goods without a barcode: another shop's nota, and what it says. */
  readonly toko_lain?: boolean;
  readonly kode_harga?: string;
  readonly harga_nota?: Rupiah | null;
}

/** Old gold that was bought or traded in. */
export interface BoughtFormula extends BuyBackFormula, BoughtTold {
  readonly no_faktur_jual: string | null;
  /** What coupons, vouchers and points paid of its nota. */
  readonly rabat: number;
  readonly berat_nota: Milligram | null;
  readonly kondisi: { readonly kode_kondisi: string } | null;
  readonly rugi: Rupiah;
  readonly harga_rata: Rupiah;
  readonly harga_emas: Rupiah;
  /** LAIN where the nota names somebody else than who sells. */
  readonly penjual?: 'LAIN';
}
