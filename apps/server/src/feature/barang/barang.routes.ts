/** Calls about pieces: adding, listing, scanning one for the counter, moving and destroying. */
import { entryCall } from '@kencana/contract/call/document-calls';
import { PIECE_COST } from '@kencana/contract/cost';
import { hancurBarangDocument } from '@kencana/contract/document/hancur';
import { returSupplierDocument } from '@kencana/contract/document/retur-supplier';
import { z } from 'zod';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { gram } from '@kencana/contract/transaction/input';
import {
  hancurBarangEntry,
  pindahEntry,
  pindahSatuBakiEntry,
} from '@kencana/contract/transaction/stock-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, savingRoute } from '../../engine/document/entry-routes.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { noteAsked } from '../../engine/guard/asked-worth.ts';
import { barangBanyakRoutes } from './barang-banyak.routes.ts';
import { isSoldEarlier, listBarang, mayListSold, readyPiece } from './barang.query.ts';
import { hancurBarangKind } from './hancur-barang.kind.ts';
import { pindahBarangKind } from './pindah-barang.kind.ts';
import { pindahSatuBakiKind } from './pindah-satu-baki.kind.ts';
import { koreksiRoutes } from './koreksi-barang.routes.ts';
import { pindahRoutes } from './pindah.routes.ts';
import { riwayatRoutes } from './riwayat.routes.ts';
import { updateKadarRoutes } from './update-kadar.routes.ts';
import { updateProfitRoutes } from './update-profit.routes.ts';
import { returSupplierKind } from './retur-supplier.kind.ts';
import { tambahBarangKind } from './tambah-barang.kind.ts';

const page = {
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
};
const filter = z.object({
  ...page,
  sort: z.string().max(40).default('kode_barcode'),
  kode_barcode: z.string().max(20).optional(),
  nama_barang: z.string().max(100).optional(),
  kode_group: z.string().max(40).optional(),
  kode_baki: z.string().max(40).optional(),
  kode_jenis: z.string().max(40).optional(),
  kode_gudang: z.string().max(40).optional(),
  berat_dari: z.coerce.number().pipe(gram).optional(),
  berat_sampai: z.coerce.number().pipe(gram).optional(),
  tag_id: z.string().max(64).optional(),
  status: z.string().max(20).optional(),
});

/** What a stock document answers: its number, how many pieces and grams. */
function stockAnswer<N extends 'no_tambah' | 'no_pindah' | 'no_hancur'>(name: N) {
  return ({ no, tglSystem, posting }: Saved) => {
    const number = { [name]: no } as Readonly<Record<N, string>>;
    return {
      ...number,
      tgl_system: tglSystem,
      status_valid: posting.header.status_valid,
      kode_barcode: posting.lines[0]?.kode_barcode ?? '',
      barang: posting.lines.flatMap((l) => l.kode_barcode ?? []),
      total_qty: posting.lines.length,
      total_berat: mgToGram(sumMg(posting.lines.flatMap((l) => l.berat ?? []))),
    };
  };
}

export const barangFeature: Feature = {
  name: 'barang',
  routes: [
    route({
      method: 'POST',
      path: entryCall(barangEntry),
      right: barangEntry.right,
      summary: barangEntry.summary,
      body: entrySchema(barangEntry),
      created: true,
      handler: async (ctx, { body }) => {
        const { detail_authorization, ...baru } = body;
        const input = { detail_barang: [baru], detail_authorization };
        return { data: await saveDocument(ctx, tambahBarangKind, input, stockAnswer('no_tambah')) };
      },
    }),
    ...barangBanyakRoutes,
    photoRoute({
      path: 'barang/foto',
      right: barangEntry.right,
      folder: 'barang',
      summary: 'Stores the photo of a piece before it is added',
    }),
    route({
      method: 'GET',
      path: 'barang',
      right: 'barang.data-barang.lihat',
      summary: 'Pieces, paged and filtered; to KASIR what was sold earlier by whole barcode only',
      cost: PIECE_COST,
      stockSums: ['total'],
      query: filter,
      handler: async (ctx, { query }) => {
        const all = mayListSold(ctx.user.level);
        const named = query.kode_barcode ?? '';
        // The piece in somebody's hand is found by its whole barcode, as its worth is.
        if (!all && (await ctx.read((tx) => isSoldEarlier(tx, named)))) {
          await noteAsked(ctx, [named]);
        }
        return ctx.read((tx) => listBarang(tx, query, all));
      },
    }),
    route({
      method: 'GET',
      path: 'barang/ready/kode-barcode/:kode_barcode',
      right: 'login',
      summary: 'One ready piece with its price of today',
      cost: PIECE_COST,
      handler: async (ctx, { params }) => ({
        data: await ctx.read((tx) => readyPiece(tx, ctx.settings, params.kode_barcode)),
      }),
    }),
    ...riwayatRoutes,
    ...pindahRoutes,
    ...koreksiRoutes,
    ...entryRoutes(returSupplierDocument, returSupplierKind),
    ...documentRoutes(returSupplierDocument),
    savingRoute(pindahEntry, pindahBarangKind, stockAnswer('no_pindah')),
    savingRoute(pindahSatuBakiEntry, pindahSatuBakiKind, stockAnswer('no_pindah')),
    ...updateProfitRoutes,
    ...updateKadarRoutes,
    ...documentRoutes(hancurBarangDocument),
    savingRoute(hancurBarangEntry, hancurBarangKind, stockAnswer('no_hancur')),
  ],
};
