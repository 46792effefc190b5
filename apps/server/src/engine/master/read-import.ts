/**
 * An uploaded file as rows of a master, before anything is compared with the shop: the header says
 * which field a column is, by its name on the wire or its label; a row whose first cell begins with
 * `# ` is the hint of a template.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { type CellProblem, IMPORT_LIMITS } from '@kencana/contract/import-result';
import type { SheetCell, SheetRow } from '../../platform/excel/sheet-reader.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { readTableApart } from '../../platform/table-file/read-apart.ts';
import { FileProblem } from '../../platform/table-file/read-table.ts';
import { cellValue, isCutNumber, isExcelError } from './file-cell.ts';
import { fileFields, identityFields } from './file-column.ts';

/** Characters of a cell that a message repeats. */
const MOST_SHOWN = 200;
/** Rows that are read before other requests have their turn. */
const ROWS_PER_TURN = 100;

export interface ImportRow {
  readonly baris: number;
  /** Wire values of the columns that the file has. */
  readonly sent: WireRow;
  /** What stands in each cell, for the messages. */
  readonly shown: Readonly<Record<string, string>>;
  /** Cells that hold no value at all. */
  readonly problems: readonly CellProblem[];
}

/** The rows; throws VALIDASI at `berkas` for a file that is no such table. */
export async function readImport(ctx: Ctx, def: MasterDef, base64: string): Promise<ImportRow[]> {
  try {
    const readTable = ctx.services.config.tableReader ?? readTableApart;
    const [header, ...rows] = await readTable(base64, IMPORT_LIMITS);
    const columns = readHeader(ctx, def, header?.cells ?? []);
    const data = rows.filter(({ cells }) => !String(cells[0] ?? '').startsWith('# '));
    if (data.length === 0) throw new FileProblem('impor.tanpa_baris');
    const read: ImportRow[] = [];
    for (const row of data) {
      if (read.length % ROWS_PER_TURN === 0) await nextTurn();
      read.push(readRow(ctx, columns, row));
    }
    return read;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new AppError('VALIDASI', {}, { berkas: [ctx.t(error.key, error.data)] });
  }
}

/** The field of each column up to the last heading; undefined for a column without one. */
function readHeader(
  ctx: Ctx,
  def: MasterDef,
  cells: readonly SheetCell[],
): (NamedField | undefined)[] {
  const fields = fileFields(def);
  const headings = cells.map((cell) => String(cell ?? '').trim());
  const last = headings.findLastIndex((text) => text !== '');
  const columns = headings.slice(0, last + 1).map((text) => {
    if (text === '') return undefined;
    const found = fieldOfHeading(ctx, fields, text);
    if (found === undefined) throw new FileProblem('impor.kolom_asing', { kolom: text });
    return found;
  });
  const names = columns.flatMap((field) => (field === undefined ? [] : [field.name]));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new FileProblem('impor.kolom_ganda', { kolom: twice });
  const missing = identityFields(def).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new FileProblem('impor.kolom_kurang', { kolom: missing.join(', ') });
  }
  return columns;
}

function fieldOfHeading(
  ctx: Ctx,
  fields: readonly NamedField[],
  heading: string,
): NamedField | undefined {
  const wanted = heading.toLowerCase().replace(/\s*\*$/, '');
  return (
    fields.find((field) => field.name === wanted) ??
    fields.find((field) => ctx.t(field.label).toLowerCase() === wanted)
  );
}

/** Options first: what kind of value another column holds may hang on them. */
function readRow(ctx: Ctx, columns: readonly (NamedField | undefined)[], row: SheetRow): ImportRow {
  const sent: Record<string, unknown> = {};
  const shown: Record<string, string> = {};
  const problems: CellProblem[] = [];
  const cells = columns.flatMap((field, at) =>
    field === undefined ? [] : [{ field, cell: row.cells[at] ?? null }],
  );
  const optionsFirst = cells.toSorted(
    (a, b) => Number(a.field.kind !== 'pilihan') - Number(b.field.kind !== 'pilihan'),
  );
  for (const { field, cell } of optionsFirst) {
    shown[field.name] = String(cell ?? '').slice(0, MOST_SHOWN);
    sent[field.name] = cellValue(ctx, field, cell, sent);
    const cut = isCutNumber(field, cell);
    if (!cut && !isExcelError(cell)) continue;
    const label = ctx.t(field.label);
    problems.push({
      baris: row.nomor,
      kolom: field.name,
      label,
      nilai: shown[field.name] ?? '',
      pesan: ctx.t(cut ? 'impor.angka_terpotong' : 'isian.salah', { label }),
    });
  }
  return { baris: row.nomor, sent, shown, problems };
}
