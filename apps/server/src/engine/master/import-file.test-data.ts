/** Files for tests of imports, as a person would send them. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SheetWriter } from '../../platform/excel/sheet-writer.ts';
import { fileCell } from './file-column.ts';

/** A workbook with these cells: numbers are numbers, texts are texts. */
export async function excelFile(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const sheet = new SheetWriter(out, Array(width).fill({ format: 'text', width: 12 }));
  await sheet.start('Data', 1);
  for (const cells of rows) await sheet.row(cells.map(fileCell));
  await sheet.end();
  out.end();
  return bytes;
}
