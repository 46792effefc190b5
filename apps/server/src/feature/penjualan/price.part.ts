/**
 * The price of one piece in a sale today (docs/domain.md §5), from the shop's policy and the facts
 * that load read. Pure; used alike by the sale, by the barcode lookup on the counter and by
 * recomputation.
 */
import { type PriceFormula } from '@kencana/contract/document/line-formula';
import type { Settings } from '@kencana/contract/module-flag';
import { hitungBarisJual, ppnTermasuk } from '@kencana/rules/harga';
import type { BarisJual, KebijakanHarga } from '@kencana/rules/harga';
import { milligram } from '@kencana/rules/gram';
import { cariOngkos } from '@kencana/rules/ongkos';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { percentToHundredths } from '@kencana/rules/persen';
import type { Arah, Pembulatan } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Piece } from '../../engine/transaction/pieces.ts';

/**
 * Today's price per gram by group and purity, and by group alone; margin of its price cluster; what
 * the shop's parameter says of making charges.
 */
export interface GoldPrices {
  /** key `${kode_group}/${kadar}`. */
  readonly perKadar: ReadonlyMap<string, Rupiah>;
  readonly perGroup: ReadonlyMap<string, Rupiah>;
  /** Rupiah per gram over the global price, of the active price cluster that holds the group. */
  readonly margin: ReadonlyMap<string, Rupiah>;
  /** Rows of parameter ongkos that may hold for the groups. */
  readonly ongkos: readonly ParameterOngkos[];
}

/** What a person set for the line instead of the computed values; diskon_persen in hundredths. */
export interface LineOverrides {
  readonly harga_jual?: Rupiah | undefined;
  readonly ongkos?: Rupiah | undefined;
  readonly diskon_rp?: Rupiah | undefined;
  readonly diskon_persen?: number | undefined;
}

export interface PricedLine extends BarisJual {
  readonly ppn: Rupiah;
  /** The row of parameter ongkos that says its ongkosParameter; '' for none. */
  readonly kodeOngkos: string;
  /** Every input of the formula, stored with the line (docs/domain.md fact 7). */
  readonly rumus: PriceFormula;
}

/** What of a piece its price depends on. */
export type PricedGoods = Pick<
  Piece,
  | 'berat'
  | 'kadar'
  | 'kode_group'
  | 'harga_jual'
  | 'ongkos'
  | 'tipe_ongkos'
  | 'harga_atribut'
  | 'faktur_pajak'
>;

/**
 * What an order agreed for a piece: its making charge, and its gold unless the day's counts. The
 * parameter's charge is measured on the day it is agreed (docs/decision/0047): `parameter` is the
 * row that holds then, absent later.
 */
export interface AgreedPrice extends Pick<Piece, 'ongkos' | 'tipe_ongkos'> {
  readonly hargaGram: Rupiah | null;
  readonly parameter?: ParameterOngkos | undefined;
}

/**
 * Prices a line, by the shop's policy or by what was agreed. Units: rupiah, milligrams, hundredths
 * of a per cent.
 */
export function priceLine(
  goods: PricedGoods,
  prices: GoldPrices,
  settings: Settings,
  overrides: LineOverrides,
  agreed?: AgreedPrice,
): PricedLine {
  const piece = agreed
    ? { ...goods, ongkos: agreed.ongkos, tipe_ongkos: agreed.tipe_ongkos }
    : goods;
  const hargaGram = agreed?.hargaGram ?? null;
  const parameter = agreed ? agreed.parameter : cariOngkos(prices.ongkos, goods);
  const policy = settings.text('kategori_harga') as KebijakanHarga;
  const rumus = {
    kebijakan: hargaGram === null ? policy : ('GROUP' as const),
    berat: piece.berat,
    kadar: piece.kadar,
    hargaBarang: piece.harga_jual,
    hargaGram: hargaGram ?? gramPrice(piece, prices),
    hargaGlobal: rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE')),
    margin: marginOf(piece, prices, settings),
    ongkos: piece.ongkos,
    tipeOngkos: piece.tipe_ongkos,
    ...(parameter && { parameterOngkos: chargeOf(parameter) }),
    hargaAtribut: piece.harga_atribut,
    diskonRp: overrides.diskon_rp ?? rupiah(0),
    diskonPersen: overrides.diskon_persen ?? 0,
    ...stepOf(settings),
    hargaJualDipakai: overrides.harga_jual,
    ongkosDipakai: overrides.ongkos,
  };
  const line = hitungBarisJual(rumus);
  const ppnPersen = ppnRate(piece, settings);
  const ppn = ppnTermasuk(line.hargaTotal, ppnPersen, line.pembulatan);
  const kodeOngkos = parameter?.kode_ongkos ?? '';
  return { ...line, ppn, kodeOngkos, rumus: { ...rumus, ppnPersen } };
}

/** What of a row the formula needs, and which one it is. */
function chargeOf({ kode_ongkos, tipe_ongkos, nominal }: ParameterOngkos) {
  return { kode_ongkos, tipe_ongkos, nominal };
}

/** Sales round up to the step; the round-down module rounds down (spec 1 §9). */
export function roundingOf(settings: Settings): Arah {
  return settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP';
}

/** How the shop rounds a sale, and what a coupon leaves of one. */
export function stepOf(settings: Settings): Pembulatan {
  return { langkah: settings.number('PEMBULATAN'), arah: roundingOf(settings) };
}

/** Today's price of a gram for goods that are not made yet; 0 where the shop has set none. */
export function gramPriceToday(
  goods: Pick<Piece, 'kode_group' | 'kadar'>,
  prices: GoldPrices,
  settings: Settings,
): Rupiah {
  if (settings.text('kategori_harga') !== 'GLOBAL') return gramPrice(goods, prices);
  const gram = { ...NO_PRICE, ...goods, berat: milligram(1000) };
  return priceLine(gram, prices, settings, {}).hargaDihitung;
}

const NO_PRICE = {
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  tipe_ongkos: 'TOTAL',
  harga_atribut: rupiah(0),
  faktur_pajak: false,
} as const;

function gramPrice(piece: Pick<Piece, 'kode_group' | 'kadar'>, prices: GoldPrices): Rupiah {
  return (
    prices.perKadar.get(`${piece.kode_group}/${piece.kadar}`) ??
    prices.perGroup.get(piece.kode_group) ??
    rupiah(0)
  );
}

/** Of its price cluster, which counts while the shop has the module of clusters. */
function marginOf(piece: PricedGoods, prices: GoldPrices, settings: Settings): Rupiah {
  const margin = settings.on('HIDUP_FEATURE_MODULE') ? prices.margin.get(piece.kode_group) : 0;
  return rupiah(margin ?? 0);
}

/** The rate by the piece's tax invoice flag; 0 until the shop turns PPN on. */
function ppnRate(piece: PricedGoods, settings: Settings): number {
  const key = piece.faktur_pajak ? 'PPN_PERSEN' : 'PPN_PERSEN_TANPA_FAKTUR';
  return percentToHundredths(settings.number(key));
}
