/**
 * Sentences that are kept before they are read: what a supervisor is asked to allow is stored, and
 * hashed, as a message's key with the data that fills it, and told in the language of whoever reads
 * it (docs/decision/0042). Amounts keep their unit, so that they are told with it.
 */
import type { id } from '@kencana/messages/id';
import type { MessageKey } from '@kencana/messages/key';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatPersen } from '@kencana/rules/persen';
import { formatRupiah } from '@kencana/rules/rupiah';

/** An amount by its unit: whole rupiah (digits, where it is too large), milligrams, hundredths. */
type Amount =
  | { readonly rupiah: number | string }
  | { readonly gram: number }
  | { readonly persen: number };

/** What fills a sentence: a word as it is, an amount, another sentence, or several of these. */
export type Said = string | number | Amount | Sentence | readonly Said[];

export interface Sentence {
  readonly key: MessageKey;
  readonly data: Readonly<Record<string, Said>>;
}

/** The names in a text's `{{…}}`. */
type Holes<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Holes<Rest>
  : never;

/** A sentence; what its Indonesian text leaves open must be given, and nothing else. */
export function say<Key extends MessageKey>(
  key: Key,
  data: Readonly<Record<Holes<(typeof id)[Key]>, Said>>,
): Sentence {
  return { key, data };
}

/** Rupiah in a sentence. */
export function saidRupiah(jumlah: Jumlah): Said {
  return { rupiah: typeof jumlah === 'bigint' ? String(jumlah) : jumlah };
}

/** Milligrams in a sentence. */
export function saidGram(berat: number): Said {
  return { gram: berat };
}

/** Hundredths of a per cent in a sentence. */
export function saidPersen(hundredths: number): Said {
  return { persen: hundredths };
}

/** Says a message's key in the reader's language. */
type Tell = (key: MessageKey, data: Record<string, string>) => string;

/**
 * What was kept, in the reader's language; several things stand one after the other. Takes what
 * earlier versions kept too: words as they were read, or values by their names.
 */
export function saidText(said: unknown, tell: Tell): string {
  if (said === null || said === undefined) return '';
  if (Array.isArray(said)) return said.map((one) => saidText(one, tell)).join(', ');
  if (typeof said !== 'object') return String(said as string | number | boolean);
  if (isSentence(said)) {
    const data = Object.entries(said.data).map(([name, one]) => [name, saidText(one, tell)]);
    return tell(said.key, Object.fromEntries(data) as Record<string, string>);
  }
  return amountText(said) ?? valuesText(said, tell);
}

/** What one request asks, its sentences one after the other. */
export function askedText(sentences: readonly unknown[], tell: Tell): string {
  return sentences.map((one) => saidText(one, tell)).join('; ');
}

/** A request as it is kept: its sentences, or of an earlier version the Indonesian words alone. */
export interface KeptRequest {
  readonly uraian: string;
  readonly kalimat: readonly Sentence[] | null;
}

/** What was asked, in the reader's language; a sentence that is gone by now is told as it was. */
export function keptText({ uraian, kalimat }: KeptRequest, tell: Tell): string {
  if (kalimat === null || kalimat.some(({ key }) => tell(key, {}) === key)) return uraian;
  return askedText(kalimat, tell);
}

/** Values before or after as the reader's words; words and bare numbers stay what they are. */
export function valuesTold(values: unknown, tell: Tell): unknown {
  if (Array.isArray(values)) return values.map((one) => valuesTold(one, tell));
  return typeof values === 'object' && values !== null ? saidText(values, tell) : values;
}

function isSentence(said: object): said is Sentence {
  return 'key' in said && 'data' in said;
}

function amountText(said: object): string | undefined {
  if ('rupiah' in said) {
    const { rupiah } = said as { rupiah: number | string };
    return formatRupiah(typeof rupiah === 'string' ? BigInt(rupiah) : rupiah);
  }
  if ('gram' in said) return formatGramUnit(milligram((said as { gram: number }).gram));
  if ('persen' in said) return formatPersen((said as { persen: number }).persen);
  return undefined;
}

function valuesText(said: object, tell: Tell): string {
  return Object.entries(said)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${name} ${saidText(one, tell)}`)
    .join(', ');
}
