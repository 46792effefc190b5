/** Money and weight of the dashboards' answers as text. */
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';

/** Whole rupiah from the wire: `Rp. 1,234,500,-`. */
export function moneyText(amount: number): string {
  return formatRupiah(rupiah(amount));
}

/** Grams from the wire: `3.455 gr`. */
export function gramText(gram: number): string {
  return formatGramUnit(gramToMg(gram));
}

/** Short money for an axis: 1.2 jt, 3.4 M. */
export function axisMoney(amount: number): string {
  const format = (value: number): string => value.toFixed(value < 10 ? 1 : 0).replace(/\.0$/, '');
  const size = Math.abs(amount);
  if (size >= 1e9) return `${format(amount / 1e9)} M`;
  if (size >= 1e6) return `${format(amount / 1e6)} jt`;
  if (size >= 1e3) return `${format(amount / 1e3)} rb`;
  return String(amount);
}
