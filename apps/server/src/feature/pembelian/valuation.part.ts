/**
 * What the shop pays for old gold (docs/domain.md §5 "Buy-back"): from the nota of its own sale for
 * what came back of it, or by weight without one; less condition, rugi nota, the cuts of group and
 * category and a cut by hand. The buy-back and the sale's TUKAR payment value alike. Pure.
 */
import { type BuyBackFormula, type DasarBeli } from '@kencana/contract/document/line-formula';
import type { Settings } from '@kencana/contract/module-flag';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat, hargaNotaSebanding, hitungBeliKembali } from '@kencana/rules/harga';
import type { BeliKembali } from '@kencana/rules/harga';
import { fineMg } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import type { Arah } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Named } from '../../engine/transaction/somebody-else.ts';
import { categoryPrice, lossOf } from './kategori.part.ts';
import type { CategoryRules, OldGold } from './kategori.part.ts';

/** The live sale of a piece of this shop: what its nota says. */
export interface SoldLine {
  readonly kode_barcode: string;
  readonly no_faktur: string;
  readonly berat: Milligram;
  /** On the scale; the nota's weight may be rounded up. */
  readonly berat_asli: Milligram;
  readonly kadar: Kadar;
  readonly harga_jual: Rupiah;
  readonly harga_atribut: Rupiah;
  readonly ongkos: Rupiah;
  readonly diskon: Rupiah;
  /** The line's share of coupons, vouchers and points: what nobody paid for it. */
  readonly rabat: Rupiah;
  /** Whom the nota names. */
  readonly pembeli: Named;
  readonly tgl_jual: Tanggal;
  /** Made on this day of the calendar, whatever its business date. */
  readonly hari_ini: boolean;
  /** What it was paid with besides cash, also what a down payment was paid with; '' for cash. */
  readonly bukan_tunai: string;
}

/** Rupiah per gram, or hundredths of a per cent of the price that the valuation starts from. */
export interface Potongan {
  readonly type: 'RP' | 'PERSENTASE';
  readonly potongan: number;
}

export interface Kondisi extends Potongan {
  readonly kode_kondisi: string;
  readonly rusak: boolean;
}

/** What a price cluster starts a buy-back from (harga hidup). */
export type KebijakanBeli = 'NOTA' | 'PASAR' | 'TERENDAH' | 'TERTINGGI';

/** The shop's rules of today. Maps of group and purity have keys `${kode_group}/${kadar}`. */
export interface BuyRules extends CategoryRules {
  readonly kondisi: ReadonlyMap<string, Kondisi>;
  /** Cut of a group; empty while POTONGAN_PENJUALAN_MODULE is off. */
  readonly potonganGroup: ReadonlyMap<string, Potongan>;
  /** Policy of a group's cluster; empty while HIDUP_FEATURE_MODULE is off. */
  readonly kebijakan: ReadonlyMap<string, KebijakanBeli>;
  /** Rp per gram that the shop pays: parameter harga emas pembelian, else harga emas' own. */
  readonly hargaPasar: ReadonlyMap<string, Rupiah>;
  /** Today's gold price per gram, which reports compare with. */
  readonly hargaEmas: ReadonlyMap<string, Rupiah>;
  /** Parameter harga beli by kode_harga. */
  readonly hargaBeli: ReadonlyMap<string, Rupiah>;
}

/** What a person says about it. */
export interface BuyTerms {
  readonly berat: Milligram;
  readonly kondisi: string;
  readonly potongan_manual: Rupiah;
  /** Chosen parameter harga beli, for goods without nota and without a price of their group. */
  readonly kode_harga: string;
  /** The price that a person set instead of the computed one. */
  readonly harga_beli: Rupiah | undefined;
}

export interface Valuation {
  readonly berat: Milligram;
  readonly murni: Milligram;
  readonly dasar: DasarBeli;
  readonly computed: BeliKembali;
  /** What is paid: the computed price, or the one a person set. */
  readonly hargaBeli: Rupiah;
  /** Today's gold price per gram; 0 when the shop has none for the goods. */
  readonly hargaEmas: Rupiah;
  /** The category it was valued by; '' where none, or where all it may be of lose the same. */
  readonly kategori: string;
  /** Categories that it may be of, whose rules differ and between which nobody chose. */
  readonly belumJelas: readonly string[];
  /** Every input of the formula, stored with the line (docs/domain.md fact 7). */
  readonly rumus: BuyBackFormula;
}

/**
 * The nota's price: the sale's + atribut − discount, and its ongkos when BELI_TERMASUK_ONGKOS says.
 * Never more than was paid for the piece: what coupons, vouchers and points paid comes not back as
 * money.
 */
export function notaPrice(sold: SoldLine, settings: Settings): Rupiah {
  const goods = sold.harga_jual + sold.harga_atribut - sold.diskon;
  const nota = goods + (settings.yes('BELI_TERMASUK_ONGKOS') ? sold.ongkos : 0);
  return rupiah(Math.max(0, Math.min(nota, goods + sold.ongkos - sold.rabat)));
}

/** Values old gold. Units: rupiah, milligrams, hundredths of a per cent. */
export function valueOldGold(
  gold: OldGold,
  terms: BuyTerms,
  rules: BuyRules,
  settings: Settings,
): Valuation {
  const { berat } = terms;
  const start = startOf(gold, terms, rules);
  const kondisi = start.termasukKondisi ? undefined : rules.kondisi.get(terms.kondisi);
  const cuts = [kondisi, rules.potonganGroup.get(gold.kode_group)];
  const milik = lossOf(gold, start.dasar, rules);
  const rumus = {
    dasar: start.dasar,
    kategori: milik.kategori,
    hargaNota: start.harga,
    berat,
    potonganPerGram: rupiah(sumOf(cuts, 'RP')),
    potonganPersen: Math.min(10_000, sumOf(cuts, 'PERSENTASE')),
    potonganKategoriPersen: milik.persen,
    rugiPerGram: kondisi?.rusak ? milik.rusak : milik.rugi,
    potonganManual: terms.potongan_manual,
    langkah: settings.number('PEMBULATAN'),
    arah: settings.text('PEMBULATAN_BELI_ARAH') as Arah,
  };
  const computed = hitungBeliKembali(rumus);
  return {
    berat,
    murni: fineMg(berat, gold.kadar),
    dasar: start.dasar,
    computed,
    hargaBeli: terms.harga_beli ?? computed.hargaBeli,
    hargaEmas: rules.hargaEmas.get(keyOf(gold)) ?? rupiah(0),
    kategori: milik.kategori,
    belumJelas: [...new Set([...milik.belumJelas, ...start.belumJelas])],
    rumus,
  };
}

interface Start {
  readonly dasar: DasarBeli;
  readonly harga: Rupiah;
  /** A price by condition has the condition's cut inside. */
  readonly termasukKondisi: boolean;
  /** Categories whose prices differ and between which nobody chose. */
  readonly belumJelas: readonly string[];
}

/** A start that no category's price has a part in. */
const PLAIN = { termasukKondisi: false, belumJelas: [] } as const;

function startOf(gold: OldGold, terms: BuyTerms, rules: BuyRules): Start {
  const perGram = rules.hargaPasar.get(keyOf(gold));
  const pasar =
    perGram === undefined
      ? undefined
      : {
          dasar: 'PASAR' as const,
          harga: hargaBerat(perGram, terms.berat),
          ...PLAIN,
        };
  if (gold.nota === null) return withoutNota(gold, terms, rules, pasar);
  const harga = hargaNotaSebanding(gold.nota, terms.berat);
  const nota = { dasar: 'NOTA' as const, harga, ...PLAIN };
  const kebijakan = rules.kebijakan.get(gold.kode_group) ?? 'NOTA';
  if (pasar === undefined || kebijakan === 'NOTA') return nota;
  if (kebijakan === 'PASAR') return pasar;
  const cheap = pasar.harga < nota.harga ? pasar : nota;
  return kebijakan === 'TERENDAH' ? cheap : cheap === pasar ? nota : pasar;
}

function withoutNota(
  gold: OldGold,
  terms: BuyTerms,
  rules: BuyRules,
  pasar: Start | undefined,
): Start {
  const weigh = (perGram: Rupiah): Rupiah => hargaBerat(perGram, terms.berat);
  const { perGram, termasukKondisi, belumJelas } = categoryPrice(gold, terms.kondisi, rules);
  if (perGram !== undefined)
    return { dasar: 'KATEGORI', harga: weigh(perGram), termasukKondisi, belumJelas };
  if (pasar !== undefined) return { ...pasar, belumJelas };
  const chosen = rules.hargaBeli.get(terms.kode_harga);
  if (chosen === undefined) return { dasar: 'TIDAK ADA', harga: rupiah(0), ...PLAIN, belumJelas };
  return { dasar: 'PARAMETER', harga: weigh(chosen), ...PLAIN, belumJelas };
}

function keyOf({ kode_group, kadar }: OldGold): string {
  return `${kode_group}/${kadar}`;
}

function sumOf(cuts: readonly (Potongan | undefined)[], type: Potongan['type']): number {
  return cuts.reduce((sum, cut) => sum + (cut?.type === type ? cut.potongan : 0), 0);
}
