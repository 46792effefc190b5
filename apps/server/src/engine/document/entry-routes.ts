/**
 * The routes of a kind that take something in, from its definition: saving one, reading its rows
 * from a file, and what happens to one or to several later.
 */
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { textAt } from '@kencana/contract/document/document-row';
import {
  entryCall,
  entryFileCalls,
  eventCall,
  runCall,
} from '@kencana/contract/call/document-calls';
import type {
  AnswerTo,
  EntryDef,
  EventDef,
  InputOf,
  RunDef,
  RunEventDef,
} from '@kencana/contract/entry/define-entry';
import { entryFile, fileColumns, sheetFile } from '@kencana/contract/entry/entry-file';
import type { EntryFile } from '@kencana/contract/entry/entry-file';
import { entrySchema, eventSchema } from '@kencana/contract/entry/entry-schema';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { templateFile } from '../master/file-export.ts';
import { joinDay } from '../transaction/day.ts';
import { postThenRead, postWithin } from '../transaction/event.ts';
import type { EventKind, Kind, Problem } from '../transaction/kind.ts';
import { refuse, saveDocument, saveThenRead } from '../transaction/save.ts';
import type { Saved } from '../transaction/save.ts';
import { entryRefs } from './entry-refs.ts';
import { readWritten } from './read-document.ts';
import type { Enrich } from './read-document.ts';
import { readEntryFile, readSheetFile } from './read-entry-file.ts';

type Gate = Pick<Route, 'module'>;

const gateOf = ({ module }: DocumentDef): Gate => (module === undefined ? {} : { module });

/**
 * Address, right and description of a call that takes something in; the document that it answers
 * tells cost as looking it up does.
 */
function callOf(def: DocumentDef, { path, right, summary }: EntryDef) {
  const { biaya } = def;
  const gate = { ...gateOf(def), ...(biaya && { cost: biaya }) };
  return { ...gate, method: 'POST', path, right, summary } as const;
}

/** Saving a document, and the calls of its file where its rows may come from one. */
export function entryRoutes<D extends EntryDef<object, DocumentRow>, Facts>(
  def: DocumentDef & { readonly entry: D },
  kind: Kind<InputOf<D>, Facts>,
  enrich?: Enrich,
): Route[] {
  return [
    route({
      ...callOf(def, def.entry),
      path: entryCall<EntryDef<object, DocumentRow>>(def.entry),
      body: entrySchema(def.entry),
      created: true,
      handler: async (ctx, { body }) => ({
        data: await saveThenRead(ctx, kind, body, (tx, no) => readWritten(tx, def, no, enrich)),
      }),
    }),
    ...fileRoutes(def, def.entry),
  ];
}

/**
 * Saving a document of a kind that nobody looks up, answering what `answer` makes of it; `more` is
 * what else the call says of itself.
 */
export function savingRoute<D extends EntryDef, Facts>(
  entry: D,
  kind: Kind<InputOf<D>, Facts>,
  answer: (saved: Saved) => AnswerTo<D>,
  more: Pick<Route, 'cost' | 'module'> = {},
): Route {
  const { right, summary } = entry;
  return route({
    ...more,
    method: 'POST',
    path: entryCall(entry),
    right,
    summary,
    body: entrySchema(entry),
    created: true,
    handler: async (ctx, { body }) => ({ data: await saveDocument(ctx, kind, body, answer) }),
  });
}

function fileRoutes(def: DocumentDef, entry: EntryDef): Route[] {
  const file = entryFile(def);
  return file === undefined ? [] : routesOfFile(def, entry, file, readEntryFile);
}

/** The file of rows that are typed into a sheet: wrong cells come back with the right ones. */
export function sheetFileRoutes(def: DocumentDef, entry: EntryDef): Route[] {
  return routesOfFile(def, entry, sheetFile(entry), readSheetFile);
}

function routesOfFile(
  def: DocumentDef,
  { right }: EntryDef,
  file: EntryFile,
  read: typeof readEntryFile,
): Route[] {
  const columns = fileColumns(def, file.rows);
  const calls = entryFileCalls(file);
  return [
    route({
      ...gateOf(def),
      method: 'GET',
      path: calls.template,
      right,
      summary: `File to fill in with the lines of a ${def.kind}`,
      query: z.object({
        format: z.enum(['csv', 'xlsx'], { error: 'impor.format' }).default('xlsx'),
      }),
      handler: (ctx, { query }) => templateFile(ctx, columns, query.format),
    }),
    route({
      ...gateOf(def),
      method: 'POST',
      path: calls.read,
      right,
      summary: `Lines of a ${def.kind} from a file, or every cell that is wrong; writes nothing`,
      body: z.object({
        isi: z.string({ error: 'impor.kosong' }).min(1, { error: 'impor.kosong' }),
      }),
      handler: async (ctx, { body }) => ({ data: await read(ctx, columns, body.isi) }),
    }),
  ];
}

/** An event of one document: its call, answering the document as it is then. */
export function eventRoute<D extends EventDef, Facts>(
  def: DocumentDef,
  event: D,
  kind: EventKind<InputOf<D> & OfOne, Facts>,
  enrich?: Enrich,
): Route {
  return route({
    ...callOf(def, event),
    path: eventCall(event),
    body: eventSchema(event),
    handler: async (ctx, { body }) => ({
      data: await postThenRead(ctx, kind, body as InputOf<D> & OfOne, (tx, no) =>
        readWritten(tx, def, no, enrich),
      ),
    }),
  });
}

/** An event of several documents at once, all or none. */
export function runRoute<Facts>(
  def: DocumentDef,
  event: RunEventDef,
  kind: EventKind<OfOne, Facts>,
): Route {
  return route({
    ...callOf(def, event),
    path: runCall(event),
    body: eventSchema(event),
    handler: async (ctx, { body }) => {
      const no_faktur_group = await postRun(ctx, { def, run: event.run, kind }, body);
      return {
        data: { no_faktur_group },
        message: ctx.t(event.run.done, { n: no_faktur_group.length }),
      };
    },
  });
}

interface OfOne {
  readonly no_faktur_group: string;
  readonly detail_authorization: readonly { readonly _id: string }[];
}

interface Run<Facts> {
  readonly def: DocumentDef;
  readonly run: RunDef;
  readonly kind: EventKind<OfOne, Facts>;
}

/** In the order of their numbers, so that two runs cannot block each other. */
async function postRun<Facts>(
  ctx: Ctx,
  { def, run, kind }: Run<Facts>,
  body: Omit<OfOne, 'no_faktur_group'> & { readonly no_faktur_group: readonly string[] },
): Promise<string[]> {
  const numbers = [...new Set(body.no_faktur_group)].sort();
  return ctx.write(async (tx) => {
    const base = await joinDay(tx, ctx);
    refuse(ctx, await strangers(tx, def, run, numbers));
    for (const no of numbers) {
      await postWithin(tx, base, ctx, kind, no, { ...body, no_faktur_group: no });
    }
    return numbers;
  });
}

/** Documents of a run that belong to somebody else than the first. */
async function strangers(
  tx: Tx,
  def: DocumentDef,
  { by, lain }: RunDef,
  numbers: readonly string[],
): Promise<Problem[]> {
  const rows = await tx.rows<{ no: string; rincian: object }>(
    sql`select no_dokumen as no, rincian from dokumen
        where kode_toko = ${tx.kodeToko} and kind = ${def.kind}
          and no_dokumen = any(${[...numbers]}::text[]) order by no_dokumen`,
  );
  const owned = rows.map((row) => {
    const nama = textAt(row, by.nama);
    return { no: row.no, nama, kode: textAt(row, by.kode) || nama };
  });
  const [first, ...others] = owned;
  return others
    .filter(({ kode }) => kode !== first?.kode)
    .map(({ no, nama }) => ({
      code: lain,
      data: { no, nama, milik: first?.nama },
      field: 'no_faktur_group',
    }));
}

/** What the definition of an event says to the engine. */
export function happening(
  { kind }: DocumentDef,
  event: EventDef,
): Pick<EventKind<object, never>, 'kind' | 'peristiwa' | 'dari' | 'menjadi' | 'refs' | 'fits'> {
  const { peristiwa, dari, menjadi, rows } = event;
  return {
    kind,
    peristiwa,
    dari,
    refs: entryRefs(event),
    ...(menjadi !== undefined && { menjadi }),
    fits: (input, { lines }) =>
      rows.flatMap(({ name, perLine }): Problem[] => {
        if (perLine === undefined) return [];
        const answers = rowsOf(input, name).map(({ baris }) => baris);
        const each = new Set(answers);
        const all =
          answers.length === lines.length &&
          each.size === lines.length &&
          lines.every(({ baris }) => each.has(baris));
        return all ? [] : [{ code: perLine.salah, data: { n: lines.length }, field: name }];
      }),
  };
}

function rowsOf(input: object, name: string): readonly { readonly baris: number }[] {
  return (input as Readonly<Record<string, readonly { baris: number }[]>>)[name] ?? [];
}
