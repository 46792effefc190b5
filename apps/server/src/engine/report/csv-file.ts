/**
 * A Sheet as CSV: header, one line per row with its group in front, the grand total last. Raw
 * values, no masks.
 */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { CSV_START, csvLine } from '../../platform/csv/csv-line.ts';
import type { ReportCtx } from './report-ctx.ts';
import { eachLine, type PreparedReport } from './run-report.ts';
import { ended } from './spool.ts';

/** The first column holds the row's group, and the word of the total. */
export async function writeCsv(
  ctx: ReportCtx,
  prepared: PreparedReport,
  out: Writable,
): Promise<void> {
  const write = async (...cells: (string | number | null)[]): Promise<void> => {
    if (!out.write(csvLine(cells))) await once(out, 'drain');
  };
  out.write(CSV_START);
  await write(ctx.t('report.kelompok'), ...prepared.head.columns.map((c) => c.label));
  let group = '';
  const { gagal } = await eachLine(ctx, prepared, async (line) => {
    if (line.jenis === 'kelompok') group = line.label;
    if (line.jenis === 'baris') await write(group, ...line.cells);
    if (line.jenis === 'total') await write(line.label, ...line.cells);
  });
  if (gagal.length > 0) {
    await write(ctx.t('report.tidak_lengkap', { toko: gagal.map((g) => g.kode_toko).join(', ') }));
  }
  await ended(out);
}
