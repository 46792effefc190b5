/** A member's points at the till: how many there are and what one pays. */
import { AppError } from '@kencana/contract/error-code';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { findMemberPoints } from './points.query.ts';

export const poinFeature: Feature = {
  name: 'poin',
  routes: [
    route({
      method: 'GET',
      path: 'poin/jual/:kode',
      right: 'penjualan.transaksi-penjualan.tambah',
      module: 'BAYAR_POINT_MODULE',
      summary: 'Points of a member at the till and what one is worth',
      handler: async (ctx, { params }) => {
        const found = await ctx.read((tx) => findMemberPoints(tx, (params['kode'] ?? '').trim()));
        if (!found) throw new AppError('TIDAK_DITEMUKAN');
        return { data: found };
      },
    }),
  ],
};
