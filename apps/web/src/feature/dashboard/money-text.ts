/** Money and weight of the dashboards' answers as text. */
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { languageTag } from '../../platform/i18n.ts';

/** Whole rupiah from the wire: `Rp. 1,234,500,-`. */
export function moneyText(amount: number): string {
  return formatRupiah(rupiah(amount));
}

/** Grams from the wire: `3.455 gr`. */
export function gramText(gram: number): string {
  return formatGramUnit(gramToMg(gram));
}

/** Short money for an axis in the language in force: 350 jt, 1,05 M. */
export function axisMoney(amount: number): string {
  const format = new Intl.NumberFormat(languageTag(), {
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  return format.format(amount);
}
