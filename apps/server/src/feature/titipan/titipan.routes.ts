/**
 * The titipan's calls beside saving (penjualan/simpan with bayar_dp): adding to the down payment,
 * cancelling with a refund, the one that holds a piece, and those of its definition.
 */
import { titipanDocument } from '@kencana/contract/document/titipan';
import { tambahDpInput } from '@kencana/contract/transaction/uang-muka';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { postThenRead } from '../../engine/transaction/event.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { batalTitipanEvent, tambahDpEvent } from './titipan-event.ts';
import { enrichTitipan, findTitipan, holderOf } from './titipan.query.ts';

export const titipanFeature: Feature = {
  name: 'titipan',
  routes: [
    route({
      method: 'POST',
      path: 'titip/tambah-dp',
      right: 'penjualan.lihat-titipan.tambah',
      summary: 'Adds to the down payment of an open titipan, on any day',
      body: tambahDpInput,
      handler: async (ctx, { body }) => ({
        data: await postThenRead(ctx, tambahDpEvent, body, findTitipan),
      }),
    }),
    route({
      method: 'GET',
      path: 'titip/get/barang/:barcode',
      right: 'penjualan.transaksi-penjualan.tambah',
      summary: 'The titipan that holds a piece',
      handler: async (ctx, { params }) => ({
        data: await ctx.read((tx) => holderOf(tx, params['barcode'] ?? '')),
      }),
    }),
    ...documentRoutes(titipanDocument, {
      enrich: enrichTitipan,
      cancel: cancelHeld(titipanDocument, batalTitipanEvent),
    }),
  ],
};
