/**
 * The routes of a kind of document that come from its definition: list, one, validate, refuse and
 * cancel. Saving is the feature's own route.
 */
import { z } from 'zod';
import {
  cancelCall,
  documentCalls,
  linesCall,
  validateCalls,
} from '@kencana/contract/call/document-calls';
import type { DonePosting } from '@kencana/contract/call/document-calls';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { batalInput, tolakInput, validasiInput } from '@kencana/contract/document/document-input';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { cancelDocument, withdrawDocument } from '../transaction/cancel.ts';
import type { CancelRule } from '../transaction/cancel.ts';
import { validateDocument } from '../transaction/validate.ts';
import { documentFilter } from './filter.ts';
import { findDocument, listDocuments } from './read-document.ts';
import type { Enrich, LinePage } from './read-document.ts';

/** A kind's own way to cancel, with more input than the reason. */
export interface CancelSlot<B extends z.ZodType = z.ZodType> {
  readonly body: B;
  readonly run: (ctx: Ctx, body: z.output<B>) => Promise<DonePosting>;
}

/** What a kind adds to the engine. */
export interface DocumentSlots {
  readonly enrich?: Enrich;
  /** Instead of mirroring all postings on the same day. */
  readonly cancel?: CancelSlot;
  /** What refusing one that waits demands and brings about besides. */
  readonly withdraw?: (ctx: Ctx) => Pick<CancelRule, 'after' | 'demand'>;
  /** Who may validate and refuse, beside the right; throws for others. */
  readonly demandAnswerer?: (ctx: Ctx) => void;
  /** Instead of posting what saving kept back. */
  readonly validate?: (ctx: Ctx, no: string, ke?: number) => Promise<DonePosting>;
}

/** Keeps the type of a cancel slot's body together with its handler. */
export function cancelSlot<B extends z.ZodType>(slot: CancelSlot<B>): CancelSlot {
  return slot as unknown as CancelSlot;
}

/** Every route of the definition. */
export function documentRoutes(def: DocumentDef, slots: DocumentSlots = {}): Route[] {
  const gate = def.module === undefined ? {} : { module: def.module };
  const reading = { ...gate, ...(def.biaya && { cost: def.biaya }) };
  return [
    route({
      ...reading,
      method: 'GET',
      path: documentCalls(def).list,
      right: def.list.right.key,
      summary: `${def.kind}: list with lines and payments, overdue and newest first`,
      query: documentFilter(def),
      handler: async (ctx, { query }) => {
        const found = await ctx.read((tx) =>
          listDocuments(ctx, tx, def, query, slots.enrich, firstLines(def)),
        );
        const { nama, pesan } = def.list;
        return {
          ...found,
          ...(nama !== undefined && { [nama]: found.data }),
          ...(pesan !== undefined && {
            message: ctx.t(found.count > 0 ? pesan.ada : pesan.kosong),
          }),
        };
      },
    }),
    route({
      ...reading,
      method: 'GET',
      path: documentCalls(def).one,
      right: def.list.right.key,
      summary: `${def.kind}: one document with lines and payments`,
      handler: async (ctx, { params }) => ({
        data: await ctx.read((tx) =>
          findDocument(ctx, tx, def, params.no, slots.enrich, firstLines(def)),
        ),
      }),
    }),
    ...lineRoutes(def, slots, reading),
    ...validateRoutes(def, slots, gate),
    ...cancelRoutes(def, slots, gate),
  ];
}

type Gate = Pick<Route, 'module'>;

/** What is shown at once of documents that may have thousands of lines. */
export function firstLines({ sekaligus }: DocumentDef, dari = 1): LinePage | undefined {
  return sekaligus && { ...sekaligus, dari };
}

function lineRoutes(def: DocumentDef, { enrich }: DocumentSlots, gate: Partial<Route>): Route[] {
  if (def.sekaligus === undefined) return [];
  return [
    route({
      ...gate,
      method: 'GET',
      path: linesCall(def),
      right: def.list.right.key,
      summary: `${def.kind}: one document with ${def.sekaligus.most} of its lines, from dari on`,
      query: z.object({ dari: z.coerce.number().int().min(1).default(1) }),
      handler: async (ctx, { params, query }) => ({
        data: await ctx.read((tx) =>
          findDocument(ctx, tx, def, params.no, enrich, firstLines(def, query.dari)),
        ),
      }),
    }),
  ];
}

function validateRoutes(def: DocumentDef, slots: DocumentSlots, gate: Gate): Route[] {
  const { validasi } = def;
  if (validasi === undefined) return [];
  const calls = validateCalls(validasi);
  const validate =
    slots.validate ??
    ((ctx: Ctx, no: string, ke?: number) =>
      validateDocument(ctx, def.kind, no, { ke, orangLain: validasi.orangLain }));
  return [
    route({
      ...gate,
      method: 'POST',
      path: calls.path,
      right: validasi.right.key,
      summary: `${def.kind}: the cashier validates one that waits`,
      body: validasiInput,
      handler: async (ctx, { body: { no_faktur_group: no, ke } }) => {
        slots.demandAnswerer?.(ctx);
        return { data: await validate(ctx, no, ke) };
      },
    }),
    route({
      ...gate,
      method: 'POST',
      path: calls.tolak,
      right: validasi.right.key,
      summary: `${def.kind}: the cashier refuses one that waits, with a reason`,
      body: tolakInput,
      handler: async (ctx, { body: { no_faktur_group: no, ...input } }) => {
        slots.demandAnswerer?.(ctx);
        const kategori = def.batal?.kategori ?? def.kind.toUpperCase();
        const rule = { kind: def.kind, kategori, ...slots.withdraw?.(ctx) };
        return { data: await withdrawDocument(ctx, rule, { no, ...input }) };
      },
    }),
  ];
}

function cancelRoutes(def: DocumentDef, slots: DocumentSlots, gate: Gate): Route[] {
  const { batal } = def;
  if (batal === undefined) return [];
  const { kind, barangSaja } = def;
  const rule = { kind, kategori: batal.kategori, kemarin: batal.kemarin, barangSaja };
  const slot =
    slots.cancel ??
    cancelSlot({
      body: batalInput,
      run: (ctx, { no_faktur_group: no, alasan, detail_authorization }) =>
        cancelDocument(ctx, rule, { no, alasan, detail_authorization }),
    });
  return [
    route({
      ...gate,
      method: 'POST',
      path: cancelCall(batal),
      right: batal.right.key,
      summary: `${def.kind}: cancels with a reason and an approval`,
      body: slot.body,
      handler: async (ctx, { body }) => ({ data: await slot.run(ctx, body) }),
    }),
  ];
}
