/** Money, weight, purity and time of wire values as documents write them. */
import { formatGramUnit, gramToMg, milligram } from '@kencana/rules/gram';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { clockIn, todayIn } from '@kencana/rules/tanggal';
import { getSession } from './session.ts';

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

/** The addressed shop's zone: a till whose own clock is set elsewhere shows the same. */
function zone(): string | undefined {
  return getSession()?.zonaWaktu;
}

/** The shop's wall clock at a moment, HH:mm. */
export function showTime(moment: string): string {
  return clockIn(zone(), new Date(moment)).slice(0, 5);
}

/** Date and wall clock of the shop at a moment, yyyy-MM-dd HH:mm (spec 1 §9 "Date format"). */
export function showMoment(moment: string): string {
  return `${todayIn(zone(), new Date(moment))} ${showTime(moment)}`;
}

/** The shop's wall clock at a moment to the second, HH:mm:ss. */
export function showClock(moment: Date): string {
  return clockIn(zone(), moment);
}
