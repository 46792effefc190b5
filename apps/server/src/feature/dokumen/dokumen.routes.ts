/** Finding any document by its number, for the command palette; what waits at the desks. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { mayDo } from '@kencana/contract/permission';
import { documents } from '@kencana/contract/registry';
import { deskRoutes } from '../../engine/document/desk-routes.ts';
import { mayRead } from '../../engine/document/previous-day.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';

interface Found {
  readonly no: string;
  readonly jenis: string;
  readonly tgl: string;
}

/** Kinds of document whose list the caller may open in this shop. */
function kindsOf(ctx: Ctx): DocumentDef[] {
  return documents
    .filter((def) => mayDo(ctx.user, def.list.right.key))
    .filter((def) => def.module === undefined || ctx.settings.on(def.module));
}

/** The newest documents whose number contains the text. */
async function findByNumber(
  ctx: Ctx,
  q: string,
): Promise<(Found & { readonly route: string | undefined })[]> {
  const kinds = kindsOf(ctx);
  const routes = new Map(kinds.map((def) => [def.kind, def.list.route]));
  const rows = await ctx.read(async (tx) => {
    const mayBeRead = await mayRead(ctx, tx, kinds);
    return tx.rows<Found>(
      sql`select d.no_dokumen as no, d.kind as jenis, d.tgl_system as tgl from dokumen d
          where d.kode_toko = ${tx.kodeToko} and ${mayBeRead}
            and strpos(d.no_dokumen, upper(${q})) > 0
          order by d.created_at desc limit 10`,
    );
  });
  return rows.map((row) => ({ ...row, route: routes.get(row.jenis) }));
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
      handler: async (ctx, { query }) => ({ data: await findByNumber(ctx, query.q) }),
    }),
    ...deskRoutes(documents),
  ],
};
