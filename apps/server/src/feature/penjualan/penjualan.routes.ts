/** The sale's calls: saving, and those of its definition. */
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { penjualanInput } from '@kencana/contract/transaction/penjualan';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { findDocument } from '../../engine/document/read-document.ts';
import { saveThenRead } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { noteAsked } from '../pembelian/read.ts';
import { findTitipan, titipanKind } from '../titipan/read.ts';
import { tradedCodes } from './facts.ts';
import { penjualanKind } from './penjualan.kind.ts';

function findPenjualan(tx: Tx, no: string): Promise<object> {
  return findDocument(tx, penjualanDocument, no);
}

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
        await noteAsked(ctx, tradedCodes(body), body.detail_authorization);
        if (body.bayar_dp) return { data: await saveThenRead(ctx, titipanKind, body, findTitipan) };
        return { data: await saveThenRead(ctx, penjualanKind, body, findPenjualan) };
      },
    }),
    ...documentRoutes(penjualanDocument),
  ],
};
