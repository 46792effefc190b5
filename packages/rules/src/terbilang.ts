/**
 * Amounts in Indonesian words, as a nota spells its total.
 */
import type { Rupiah } from './rupiah.ts';

const SATUAN = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];

const SKALA: readonly (readonly [number, string])[] = [
  [1e15, 'kuadriliun'],
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1e3, 'ribu'],
];

/** Words of an amount with its unit: 1500 -> 'seribu lima ratus rupiah'. */
export function terbilang(amount: Rupiah): string {
  const words = spell(Math.abs(amount));
  return `${amount < 0 ? 'minus ' : ''}${words} rupiah`;
}

function spell(n: number): string {
  if (n < 1000) return below1000(n);
  const words: string[] = [];
  let rest = n;
  for (const [unit, name] of SKALA) {
    const count = Math.floor(rest / unit);
    rest %= unit;
    if (count === 1 && unit === 1000) words.push('seribu');
    else if (count > 0) words.push(`${below1000(count)} ${name}`);
  }
  if (rest > 0) words.push(below1000(rest));
  return words.join(' ');
}

function below1000(n: number): string {
  const small = SATUAN[n];
  if (small !== undefined) return small;
  if (n < 20) return `${below1000(n - 10)} belas`;
  if (n < 100) return join(`${below1000(Math.floor(n / 10))} puluh`, n % 10);
  const hundreds = n < 200 ? 'seratus' : `${below1000(Math.floor(n / 100))} ratus`;
  return join(hundreds, n % 100);
}

function join(words: string, rest: number): string {
  return rest === 0 ? words : `${words} ${below1000(rest)}`;
}
