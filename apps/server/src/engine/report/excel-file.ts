/**
 * A Sheet as .xlsx: title, shop and period, then the table with real numbers and dates, bold
 * totals, frozen header.
 */
import type { Writable } from 'node:stream';
import { cellFormat } from '@kencana/contract/field/value';
import type { SheetColumn, SheetLine } from '@kencana/contract/sheet';
import { SheetWriter, type ExcelColumn } from '../../platform/excel/sheet-writer.ts';
import type { ReportCtx } from './report-ctx.ts';
import { eachLine, type PreparedReport } from './run-report.ts';
import { ended } from './spool.ts';

const TITLE_ROWS = 3;

/** The first column holds group headings and the words of totals. */
export async function writeExcel(
  ctx: ReportCtx,
  prepared: PreparedReport,
  out: Writable,
): Promise<void> {
  const { head } = prepared;
  const sheet = new SheetWriter(out, [
    { format: 'text', width: 18 },
    ...head.columns.map(excelColumn),
  ]);
  await sheet.start(head.judul, TITLE_ROWS + 1);
  await sheet.textRow([head.judul], 'bold');
  await sheet.textRow([`${head.toko.nama_toko} ${head.toko.alamat_toko}`.trim()], 'plain');
  await sheet.textRow([[head.periode, ...manyShops(head.kode_toko)].join(' · ')], 'plain');
  await sheet.textRow(['', ...head.columns.map((c) => c.label)], 'header');
  const { count, gagal } = await eachLine(ctx, prepared, (line) => writeLine(sheet, line));
  if (count === 0) await sheet.textRow([ctx.t(prepared.report.texts.kosong)], 'plain');
  if (gagal.length > 0) {
    const toko = gagal.map((g) => g.kode_toko).join(', ');
    await sheet.textRow([ctx.t('report.tidak_lengkap', { toko })], 'bold');
  }
  await sheet.end();
  await ended(out);
}

function writeLine(sheet: SheetWriter, line: SheetLine): Promise<void> {
  if (line.jenis === 'kelompok') return sheet.textRow([line.label], 'bold');
  return sheet.row([line.label, ...line.cells], line.jenis !== 'baris');
}

function excelColumn(column: SheetColumn): ExcelColumn {
  return {
    format: cellFormat(column.kind),
    width: Math.max(column.label.length + 2, column.width * 1.4),
  };
}

/** Names the shops of a report over several. */
export function manyShops(codes: readonly string[]): string[] {
  return codes.length > 1 ? [codes.join(', ')] : [];
}
