/**
 * Selling prices by one rule (update-profit): a per cent or rupiah on the price or on the cost, or
 * what gold is worth today and the price group's margin; what the new prices come to. Pure.
 */
import type { Settings } from '@kencana/contract/module-flag';
import type { ProfitRule } from '@kencana/contract/transaction/update-profit-entry';
import { batasBawah } from '@kencana/rules/batas-bawah';
import { HARGA_MAX, hitungBarisJual } from '@kencana/rules/harga';
import { roundHalfUp, roundToStep } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { floorBasis, paidForGold } from '../penjualan/floor.part.ts';
import { priceLine, stepOf } from '../penjualan/price.part.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';

/** A hundred per cent, in hundredths. */
const WHOLE = 10_000;

/** A piece with its price before and after. */
export interface Repriced {
  readonly piece: Piece;
  readonly sebelum: Rupiah;
  /** null where the rule says none: no price group, or no price of gold today. */
  readonly sesudah: Rupiah | null;
  /** Below what it cost; what is paid for its gold is below the shop's floor. */
  readonly di_bawah_modal: boolean;
  readonly di_bawah_batas: boolean;
}

/** What the rule makes of each piece; `prices` are those of their groups. */
export function repriced(
  pieces: readonly Piece[],
  rule: ProfitRule,
  prices: GoldPrices,
  settings: Settings,
): Repriced[] {
  const basis = floorBasis(settings);
  return pieces.map((piece) => {
    const sebelum = piece.harga_jual;
    const sesudah = ruled(piece, rule, prices, settings);
    if (sesudah === null || !isPrice(sesudah)) {
      return { piece, sebelum, sesudah, di_bawah_modal: false, di_bawah_batas: false };
    }
    const sold = priceLine({ ...piece, harga_jual: sesudah }, prices, settings, {});
    return {
      piece,
      sebelum,
      sesudah,
      di_bawah_modal: sesudah < piece.harga_beli,
      di_bawah_batas: paidForGold(sold) < batasBawah(piece.murni, basis),
    };
  });
}

/** True for a price that a piece may have. */
export function isPrice(harga: Rupiah | null): harga is Rupiah {
  return harga !== null && harga > 0 && harga <= HARGA_MAX;
}

/** The price by the rule, rounded as a sale is; zero and less is none that a piece may have. */
function ruled(
  piece: Piece,
  rule: ProfitRule,
  prices: GoldPrices,
  settings: Settings,
): Rupiah | null {
  const { langkah, arah } = stepOf(settings);
  const exact =
    rule.dasar === 'KELOMPOK' ? byMargin(piece, prices, settings) : byAmount(piece, rule);
  return exact === null ? null : roundToStep(exact, langkah, arah);
}

function byAmount(piece: Piece, rule: ProfitRule): Rupiah {
  const from = rule.dasar === 'MODAL' ? piece.harga_beli : piece.harga_jual;
  const sign = rule.arah === 'TURUN' ? -1 : 1;
  if (rule.satuan === 'RUPIAH') return rupiah(from + sign * (rule.jumlah_rp ?? 0));
  return rupiah(roundHalfUp(BigInt(from) * BigInt(WHOLE + sign * (rule.persen ?? 0)), WHOLE));
}

/** Today's worth of its purity and the margin of its price group, for its weight. */
function byMargin(piece: Piece, prices: GoldPrices, settings: Settings): Rupiah | null {
  const hargaGlobal = rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE'));
  const margin = prices.margin.get(piece.kode_group);
  if (margin === undefined || hargaGlobal === 0) return null;
  const { berat, kadar } = piece;
  const none = rupiah(0);
  return hitungBarisJual({
    kebijakan: 'GLOBAL',
    berat,
    kadar,
    hargaGlobal,
    margin,
    hargaBarang: none,
    hargaGram: none,
    ongkos: none,
    tipeOngkos: 'TOTAL',
    hargaAtribut: none,
    diskonRp: none,
    diskonPersen: 0,
    ...stepOf(settings),
  }).hargaDihitung;
}

/** What all of them come to; those without a new price stay as they are. */
export interface ProfitSums {
  readonly sebelum: Rupiah;
  readonly sesudah: Rupiah;
  readonly naik: number;
  readonly turun: number;
  readonly tetap: number;
  readonly di_bawah_modal: number;
  readonly di_bawah_batas: number;
  /** The piece that falls most in rupiah, and by how much; undefined where none falls. */
  readonly terbesar: { readonly kode_barcode: string; readonly turun: Rupiah } | undefined;
}

export function profitSums(rows: readonly Repriced[]): ProfitSums {
  const sum = (of: (row: Repriced) => number): number => rows.reduce((n, row) => n + of(row), 0);
  const count = (is: (row: Repriced) => boolean): number => rows.filter(is).length;
  const fall = (row: Repriced): number => row.sebelum - afterOf(row);
  const most = rows.reduce<Repriced | undefined>(
    (worst, row) => (worst === undefined || fall(row) > fall(worst) ? row : worst),
    undefined,
  );
  const falls = most !== undefined && fall(most) > 0;
  return {
    sebelum: rupiah(sum(({ sebelum }) => sebelum)),
    sesudah: rupiah(sum(afterOf)),
    naik: count((row) => fall(row) < 0),
    turun: count((row) => fall(row) > 0),
    tetap: count((row) => fall(row) === 0),
    di_bawah_modal: count(({ di_bawah_modal }) => di_bawah_modal),
    di_bawah_batas: count(({ di_bawah_batas }) => di_bawah_batas),
    terbesar: falls
      ? { kode_barcode: most.piece.kode_barcode, turun: rupiah(fall(most)) }
      : undefined,
  };
}

function afterOf({ sebelum, sesudah }: Repriced): Rupiah {
  return sesudah ?? sebelum;
}
