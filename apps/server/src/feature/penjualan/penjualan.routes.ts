/** The sale's calls: saving, and those of its definition. */
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import { penjualanInput } from '@kencana/contract/transaction/penjualan';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { readWritten } from '../../engine/document/read-document.ts';
import { saveThenRead } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { countUnknownCodes } from '../../engine/guard/named-code.ts';
import { noteAsked } from '../../engine/guard/asked-worth.ts';
import { paymentBarcodes } from './payments.part.ts';
import { penjualanKind } from './penjualan.kind.ts';

function findPenjualan(tx: Tx, no: string) {
  return readWritten(tx, penjualanDocument, no);
}

/** Codes of coupons and vouchers that the sale is paid with. */
function namedCodes({ pembayaran }: PenjualanInput): string[] {
  return pembayaran.flatMap((row) => {
    if (row.jenis === 'KUPON') return [row.kode_kupon];
    return row.jenis === 'VOUCHER' ? [row.kode_voucher] : [];
  });
}

/** Sales; `hold` saves what the same screen holds on a down payment. */
export function penjualanFeature(
  hold: (ctx: Ctx, body: PenjualanInput) => Promise<TitipanDocument>,
): Feature {
  return {
    name: 'penjualan',
    routes: [
      route({
        method: 'POST',
        path: 'penjualan/simpan',
        right: 'penjualan.transaksi-penjualan.tambah',
        summary: 'Saves a sale, or with bayar_dp a titipan',
        body: penjualanInput,
        created: true,
        cost: penjualanDocument.biaya,
        handler: async (ctx, { body }) => {
          await noteAsked(ctx, paymentBarcodes(body), body.detail_authorization);
          if (body.bayar_dp) return { data: await hold(ctx, body) };
          await countUnknownCodes(ctx, namedCodes(body));
          return { data: await saveThenRead(ctx, penjualanKind, body, findPenjualan) };
        },
      }),
      ...documentRoutes(penjualanDocument),
    ],
  };
}
