/**
 * The titipan's calls beside saving (penjualan/simpan with bayar_dp): adding to the down payment,
 * cancelling with a refund, the one that holds a piece, and those of its definition.
 */
import { titipanDocument } from '@kencana/contract/document/titipan';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { eventRoute } from '../../engine/document/entry-routes.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { batalTitipanEvent, tambahDpEvent } from './titipan-event.ts';
import { enrichTitipan, holderOf } from './titipan.query.ts';

export const titipanFeature: Feature = {
  name: 'titipan',
  routes: [
    eventRoute(titipanDocument, titipanDocument.events.tambahDp, tambahDpEvent, enrichTitipan),
    route({
      method: 'GET',
      path: 'titip/get/barang/:barcode',
      right: 'penjualan.transaksi-penjualan.tambah',
      summary: 'The titipan that holds a piece',
      handler: async (ctx, { params }) => ({
        data: await ctx.read((tx) => holderOf(ctx, tx, params.barcode)),
      }),
    }),
    ...documentRoutes(titipanDocument, {
      enrich: enrichTitipan,
      cancel: cancelHeld(titipanDocument, batalTitipanEvent),
    }),
  ],
};
