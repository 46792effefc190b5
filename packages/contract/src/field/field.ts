/**
 * What a field of a master is: how a wire value becomes a column and back, what it refuses, and
 * which control and cell the web draws for it. The kinds are functions in the neighbouring files;
 * no I/O, no React.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { ModuleFlag, SystemKey } from '../module-flag.ts';
import { isNumeric } from './value.ts';
import type { NumericKind, ValueKind } from './value.ts';

/** Kinds of field whose value is no number. */
export type PlainKind =
  | 'kode'
  | 'teks'
  | 'teksPanjang'
  | 'nilai'
  | 'tanggal'
  | 'pilihan'
  | 'ref'
  | 'refBanyak'
  | 'aktif'
  | 'nomorHp'
  | 'telepon'
  | 'digit'
  | 'tautan'
  | 'warna'
  | 'gambar'
  | 'tag'
  | 'pindai'
  | 'foto'
  | 'daftar'
  | 'member'
  | 'janji'
  | 'bayar'
  | 'kembali'
  | 'sendiri';

export type FieldKind = PlainKind | NumericKind;

/** Names that have a label: every `field.<name>` of the messages. */
export type FieldName = MessageKey extends infer K
  ? K extends `field.${infer N}`
    ? N
    : never
  : never;

/** A value as stored: rupiah and milligram as integers, per cents in hundredths. */
export type ColumnValue = string | number | boolean | null | readonly string[];

/** A row as it travels: weights decimal grams, per cents decimal, money integer rupiah. */
export type WireRow = Readonly<Record<string, unknown>>;

/** A refusal of one value; `label` is put into the text by whoever shows it. */
export interface Problem {
  readonly key: MessageKey;
  readonly data?: Readonly<Record<string, string | number>>;
  /** The field it belongs to, where a check looks at several. */
  readonly field?: string;
}

export type Reading = { readonly value: ColumnValue } | { readonly problem: Problem };

/**
 * A reference to another master of the registry, by name; `show` names the columns it lends to the
 * list.
 */
export interface Reference {
  readonly master: string;
  readonly show?: { readonly as: FieldName; readonly from: string };
  /** A field of the other row that its option shows behind the name (spec 2 §3: the kadar). */
  readonly beside?: string;
  /** One of the other master's addresses; its list unless told. */
  readonly path?: string;
  /** What the address is asked for: its query's names, and the fields of this form that hold it. */
  readonly by?: Readonly<Record<string, string>>;
  /**
   * A master of pairs, of this reference's key and another field of the form: a row that stands in
   * pairs, or names a value of the field itself, is offered for these alone, one without any for
   * all.
   */
  readonly among?: { readonly master: string; readonly field: string };
  /** Fixed codes that stand before the rows: CASH where a bank is named. */
  readonly also?: readonly string[];
  /**
   * Of a field that is no code: the column whose texts are offered while typing; any other may be
   * typed too.
   */
  readonly text?: string;
  /** Fields of this form that a choice fills, and the fields of the other row that they get. */
  readonly fills?: Readonly<Record<string, string>>;
}

/**
 * An image: the folder it is stored in, where its file name goes, and whether the column is a list
 * of one.
 */
export interface ImageInfo {
  readonly folder: string;
  readonly nameField: string;
  readonly many: boolean;
  /** It fills a phone's screen: kept at 1241×2348 at most instead of 720×1366 (spec 1 §5). */
  readonly besar?: true;
}

/** Photos that are stored as soon as they are taken, and carried by their addresses. */
export interface PhotoInfo {
  /** Where one is stored: POST { gambar } answers { foto }. */
  readonly path: string;
  /** Photos at most of a list; one alone is a text. */
  readonly most?: number;
}

/** Rows of a call that are no master: by which of their values one is chosen, and what it shows. */
export interface ListInfo {
  readonly path: string;
  readonly key: string;
  readonly show: readonly { readonly key: string; readonly kind: ValueKind }[];
}

/** What a value of a stored document is: filled, above zero, or below it. */
export interface DocumentCondition {
  /** Path of its row: `sisa_rp`. */
  readonly path: string;
  readonly is: 'isi' | 'lebih' | 'kurang';
}

/** Which lines of a document are offered: of one group, where these paths of a line are empty. */
export interface LineChoice {
  readonly group: string;
  readonly blank: readonly string[];
}

/** A column of a list of scanned goods. */
export interface ScanColumn {
  readonly key: string;
  readonly label: MessageKey;
  readonly kind: ValueKind;
  /** Its sum stands above the list. */
  readonly total?: true;
  /** Tells what goods cost: only for whoever may see cost (cost.ts). */
  readonly cost?: true;
}

/** Where scanned goods come from, and what is shown of them. */
export interface ScanList {
  /** The address that looks a code up: `:kode` in it is the code, and it answers one row. */
  readonly path: string;
  /** The query that asks for a code, where the address answers the rows that have it. */
  readonly ask?: string;
  /** The column whose values are sent. */
  readonly key: string;
  /** Columns of a row that a scan may name. */
  readonly codes: readonly string[];
  /** True where what is sent are barcodes: eight digits. */
  readonly barcode?: true;
  readonly columns: readonly ScanColumn[];
  /** Said of a list with nothing in it. */
  readonly kosong: MessageKey;
  /** What the address has can be chosen too, without a scanner: title, search, and button. */
  readonly stock?: {
    readonly title: MessageKey;
    readonly cari: MessageKey;
    /** With the row's code as `kode`. */
    readonly pilih: MessageKey;
  };
}

export interface FieldOptions {
  /** Label where it differs from `field.<name>`. */
  readonly label?: MessageKey;
  /** Default true for codes, texts, choices and references. */
  readonly required?: boolean;
  /** The sentence for an empty value; default '<label> Tidak Boleh Kosong'. */
  readonly wajib?: MessageKey;
  readonly hint?: MessageKey;
  /** What 0 means, said in lists instead of the figure. */
  readonly nol?: MessageKey;
  /** False keeps it out of the form (written by the server or another field). */
  readonly form?: boolean;
  /** A price: every change is kept in riwayat_harga with before, after, who and when. */
  readonly riwayat?: boolean;
  /**
   * A price of gold, with `riwayat`: moved by more than BATAS_UBAH_HARGA_PERSEN from where the day
   * began, or in a week, it is told to the owners (docs/decision/0032, 0035).
   */
  readonly kabar?: boolean;
  /** Tells what goods cost the shop: only for whoever has the right to see cost (cost.ts). */
  readonly cost?: boolean;
  /**
   * No choice needs it: only for whoever writes the master; others read code and name
   * (master-seen.ts, docs/decision/0056).
   */
  readonly pengelola?: boolean;
  /** Asked of a document only where this holds; what is not asked is not sent. */
  readonly when?: When;
  /** An example, shown in the empty field. */
  readonly contoh?: MessageKey;
  /** Few need it: the form asks for it when all fields are shown. */
  readonly jarang?: true;
  /** Columns of twelve that it takes in a row of a form, where its kind's own do not do. */
  readonly span?: number;
  /** Starred in the form though the schema takes it empty: the kind asks for it then. */
  readonly starred?: When;
  /** What the form of an event begins with: path of the document, or of the line it answers. */
  readonly from?: string;
  /** Path of the document with what counts while the field of an event is empty. */
  readonly fallback?: string;
}

/**
 * When a field of a document is asked: a module that is on (`on`) or off (`off`), values that other
 * fields of the same form have, and of an event what its document holds.
 */
export interface When {
  readonly on?: ModuleFlag;
  readonly off?: ModuleFlag;
  readonly values?: Readonly<Record<string, string>>;
  readonly doc?: DocumentCondition;
  /** Fields that are filled, and with something else. */
  readonly other?: Readonly<Record<string, string>>;
}

/** True where other fields of the form hold what the condition says; modules are the shop's. */
export function fieldsAsk({ values = {}, other = {} }: When, form: object): boolean {
  const has = new Map<string, unknown>(Object.entries(form));
  return (
    Object.entries(values).every(([name, value]) => has.get(name) === value) &&
    Object.entries(other).every(
      ([name, value]) => !isEmpty(has.get(name)) && has.get(name) !== value,
    )
  );
}

/** Where a type says which values it is about; there is nothing there when the program runs. */
declare const WIRE: unique symbol;
declare const STORED: unique symbol;

/** A field whose values travel as `W` and are counted with as `S`, null where it may be missing. */
export interface Field<W = unknown, S = unknown> extends FieldOptions {
  readonly [WIRE]?: W;
  readonly [STORED]?: S;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly form: boolean;
  /** The column when nothing was entered. */
  readonly empty: ColumnValue;
  /** What a fresh form shows. */
  readonly initial?: unknown;
  /** Reads a value that is not empty. */
  readonly read: (value: unknown, row: WireRow) => Reading;
  readonly toWire: (column: unknown, row: Readonly<Record<string, unknown>>) => unknown;
  /** JSON schema of the wire value, for OpenAPI. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Characters at most; of a number its greatest value, in wire units. */
  readonly max?: number;
  /** The least number, in wire units; `lebih` for more than zero. */
  readonly min?: number | 'lebih';
  /** The sentence of a document's number above `max`, where "too large" does not say it. */
  readonly melebihi?: MessageKey;
  /** A text in capitals, as on every nota. */
  readonly besar?: true;
  /** A weight that a scale may tell; `<name>_manual` says that somebody typed it. */
  readonly scale?: true;
  /** A code that a scanner fills wherever the focus is. */
  readonly scan?: true;
  /** A line of the stored document, by its number (`baris`). */
  readonly line?: LineChoice;
  /** Texts that were saved before, since the screen opened, are offered while typing. */
  readonly again?: true;
  /** A document may leave it out, which is another thing than zero. */
  readonly nullable?: true;
  /** Characters at least; `pendek` is the sentence of fewer in a document. */
  readonly least?: number;
  readonly pendek?: MessageKey;
  /** A purity above 100 is asked about: was the tenth of it meant? */
  readonly asks?: true;
  /** `sendiri`: makes a zod schema of the pieces that it is handed (transaction/input-kit.ts). */
  readonly schema?: unknown;
  readonly options?: readonly string[];
  readonly reference?: Reference;
  readonly image?: ImageInfo;
  readonly list?: ScanList;
  readonly photo?: PhotoInfo;
  readonly offers?: ListInfo;
  /** A choice is offered again on this device the next time, under this name. */
  readonly usual?: string;
  /** `janji`: the parameter with the days that the shop proposes. */
  readonly days?: SystemKey;
  /** Path of the document that says what is left to pay, where the form tells no sum. */
  readonly due?: string;
  /** The server makes this key: the prefix of its random code. */
  readonly auto?: string;
  /**
   * `nilai`: the field that says whether it is rupiah or per cent, and the value that means per
   * cent.
   */
  readonly per?: { readonly field: string; readonly persen: string };
}

/** The values of a field as they travel. */
export type WireOf<F> = F extends { readonly [WIRE]?: infer W } ? Exclude<W, undefined> : never;

/** The values of a field as they are counted with: rupiah, milligrams, hundredths of a per cent. */
export type StoredOf<F> = F extends { readonly [STORED]?: infer S } ? Exclude<S, undefined> : never;

/** A value that may be missing, where its options say so. */
export type Optional<O, W> = O extends { readonly required: false } ? W | null : W;

/** The kind of value that a field holds in the row: its own, or the one that another field says. */
export function valueKind({ kind, per }: Field, row: WireRow): ValueKind {
  if (per !== undefined) return row[per.field] === per.persen ? 'persen' : 'rupiah';
  return isNumeric(kind) ? kind : 'teks';
}

export interface NamedField extends Field {
  readonly name: string;
  readonly label: MessageKey;
}

/** True for what a person would call nothing: missing, blank, or an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The problem of an empty required field. */
export function emptyProblem(field: Field): Problem {
  return { key: field.wajib ?? 'isian.kosong' };
}

/** Base of a kind: options over the defaults that most kinds share. */
export function base(options: FieldOptions): Pick<Field, 'required' | 'form'> & FieldOptions {
  return { required: true, form: true, ...options };
}

export const ok = (value: ColumnValue): Reading => ({ value });
export const refuse = (key: MessageKey, data?: Problem['data']): Reading => ({
  problem: data === undefined ? { key } : { key, data },
});
export const same = (column: unknown): unknown => column;
