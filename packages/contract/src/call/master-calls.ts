/** The calls of a master, from its definition: its rows as the definition types them. */
import type { MasterDef } from '../define-master.ts';
import type { WireRow } from '../field/field.ts';
import type { ImportMode, ImportResult } from '../import-result.ts';
import { address } from './call.ts';
import type { Address, Listed } from './call.ts';

/** One filter per field, and `q`, `sort`, `skip`, `limit`. */
type Filter = Readonly<Record<string, string | number | boolean | undefined | null>>;

interface ByKey {
  readonly params: { readonly key: string };
}

interface FileOf {
  readonly query: { readonly format?: 'csv' | 'xlsx' };
  readonly file: true;
}

interface ImportSent {
  readonly body: { readonly mode: ImportMode; readonly isi: string };
  readonly data: ImportResult;
}

/** Rows of one of the master's list addresses; those of its own list unless told. */
export type MasterList<Row> = Address<
  'GET',
  Listed<Row> & {
    readonly params: Readonly<Record<string, string>>;
    readonly query: Filter;
  }
>;

export function masterList<Row extends WireRow>(
  def: MasterDef<Row>,
  path: string = def.paths.list,
): MasterList<Row> {
  return address(path);
}

/** What writes a master's rows, and its files. */
export interface MasterCalls<Row> {
  readonly create: Address<'POST', { readonly body: WireRow; readonly data: Row }>;
  readonly update: Address<'PUT', ByKey & { readonly body: WireRow; readonly data: Row }>;
  /** Answers the key alone. */
  readonly remove: Address<'DELETE', ByKey & { readonly data: WireRow }>;
  readonly ekspor: Address<'GET', FileOf & { readonly query: Filter }>;
  readonly template: Address<'GET', FileOf>;
  /** What an import would do; writes nothing. */
  readonly periksa: Address<'POST', ImportSent>;
  readonly impor: Address<'POST', ImportSent>;
}

export function masterCalls<Row extends WireRow>({ paths }: MasterDef<Row>): MasterCalls<Row> {
  return {
    create: address(paths.create),
    update: address(paths.update),
    remove: address(paths.remove),
    ekspor: address(`${paths.list}/ekspor`),
    template: address(`${paths.list}/impor/template`),
    periksa: address(`${paths.list}/impor/periksa`),
    impor: address(`${paths.list}/impor`),
  };
}
