/** The sale's calls: saving, and those of its definition. */
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { penjualanInput } from '@kencana/contract/transaction/penjualan';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { findDocument } from '../../engine/document/read-document.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { findTitipan, titipanKind } from '../titipan/read.ts';
import { penjualanKind } from './penjualan.kind.ts';

export const penjualanFeature: Feature = {
  name: 'penjualan',
  routes: [
    route({
      method: 'POST',
      path: 'penjualan/simpan',
      right: 'penjualan.transaksi-penjualan.tambah',
      summary: 'Saves a sale, or with bayar_dp a titipan',
      body: penjualanInput,
      created: true,
      handler: async (ctx, { body }) => {
        if (body.bayar_dp) {
          const no = await saveDocument(ctx, titipanKind, body, (saved) => saved.no);
          return { data: await ctx.read((tx) => findTitipan(tx, no)) };
        }
        const no = await saveDocument(ctx, penjualanKind, body, (saved) => saved.no);
        return { data: await ctx.read((tx) => findDocument(tx, penjualanDocument, no)) };
      },
    }),
    ...documentRoutes(penjualanDocument),
  ],
};
