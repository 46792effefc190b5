/**
 * Field kinds that are chosen: fixed options, references to other masters, yes or no, dates and
 * images.
 */
import { FILE_PATH } from '../file-path.ts';
import type {
  Field,
  FieldOptions,
  ImageInfo,
  LineChoice,
  ListInfo,
  Optional,
  PhotoInfo,
  Reference,
} from './field.ts';
import { base, ok, refuse, same } from './field.ts';

/** One of fixed codes; their texts are `opsi.<field>.<code>`. */
export function pilihan<const O extends string>(
  options: readonly O[],
  rest: FieldOptions & { readonly initial?: NoInfer<O> } = {},
): Field<O, O> {
  return {
    ...base(rest),
    kind: 'pilihan',
    empty: rest.initial ?? '',
    ...(rest.initial === undefined ? {} : { initial: rest.initial }),
    options,
    json: { type: 'string', enum: options },
    read: (value) => {
      const code = String(value).trim().toUpperCase();
      const option = options.find((one) => one.toUpperCase() === code);
      return option === undefined ? refuse('isian.pilihan') : ok(option);
    },
    toWire: same,
  };
}

type RefOptions = FieldOptions &
  Omit<Reference, 'master'> & {
    /** Offered again on this device the next time, under this name. */
    readonly usual?: string;
  };

/**
 * The key of a row of another master (named as in the registry); the server checks that it is
 * there.
 */
export function ref<const O extends RefOptions = object>(
  master: string,
  given?: O,
): Field<Optional<O, string>, string> {
  const options: RefOptions = given ?? {};
  return {
    ...base(options),
    kind: 'ref',
    empty: null,
    reference: referenceTo(master, options),
    json: { type: 'string' },
    read: (value) =>
      typeof value === 'string' ? ok(value.trim().toUpperCase()) : refuse('isian.salah'),
    toWire: same,
  };
}

function referenceTo(master: string, options: Omit<Reference, 'master'>): Reference {
  const { show, beside, path, by, among, also, fills } = options;
  return {
    master,
    ...(show !== undefined && { show }),
    ...(beside !== undefined && { beside }),
    ...(path !== undefined && { path }),
    ...(by !== undefined && { by }),
    ...(among !== undefined && { among }),
    ...(also !== undefined && { also }),
    ...(fills !== undefined && { fills }),
  };
}

/** One line of the document that an event happens to, by its number. */
export function baris(line: LineChoice, options: FieldOptions = {}): Field<number, number> {
  return {
    ...base(options),
    kind: 'ref',
    empty: null,
    line,
    json: { type: 'integer' },
    read: (value) => (Number.isSafeInteger(value) ? ok(Number(value)) : refuse('isian.salah')),
    toWire: same,
  };
}

/** Keys of any number of rows of another master. */
export function refBanyak(
  master: string,
  options: RefOptions = {},
): Field<readonly string[], readonly string[]> {
  return {
    ...base({ required: false, ...options }),
    kind: 'refBanyak',
    empty: [],
    initial: [],
    reference: referenceTo(master, options),
    json: { type: 'array', items: { type: 'string' } },
    read: (value) => {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      if (list.some((v) => typeof v !== 'string')) return refuse('isian.salah');
      return ok([...new Set(list.map((v) => String(v).trim().toUpperCase()))]);
    },
    toWire: same,
  };
}

/** Yes or no; `initial` is what a fresh row has. */
export function aktif(
  options: FieldOptions & { readonly initial?: boolean } = {},
): Field<boolean, boolean> {
  const initial = options.initial ?? true;
  return {
    ...base({ required: false, ...options }),
    kind: 'aktif',
    empty: initial,
    initial,
    json: { type: 'boolean' },
    read: (value) => {
      if (value === true || value === 'true') return ok(true);
      return value === false || value === 'false' ? ok(false) : refuse('isian.salah');
    },
    toWire: same,
  };
}

/** A calendar date `yyyy-MM-dd`. */
export function tanggal<const O extends FieldOptions = object>(
  options?: O,
): Field<Optional<O, string>, string> {
  return {
    ...base(options ?? {}),
    kind: 'tanggal',
    empty: null,
    json: { type: 'string', format: 'date' },
    read: (value) => (isDate(value) ? ok(value) : refuse('isian.tanggal')),
    toWire: same,
  };
}

function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * An image: a data URL when a new one was chosen, else the URL it already has (spec 2 §3). The
 * server stores it and puts its file name into `nameField`; with `many` the column is a list that
 * keeps one image (spec 2 §4).
 */
export function gambar<const O extends FieldOptions & ImageInfo>(
  options: O,
): Field<O['many'] extends true ? readonly string[] : string> {
  const { folder, nameField, many, besar } = options;
  return {
    ...base({ wajib: 'isian.gambar_wajib', ...options }),
    kind: 'gambar',
    empty: many ? [] : '',
    image: { folder, nameField, many, ...(besar && { besar }) },
    json: many ? { type: 'array', items: { type: 'string' }, maxItems: 1 } : { type: 'string' },
    read: (value) => {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      const one = list.at(-1);
      if (typeof one !== 'string' || !isImageAddress(one)) return refuse('isian.gambar_salah');
      return ok(many ? [one] : one);
    },
    toWire: same,
  };
}

/**
 * Photos of one piece by their addresses, each stored at `path` as soon as it is taken: a text for
 * one, '' for none; with `most` a list.
 */
export function foto<const O extends FieldOptions & PhotoInfo>(
  options: O,
): O extends { readonly most: number }
  ? Field<readonly string[], readonly string[]>
  : Field<string, string> {
  const { path, most, ...rest } = options;
  const many = most !== undefined;
  return {
    ...base({ required: false, ...rest }),
    kind: 'foto',
    empty: many ? [] : '',
    initial: many ? [] : '',
    photo: { path, ...(many && { most }) },
    json: many ? { type: 'array', items: { type: 'string' }, maxItems: most } : { type: 'string' },
    read: (value) => {
      const all = [value].flat().map(String);
      if (!all.every((one) => FILE_PATH.test(one))) return refuse('isian.salah');
      return ok(many ? all : (all[0] ?? ''));
    },
    toWire: same,
  };
}

/** The key of one row of a list that is no master: a lot, a waiting document. */
export function daftar(
  list: ListInfo,
  options: FieldOptions & { readonly max?: number } = {},
): Field<string, string> {
  return {
    ...base(options),
    kind: 'daftar',
    empty: '',
    offers: list,
    json: { type: 'string' },
    read: (value) =>
      typeof value === 'string' ? ok(value.trim().toUpperCase()) : refuse('isian.salah'),
    toWire: same,
  };
}

/** `files/<id>` of this server (below the API's base), an https address, or a data URL. */
function isImageAddress(value: string): boolean {
  if (FILE_PATH.test(value)) return true;
  return /^(?:data:image\/(?:jpeg|png|webp);base64,|https:\/\/[^\s"'<>]+$)/.test(value);
}
