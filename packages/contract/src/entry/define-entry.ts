/**
 * What a call of a document takes in, declared once: fields, and rows of fields. From it come the
 * wire schema (entry-schema.ts), the route, the draft, the form and the file of its rows. No I/O,
 * no React, no zod.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { ErrorCode } from '../error-code.ts';
import type { Right } from '../permission.ts';
import type { DocumentRow } from '../document/document-row.ts';
import type { DocumentStatus } from '../document/document-status.ts';
import type { DocumentCondition, Field, NamedField, StoredOf, WireRow } from '../field/field.ts';

type Fields = Readonly<Record<string, Field>>;
type Parts = Readonly<Record<string, Field | Rows>>;

/** Where a type says what it is about; there is nothing there when the program runs. */
declare const OF: unique symbol;
declare const ANSWER: unique symbol;

type CountedOf<F> = F extends Rows<infer R> ? readonly CountedRow<R>[] : StoredOf<F>;

/** Fields that may be left out are missing then. */
type CountedRow<Fs> = {
  readonly [K in keyof Fs as null extends CountedOf<Fs[K]> ? never : K]: CountedOf<Fs[K]>;
} & {
  readonly [K in keyof Fs as null extends CountedOf<Fs[K]> ? K : never]?:
    | Exclude<CountedOf<Fs[K]>, null>
    | undefined;
};

interface RowsOptions<Fs> {
  /** Rows at most; at least one. */
  readonly most: number;
  /** They can be read from a file too (`<path>/impor`). */
  readonly file?: true;
  /** What the next row takes over from the one before it: goods come in series. */
  readonly keep?: readonly (keyof Fs & string)[];
  /** Fields whose being filled makes a row one that somebody typed; all that are not kept. */
  readonly typed?: readonly (keyof Fs & string)[];
  /** One row for each line of this group of the document, named by its `baris`. */
  readonly perLine?: PerLine<Fs>;
  /** What must hold of a row whose fields are each right, and the field that is told. */
  readonly checks?: readonly RowCheck<CountedRow<Fs>>[];
  /** There may be none; at least one otherwise. */
  readonly least?: 0;
  /** Each row is a card, not a line of fields. */
  readonly frame?: RowFrame;
  /** Fields that are zero together or not at all; the second has the sentence `beda`. */
  readonly together?: {
    readonly fields: readonly [keyof Fs & string, keyof Fs & string];
    readonly beda: MessageKey;
  };
}

/** A rule of one row, in counted units. */
export interface RowCheck<Row = never> {
  readonly field: string;
  readonly salah: MessageKey;
  readonly ok: (row: Row) => boolean;
}

/** Texts of rows that stand as cards or inside one, with the number `n` of a row. */
export interface RowFrame {
  /** Title of a card. */
  readonly judul?: MessageKey;
  readonly tambah: MessageKey;
  readonly hapus: MessageKey;
  /** Instead of adding one, where there is nothing to choose. */
  readonly kosong?: MessageKey;
  /** The key that adds one: F6. */
  readonly key?: string;
}

/** Rows that answer the lines of a stored document. */
export interface PerLine<Fs = object> {
  /** The group of the definition: `detail`. */
  readonly group: string;
  /** Refuses an answer that leaves a line out, answers one twice, or one that is not there. */
  readonly salah: ErrorCode;
  /** Columns of the line that stand before the fields. */
  readonly shown: readonly {
    readonly key: string;
    readonly label: MessageKey;
    readonly kind: 'teks' | 'angka' | 'gram';
  }[];
  /** What an answer comes to beside its line, while it is typed: grams lost, grams to come. */
  readonly reckon?: {
    readonly label: MessageKey;
    readonly kind: 'angka' | 'gram' | 'rupiah';
    /** In wire units; null while it is not known. */
    readonly of: (row: WireRow, line: WireRow) => number | null;
  };
  /** Fields that a button fills from the line's own columns: what came is what was ordered. */
  readonly same?: {
    readonly label: MessageKey;
    readonly from: Readonly<Partial<Record<keyof Fs & string, string>>>;
    /** Asked before it is sent where an answer is less than the line's own. */
    readonly kurang: MessageKey;
  };
}

/** Rows of a call. */
export interface Rows<Fs = object> {
  readonly [OF]?: Fs;
  readonly kind: 'rows';
  readonly fields: readonly NamedField[];
  /** Rows of a row: gold that went into a piece. */
  readonly rows: readonly NamedRows[];
  readonly least: 0 | 1;
  readonly most: number;
  readonly frame: RowFrame | undefined;
  readonly checks: readonly RowCheck[];
  readonly file: boolean;
  readonly keep: readonly string[];
  readonly typed: readonly string[];
  readonly perLine: PerLine | undefined;
  readonly together:
    | { readonly fields: readonly [string, string]; readonly beda: MessageKey }
    | undefined;
}

/** Rows with the name of their field. */
export interface NamedRows extends Rows {
  readonly name: string;
}

/** Declares rows of a call that answer the lines of the document, each named by its `baris`. */
export function lineRows<const Fs extends Parts>(
  fields: Fs,
  options: RowsOptions<Fs> & { readonly perLine: PerLine<Fs> },
): Rows<Fs & { readonly baris: Field<number, number> }> {
  const untyped: Omit<Rows, typeof OF> = rows(fields, options);
  return untyped;
}

/** Declares rows of a call. */
export function rows<const Fs extends Parts>(given: Fs, options: RowsOptions<Fs>): Rows<Fs> {
  const { keep = [], typed } = options;
  const { fields, rows: inner } = parts(given);
  return {
    kind: 'rows',
    fields,
    rows: inner,
    least: options.least ?? 1,
    most: options.most,
    frame: options.frame,
    checks: options.checks ?? [],
    file: options.file ?? false,
    keep,
    typed: typed ?? Object.keys(given).filter((name) => !keep.includes(name as keyof Fs & string)),
    perLine: options.perLine,
    together: options.together,
  };
}

interface EntryOptions<Ps extends Parts> {
  /** Address below /api/v1/. */
  readonly path: string;
  /** What the API's description says of it, in English. */
  readonly summary: string;
  readonly right: Right['key'];
  readonly fields: Ps;
  /** Groups of fields of which at least one is given; the last has the sentence. */
  readonly either?: readonly (readonly (keyof Ps & string)[])[];
  readonly simpan?: SaveTexts;
  /** What must hold where each field is right. */
  readonly checks?: readonly RowCheck<CountedRow<Ps>>[];
  /** What the next one takes over: goods come in series. */
  readonly keep?: readonly string[];
  /** It is taken in at a counter: goods beside the customer, what he pays, and the total. */
  readonly counter?: CounterFigures;
  /** Asked before it is saved where something that was typed is strange, though it is allowed. */
  readonly ragu?: Doubt;
  /** A name that is not declared is refused instead of left out. */
  readonly strict?: true;
  /** Its rows are a sheet: the address that says what is wrong with them, before they are saved. */
  readonly periksa?: string;
}

/** A question before saving, and the values, as they are typed, that it is asked of. */
export interface Doubt {
  readonly tanya: MessageKey;
  readonly bila: (draft: WireRow) => boolean;
}

/** A figure of a counter's total, and of what was saved there. */
interface CounterFigure {
  readonly label: MessageKey;
  /** Path of the saved document. */
  readonly key: string;
}

/** What a counter tells beside what is typed: the total, what is paid of it, what is left. */
export interface CounterFigures {
  readonly total: CounterFigure;
  readonly bayar: CounterFigure;
  readonly sisa: CounterFigure;
}

/** What saving is called where it is more than keeping what was typed. */
export interface SaveTexts {
  /** The button; default Simpan Data. */
  readonly label?: MessageKey;
  /** Asked before what cannot be undone, with the goods as `n`; the button is red then. */
  readonly tanya?: MessageKey;
  readonly done: MessageKey;
  /** Said when it fails and nobody says why; `selalu`: before the reason too. */
  readonly gagal?: { readonly key: MessageKey; readonly selalu?: true };
}

/** What a call takes in, and what it answers. */
export interface EntryDef<Ps = object, A = unknown> {
  readonly [OF]?: Ps;
  readonly [ANSWER]?: A;
  readonly path: string;
  readonly summary: string;
  readonly right: Right['key'];
  readonly fields: readonly NamedField[];
  readonly rows: readonly NamedRows[];
  readonly either: readonly (readonly string[])[];
  readonly simpan?: SaveTexts;
  readonly checks: readonly RowCheck[];
  readonly keep: readonly string[];
  readonly counter?: CounterFigures;
  readonly ragu?: Doubt;
  readonly strict?: true;
  readonly periksa?: string;
}

/** The input that the server works with: `InputOf<typeof preOrderEntry>`. */
export type InputOf<D> = D extends { readonly [OF]?: infer Ps }
  ? CountedRow<Exclude<Ps, undefined>> & Approved & EventTarget<D>
  : never;

/** What saving an entry answers. */
export type AnswerTo<D> = D extends { readonly [ANSWER]?: infer A } ? Exclude<A, undefined> : never;

/** Says what saving answers where it is not a document that is looked up. */
export function answering<A>() {
  return <Ps>(entry: EntryDef<Ps, DocumentRow>): EntryDef<Ps, A> => {
    const untyped: Omit<EntryDef, typeof OF | typeof ANSWER> = entry;
    return untyped;
  };
}

/** Every write takes approvals along. */
interface Approved {
  readonly detail_authorization: readonly { readonly _id: string }[];
}

type EventTarget<D> = D extends { readonly run: object }
  ? { readonly no_faktur_group: readonly string[] }
  : D extends { readonly dari: unknown }
    ? { readonly no_faktur_group: string }
    : object;

/** Declares what saving a document takes in; it answers the document. */
export function defineEntry<const Ps extends Parts>(
  options: EntryOptions<Ps>,
): EntryDef<Ps, DocumentRow> {
  const { path, summary, right, either = [], checks = [], keep = [] } = options;
  const { simpan, counter, ragu, strict, periksa } = options;
  return {
    path,
    summary,
    right,
    either,
    checks,
    keep,
    ...(simpan !== undefined && { simpan }),
    ...(counter !== undefined && { counter }),
    ...(ragu !== undefined && { ragu }),
    ...(strict !== undefined && { strict }),
    ...(periksa !== undefined && { periksa }),
    ...parts(options.fields),
  };
}

interface HappensTo {
  /** What happened, in capitals: SELESAI. */
  readonly peristiwa: string;
  /** Own statuses that it starts from. */
  readonly dari: readonly DocumentStatus[];
  /** The own status that it leads to; the document's stays when left out. */
  readonly menjadi?: DocumentStatus;
}

interface ButtonTexts {
  /** The button of a document. */
  readonly label: MessageKey;
  /** Title of its form, with the number as `no`. */
  readonly judul: MessageKey;
  /** Said when it is done, with the number as `no` and what else the document then tells. */
  readonly done: MessageKey;
  /** Where the document tells that it has happened: not offered where something stands there. */
  readonly blank?: string;
  /** Offered only where the document holds this. */
  readonly doc?: DocumentCondition;
  /** Its form shows the whole document above the fields. */
  readonly shown?: true;
  /** The device's papers are printed when it is done. */
  readonly papers?: true;
  /** Beside a button that is pressed more often. */
  readonly quiet?: true;
}

/** A later event of a stored document: `no_faktur_group` names it, `fields` are the rest. */
export interface EventDef<Ps = object> extends EntryDef<Ps, DocumentRow>, HappensTo {
  /** The button and the form of one document. */
  readonly button?: ButtonTexts;
}

/** An event of several documents at once, all or none, on a screen of its own. */
export interface RunEventDef extends EventDef {
  readonly run: RunDef;
}

/** Documents that something happens to together: those of one supplier, of one washer. */
export interface RunDef {
  /** Where the rows tell whom they belong to: a code, and the name where there is no code. */
  readonly by: { readonly kode: string; readonly nama: string };
  /** Field of whom they belong to. */
  readonly label: MessageKey;
  /** Columns of the list, by their keys in the kind's definition. */
  readonly columns: readonly string[];
  /** Asked for before one of them is chosen; said when there is no document at all. */
  readonly pilih: MessageKey;
  readonly kosong: MessageKey;
  /** Button, question, and what is said afterwards, each with the number of documents `n`. */
  readonly label_n: MessageKey;
  readonly tanya: MessageKey;
  readonly done: MessageKey;
  /** Refusal of an empty choice. */
  readonly tanpa: MessageKey;
  /** Refusal of somebody else's: its `no` and `nama`, and whose the first is, `milik`. */
  readonly lain: ErrorCode;
}

/** Declares an event of one document at a time. */
export function defineEvent<const Ps extends Parts>(
  options: EntryOptions<Ps> & HappensTo & { readonly button?: ButtonTexts },
): EventDef<Ps> {
  const { peristiwa, dari, menjadi, button } = options;
  return {
    ...defineEntry(options),
    peristiwa,
    dari,
    ...(menjadi !== undefined && { menjadi }),
    ...(button !== undefined && { button }),
  };
}

/** Declares an event of several documents at once; it takes in their numbers alone. */
export function defineRun(
  options: Omit<EntryOptions<Parts>, 'fields' | 'either'> & HappensTo & { readonly run: RunDef },
): RunEventDef {
  const { run } = options;
  return { ...defineEvent({ ...options, fields: {} }), run };
}

function parts(fields: Parts): Pick<EntryDef, 'fields' | 'rows'> {
  const all = Object.entries(fields);
  const single = all.filter((part): part is [string, Field] => part[1].kind !== 'rows');
  const many = all.filter((part): part is [string, Rows] => part[1].kind === 'rows');
  return {
    fields: named(Object.fromEntries(single)),
    rows: many.map(([name, part]) => ({ ...part, name })),
  };
}

function named(fields: Fields): NamedField[] {
  return Object.entries(fields).map(([name, field]) => ({
    ...field,
    name,
    label: field.label ?? (`field.${name}` as MessageKey),
  }));
}
