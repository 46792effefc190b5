/** The sale's calls: saving, the cashier's validation, cancelling, and looking sales up. */
import { z } from 'zod';
import { batalInput, penjualanInput, validasiInput } from '@kencana/contract/transaction/penjualan';
import { gramPositif, rp } from '@kencana/contract/transaction/input';
import { cancelDocument } from '../../engine/transaction/cancel.ts';
import { readBase } from '../../engine/transaction/day.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import { validateDocument } from '../../engine/transaction/validate.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { penjualanKind } from './penjualan.kind.ts';
import { findSale, listSales } from './penjualan.query.ts';
import { previewTradeIn } from './trade-in.query.ts';

const tgl = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'input.tanggal')
  .optional();
const filter = z.object({
  tgl_awal: tgl,
  tgl_akhir: tgl,
  no_faktur: z.string().max(60).optional(),
  kode_sales: z.string().max(40).optional(),
  status: z.enum(['OPEN', 'DONE', 'BATAL']).optional(),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const tradeQuery = z.object({
  kondisi: z.string().max(40).default(''),
  berat: z.coerce.number().pipe(gramPositif).optional(),
  potongan_manual: z.coerce.number().pipe(rp).optional(),
});

const CANCEL = {
  kind: 'penjualan',
  kategori: 'BATAL PENJUALAN',
  kemarin: 'PENJUALAN_KEMARIN',
} as const;

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
        return { data: await ctx.read((tx) => findSale(tx, no)) };
      },
    }),
    route({
      method: 'POST',
      path: 'penjualan/validasi',
      right: 'validasi.validasi-penjualan.tambah',
      summary: 'Validates a sale that waits for the cashier',
      body: validasiInput,
      handler: async (ctx, { body }) => ({
        data: await validateDocument(ctx, 'penjualan', body.no_faktur_group),
      }),
    }),
    route({
      method: 'POST',
      path: 'penjualan/batal',
      right: 'penjualan.batal-penjualan.tambah',
      summary: 'Cancels a sale of today, with a reason and an approval',
      body: batalInput,
      handler: async (ctx, { body }) => {
        const { no_faktur_group: no, alasan, detail_authorization } = body;
        return { data: await cancelDocument(ctx, CANCEL, { no, alasan, detail_authorization }) };
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
    route({
      method: 'GET',
      path: 'penjualan/get/lihatjual',
      right: 'penjualan.lihat-penjualan.lihat',
      summary: 'Sales with lines and payments, newest first',
      query: filter,
      handler: (ctx, { query }) => ctx.read((tx) => listSales(tx, query)),
    }),
    route({
      method: 'GET',
      path: 'penjualan/faktur/:no',
      right: 'penjualan.lihat-penjualan.lihat',
      summary: 'One sale with lines and payments',
      handler: async (ctx, { params }) => ({
        data: await ctx.read((tx) => findSale(tx, params['no'] ?? '')),
      }),
    }),
  ],
};
