/**
 * Weight: whole milligrams inside, decimal grams (at most three places) on the wire and on paper.
 * Reads typed grams in Indonesian and English spelling.
 */
import { roundHalfUp, roundToStep, scaleDecimal } from './pembulatan.ts';
import { formatAngka, rupiah } from './rupiah.ts';

export type Milligram = number & { readonly __milligram: true };

/** Brands a safe integer as milligrams. Throws RangeError otherwise. */
export function milligram(n: number): Milligram {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not whole milligrams: ${n}`);
  return (n === 0 ? 0 : n) as Milligram;
}

/**
 * Wire grams (3.455) to milligrams, also when they carry the float error of a sum made elsewhere
 * (0.1 + 0.7). RangeError when there are more than three places.
 */
export function gramToMg(gram: number): Milligram {
  const mg = scaleDecimal(gram, 1000);
  if (mg === null) throw new RangeError(`More than three places of a gram: ${gram}`);
  return milligram(mg);
}

/** Milligrams to the wire's decimal grams. */
export function mgToGram(mg: Milligram): number {
  return mg / 1000;
}

/** Sum in milligrams. */
export function sumMg(list: Iterable<Milligram>): Milligram {
  let sum = milligram(0);
  for (const mg of list) sum = milligram(sum + mg);
  return sum;
}

/**
 * Grams as text, thousands by comma, decimal point: 3455 -> '3.455', 1234567 -> '1,234.567'.
 * Fewer `decimals` (0 to 3) are rounded half up, for showing only (spec 1 §9: three decimals).
 */
export function formatGram(mg: Milligram, decimals = 3): string {
  const unit = 10 ** (3 - decimals);
  const digits = String(roundHalfUp(Math.abs(mg), unit)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const whole = formatAngka(Number(digits.slice(0, cut)));
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(cut)}`;
  return mg < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Grams with their unit: '3.455 gr'. */
export function formatGramUnit(mg: Milligram): string {
  return `${formatGram(mg)} gr`;
}

/**
 * Reads typed grams, or null. A single separator is the decimal mark whichever it is ('5,009' and
 * '5.009' are 5009 mg); with both kinds the last is the decimal mark and the other groups
 * thousands; a separator written more than once groups thousands. A unit gr, g or gram is allowed.
 */
export function parseGram(text: string): Milligram | null {
  const body = text
    .trim()
    .replace(/\s*(?:gram|gr|g)\.?$/i, '')
    .replace(/^−/, '-');
  const negative = body.startsWith('-');
  const number = splitDecimal(negative ? body.slice(1).trim() : body);
  if (number === null) return null;
  const mg = Number(number.whole) * 1000 + Number(number.part.padEnd(3, '0'));
  if (!Number.isSafeInteger(mg)) return null;
  return milligram(negative ? -mg : mg);
}

function splitDecimal(body: string): { whole: string; part: string } | null {
  const single = /^(\d+)(?:[.,](\d{1,3}))?$/.exec(body) ?? /^()[.,](\d{1,3})$/.exec(body);
  if (single) return { whole: single[1] || '0', part: single[2] ?? '' };
  const grouped =
    /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,3}))?$/.exec(body) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,3}))?$/.exec(body);
  if (!grouped?.[1]) return null;
  return { whole: grouped[1].replace(/\D/g, ''), part: grouped[2] ?? '' };
}

/**
 * Gram rounding of the weight on the receipt by its thousandths, half up to steps of 0.05 g (50)
 * or 0.1 g (100) (spec 1 §9; domain §5): step 50: 3.424 -> 3.400, 3.425 -> 3.450.
 */
export function roundGram(mg: Milligram, step: 50 | 100): Milligram {
  return milligram(roundToStep(rupiah(mg), step, 'NEAREST'));
}

/** The weight on the nota in the shop's steps (PEMBULATAN_GRAM_MG); 0 is none. */
export function notaGram(mg: Milligram, step: number): Milligram {
  return step === 50 || step === 100 ? roundGram(mg, step) : mg;
}
