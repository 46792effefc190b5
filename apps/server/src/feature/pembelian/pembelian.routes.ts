/**
 * The buy-back's calls: saving, photos, what old gold would fetch, the pieces of a nota, who sold,
 * destroying what was bought, and those of its definition.
 */
import { z } from 'zod';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import type { PurchaseDocument, Quote } from '@kencana/contract/document/pembelian';
import { gram, gramPositif, kadarBarang, rp } from '@kencana/contract/transaction/input';
import { pembelianInput } from '@kencana/contract/transaction/pembelian';
import type { BarisBeli } from '@kencana/contract/transaction/pembelian';
import { hancurPembelianDocument } from '@kencana/contract/document/hancur';
import { hancurPembelianEntry } from '@kencana/contract/transaction/stock-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { savingRoute } from '../../engine/document/entry-routes.ts';
import { askingApproval, type AuthorizationRef } from '../../engine/transaction/approval.ts';
import { joinDay, readBase } from '../../engine/transaction/day.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature, WriteTx } from '../../platform/http/route.ts';
import { noteAsked } from '../../engine/guard/asked-worth.ts';
import { boughtLots, lotFilter } from './bought-lot.query.ts';
import { enrichPurchases, findPurchase } from './enrich.ts';
import { hancurPembelianKind } from './hancur-pembelian.kind.ts';
import { digestIdentity, keepIdentity, revealIdentity } from './identity.ts';
import { pembelianPieces } from './pembelian.facts.ts';
import { pembelianKind } from './pembelian.kind.ts';
import { priceLine, soldPieces } from './price.query.ts';

const RIGHT = 'pembelian.transaksi-pembelian.tambah';

/** The approval that lets more be asked than the day's limit. */
const otorisasi = z.string().max(64).optional();

const ownQuery = z.object({
  otorisasi,
  kondisi: z.string().max(40).default(''),
  berat: z.coerce.number().pipe(gramPositif).optional(),
  potongan_manual: z.coerce.number().pipe(rp).optional(),
});

const goodsQuery = z.object({
  kode_group: z.string().trim().min(1, 'input.wajib').max(40),
  kadar: z.coerce.number().pipe(kadarBarang),
  berat: z.coerce.number().pipe(gramPositif),
  kondisi: z.string().max(40).default(''),
  kode_harga: z.string().max(40).default(''),
  potongan_manual: z.coerce.number().pipe(rp).optional(),
  harga_nota: z.coerce.number().pipe(rp).optional(),
  berat_nota: z.coerce.number().pipe(gram).optional(),
  toko_lain: z.enum(['true', 'false']).default('false'),
});

/** A line of which nothing is known yet. */
const NOTHING = {
  kode_barcode: '',
  toko_lain: false,
  nama_barang: '',
  kode_group: '',
  kode_jenis: '',
  kode_harga: '',
  berat_manual: true,
  foto: '',
  keterangan: '',
} as const;

const destroyed = ({ no, posting }: Saved) => ({
  no_hancur: no,
  total_qty: posting.lines.length,
  total_berat: mgToGram(sumMg(posting.lines.flatMap(({ berat }) => berat ?? []))),
  total: posting.header.total,
});

export const pembelianFeature: Feature = {
  name: 'pembelian',
  routes: [
    route({
      method: 'POST',
      path: 'pembelian/simpan',
      right: RIGHT,
      summary: 'Saves a buy-back',
      body: pembelianInput,
      created: true,
      handler: async (ctx, { body }) => ({ data: await savePurchase(ctx, body) }),
    }),
    photoRoute({
      path: 'pembelian/foto',
      right: RIGHT,
      folder: 'pembelian',
      summary: 'Stores the photo of a piece before its buy-back is saved',
    }),
    route({
      method: 'GET',
      path: 'pembelian/get/jual/:barcode',
      right: 'login',
      summary: 'The last sale of a piece and what it would fetch if bought back now',
      query: ownQuery,
      handler: async (ctx, { params, query: { otorisasi: id, ...terms } }) => {
        const kode_barcode = params.barcode;
        await noteAsked(ctx, [kode_barcode], givenBy(id));
        return price(ctx, { ...NOTHING, ...terms, kode_barcode });
      },
    }),
    route({
      method: 'GET',
      path: 'pembelian/get/harga',
      right: RIGHT,
      summary: 'What goods without barcode would fetch now',
      query: goodsQuery,
      handler: (ctx, { query }) =>
        price(ctx, { ...NOTHING, ...query, toko_lain: query.toko_lain === 'true' }),
    }),
    route({
      method: 'GET',
      path: 'pembelian/get/nota/:no',
      right: RIGHT,
      summary: 'The pieces of a sale, by its number or that of one line',
      query: z.object({ otorisasi }),
      handler: async (ctx, { params, query }) => {
        const no = params.no.toUpperCase();
        await noteAsked(ctx, [no], givenBy(query.otorisasi));
        return { data: await ctx.read((tx) => soldPieces(tx, no)) };
      },
    }),
    route({
      method: 'POST',
      path: 'pembelian/identitas',
      right: 'pembelian.identitas.lihat',
      summary: 'The identity number of a seller, whole; each look is logged',
      body: z.strictObject({ no_faktur_group: z.string().trim().min(1, 'input.wajib').max(60) }),
      handler: async (ctx, { body }) => ({
        data: {
          nik_sim_passport: await ctx.write((tx) => revealIdentity(ctx, tx, body.no_faktur_group), {
            secretAnswer: true,
          }),
        },
      }),
    }),
    route({
      method: 'GET',
      path: 'hancurpembelian/barang',
      right: hancurPembelianEntry.right,
      summary: 'Bought lots that are still in the warehouse',
      cost: ['modal'],
      query: lotFilter,
      handler: (ctx, { query }) => ctx.read((tx) => boughtLots(tx, query)),
    }),
    ...documentRoutes(hancurPembelianDocument),
    savingRoute(hancurPembelianEntry, hancurPembelianKind, destroyed, { cost: ['total'] }),
    ...documentRoutes(pembelianDocument, { enrich: enrichPurchases }),
  ],
};

/**
 * Saves the document and its seller's identity in one transaction. The document and what is
 * approved know a digest of the number, never the number.
 */
async function savePurchase(
  ctx: Ctx,
  body: z.output<typeof pembelianInput>,
): Promise<PurchaseDocument> {
  const { nik_sim_passport, ...input } = body;
  // A refusal tells what a piece is worth as a quote does.
  await noteAsked(ctx, pembelianPieces(body), body.detail_authorization);
  const { secretKey } = ctx.services.config;
  const save = async (tx: WriteTx): Promise<string> => {
    const base = await joinDay(tx, ctx);
    const { no } = await saveWithin(tx, base, ctx, pembelianKind, {
      ...input,
      nik_sim_passport: digestIdentity(secretKey, ctx.kodeToko, nik_sim_passport),
    });
    await keepIdentity(ctx, tx, no, nik_sim_passport);
    return no;
  };
  return askingApproval(ctx, () => ctx.writeThenRead(save, (tx, no) => findPurchase(tx, no)));
}

function givenBy(id: string | undefined): readonly AuthorizationRef[] {
  return id === undefined ? [] : [{ _id: id }];
}

async function price(ctx: Ctx, line: BarisBeli): Promise<{ data: Quote }> {
  return { data: await ctx.read(async (tx) => priceLine(tx, await readBase(tx, ctx), line)) };
}
