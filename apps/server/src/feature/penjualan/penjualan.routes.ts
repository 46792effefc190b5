/** The sale's calls: saving, what a trade-in would fetch, and those of its definition. */
import { z } from 'zod';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { penjualanInput } from '@kencana/contract/transaction/penjualan';
import { gramPositif, rp } from '@kencana/contract/transaction/input';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { findDocument } from '../../engine/document/read-document.ts';
import { readBase } from '../../engine/transaction/day.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { penjualanKind } from './penjualan.kind.ts';
import { previewTradeIn } from './trade-in.query.ts';

const tradeQuery = z.object({
  kondisi: z.string().max(40).default(''),
  berat: z.coerce.number().pipe(gramPositif).optional(),
  potongan_manual: z.coerce.number().pipe(rp).optional(),
});

export const penjualanFeature: Feature = {
  name: 'penjualan',
  routes: [
    route({
      method: 'POST',
      path: 'penjualan/simpan',
      right: 'penjualan.transaksi-penjualan.tambah',
      summary: 'Saves a sale',
      body: penjualanInput,
      created: true,
      handler: async (ctx, { body }) => {
        const no = await saveDocument(ctx, penjualanKind, body, (saved) => saved.no);
        return { data: await ctx.read((tx) => findDocument(tx, penjualanDocument, no)) };
      },
    }),
    route({
      method: 'GET',
      path: 'pembelian/get/jual/:barcode',
      right: 'login',
      summary: 'The last sale of a piece and what it would fetch if bought back now',
      query: tradeQuery,
      handler: async (ctx, { params, query }) => {
        const kode_barcode = params['barcode'] ?? '';
        const data = await ctx.read(async (tx) =>
          previewTradeIn(tx, await readBase(tx, ctx), { kode_barcode, ...query }),
        );
        return { data };
      },
    }),
    ...documentRoutes(penjualanDocument),
  ],
};
