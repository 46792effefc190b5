/**
 * Lines of a pre-order from a file (spec 1 §2 "import"). The first cells that are wrong are named;
 * the lines come back to the screen, and nothing is stored here.
 */
import { preOrderFile } from '@kencana/contract/document/pre-order-file';
import type { PreOrderLines } from '@kencana/contract/document/pre-order-file';
import { readRow, toWire } from '@kencana/contract/field/read-row';
import { jenis } from '@kencana/contract/master/jenis';
import type { BarisPreOrderBody } from '@kencana/contract/transaction/pre-order';
import { missingKeys } from '../../engine/master/master-sql.ts';
import { problemAt } from '../../engine/master/plan-import.ts';
import { readImport } from '../../engine/master/read-import.ts';
import { MOST_NAMED } from '../../engine/master/run-import.ts';
import { problemTexts } from '../../engine/master/save.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** The lines, or what is wrong with them; VALIDASI at `berkas` for a file that is no such table. */
export async function readPreOrderFile(ctx: Ctx, base64: string): Promise<PreOrderLines> {
  const read = await readImport(ctx, preOrderFile, base64);
  const rows = read.map((row) => {
    const { columns, problems } = readRow(preOrderFile, row.sent);
    const masalah = [...row.problems];
    for (const [kolom, texts] of Object.entries(problemTexts(ctx, preOrderFile, problems))) {
      if (masalah.some((problem) => problem.kolom === kolom)) continue;
      masalah.push(problemAt(ctx, preOrderFile, row, kolom, texts[0] ?? ''));
    }
    return { row, columns, masalah };
  });
  const codes = rows.map(({ columns }) => String(columns['kode_jenis']));
  const missing = await ctx.read((tx) => tx.rows(missingKeys(jenis, ctx.kodeToko, codes)));
  const gone = new Set(missing.map(({ kode }) => kode));
  for (const { row, columns, masalah } of rows) {
    const kode = String(columns['kode_jenis']);
    if (kode === '' || !gone.has(kode)) continue;
    const text = ctx.t('error.REF_TIDAK_ADA', { label: ctx.t('field.kode_jenis'), kode });
    masalah.push(problemAt(ctx, preOrderFile, row, 'kode_jenis', text));
  }
  const masalah = rows.flatMap((row) => row.masalah).slice(0, MOST_NAMED);
  if (masalah.length > 0) return { baris: [], masalah };
  const baris = rows.map(({ columns }) => toWire(preOrderFile, columns) as BarisPreOrderBody);
  return { baris, masalah };
}
