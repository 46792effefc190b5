/** Field kinds that are text: code, text, long text, phone number, colour, tags. */
import type { MessageKey } from '@kencana/messages/key';
import type { ColumnValue, Field, FieldOptions } from './field.ts';
import { base, ok, refuse, same } from './field.ts';

interface TextOptions extends FieldOptions {
  readonly max?: number;
  /** Characters at least, where a description must say something (spec 1 §5). */
  readonly least?: number;
  /** The sentence of too few, in a document. */
  readonly pendek?: MessageKey;
  readonly again?: true;
  /** Stored when nothing was entered (the catalogue's single space, spec 2 §5). */
  readonly empty?: ColumnValue;
  readonly besar?: true;
  readonly scan?: true;
  readonly initial?: string;
  /** Texts of a master's column that are offered while typing. */
  readonly saran?: { readonly master: string; readonly path?: string; readonly text: string };
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : undefined;
}

function text(kind: Field['kind'], options: TextOptions, max: number): Field<string, string> {
  const { saran, ...rest } = options;
  const limit = options.max ?? max;
  const least = options.least ?? 0;
  return {
    empty: '',
    ...base(rest),
    ...(saran !== undefined && { reference: saran }),
    kind,
    max: limit,
    ...(least > 0 ? { least } : {}),
    json: { type: 'string', maxLength: limit },
    read: (value) => {
      const read = asText(value);
      if (read === undefined) return refuse('isian.salah');
      if (read.length < least) return refuse('isian.pendek', { min: least });
      return read.length > limit ? refuse('isian.panjang', { maks: limit }) : ok(read);
    },
    toWire: same,
  };
}

/** A code: upper case, letters, digits and . _ - /, at most 20. With `auto` the server makes it. */
export function kode(
  options: TextOptions & { readonly auto?: string } = {},
): Field<string, string> {
  const plain = text('kode', options, 20);
  return {
    ...plain,
    ...(options.auto === undefined ? {} : { auto: options.auto, form: false, required: false }),
    read: (value, row) => {
      const reading = plain.read(value, row);
      if ('problem' in reading) return reading;
      const upper = String(reading.value).toUpperCase();
      return /^[A-Z0-9][A-Z0-9._/-]*$/.test(upper) ? ok(upper) : refuse('isian.kode');
    },
  };
}

/** One line of text, at most 100 characters. */
export const teks = (options: TextOptions = {}): Field<string, string> =>
  text('teks', options, 100);

/** Several lines of text, at most 2,000 characters. */
export const teksPanjang = (options: TextOptions = {}): Field<string, string> =>
  text('teksPanjang', options, 2000);

/** A phone number: digits, at least 11 as the specification asks of admin contacts (spec 2 §9). */
export function nomorHp(options: TextOptions = {}): Field<string, string> {
  const plain = text('nomorHp', options, 15);
  return {
    ...plain,
    read: (value, row) => {
      const reading = plain.read(value, row);
      if ('problem' in reading) return reading;
      return /^\d{11,15}$/.test(String(reading.value)) ? reading : refuse('isian.nomor_hp');
    },
  };
}

/**
 * A phone number in any spelling, of people who may have none; a document keeps it in one spelling
 * (orang.ts).
 */
export const telepon = (options: TextOptions = {}): Field<string, string> =>
  text('telepon', { required: false, ...options }, 20);

/** Digits only, kept as text: tax numbers and the like (spec 1 §5). */
export function digit(options: TextOptions = {}): Field<string, string> {
  const plain = text('digit', options, 20);
  return {
    ...plain,
    read: (value, row) => {
      const reading = plain.read(value, row);
      if ('problem' in reading) return reading;
      return /^\d+$/.test(String(reading.value)) ? reading : refuse('isian.digit');
    },
  };
}

/** Whether a text leads to a web page: http or https, with nothing that would end it. */
export function isTautan(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text);
}

/** The address of a web page, at most 500 characters; no script and no data (spec 2 §3). */
export function tautan(options: TextOptions = {}): Field<string, string> {
  const plain = text('tautan', options, 500);
  return {
    ...plain,
    read: (value, row) => {
      const reading = plain.read(value, row);
      if ('problem' in reading) return reading;
      return isTautan(String(reading.value)) ? reading : refuse('isian.tautan');
    },
  };
}

/** A colour `#rrggbb`. */
export function warna(options: FieldOptions = {}): Field<string, string> {
  return {
    ...base(options),
    kind: 'warna',
    empty: '',
    json: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    read: (value) =>
      typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value.trim())
        ? ok(value.trim().toLowerCase())
        : refuse('isian.warna'),
    toWire: same,
  };
}

/** Tags: a list, or one text with commas; the # of each is taken off (spec 2 §5). */
export function tag(options: FieldOptions = {}): Field<readonly string[], readonly string[]> {
  return {
    ...base({ required: false, ...options }),
    kind: 'tag',
    empty: [],
    initial: [],
    json: { type: 'array', items: { type: 'string' } },
    read: (value) => {
      const parts = readTags(value);
      if (parts === undefined) return refuse('isian.salah');
      return parts.some((p) => p.length > 50) ? refuse('isian.panjang', { maks: 50 }) : ok(parts);
    },
    toWire: same,
  };
}

/** `#24k, #lm` or a list → ['24k', 'lm']; undefined when it is neither. */
function readTags(value: unknown): string[] | undefined {
  const parts: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  if (parts === undefined || parts.some((p) => typeof p !== 'string')) return undefined;
  const clean = parts.map((p) => String(p).trim().replace(/^#+/, '').trim());
  return [...new Set(clean.filter((p) => p !== ''))];
}
