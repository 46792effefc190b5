/**
 * Export CSV: the masters of the shop as CSV files, one alone or several in an archive. Who may
 * call it may still take only the masters that their own rights let them read.
 */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { masterSeenBy } from '@kencana/contract/master-seen';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterRight } from '@kencana/contract/define-master';
import type { ExportRow } from '@kencana/contract/export-csv';
import { EXPORT_CSV_LEVELS, masterFileName } from '@kencana/contract/export-csv';
import { mayDo } from '@kencana/contract/permission';
import { masters } from '@kencana/contract/registry';
import { exportCsv, exportFile } from '../../engine/master/file-export.ts';
import { exportRows, unsecret } from '../../engine/master/list.ts';
import { countRows } from '../../engine/master/master-sql.ts';
import { ZipWriter } from '../../platform/excel/zip-writer.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const common = { right: 'utility.export-csv.lihat', levels: EXPORT_CSV_LEVELS };

/** Masters that the caller may read and whose module is on, in the order of the menu. */
function exportable(ctx: Ctx): readonly MasterDef[] {
  return masters
    .filter(
      (def) =>
        (def.module === undefined || ctx.settings.on(def.module)) &&
        mayDo(ctx.user, masterRight(def, 'lihat')),
    )
    .map((def) => masterSeenBy(ctx.user, def));
}

/** Registry names with commas between them, each once. */
const names = z
  .string({ error: 'isian.wajib' })
  .min(1, { error: 'isian.wajib' })
  .transform((text) => [...new Set(text.split(','))]);

export const exportCsvFeature: Feature = {
  name: 'export-csv',
  routes: [
    route({
      ...common,
      method: 'GET',
      path: 'export-csv',
      summary: 'Masters that the caller may take as CSV, with their number of rows',
      handler: async (ctx) => {
        const found = exportable(ctx);
        const data = await ctx.read(async (tx) => {
          const list: ExportRow[] = [];
          for (const def of found) {
            const { count } = await tx.one(countRows(def, ctx.kodeToko, unsecret(ctx, def)));
            list.push({ master: def.name, jumlah: count });
          }
          return list;
        });
        return { data, count: data.length };
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: 'export-csv/berkas',
      summary: 'One master as CSV, or several as an archive of CSV files',
      query: z.object({ master: names }),
      handler: async (ctx, { query }) => {
        const chosen = exportable(ctx).filter((def) => query.master.includes(def.name));
        const [first] = chosen;
        if (first === undefined || chosen.length < query.master.length) {
          throw new AppError('TIDAK_DITEMUKAN');
        }
        if (chosen.length === 1) return exportFile(first, await exportRows(ctx, first, {}), 'csv');
        return {
          raw: await archive(ctx, chosen),
          mime: 'application/zip',
          filename: `export-csv-${ctx.kodeToko}.zip`,
        };
      },
    }),
  ],
};

async function archive(ctx: Ctx, chosen: readonly MasterDef[]): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const zip = new ZipWriter(out);
  for (const def of chosen) {
    await zip.open(pathIn(def));
    await zip.write(exportCsv(def, await exportRows(ctx, def, {})).toString('utf8'));
    await zip.close();
  }
  await zip.end();
  out.end();
  return bytes;
}

/** Tables of the catalogue share one file name (spec 2 §9), so each gets a folder of its own. */
function pathIn(def: MasterDef): string {
  const file = `${masterFileName(def)}.csv`;
  return masterFileName(def) === def.name ? file : `${def.name}/${file}`;
}
