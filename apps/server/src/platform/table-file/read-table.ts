/**
 * Reads an uploaded table, .xlsx or CSV, told apart by its bytes and not by its name. What cannot
 * be read is a FileProblem with the sentence that says why; what the cells mean is the caller's
 * business.
 */
import type { MessageKey } from '@kencana/messages/key';
import { readCsv } from '../csv/csv-reader.ts';
import { plainInside } from '../csv/neutral-inside.ts';
import { plainText } from '../excel/neutral-text.ts';
import { readSheet, type SheetCell, type SheetRow } from '../excel/sheet-reader.ts';
import { MOST_COLUMNS, TableTooLarge } from './table-too-large.ts';

/** Why a file was not read. */
export class FileProblem extends Error {
  readonly key: MessageKey;
  readonly data: Readonly<Record<string, string | number>>;

  constructor(key: MessageKey, data: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.name = 'FileProblem';
    this.key = key;
    this.data = data;
  }
}

/** Bytes of a file and rows under its header at most. */
export interface TableLimits {
  readonly bytes: number;
  readonly rows: number;
}

/** How the server reads uploaded tables: as `readTable` does, wherever. */
export type TableReader = (base64: string, limits: TableLimits) => Promise<SheetRow[]>;

/** Characters of all cells together at most. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** The container of .xls and of a workbook with a password. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * The rows from base64, the first of them the header; apostrophes that keep a text from being a
 * formula are taken off.
 */
export function readTable(base64: string, limits: TableLimits): SheetRow[] {
  if (base64.length > Math.ceil(limits.bytes / 3) * 4 + 4) {
    throw new FileProblem('impor.terlalu_besar', { mb: limits.bytes / 1024 / 1024 });
  }
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw new FileProblem('impor.kosong');
  const rows = readRows(bytes, limits.rows);
  if (rows.length === 0) throw new FileProblem('impor.kosong');
  if (rows.length > limits.rows + 1 || characters(rows) > MOST_CHARACTERS) {
    throw tooLarge('baris', limits.rows);
  }
  return rows.map(({ nomor, cells }) => ({ nomor, cells: cells.map(plainCell) }));
}

/** Characters of all cells; cells of an Excel file may share one long text. */
function characters(rows: readonly SheetRow[]): number {
  let sum = 0;
  for (const { cells } of rows) {
    for (const cell of cells) if (typeof cell === 'string') sum += cell.length;
  }
  return sum;
}

/** The header and at most one row more than `mostRows`; whatever goes wrong is a FileProblem. */
function readRows(bytes: Buffer, mostRows: number): SheetRow[] {
  if (startsWith(bytes, OLD_OFFICE)) throw new FileProblem('impor.excel_lama');
  try {
    if (startsWith(bytes, ZIP)) return readSheet(bytes, mostRows + 1);
    return readCsv(decodeText(bytes), mostRows + 1).map(({ nomor, cells }) => ({
      nomor,
      cells: cells.map(plainInside),
    }));
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    if (error instanceof TableTooLarge) throw tooLarge(error.what, mostRows);
    throw new FileProblem('impor.rusak');
  }
}

function tooLarge(what: TableTooLarge['what'], mostRows: number): FileProblem {
  return what === 'baris'
    ? new FileProblem('impor.terlalu_banyak', { jumlah: mostRows })
    : new FileProblem('impor.terlalu_lebar', { jumlah: MOST_COLUMNS });
}

/** UTF-8, with or without its mark. */
function decodeText(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem('impor.bukan_utf8');
  }
  if (text.includes('\u0000')) throw new FileProblem('impor.rusak');
  return text;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

function plainCell(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? plainText(cell) : cell;
}
