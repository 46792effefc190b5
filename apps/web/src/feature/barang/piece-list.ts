/**
 * A list of pieces that is filled by scans: looks each code up, refuses duplicates, unknown ones
 * and what is not ready, and keeps the list as a draft. The outcome is told by sound and colour
 * through the scanner, and kept as a sentence.
 */
import { useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { translate } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { gramText } from './piece.ts';
import type { PieceRow } from './piece.ts';

export interface ScanNote {
  readonly code: string;
  readonly result: ScanResult;
  readonly text: string;
}

export interface PieceList {
  readonly pieces: readonly PieceRow[];
  /** Newest first: what became of the last codes. */
  readonly notes: readonly ScanNote[];
  readonly add: (code: string) => Promise<ScanResult>;
  readonly addRows: (rows: readonly PieceRow[]) => void;
  readonly remove: (code: string) => void;
  readonly clear: () => void;
}

type Lookup = (code: string) => Promise<PieceRow | undefined>;

const NO_PIECES: readonly PieceRow[] = [];
const KEPT_NOTES = 20;

/** A ready piece, or the server's reason why it is none. */
export async function readyPiece(code: string): Promise<PieceRow> {
  const path = `barang/ready/kode-barcode/${encodeURIComponent(code)}`;
  return (await api.get<PieceRow>(path)).data;
}

/** A piece in any status. */
export async function anyPiece(code: string): Promise<PieceRow | undefined> {
  const query = { kode_barcode: code, limit: 1 };
  const { data } = await api.get<PieceRow[]>('barang', { query });
  return data.find((piece) => piece.kode_barcode === code);
}

/** The list of one screen; scans anywhere on the page go into it. */
export function usePieceList(screen: string, lookup: Lookup): PieceList {
  const [pieces, setPieces, forget] = useDraft<readonly PieceRow[]>(screen, NO_PIECES);
  const [notes, setNotes] = useState<readonly ScanNote[]>([]);
  const known = useRef<Set<string> | undefined>(undefined);
  known.current ??= new Set(pieces.map((piece) => piece.kode_barcode));
  const codes = known.current;
  const note = (code: string, result: ScanResult, text: string): ScanResult => {
    setNotes((old) => [{ code, result, text }, ...old].slice(0, KEPT_NOTES));
    return result;
  };
  const add = async (code: string): Promise<ScanResult> => {
    if (codes.has(code)) return note(code, 'duplicate', translate('stock.sudah-di-daftar'));
    codes.add(code);
    try {
      const piece = await lookup(code);
      if (piece === undefined) throw new ApiError('TIDAK_ADA', translate('stock.tidak-ada'), 404);
      setPieces((old) => [piece, ...old]);
      return note(code, 'ok', `${piece.nama_barang} · ${gramText(piece.berat)} gr`);
    } catch (error) {
      codes.delete(code);
      return note(code, 'unknown', refusal(error));
    }
  };
  const addRows = (rows: readonly PieceRow[]): void => {
    const fresh = rows.filter((row) => !codes.has(row.kode_barcode));
    for (const row of fresh) codes.add(row.kode_barcode);
    setPieces((old) => [...fresh, ...old]);
  };
  const remove = (code: string): void => {
    codes.delete(code);
    setPieces((old) => old.filter((piece) => piece.kode_barcode !== code));
  };
  const clear = (): void => {
    codes.clear();
    forget();
    setNotes([]);
  };
  useScanner(add);
  return { pieces, notes, add, addRows, remove, clear };
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
