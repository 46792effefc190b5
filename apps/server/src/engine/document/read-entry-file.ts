/**
 * Rows of a document from a file (spec 1 §2 "import"). The first cells that are wrong are named;
 * the rows come back to the screen, and nothing is stored here.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import type { FileRows } from '@kencana/contract/entry/entry-file';
import { isEmpty } from '@kencana/contract/field/field';
import { readRow, toWire } from '@kencana/contract/field/read-row';
import type { Columns } from '@kencana/contract/field/read-row';
import type { CellProblem } from '@kencana/contract/import-result';
import type { Ctx } from '../../platform/http/route.ts';
import { missingKeys, referenced } from '../master/master-sql.ts';
import { problemAt } from '../master/plan-import.ts';
import { readImport } from '../master/read-import.ts';
import type { ImportRow } from '../master/read-import.ts';
import { MOST_NAMED } from '../master/run-import.ts';
import { problemTexts } from '../master/save.ts';

interface Read {
  readonly row: ImportRow;
  readonly columns: Columns;
  readonly masalah: CellProblem[];
}

/** The rows, or what is wrong with them; VALIDASI at `berkas` for a file that is no such table. */
export async function readEntryFile(ctx: Ctx, def: MasterDef, base64: string): Promise<FileRows> {
  const rows = await readRows(ctx, def, await readImport(ctx, def, base64));
  const masalah = problemsOf(rows);
  if (masalah.length > 0) return { baris: [], masalah };
  return { baris: rows.map(({ columns }) => toWire(def, columns)), masalah };
}

/** The rows as they stand in the file and what is wrong with them, by their place from 1. */
export async function readSheetFile(ctx: Ctx, def: MasterDef, base64: string): Promise<FileRows> {
  const placed = (await readImport(ctx, def, base64)).map((row, i) => ({ ...row, baris: i + 1 }));
  const rows = await readRows(ctx, def, placed);
  return { baris: rows.map(({ row }) => row.sent), masalah: problemsOf(rows) };
}

function problemsOf(rows: readonly Read[]): CellProblem[] {
  return rows.flatMap(({ masalah }) => masalah).slice(0, MOST_NAMED);
}

async function readRows(ctx: Ctx, def: MasterDef, read: readonly ImportRow[]): Promise<Read[]> {
  const rows = read.map((row): Read => {
    const { columns, problems } = readRow(def, row.sent);
    const masalah = [...row.problems];
    for (const [kolom, texts] of Object.entries(problemTexts(ctx, def, problems))) {
      if (masalah.some((problem) => problem.kolom === kolom)) continue;
      masalah.push(problemAt(ctx, def, row, kolom, texts[0] ?? ''));
    }
    return { row, columns, masalah };
  });
  await nameMissing(ctx, def, rows);
  return rows;
}

/** Adds the codes that the shop does not have: one question per field. */
async function nameMissing(ctx: Ctx, def: MasterDef, rows: readonly Read[]): Promise<void> {
  for (const field of def.fields) {
    const to = referenced(field);
    if (to === undefined) continue;
    const { name } = field;
    const given = rows.filter(({ columns }) => !isEmpty(columns[name]));
    const codes = given.map(({ columns }) => String(columns[name]));
    const missing = await ctx.read((tx) => tx.rows(missingKeys(to, ctx.kodeToko, codes)));
    const gone = new Set(missing.map(({ kode }) => kode));
    for (const { row, columns, masalah } of given) {
      const kode = String(columns[name]);
      if (!gone.has(kode)) continue;
      const text = ctx.t('error.REF_TIDAK_ADA', { label: ctx.t(field.label), kode });
      masalah.push(problemAt(ctx, def, row, name, text));
    }
  }
}
