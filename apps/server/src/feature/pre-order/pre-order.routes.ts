/**
 * The pre-order's calls: saving, reading lines from a file, closing a run, finishing, and those of
 * its definition.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { preOrderFile } from '@kencana/contract/document/pre-order-file';
import { batalInput } from '@kencana/contract/document/document-input';
import {
  preOrderInput,
  selesaiPreOrderInput,
  tutupPreOrderInput,
} from '@kencana/contract/transaction/pre-order';
import type { TutupPreOrderInput } from '@kencana/contract/transaction/pre-order';
import { cancelSlot, documentRoutes } from '../../engine/document/document-routes.ts';
import { findDocument } from '../../engine/document/read-document.ts';
import { templateFile } from '../../engine/master/file-export.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { postEvent, postThenRead, postWithin } from '../../engine/transaction/event.ts';
import { refuse, saveThenRead } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { preOrderKind } from './pre-order.kind.ts';
import { batalPreOrder, selesaiPreOrder, tutupPreOrder } from './pre-order-event.ts';
import { readPreOrderFile } from './read-lines.ts';

const NEW = { module: 'PRE_ORDER_MODULE', right: 'pesanan.transaksi-pre-order.tambah' } as const;
const CLOSE = { module: 'PRE_ORDER_MODULE', right: 'pesanan.closing-pre-order.tambah' } as const;

/** Closes them all or none, in the order of their numbers, so that two runs cannot block. */
async function closeRun(
  ctx: Ctx,
  body: TutupPreOrderInput,
): Promise<{ no_faktur_group: string[] }> {
  const numbers = [...new Set(body.no_faktur_group)].sort();
  return ctx.write(async (tx) => {
    const base = await joinDay(tx, ctx);
    await demandOneSupplier(tx, ctx, numbers);
    for (const no of numbers) await postWithin(tx, base, ctx, tutupPreOrder, no, body);
    return { no_faktur_group: numbers };
  });
}

/** A run goes to one supplier, the first number's. Error: PRE_ORDER_SUPPLIER for each other one. */
async function demandOneSupplier(tx: Tx, ctx: Ctx, numbers: readonly string[]): Promise<void> {
  const [first, ...others] = await tx.rows<{ no: string; kode: string; nama: string }>(
    sql`select no_dokumen as no, rincian->>'nama_supplier' as nama,
          coalesce(nullif(rincian->>'kode_supplier', ''), rincian->>'nama_supplier') as kode
        from dokumen where kode_toko = ${tx.kodeToko} and kind = ${preOrderDocument.kind}
          and no_dokumen = any(${[...numbers]}::text[]) order by no_dokumen`,
  );
  const strange = others.filter(({ kode }) => kode !== first?.kode);
  refuse(
    ctx,
    strange.map(({ no, nama }) => ({
      code: 'PRE_ORDER_SUPPLIER',
      data: { no, nama, supplier: first?.nama },
      field: 'no_faktur_group',
    })),
  );
}

function findPreOrder(tx: Tx, no: string): Promise<object> {
  return findDocument(tx, preOrderDocument, no);
}

export const preOrderFeature: Feature = {
  name: 'pre-order',
  routes: [
    route({
      ...NEW,
      method: 'POST',
      path: 'pre-order/simpan',
      summary: 'Saves a pre-order: goods asked of a supplier',
      body: preOrderInput,
      created: true,
      handler: async (ctx, { body }) => ({
        data: await saveThenRead(ctx, preOrderKind, body, findPreOrder),
      }),
    }),
    route({
      ...NEW,
      method: 'GET',
      path: 'pre-order/impor/template',
      summary: 'File to fill in with the lines of a pre-order',
      query: z.object({
        format: z.enum(['csv', 'xlsx'], { error: 'impor.format' }).default('xlsx'),
      }),
      handler: (ctx, { query }) => templateFile(ctx, preOrderFile, query.format),
    }),
    route({
      ...NEW,
      method: 'POST',
      path: 'pre-order/impor',
      summary: 'Lines of a pre-order from a file, or every cell that is wrong; writes nothing',
      body: z.object({
        isi: z.string({ error: 'impor.kosong' }).min(1, { error: 'impor.kosong' }),
      }),
      handler: async (ctx, { body }) => ({ data: await readPreOrderFile(ctx, body.isi) }),
    }),
    route({
      ...CLOSE,
      method: 'POST',
      path: 'pre-order/tutup',
      summary: 'Closes open pre-orders for a run to the supplier, all or none',
      body: tutupPreOrderInput,
      handler: async (ctx, { body }) => {
        const data = await closeRun(ctx, body);
        return { data, message: ctx.t('pre-order.ditutup', { n: data.no_faktur_group.length }) };
      },
    }),
    route({
      ...CLOSE,
      method: 'POST',
      path: 'pre-order/selesai',
      summary: 'Finishes a closed pre-order with what came of each line',
      body: selesaiPreOrderInput,
      handler: async (ctx, { body }) => ({
        data: await postThenRead(ctx, selesaiPreOrder, body, findPreOrder),
      }),
    }),
    ...documentRoutes(preOrderDocument, {
      cancel: cancelSlot({
        body: batalInput,
        run: (ctx, body) =>
          postEvent(ctx, batalPreOrder, body.no_faktur_group, body, ({ no, tglSystem }) => ({
            no,
            tglSystem,
          })),
      }),
    }),
  ],
};
