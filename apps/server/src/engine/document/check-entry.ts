/**
 * The dry run of an entry with many rows: everything that is wrong with it, cell by cell, as saving
 * would refuse it; nothing is written. What is wrong with the rows that can be read is told also
 * where others cannot be.
 */
import { z } from 'zod';
import { checkCall } from '@kencana/contract/call/document-calls';
import { AppError } from '@kencana/contract/error-code';
import type { EntryDef, InputOf, NamedRows } from '@kencana/contract/entry/define-entry';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import type { CheckedRows } from '@kencana/contract/entry/entry-file';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import type { CellProblem } from '@kencana/contract/import-result';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { pickLanguage } from '../../platform/http/text.ts';
import { validate } from '../../platform/http/validate.ts';
import { MOST_NAMED } from '../master/run-import.ts';
import { readBase } from '../transaction/day.ts';
import type { Base, Problem } from '../transaction/kind.ts';
import { problemText } from '../transaction/save.ts';

/** Characters of a cell that a message repeats. */
const MOST_SHOWN = 200;

interface Sentence {
  /** Place among the rows, from 0; -1 for the head. */
  readonly at: number;
  readonly kolom: string;
  readonly pesan: string;
}

/** Any row at all, as long as there are not too many: what is wrong is told at its cells. */
function looseRows({ name, most }: NamedRows): z.ZodType<WireRow> {
  const row = z.record(z.string(), z.unknown());
  const list = z.array(row).min(1, 'input.barangKosong').max(most, 'input.terlaluBanyak');
  return z.looseObject({ [name]: list }) as unknown as z.ZodType<WireRow>;
}

/** The dry run of an entry; `problemsOf` is asked of the rows whose cells are each right. */
export function checkRoute<D extends EntryDef>(
  entry: D,
  problemsOf: (tx: Tx, input: InputOf<D>, base: Base) => Promise<readonly Problem[]>,
): Route {
  const { rows } = sheetFile(entry);
  return route({
    method: 'POST',
    path: checkCall(entry),
    right: entry.right,
    summary: 'Everything that is wrong with many rows, cell by cell; writes nothing',
    body: looseRows(rows),
    handler: async (ctx, { body }) => ({
      data: await ctx.read((tx) =>
        checkEntry(ctx, entry, rows, body, async (input) =>
          problemsOf(tx, input, await readBase(tx, ctx)),
        ),
      ),
    }),
  });
}

async function checkEntry<D extends EntryDef>(
  ctx: Ctx,
  entry: D,
  part: NamedRows,
  body: WireRow,
  problemsOf: (input: InputOf<D>) => Promise<readonly Problem[]>,
): Promise<CheckedRows> {
  const all = (body[part.name] ?? []) as readonly WireRow[];
  const first = parse(ctx, entry, body);
  const wrong = 'errors' in first ? sentencesOf(part, first.errors) : [];
  const bad = new Set(wrong.map(({ at }) => at));
  // Rows that cannot be read stand for nothing; what is left keeps its place.
  const places = [...all.keys()].filter((at) => !bad.has(at));
  const rest = { ...body, [part.name]: places.map((at) => all[at]) };
  const read = 'errors' in first ? parse(ctx, entry, rest) : first;
  const problems = 'errors' in read ? [] : await problemsOf(read.input);
  const found = problems.map((problem) => {
    const { at, kolom } = placeOf(part, problem.field ?? '');
    return { at: places[at] ?? -1, kolom, pesan: problemText(ctx, problem) };
  });
  const told = [...wrong, ...found].sort((a, b) => a.at - b.at);
  return {
    problems: told.slice(0, MOST_NAMED).map((one) => cellOf(ctx, entry, part, all, body, one)),
    jumlah_masalah: told.length,
  };
}

type Parsed<D> = { readonly input: InputOf<D> } | { readonly errors: Readonly<Errors> };
type Errors = Record<string, readonly string[]>;

function parse<D extends EntryDef>(ctx: Ctx, entry: D, body: WireRow): Parsed<D> {
  try {
    return { input: validate(entrySchema(entry), body, pickLanguage(ctx.bahasa)) as InputOf<D> };
  } catch (error) {
    if (!(error instanceof AppError) || error.errors === undefined) throw error;
    return { errors: error.errors };
  }
}

function sentencesOf(part: NamedRows, errors: Errors): Sentence[] {
  return Object.entries(errors).map(([path, texts]) => ({
    ...placeOf(part, path),
    pesan: texts[0] ?? '',
  }));
}

/** `detail_barang.12.berat` is the field of a row, everything else stands in the head. */
function placeOf({ name }: NamedRows, path: string): { at: number; kolom: string } {
  const [list, at = '', kolom = ''] = path.split('.');
  return list === name && at !== '' ? { at: Number(at), kolom } : { at: -1, kolom: path };
}

function cellOf(
  ctx: Ctx,
  entry: EntryDef,
  part: NamedRows,
  all: readonly WireRow[],
  body: WireRow,
  { at, kolom, pesan }: Sentence,
): CellProblem {
  const fields: readonly NamedField[] = at < 0 ? entry.fields : part.fields;
  const field = fields.find(({ name }) => name === kolom);
  const value = (at < 0 ? body : all[at])?.[kolom];
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const label = field === undefined ? '' : ctx.t(field.label);
  // A word where a number belongs is there, and cannot be read.
  const word = field !== undefined && isNumeric(field.kind) && typeof value === 'string';
  return {
    baris: at + 1,
    kolom,
    label,
    nilai: shown.slice(0, MOST_SHOWN),
    pesan: word && value.trim() !== '' ? ctx.t('isian.salah', { label }) : pesan,
  };
}
