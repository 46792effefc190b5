/** The calls of a kind of document, from its definition. */
import type { CancelDef, DocumentDef, RowOf, ValidateDef } from '../document/define-document.ts';
import type { batalInput, tolakInput, validasiInput } from '../document/document-input.ts';
import type { DocumentLineRow, DocumentRow } from '../document/document-row.ts';
import type { AnswerTo, EntryDef, EventDef, RunEventDef } from '../entry/define-entry.ts';
import type { CheckedRows, EntryFile, FileRows } from '../entry/entry-file.ts';
import { address } from './call.ts';
import type { Address, Listed, TakenBy } from './call.ts';

/** A document of a definition; of whatever definition, what all documents have. */
export type DocumentOf<D extends DocumentDef> = string extends D['kind'] ? DocumentRow : RowOf<D>;

/** Which document was posted, and on which business date. */
export interface DonePosting {
  readonly no: string;
  readonly tglSystem: string;
}

type Filter = Readonly<Record<string, string | number | boolean | undefined | null>>;
type Fields = Readonly<Record<string, unknown>>;

/** What looks a kind's documents up. */
export interface DocumentCalls<Row> {
  readonly list: Address<'GET', Listed<Row> & { readonly query: Filter }>;
  readonly one: Address<'GET', { readonly params: { readonly no: string }; readonly data: Row }>;
}

export function documentCalls<D extends DocumentDef>(def: D): DocumentCalls<DocumentOf<D>> {
  return { list: address(def.list.path), one: address(def.one) };
}

/** Further lines of one document whose kind carries a part of them at once: `dari` from 1. */
export function linesCall<D extends DocumentDef>({
  one,
}: D): Address<
  'GET',
  {
    readonly params: { readonly no: string };
    readonly query: { readonly dari: number };
    readonly data: DocumentOf<D>;
  }
> {
  return address(`${one}/baris`);
}

/** What validates or refuses what waits. */
export interface ValidateCalls {
  readonly path: Address<
    'POST',
    { readonly body: TakenBy<typeof validasiInput>; readonly data: DonePosting }
  >;
  readonly tolak: Address<
    'POST',
    { readonly body: TakenBy<typeof tolakInput>; readonly data: DonePosting }
  >;
}

export function validateCalls({ path, tolak }: ValidateDef): ValidateCalls {
  return { path: address(path), tolak: address(tolak) };
}

/** Cancelling; a kind may take in more than the reason. */
export function cancelCall({
  path,
}: CancelDef): Address<
  'POST',
  { readonly body: TakenBy<typeof batalInput> & Fields; readonly data: DonePosting }
> {
  return address(path);
}

/** Saving what an entry takes in. */
export function entryCall<D extends EntryDef>({
  path,
}: D): Address<'POST', { readonly body: Fields; readonly data: AnswerTo<D> }> {
  return address(path);
}

/** The dry run of what a sheet takes in: what is wrong, cell by cell. */
export function checkCall({
  periksa = '',
}: EntryDef): Address<'POST', { readonly body: Fields; readonly data: CheckedRows }> {
  return address(periksa);
}

/** What happens to one document later. */
export function eventCall({
  path,
}: EventDef): Address<'POST', { readonly body: Fields; readonly data: DocumentRow }> {
  return address(path);
}

/** What happens to several documents at once. */
export function runCall({ path }: RunEventDef): Address<
  'POST',
  {
    readonly body: Fields & { readonly no_faktur_group: readonly string[] };
    readonly data: { readonly no_faktur_group: readonly string[] };
  }
> {
  return address(path);
}

/** A file of rows: one to fill in, and reading one. */
export interface EntryFileCalls {
  readonly template: Address<
    'GET',
    { readonly query: { readonly format?: 'csv' | 'xlsx' }; readonly file: true }
  >;
  readonly read: Address<
    'POST',
    { readonly body: { readonly isi: string }; readonly data: FileRows }
  >;
}

export function entryFileCalls({ path }: EntryFile): EntryFileCalls {
  return { template: address(`${path}/template`), read: address(path) };
}

/** Goods alike in name and purity; weight in grams, kadar in per cent. */
export interface NotaGroup {
  readonly nama_barang: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  readonly harga_total: number;
  readonly detail: readonly DocumentLineRow[];
}

interface ToSend {
  /** The text of a message. */
  readonly template_wa: string;
  readonly dataPembelianGrouped: readonly NotaGroup[];
  readonly dataJualGrouped: readonly NotaGroup[];
}

/** Documents by number, for printing and sending (spec 1 §7). */
export interface NotaCalls {
  readonly several: Address<
    'POST',
    {
      readonly body: { readonly no_faktur_group: string | readonly string[] };
      readonly data: readonly DocumentRow[];
      readonly beside: ToSend;
    }
  >;
  readonly single: Address<
    'POST',
    {
      readonly body: { readonly no_faktur_group: string };
      readonly data: DocumentRow;
      readonly beside: ToSend;
    }
  >;
}

/** `tipe` is the first word of the kind's addresses. */
export function notaCalls(tipe: string): NotaCalls {
  return { several: address(`${tipe}/get/bynota`), single: address(`${tipe}/get/bynota/single`) };
}
