/** A value of a document or line as text, by the kind that its definition names. */
import type { ShowColumn } from '@kencana/contract/document/define-document';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { aloneText, isNumeric } from '@kencana/contract/field/value';
import { translate } from '../../platform/i18n.ts';
import { showTime } from '../../platform/show.ts';
import type { CellValue } from '../../ui/data-table-column.ts';

/** True for values that stand at the right of their column. */
export function isNumber(column: ShowColumn): boolean {
  return isNumeric(column.kind);
}

/** What sorting, search and CSV see of a value. */
export function rawValue(column: ShowColumn, row: object): CellValue {
  const document = row as DocumentRow;
  switch (column.kind) {
    case 'customer':
      return document.nama_customer === '' ? document.kode_member : document.nama_customer;
    case 'cara':
      return [...new Set(document.pembayaran.map((payment) => payment.jenis))].join(' + ');
    case 'sales':
      return [document.kode_sales, document.nama_sales].filter(Boolean).join(' · ');
    case 'otorisasi':
      return document.otorisasi.map((o) => `${o.kategori} (${o.approver})`).join(', ');
    case 'status':
      return document.status === 'BATAL' ? 'BATAL' : document.status_valid;
    default:
      return inWords(column, toCell(valueAt(row, column.key)));
  }
}

/** A value as it is read; empty when there is none. */
export function showValue(column: ShowColumn, row: object): string {
  const value = rawValue(column, row);
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return numberText(column, value);
  return column.kind === 'jam' ? showTime(String(value)) : String(value);
}

/** True where the value is below the least that the column names. */
export function isBelow(column: ShowColumn, row: object): boolean {
  if (column.batas === undefined) return false;
  const [value, least] = [valueAt(row, column.key), valueAt(row, column.batas)];
  return typeof value === 'number' && typeof least === 'number' && value < least;
}

/** The limit that the value goes beyond, as it is read; undefined where it is within. */
export function showExceeded(column: ShowColumn, row: object): string | undefined {
  if (column.paling === undefined) return undefined;
  const [value, most] = [valueAt(row, column.key), valueAt(row, column.paling)];
  if (typeof value !== 'number' || typeof most !== 'number' || value <= most) return undefined;
  return numberText(column, most);
}

/** The computed value beside one that a person changed; undefined where they are the same. */
export function showComputed(column: ShowColumn, row: object): string | undefined {
  if (column.dihitung === undefined) return undefined;
  const computed = valueAt(row, column.dihitung);
  if (typeof computed !== 'number' || computed === valueAt(row, column.key)) return undefined;
  return numberText(column, computed);
}

function numberText({ kind }: ShowColumn, value: number): string {
  return isNumeric(kind) ? aloneText(kind, value) : String(value);
}

/** A coded value in the reader's words where its column has them. */
function inWords({ kata }: ShowColumn, value: CellValue): CellValue {
  const word = typeof value === 'string' ? kata?.[value] : undefined;
  return word === undefined ? value : translate(word);
}

function toCell(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return value === undefined || value === null ? undefined : JSON.stringify(value);
}
