/** Changing many selling prices: what they would be, saving, and what the owners hear of it. */
import type { ProfitPreview, ProfitRow } from '@kencana/contract/call/barang-calls';
import { entryCall } from '@kencana/contract/call/document-calls';
import { maySeeCost, PIECE_COST } from '@kencana/contract/cost';
import { updateProfitDocument } from '@kencana/contract/document/update-profit';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { AppError } from '@kencana/contract/error-code';
import {
  pratinjauProfitEntry,
  updateProfitEntry,
} from '@kencana/contract/transaction/update-profit-entry';
import type { PratinjauProfit } from '@kencana/contract/transaction/update-profit-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { askingApproval } from '../../engine/transaction/approval.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { loadPrices } from '../penjualan/read.ts';
import { tellFallen } from './kabar-harga.ts';
import { chosenPieces } from './pilihan.query.ts';
import { updateProfitBlind, updateProfitKind } from './update-profit.kind.ts';
import { isPrice, profitSums, repriced } from './update-profit.part.ts';
import type { Repriced } from './update-profit.part.ts';

/** Pieces of one answer. */
const PAGE = 100;

/** Prices that start from cost are for who may see cost: the price would tell it. */
function demandCost(ctx: Ctx, { dasar }: Pick<PratinjauProfit, 'dasar'>): void {
  if (dasar === 'MODAL' && !maySeeCost(ctx.user)) throw new AppError('TIDAK_BERHAK');
}

function rowOf({ piece, sebelum, sesudah, di_bawah_modal, di_bawah_batas }: Repriced): ProfitRow {
  const { kode_barcode, nama_barang, kode_group, kode_jenis, kode_baki, harga_beli } = piece;
  return {
    kode_barcode,
    nama_barang,
    kode_group,
    kode_jenis,
    kode_baki,
    berat: mgToGram(piece.berat),
    harga_beli,
    sebelum,
    sesudah: isPrice(sesudah) ? sesudah : null,
    di_bawah_modal,
    di_bawah_batas,
  };
}

async function preview(tx: Tx, ctx: Ctx, input: PratinjauProfit): Promise<ProfitPreview> {
  const pieces = await chosenPieces(tx, input);
  const prices = await loadPrices(tx, [...new Set(pieces.map(({ kode_group }) => kode_group))]);
  const rows = repriced(pieces, input, prices, ctx.settings);
  const { terbesar, sebelum, sesudah, ...counts } = profitSums(rows);
  return {
    barang: pieces.map(({ kode_barcode }) => kode_barcode),
    berat: mgToGram(sumMg(pieces.map(({ berat }) => berat))),
    sebelum_rp: sebelum,
    sesudah_rp: sesudah,
    ...counts,
    tidak_bisa: rows.filter((row) => !isPrice(row.sesudah)).length,
    turun_terbesar: terbesar?.turun ?? 0,
    kode_terbesar: terbesar?.kode_barcode ?? '',
    kebijakan: ctx.settings.text('kategori_harga'),
    detail: rows.slice(input.dari - 1, input.dari - 1 + PAGE).map(rowOf),
  };
}

export const updateProfitRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: entryCall(pratinjauProfitEntry),
    right: pratinjauProfitEntry.right,
    summary: pratinjauProfitEntry.summary,
    cost: [...PIECE_COST, 'di_bawah_modal'],
    body: entrySchema(pratinjauProfitEntry),
    handler: async (ctx, { body }) => {
      demandCost(ctx, body);
      return { data: await ctx.read((tx) => preview(tx, ctx, body)) };
    },
  }),
  route({
    method: 'POST',
    path: entryCall(updateProfitEntry),
    right: updateProfitEntry.right,
    summary: updateProfitEntry.summary,
    body: entrySchema(updateProfitEntry),
    created: true,
    handler: async (ctx, { body }) => {
      demandCost(ctx, body);
      const kind = maySeeCost(ctx.user) ? updateProfitKind : updateProfitBlind;
      const data = await askingApproval(ctx, () =>
        ctx.write(async (tx) => {
          const base = await joinDay(tx, ctx);
          const { no, posting } = await saveWithin(tx, base, ctx, kind, body);
          await tellFallen(ctx, tx, no);
          const berat = sumMg(posting.lines.flatMap((line) => line.berat ?? []));
          const total_berat = mgToGram(berat);
          return { no_update: no, total_qty: posting.lines.length, total_berat };
        }),
      );
      return { data };
    },
  }),
  ...documentRoutes(updateProfitDocument),
];
