/** Finding any document by its number, for the command palette. */
import { sql } from 'kysely';
import { z } from 'zod';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';

/** Where a kind of document is looked at; kinds without a screen are not found. */
const SCREENS: Readonly<Record<string, string>> = { penjualan: '/lihat-penjualan' };

export const dokumenFeature: Feature = {
  name: 'dokumen',
  routes: [
    route({
      method: 'GET',
      path: 'dokumen/cari',
      right: 'penjualan.lihat-penjualan.lihat',
      summary: 'Documents whose number contains the text, newest first',
      query: z.object({ q: z.string().trim().min(3, 'input.wajib').max(60) }),
      handler: async (ctx, { query }) => {
        const rows = await ctx.read((tx) =>
          tx.rows<{ no: string; jenis: string; tgl: string }>(
            sql`select no_dokumen as no, kind as jenis, tgl_system as tgl from dokumen
                where kode_toko = ${tx.kodeToko} and kind = any(${Object.keys(SCREENS)}::text[])
                  and strpos(no_dokumen, upper(${query.q})) > 0
                order by created_at desc limit 10`,
          ),
        );
        return { data: rows.map((row) => ({ ...row, route: SCREENS[row.jenis] })) };
      },
    }),
  ],
};
