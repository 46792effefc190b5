/** Money, weight, purity and time of wire values as documents write them. */
import { formatGramUnit, gramToMg, milligram } from '@kencana/rules/gram';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { languageTag } from './i18n.ts';

/** Whole rupiah with the mask of spec 1 §9. */
export function showRp(amount: Jumlah): string {
  return formatRupiah(amount);
}

/** Decimal grams of the wire as `3.455 gr`. */
export function showGram(grams: number): string {
  return formatGramUnit(gramToMg(grams));
}

/** Milligrams as `3.455 gr`. */
export function showMg(mg: number): string {
  return formatGramUnit(milligram(mg));
}

/** A kadar or fee in per cent, without trailing zeros. */
export function showPersen(percent: number): string {
  return `${percent}%`;
}

/** The wall clock of a moment, hours and minutes. */
export function showTime(moment: string): string {
  const format = { hour: '2-digit', minute: '2-digit' } as const;
  return new Date(moment).toLocaleTimeString(languageTag(), format);
}

/** The wall clock of a moment to the second, HH:mm:ss in every language. */
export function showClock(moment: Date): string {
  return moment.toTimeString().slice(0, 8);
}
