/** A piece's life on one page (docs/decision/0064). */
import { PIECE_COST } from '@kencana/contract/cost';
import { noteAsked } from '../../engine/guard/asked-worth.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { isSoldEarlier, mayListSold } from './barang.query.ts';
import { pieceLife } from './riwayat.query.ts';

export const riwayatRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/riwayat/:kode_barcode',
    right: 'barang.riwayat-barang.lihat',
    summary: 'A piece from its entry to today: every movement, price, document and approval',
    cost: [...PIECE_COST, 'modal'],
    handler: async (ctx, { params: { kode_barcode } }) => {
      // As in the list: what a piece was sold for earlier is asked by its whole barcode, and noted.
      const sold =
        !mayListSold(ctx.user.level) && (await ctx.read((tx) => isSoldEarlier(tx, kode_barcode)));
      if (sold) await noteAsked(ctx, [kode_barcode]);
      return { data: await ctx.read((tx) => pieceLife(ctx, tx, kode_barcode)) };
    },
  }),
];
