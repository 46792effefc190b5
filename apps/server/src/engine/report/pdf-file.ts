/**
 * A Sheet as PDF on the report's paper: letterhead, period, table with totals, "n of total",
 * printed by.
 */
import type { Writable } from 'node:stream';
import { columnText, isNumeric } from '@kencana/contract/field/value';
import type { SheetHead, SheetLine } from '@kencana/contract/sheet';
import type { ReportCtx } from './report-ctx.ts';
import { PdfTable, type PdfColumn } from '../../platform/pdf/table.ts';
import { splitAddress } from '../../platform/pdf/text-measure.ts';
import { manyShops } from './excel-file.ts';
import { eachLine, type PreparedReport } from './run-report.ts';

export async function writePdf(
  ctx: ReportCtx,
  prepared: PreparedReport,
  out: Writable,
): Promise<void> {
  const { head, report } = prepared;
  const columns = pdfColumns(head);
  const table = new PdfTable(out, {
    landscape: report.paper === 'A4-landscape',
    title: head.judul,
    head: [head.toko.nama_toko, ...splitAddress(head.toko.alamat_toko)],
    sub: [head.periode, ...manyShops(head.kode_toko)],
    footer: ctx.t('report.dicetak', {
      oleh: head.dicetak_oleh,
      pada: head.dicetak_pada,
    }),
    ofWord: ctx.t('report.halaman_dari'),
    columns,
  });
  table.start();
  const { count, gagal } = await eachLine(ctx, prepared, (line) => writeLine(table, head, line));
  if (count === 0) await table.heading(ctx.t(report.texts.kosong));
  if (gagal.length > 0) {
    const toko = gagal.map((g) => g.kode_toko).join(', ');
    await table.heading(ctx.t('report.tidak_lengkap', { toko }));
  }
  await table.end();
}

async function writeLine(table: PdfTable, head: SheetHead, line: SheetLine): Promise<void> {
  if (line.jenis === 'kelompok') return table.heading(line.label);
  const texts = head.columns.map((c, i) => columnText(c.kind, line.cells[i] ?? null));
  if (line.jenis === 'baris') return table.row(texts);
  return table.row(texts, line.label);
}

function pdfColumns(head: SheetHead): PdfColumn[] {
  return head.columns.map((c) => ({
    label: c.label,
    align: isNumeric(c.kind) ? 'right' : 'left',
    width: c.width,
  }));
}
