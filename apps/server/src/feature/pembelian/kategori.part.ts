/**
 * What the category of old gold says of its worth (docs/domain.md §5): the cut of a buy-back, rugi
 * nota and the price per gram without a nota. A group tells its category, or its purity does where
 * one active category alone has it. Nothing is chosen silently: where several fit and their rules
 * differ, the goods wait until the group tells. Pure.
 */
import type { DasarBeli } from '@kencana/contract/document/line-formula';
import type { Milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';

/** Rupiah per gram that a category loses at a purity: plain, and in a damaged condition. */
export interface RugiNota {
  readonly rugi: Rupiah;
  readonly rusak: Rupiah;
}

/** Old gold before anybody looks at its state. */
export interface OldGold {
  readonly kode_group: string;
  readonly kadar: Kadar;
  /** What its nota says; null for goods without one. */
  readonly nota: { readonly harga: Rupiah; readonly berat: Milligram } | null;
}

/** Categories and their rules of today. */
export interface CategoryRules {
  /** By group: the one that it tells, else the active ones of its purity, by code. */
  readonly kategoriGroup: ReadonlyMap<string, readonly string[]>;
  /** Active ones by purity, by code. */
  readonly kategoriKadar: ReadonlyMap<Kadar, readonly string[]>;
  /** Cut of a buy-back by category: hundredths of a per cent. */
  readonly potonganKategori: ReadonlyMap<string, number>;
  /** By `${kode_kategori}/${kadar}`. */
  readonly rugi: ReadonlyMap<string, RugiNota>;
  /** Rp per gram by `${kode_kategori}/${kondisi}`, '' for any; none: HARGA_PEMBELIAN_MODULE off. */
  readonly hargaKategori: ReadonlyMap<string, Rupiah>;
}

/** What a category takes off: hundredths of a per cent, and rupiah per gram. */
export interface CategoryLoss extends RugiNota {
  readonly kategori: string;
  readonly persen: number;
  readonly belumJelas: readonly string[];
}

/**
 * What the gold's category takes off a price that starts from `dasar`: rugi nota belongs to a nota
 * alone, and a price by category has the category's cut inside.
 */
export function lossOf(gold: OldGold, dasar: DasarBeli, rules: CategoryRules): CategoryLoss {
  const codes = rules.kategoriGroup.get(gold.kode_group) ?? [];
  const { value, kategori, belumJelas } = decide(codes, (code) => {
    const rugi = dasar === 'NOTA' ? rules.rugi.get(`${code}/${gold.kadar}`) : undefined;
    return {
      persen: dasar === 'KATEGORI' ? 0 : (rules.potonganKategori.get(code) ?? 0),
      rugi: rugi?.rugi ?? rupiah(0),
      rusak: rugi?.rusak ?? rupiah(0),
    };
  });
  const none = { persen: 0, rugi: rupiah(0), rusak: rupiah(0) };
  return { ...(value ?? none), kategori, belumJelas };
}

/** A price per gram by category, where the shop has one. */
interface CategoryPrice {
  readonly perGram: Rupiah | undefined;
  /** The price is of this very condition: its cut is inside. */
  readonly termasukKondisi: boolean;
  readonly belumJelas: readonly string[];
}

/**
 * The price per gram of gold without a nota: a price is of a purity, so the categories of the
 * gold's own purity count, and among them the group's.
 */
export function categoryPrice(gold: OldGold, kondisi: string, rules: CategoryRules): CategoryPrice {
  const known = rules.kategoriKadar.get(gold.kadar) ?? [];
  const own = (rules.kategoriGroup.get(gold.kode_group) ?? []).filter((c) => known.includes(c));
  const { value, belumJelas } = decide(own.length > 0 ? own : known, (code) => {
    const exact = rules.hargaKategori.get(`${code}/${kondisi}`);
    return {
      perGram: exact ?? rules.hargaKategori.get(`${code}/`),
      termasukKondisi: exact !== undefined && kondisi !== '',
    };
  });
  return { ...(value ?? { perGram: undefined, termasukKondisi: false }), belumJelas };
}

interface Decided<T> {
  readonly value: T | undefined;
  readonly kategori: string;
  readonly belumJelas: readonly string[];
}

/** The rule of the only category, or of all where they agree; else the categories that differ. */
function decide<T>(codes: readonly string[], ruleOf: (code: string) => T): Decided<T> {
  const [first, ...more] = codes.map((code) => ({ code, rule: ruleOf(code) }));
  if (first === undefined) return { value: undefined, kategori: '', belumJelas: [] };
  if (more.length === 0) return { value: first.rule, kategori: first.code, belumJelas: [] };
  const same = more.every(({ rule }) => JSON.stringify(rule) === JSON.stringify(first.rule));
  return same
    ? { value: first.rule, kategori: '', belumJelas: [] }
    : { value: undefined, kategori: '', belumJelas: codes };
}
