/**
 * The order's calls: saving, adding to the down payment, making its pieces, giving samples back,
 * cancelling with a refund, what a counter looks up, and those of its definition.
 */
import { z } from 'zod';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { kadarBarang } from '@kencana/contract/transaction/input';
import { ambilContohInput, barangJadiInput } from '@kencana/contract/transaction/pesanan';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute } from '../../engine/document/entry-routes.ts';
import { addDownPayment, cancelDownPaid } from '../../engine/transaction/down-payment.ts';
import type { DownPaid } from '../../engine/transaction/down-payment.ts';
import { postThenRead } from '../../engine/transaction/event.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature, Route } from '../../platform/http/route.ts';
import { loadPrices } from '../penjualan/read.ts';
import { gramPriceToday } from '../penjualan/price.part.ts';
import { ambilContohEvent } from './ambil-contoh.ts';
import { makeOrdered } from './barang-baru.ts';
import type { EnterPieces } from './barang-baru.ts';
import { givenBack } from './contoh.ts';
import { pesananKind } from './pesanan.kind.ts';
import { enrichPesanan, keptSamples, orderOf, takenNow, writtenPesanan } from './pesanan.query.ts';

const DOWN_PAID: DownPaid = {
  kind: 'pesanan',
  dari: ['OPEN', 'DONE'],
  tambah: 'TAMBAH DP PESANAN',
  batal: 'BATAL PESANAN',
  validasi: 'VALIDASI_PESANAN',
  pegang: ['PESANAN', 'PINJAM'],
  milikCustomer: givenBack,
};
const tambahDpEvent = addDownPayment(DOWN_PAID);
const batalEvent = cancelDownPaid(DOWN_PAID);

const hargaQuery = z.object({
  kode_group: z.string().trim().min(1, 'input.wajib').max(40),
  kadar: z.coerce.number().pipe(kadarBarang),
});

const takingRoutes: readonly Route[] = [
  ...entryRoutes(pesananDocument, pesananKind, enrichPesanan),
  eventRoute(pesananDocument, pesananDocument.events.tambahDp, tambahDpEvent, enrichPesanan),
];

const laterRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'pesanan/ambil-barang-contoh',
    right: 'pesanan.ambil-barang-contoh.tambah',
    summary: 'Gives samples of an order back',
    body: ambilContohInput,
    handler: async (ctx, { body }) => ({
      data: await postThenRead(ctx, ambilContohEvent, body, writtenPesanan),
    }),
  }),
  route({
    method: 'GET',
    path: 'pesanan/get/barang-contoh',
    right: 'pesanan.ambil-barang-contoh.tambah',
    summary: 'Samples that have not been given back',
    handler: async (ctx) => ({ data: await ctx.read(keptSamples) }),
  }),
  route({
    method: 'GET',
    path: 'pesanan/get/barang/:barcode',
    right: 'penjualan.transaksi-penjualan.tambah',
    summary: 'The order that a made piece is held for',
    handler: async (ctx, { params }) => ({
      data: await ctx.read((tx) => orderOf(ctx, tx, params.barcode)),
    }),
  }),
  route({
    method: 'GET',
    path: 'pesanan/get/ambil/:no',
    right: 'penjualan.transaksi-penjualan.tambah',
    summary: 'An order as a sale takes it now, with the made pieces and their prices',
    handler: async (ctx, { params }) => ({
      data: await ctx.read((tx) => takenNow(ctx, tx, params.no)),
    }),
  }),
  route({
    method: 'GET',
    path: 'pesanan/get/harga',
    right: 'pesanan.transaksi-pesanan.tambah',
    summary: 'Price of a gram today for goods that are not made yet',
    query: hargaQuery,
    handler: async (ctx, { query }) => ({
      data: await ctx.read(async (tx) => {
        const prices = await loadPrices(tx, [query.kode_group]);
        return { harga_gram: gramPriceToday(query, prices, ctx.settings) };
      }),
    }),
  }),
  ...documentRoutes(pesananDocument, {
    enrich: enrichPesanan,
    cancel: cancelHeld(pesananDocument, batalEvent),
  }),
];

/** Orders; `enter` puts what was made into stock. */
export function pesananFeature(enter: EnterPieces): Feature {
  const made = route({
    method: 'POST',
    path: 'pesanan/barang-jadi',
    right: 'pesanan.barang-jadi.tambah',
    summary: 'Puts what was made into stock and holds it for the order',
    body: barangJadiInput,
    handler: async (ctx, { body }) => ({ data: await makeOrdered(ctx, body, enter) }),
  });
  return { name: 'pesanan', routes: [...takingRoutes, made, ...laterRoutes] };
}
