/**
 * The chain's shops as the caller may see them: all for head office, otherwise the own shop and
 * head office.
 */
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';

export const tokoFeature: Feature = {
  name: 'toko',
  routes: [
    route({
      method: 'GET',
      path: 'tokos',
      right: 'login',
      summary: 'Shops of the chain with the address of their API',
      handler: async (ctx) => {
        const data = await ctx.read((tx) =>
          tx.rows(
            sql`select kode_toko, nama_toko, alamat_toko, portal, tipe_toko, tgl_system from daftar_toko() where aktif`,
          ),
        );
        return { data, count: data.length };
      },
    }),
  ],
};
