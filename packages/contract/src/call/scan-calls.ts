/** Rows that a field names by their address: goods that are scanned, a list to choose from. */
import type { ListInfo, ScanList, WireRow } from '../field/field.ts';
import { address } from './call.ts';
import type { Address, Listed } from './call.ts';

export interface ScanCalls {
  /** The one row that has the code. */
  readonly one: Address<
    'GET',
    { readonly params: { readonly kode: string }; readonly data: WireRow }
  >;
  /** The rows that the query finds. */
  readonly rows: RowsCall;
}

/** The rows of a list that is no master's. */
type RowsCall = Address<
  'GET',
  Listed<WireRow> & { readonly query: Readonly<Record<string, string | number>> }
>;

export function offeredRows({ path }: ListInfo): RowsCall {
  return address(path);
}

export function scanCalls({ path }: ScanList): ScanCalls {
  return { one: address(path), rows: address(path) };
}
