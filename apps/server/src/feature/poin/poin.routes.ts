/** A member's points at the till: how many there are and what one pays. */
import { AppError } from '@kencana/contract/error-code';
import { MEMBER_DATA } from '@kencana/contract/member';
import { mayDo } from '@kencana/contract/permission';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { noteShown } from '../../engine/transaction/member-shown.ts';
import { findMemberPoints } from './read.ts';

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
        const kode = (params['kode'] ?? '').trim();
        const found = await ctx.write(
          async (tx) => {
            const member = await findMemberPoints(tx, kode);
            if (!member) throw new AppError('TIDAK_DITEMUKAN');
            // Codes are numbered: asked one after the other they would be a list of all members.
            if (!mayDo(ctx.user, MEMBER_DATA)) await noteShown(ctx, tx, [member.kode_member], kode);
            return member;
          },
          { secretAnswer: true },
        );
        return { data: found };
      },
    }),
  ],
};
