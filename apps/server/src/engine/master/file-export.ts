/**
 * A master as a file: all rows as CSV or Excel, and the template for an import with the allowed
 * values on sheets of their own. Texts that a spreadsheet would run are neutralised.
 */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import { fieldOf, masterRight } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { fileHint, isLong } from '@kencana/contract/field/field-type';
import { cellFormat, isNumeric } from '@kencana/contract/field/value';
import { masterFileName } from '@kencana/contract/export-csv';
import { mayDo } from '@kencana/contract/permission';
import { CSV_START, csvLine } from '../../platform/csv/csv-line.ts';
import {
  type ExcelColumn,
  type ExcelFormat,
  type ExcelValue,
  SheetWriter,
} from '../../platform/excel/sheet-writer.ts';
import type { Ctx, RawReply } from '../../platform/http/route.ts';
import { fileCell, fileFields, NO, YES } from './file-column.ts';
import { referenced, selectRows } from './master-sql.ts';

export type FileFormat = 'csv' | 'xlsx';

const MIME = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Rows of one reference that a template lists. */
const MOST_CHOICES = 2000;

/** The rows as a download. */
export async function exportFile(
  def: MasterDef,
  rows: readonly WireRow[],
  format: FileFormat,
): Promise<RawReply> {
  const filename = `${masterFileName(def)}.${format}`;
  if (format === 'csv') return { raw: exportCsv(def, rows), mime: MIME.csv, filename };
  const fields = fileFields(def);
  const raw = await workbook(def, fields, async (sheet) => {
    for (const line of exportLines(def, rows)) await sheet.row(line);
  });
  return { raw, mime: MIME.xlsx, filename };
}

/** The rows as the bytes of a CSV file. */
export function exportCsv(def: MasterDef, rows: readonly WireRow[]): Buffer {
  return csvFile(fileFields(def), exportLines(def, rows));
}

function exportLines(def: MasterDef, rows: readonly WireRow[]): ExcelValue[][] {
  return rows.map((row) => fileFields(def).map(({ name }) => fileCell(row[name])));
}

/** A file to fill in: the header, a hint line in CSV, sheets with the allowed values in Excel. */
export async function templateFile(
  ctx: Ctx,
  def: MasterDef,
  format: FileFormat,
): Promise<RawReply> {
  const fields = fileFields(def).filter((field) => field.image === undefined);
  const hints = fields.map((field) => hint(ctx, field));
  const filename = `${ctx.t('impor.nama_template')}-${def.name}.${format}`;
  if (format === 'csv') {
    const [first = '', ...rest] = hints;
    return { raw: csvFile(fields, [[`# ${first}`, ...rest]]), mime: MIME.csv, filename };
  }
  const choices = await allChoices(ctx, fields);
  const more = [ctx.t('impor.lembar_petunjuk'), ctx.t('impor.lembar_pilihan')];
  const raw = await workbook(
    def,
    fields,
    async (sheet) => {
      await sheet.next(textColumns(24, 32, 12, 70), 1);
      const head = ['kolom', 'nama', 'wajib', 'isi'] as const;
      await sheet.textRow(
        head.map((name) => ctx.t(`impor.kepala.${name}`)),
        'header',
      );
      for (const [at, field] of fields.entries()) {
        const wajib = ctx.t(field.required ? 'shell.ya' : 'shell.tidak');
        await sheet.row([field.name, ctx.t(field.label), wajib, hints[at] ?? '']);
      }
      await sheet.next(textColumns(24, 24, 50), 1);
      await sheet.textRow(
        ['kolom', 'kode', 'nama'].map((name) => ctx.t(`impor.kepala.${name}`)),
        'header',
      );
      for (const choice of choices) await sheet.row(choice);
    },
    more,
  );
  return { raw, mime: MIME.xlsx, filename };
}

function csvFile(fields: readonly NamedField[], lines: readonly ExcelValue[][]): Buffer {
  const header = csvLine(fields.map((field) => field.name));
  return Buffer.from(CSV_START + header + lines.map(csvLine).join(''), 'utf8');
}

async function workbook(
  def: MasterDef,
  fields: readonly NamedField[],
  fill: (sheet: SheetWriter) => Promise<void>,
  more: readonly string[] = [],
): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const columns = fields.map((field) => ({
    format: formatOf(field),
    width: Math.max(field.name.length + 2, isLong(field.kind) ? 28 : 14),
  }));
  const sheet = new SheetWriter(out, columns);
  await sheet.start(def.name, 1, more);
  await sheet.textRow(
    fields.map((field) => field.name),
    'header',
  );
  await fill(sheet);
  await sheet.end();
  out.end();
  return bytes;
}

/** Texts stay texts whatever somebody types over them; an amount that is either is no number. */
function formatOf({ kind, per }: NamedField): ExcelFormat {
  if (per !== undefined) return 'text';
  if (kind === 'tanggal' || isNumeric(kind)) return cellFormat(kind);
  return 'literal';
}

function textColumns(...widths: number[]): ExcelColumn[] {
  return widths.map((width) => ({ format: 'literal', width }));
}

/** What a column takes, in the user's language. */
function hint(ctx: Ctx, field: NamedField): string {
  const parts = [ctx.t(field.required ? 'impor.kepala.wajib' : 'impor.boleh_kosong')];
  if (field.auto !== undefined) parts.push(ctx.t('impor.isi.dibuat'));
  else if (field.options !== undefined) parts.push(field.options.join(' / '));
  else if (field.kind === 'aktif') parts.push(`${YES} / ${NO}`);
  else parts.push(ctx.t(...fileHint(field)));
  if (field.reference !== undefined) parts.push(ctx.t(referenced(field)?.title ?? field.label));
  return parts.join('; ');
}

/** Column, code and name of every option and of every row that a reference may name. */
async function allChoices(ctx: Ctx, fields: readonly NamedField[]): Promise<string[][]> {
  const lines: string[][] = [];
  for (const field of fields) {
    for (const code of field.options ?? []) {
      lines.push([field.name, code, ctx.t(`opsi.${field.name}.${code}`)]);
    }
    const to = referenced(field);
    if (to === undefined || !mayDo(ctx.user, masterRight(to, 'lihat'))) continue;
    const active = fieldOf(to, 'aktif') === undefined ? [] : [sql`t.aktif`];
    const tail = sql`order by ${sql.ref(`t.${to.key}`)} limit ${MOST_CHOICES}`;
    const rows = await ctx.read((tx) => tx.rows(selectRows(to, ctx.kodeToko, active, tail)));
    for (const row of rows) lines.push([field.name, String(row[to.key]), String(row[to.nama])]);
  }
  return lines;
}
