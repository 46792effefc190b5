/**
 * A list of goods that is filled by scans: looks each code up, refuses duplicates, unknown ones and
 * what the server will not give, and keeps the list as a draft. The outcome is told by sound and
 * colour through the scanner, and kept as a sentence.
 */
import { scanCalls } from '@kencana/contract/call/scan-calls';
import { useRef, useState } from 'react';
import type { ScanList, WireRow } from '@kencana/contract/field/field';
import { aloneText } from '@kencana/contract/field/value';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { translate } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { textOf } from '../field/values.ts';

export interface ScanNote {
  readonly code: string;
  readonly result: ScanResult;
  readonly text: string;
}

export interface ScanWork {
  readonly list: ScanList;
  /** Newest first. */
  readonly rows: readonly WireRow[];
  /** What is sent of them. */
  readonly codes: readonly string[];
  /** Newest first: what became of the last codes. */
  readonly notes: readonly ScanNote[];
  readonly add: (code: string) => Promise<ScanResult>;
  readonly addRows: (rows: readonly WireRow[]) => void;
  readonly remove: (code: string) => void;
  readonly clear: () => void;
}

const NO_ROWS: readonly WireRow[] = [];
const KEPT_NOTES = 20;

/** The list that lies on the device under this name; scans anywhere on the page go into it. */
export function useScanList(draft: string, list: ScanList): ScanWork {
  const [rows, setRows, forget] = useDraft<readonly WireRow[]>(draft, NO_ROWS);
  const [notes, setNotes] = useState<readonly ScanNote[]>([]);
  const known = useRef<Set<string> | undefined>(undefined);
  const namesOf = (row: WireRow): string[] => list.codes.map((name) => textOf(row[name]));
  const keyOf = (row: WireRow): string => textOf(row[list.key]);
  known.current ??= new Set(rows.flatMap(namesOf));
  const names = known.current;
  const note = (code: string, result: ScanResult, text: string): ScanResult => {
    setNotes((old) => [{ code, result, text }, ...old].slice(0, KEPT_NOTES));
    return result;
  };
  const addRows = (found: readonly WireRow[]): void => {
    const fresh = found.filter((row) => !names.has(keyOf(row)));
    for (const name of fresh.flatMap(namesOf)) names.add(name);
    setRows((old) => [...fresh, ...old]);
  };
  const add = async (code: string): Promise<ScanResult> => {
    if (names.has(code)) return note(code, 'duplicate', translate('stock.sudah-di-daftar'));
    names.add(code);
    try {
      const row = await lookUp(list, code);
      if (row === undefined) throw new ApiError('TIDAK_ADA', translate('stock.tidak-ada'), 404);
      for (const name of namesOf(row)) names.add(name);
      setRows((old) => [row, ...old]);
      return note(code, 'ok', `${textOf(row['nama_barang'])} · ${weightOf(row)}`);
    } catch (error) {
      names.delete(code);
      return note(code, 'unknown', refusal(error));
    }
  };
  const remove = (code: string): void => {
    for (const row of rows.filter((one) => keyOf(one) === code)) {
      for (const name of namesOf(row)) names.delete(name);
    }
    setRows((old) => old.filter((row) => keyOf(row) !== code));
  };
  const clear = (): void => {
    names.clear();
    forget();
    setNotes([]);
  };
  useScanner(add);
  return { list, rows, codes: rows.map(keyOf), notes, add, addRows, remove, clear };
}

/** The row of a code; undefined where no row has it. */
async function lookUp(list: ScanList, code: string): Promise<WireRow | undefined> {
  const { ask } = list;
  const { one, rows } = scanCalls(list);
  if (ask === undefined) return (await api.get(one, { params: { kode: code } })).data;
  const { data } = await api.get(rows, { query: { [ask]: code } });
  return data.find((row) => list.codes.some((name) => row[name] === code));
}

function weightOf({ berat }: WireRow): string {
  return typeof berat === 'number' ? aloneText('gram', berat) : '';
}

/** Why a code is not taken; nothing was to be saved, so the sentence says the status alone. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) return translate('shell.request-gagal');
  const { status } = error.data;
  if (error.code !== 'BARANG_TIDAK_READY' || typeof status !== 'string') return error.message;
  return translate('stock.tidak-ready', { status });
}

/** Codes in a typed or pasted text, in order, each once. */
export function codesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[^0-9A-Za-z-]+/).filter((part) => part !== ''))];
}
