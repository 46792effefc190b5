/** The photo of a marketplace sale, stored before the sale is. */
import { z } from 'zod';
import { storeImage } from '../../platform/files/image.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { FOLDER } from './marketplace.query.ts';

export const marketplaceFeature: Feature = {
  name: 'marketplace',
  routes: [
    route({
      method: 'POST',
      path: 'penjualan/foto',
      right: 'penjualan.transaksi-penjualan.tambah',
      module: 'MARKETPLACE_INTEGRATION_MODULE',
      summary: 'Stores the photo of a marketplace sale before it is saved',
      body: z.strictObject({ gambar: z.string({ error: 'input.wajib' }).min(1, 'input.wajib') }),
      created: true,
      handler: async (ctx, { body }) => {
        const input = { folder: FOLDER, name: 'foto.jpg', content: body.gambar };
        const { path } = await ctx.write((tx) => storeImage(ctx, tx, input));
        return { data: { foto: path } };
      },
    }),
  ],
};
