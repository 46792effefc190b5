/** Money and weight of the dashboards' answers as text. */
import { columnText } from '@kencana/contract/field/value';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { languageTag } from '../../platform/i18n.ts';

/** Whole rupiah from the wire: `Rp. 1,234,500,-`. */
export function moneyText(amount: Jumlah): string {
  return formatRupiah(amount);
}

/** Grams from the wire: `3.455 gr`. */
export function gramText(gram: number | string): string {
  return `${columnText('gram', gram)} gr`;
}

/** Short money for an axis in the language in force: 350 jt, 1,05 M. */
export function axisMoney(amount: number): string {
  const format = new Intl.NumberFormat(languageTag(), {
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  return format.format(amount);
}
