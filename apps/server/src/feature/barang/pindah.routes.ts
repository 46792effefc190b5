/** Moves looked up and printed again, and the photo of a piece (spec 2 §7). */
import { documentNumber } from '@kencana/contract/document/define-document';
import { pindahBarangDocument } from '@kencana/contract/document/pindah-barang';
import { pindahSatuBakiEntry } from '@kencana/contract/transaction/stock-entry';
import { hari, kodeWajib } from '@kencana/contract/transaction/input';
import { z } from 'zod';
import { documentRoutes, firstLines } from '../../engine/document/document-routes.ts';
import { findDocument, listDocuments } from '../../engine/document/read-document.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { receiptOf } from './bukti-pindah.ts';
import { photoKeys, readPhoto } from './foto-produk.ts';
import { trayContent } from './isi-baki.query.ts';
import { enrichMoves } from './pindah.query.ts';

const right = pindahBarangDocument.list.right.key;
const lines = firstLines(pindahBarangDocument);

const asked = z.object({
  start_date: hari.optional(),
  end_date: hari.optional(),
  skip: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(200).default(50),
});

const selected = z.object({
  no_pindah: kodeWajib,
  format: z.enum(['json', 'pdf', 'xlsx']).default('json'),
});

const tray = z.object({
  dari_gudang: kodeWajib,
  dari_baki: kodeWajib,
  kode_group: z.string().max(40).toUpperCase().optional(),
  kode_jenis: z.string().max(40).toUpperCase().optional(),
});

const BY_NUMBER = 'pindahbarang/cetak-ulang/by-no-pindah';

/** One move, as it was chosen in the list, or its receipt. */
async function movedAs(ctx: Ctx, { no_pindah, format }: z.output<typeof selected>) {
  const no = documentNumber(pindahBarangDocument, no_pindah);
  const found = await ctx.read((tx) =>
    // A receipt has every line.
    findDocument(
      ctx,
      tx,
      pindahBarangDocument,
      no,
      enrichMoves,
      format === 'json' ? lines : undefined,
    ),
  );
  const data = found as typeof found & Moved;
  return format === 'json' ? { data } : receiptOf(ctx, data, format);
}

type Moved =
  Awaited<ReturnType<typeof enrichMoves>> extends ReadonlyMap<string, infer F> ? F : never;

export const pindahRoutes: readonly Route[] = [
  // Before `:no`, which takes any word.
  route({
    method: 'GET',
    path: BY_NUMBER,
    right,
    summary: 'A move of pieces by its number, or its receipt as PDF or Excel',
    query: selected,
    handler: (ctx, { query }) => movedAs(ctx, query),
  }),
  route({
    method: 'POST',
    path: BY_NUMBER,
    right,
    summary: 'The same for the row that was chosen',
    body: selected,
    handler: (ctx, { body }) => movedAs(ctx, body),
  }),
  route({
    method: 'POST',
    path: 'pindahbarang/cetak-ulang',
    right,
    summary: 'Moves of pieces from one day to another',
    body: asked,
    handler: async (ctx, { body: { start_date, end_date, ...page } }) => {
      const filter = { ...page, tgl_awal: start_date, tgl_akhir: end_date };
      const found = await ctx.read((tx) =>
        listDocuments(ctx, tx, pindahBarangDocument, filter, enrichMoves, lines),
      );
      const { ada, kosong } = pindahBarangDocument.list.pesan;
      const data = found.data as ((typeof found.data)[number] & Moved)[];
      return { data, count: found.count, message: ctx.t(found.count > 0 ? ada : kosong) };
    },
  }),
  ...documentRoutes(pindahBarangDocument, { enrich: enrichMoves }),
  route({
    method: 'GET',
    path: 'pindah-barang-satu-baki/isi',
    right: pindahSatuBakiEntry.right,
    summary: 'What a move of a whole tray would take and what it would leave',
    query: tray,
    handler: async (ctx, { query }) => ({ data: await ctx.read((tx) => trayContent(tx, query)) }),
  }),
  route({
    method: 'GET',
    path: 'foto_produk/:kode_barcode',
    right: 'login',
    summary: 'The photo of a piece; a placeholder where there is none',
    handler: async (ctx, { params: { kode_barcode } }) => {
      const keys = await ctx.read((tx) => photoKeys(tx, [kode_barcode]));
      return {
        raw: await readPhoto(ctx, keys.get(kode_barcode)),
        mime: 'image/jpeg',
        filename: `${kode_barcode}.jpg`,
        shown: true,
        headers: {
          'cache-control': 'private, max-age=300',
          'content-security-policy': "default-src 'none'",
        },
      };
    },
  }),
];
