/** Finding any document by its number, for the command palette; what waits at the desks. */
import { sql } from 'kysely';
import { z } from 'zod';
import { mayDo } from '@kencana/contract/permission';
import { documents } from '@kencana/contract/registry';
import { deskRoutes } from '../../engine/document/desk-routes.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';

/** Route by kind of document, of those whose list the caller may open in this shop. */
function screensOf(ctx: Ctx): ReadonlyMap<string, string> {
  const open = documents
    .filter((def) => mayDo(ctx.user, def.list.right.key))
    .filter((def) => def.module === undefined || ctx.settings.on(def.module));
  return new Map(open.map((def) => [def.kind, def.list.route]));
}

export const dokumenFeature: Feature = {
  name: 'dokumen',
  routes: [
    route({
      method: 'GET',
      path: 'dokumen/cari',
      right: 'login',
      summary: 'Documents that the caller may see whose number contains the text, newest first',
      query: z.object({ q: z.string().trim().min(3, 'input.wajib').max(60) }),
      handler: async (ctx, { query }) => {
        const screens = screensOf(ctx);
        const rows = await ctx.read((tx) =>
          tx.rows<{ no: string; jenis: string; tgl: string }>(
            sql`select no_dokumen as no, kind as jenis, tgl_system as tgl from dokumen
                where kode_toko = ${tx.kodeToko} and kind = any(${[...screens.keys()]}::text[])
                  and strpos(no_dokumen, upper(${query.q})) > 0
                order by created_at desc limit 10`,
          ),
        );
        return { data: rows.map((row) => ({ ...row, route: screens.get(row.jenis) })) };
      },
    }),
    ...deskRoutes(documents),
  ],
};
