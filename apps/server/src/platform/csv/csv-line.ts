/**
 * One line of a CSV file after RFC 4180: comma, quotes doubled, CRLF; numbers plain, texts
 * neutralised.
 */
import { neutralText } from '../excel/neutral-text.ts';
import { neutralInside } from './neutral-inside.ts';

/** Marks the file as UTF-8 for Excel. */
export const CSV_START = '\uFEFF';

/** The line with its ending; null is an empty cell. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = neutralInside(neutralText(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
