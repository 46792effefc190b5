/** The calls of correcting a piece: looking at it, texts at once, the rest as a document. */
import { entryCall } from '@kencana/contract/call/document-calls';
import { maySeeCost, PIECE_COST } from '@kencana/contract/cost';
import { koreksiBarangDocument } from '@kencana/contract/document/koreksi-barang';
import {
  koreksiBarangEntry,
  ubahBarangEntry,
} from '@kencana/contract/document/koreksi-barang-entry';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { AppError } from '@kencana/contract/error-code';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { readWritten } from '../../engine/document/read-document.ts';
import { saveThenRead } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { koreksiBarangKind } from './koreksi-barang.kind.ts';
import { changeTexts, pieceToCorrect } from './ubah-barang.ts';

const { right } = koreksiBarangEntry;

export const koreksiRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/koreksi/:kode_barcode',
    right,
    summary: 'One piece with all that may be corrected, and what it says of itself now',
    cost: PIECE_COST,
    handler: async (ctx, { params }) => ({
      data: await ctx.read((tx) => pieceToCorrect(tx, params.kode_barcode)),
    }),
  }),
  route({
    method: 'POST',
    path: entryCall(ubahBarangEntry),
    right,
    summary: ubahBarangEntry.summary,
    body: entrySchema(ubahBarangEntry),
    handler: async (ctx, { body }) => ({ data: await changeTexts(ctx, body) }),
  }),
  route({
    method: 'POST',
    path: entryCall(koreksiBarangEntry),
    right,
    summary: koreksiBarangEntry.summary,
    body: entrySchema(koreksiBarangEntry),
    cost: koreksiBarangDocument.biaya,
    created: true,
    handler: async (ctx, { body }) => {
      // What a piece cost is told where it is changed: to whoever may see cost alone.
      if (body.harga_beli !== undefined && body.harga_beli !== null && !maySeeCost(ctx.user)) {
        const text = ctx.t('error.TIDAK_BERHAK');
        throw new AppError('TIDAK_BERHAK', {}, { harga_beli: [text] });
      }
      const data = await saveThenRead(ctx, koreksiBarangKind, body, (tx, no) =>
        readWritten(tx, koreksiBarangDocument, no),
      );
      return { data };
    },
  }),
  ...documentRoutes(koreksiBarangDocument),
];
