/** The calls of suppliers' invoices: saving, receiving, closing short, cancelling, looking up. */
import { entryCall } from '@kencana/contract/call/document-calls';
import type { DonePosting } from '@kencana/contract/call/document-calls';
import { batalInput } from '@kencana/contract/document/document-input';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import {
  terimaPenerimaanEntry,
  tutupPenerimaanEvent,
} from '@kencana/contract/document/penerimaan-barang-entry';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { AppError } from '@kencana/contract/error-code';
import { teks } from '@kencana/contract/transaction/input';
import { sql } from 'kysely';
import { checkRoute } from '../../engine/document/check-entry.ts';
import { cancelSlot, documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute, sheetFileRoutes } from '../../engine/document/entry-routes.ts';
import { postEvent } from '../../engine/transaction/event.ts';
import type { Authorized } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { batalPenerimaan, tutupPenerimaan } from './end-invoice.ts';
import { penerimaanBarangKind } from './penerimaan-barang.kind.ts';
import { enrichPenerimaan } from './penerimaan.query.ts';
import { problemsOfTerima, receive } from './terima.ts';
import type { PieceEntry } from './terima.ts';

/** What cancels a whole entry of pieces. */
type CancelEntry = (
  ctx: Ctx,
  input: Authorized & { readonly no_faktur_group: string; readonly alasan: string },
) => Promise<DonePosting>;

const { right, summary } = terimaPenerimaanEntry;

/** Suppliers' invoices; entering pieces and cancelling an entry are other features'. */
export function penerimaanFeature(pieces: PieceEntry, cancelEntry: CancelEntry): Feature {
  return {
    name: 'penerimaan',
    routes: [
      ...entryRoutes(penerimaanBarangDocument, penerimaanBarangKind, enrichPenerimaan),
      eventRoute(penerimaanBarangDocument, tutupPenerimaanEvent, tutupPenerimaan, enrichPenerimaan),
      route({
        method: 'POST',
        path: entryCall(terimaPenerimaanEntry),
        right,
        summary,
        body: entrySchema(terimaPenerimaanEntry),
        created: true,
        handler: async (ctx, { body }) => ({ data: await receive(ctx, pieces, body) }),
      }),
      checkRoute(terimaPenerimaanEntry, (tx, input, base) =>
        problemsOfTerima(tx, pieces, input, base),
      ),
      ...sheetFileRoutes(penerimaanBarangDocument, terimaPenerimaanEntry),
      ...documentRoutes(penerimaanBarangDocument, {
        enrich: enrichPenerimaan,
        cancel: cancelSlot({
          body: batalInput.extend({ no_tambah: teks(40) }),
          run: async (ctx, body) => {
            const { no_faktur_group: no, no_tambah } = body;
            if (no_tambah === '') {
              return postEvent(ctx, batalPenerimaan, no, body, ({ tglSystem }) => ({
                no,
                tglSystem,
              }));
            }
            await demandOwn(ctx, no, no_tambah);
            return cancelEntry(ctx, { ...body, no_faktur_group: no_tambah });
          },
        }),
      }),
    ],
  };
}

/** Throws TIDAK_DITEMUKAN for a receipt of another invoice. */
async function demandOwn(ctx: Ctx, no: string, no_tambah: string): Promise<void> {
  const found = await ctx.read((tx) =>
    tx.row(sql`select 1 from dokumen where kode_toko = ${tx.kodeToko}
      and no_dokumen = ${no_tambah} and kind = 'tambah-barang'
      and rincian ->> 'no_penerimaan' = ${no}`),
  );
  if (!found) throw new AppError('TIDAK_DITEMUKAN');
}
