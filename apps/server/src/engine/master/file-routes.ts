/**
 * Import and export of a master: `{path}/ekspor`, and below `{path}/impor` the template, the dry
 * run and the import itself. Changing rows by import needs the right to change them.
 */
import { z } from 'zod';
import { masterCalls } from '@kencana/contract/call/master-calls';
import { AppError } from '@kencana/contract/error-code';
import { masterSeenBy } from '@kencana/contract/master-seen';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterRight } from '@kencana/contract/define-master';
import { IMPORT_MODES } from '@kencana/contract/import-result';
import { mayDo } from '@kencana/contract/permission';
import { type Ctx, type Route, route } from '../../platform/http/route.ts';
import { isImportable } from './file-column.ts';
import { exportFile, templateFile } from './file-export.ts';
import { assertOpen, gate } from './gate.ts';
import { exportRows, listQuery } from './list.ts';
import { checkImport, type ImportInput, importMaster } from './run-import.ts';
import type { MasterSlots } from './slots.ts';

const format = z.enum(['csv', 'xlsx'], { error: 'impor.format' }).default('csv');
const input = z.object({
  mode: z.enum(IMPORT_MODES, { error: 'impor.mode_salah' }),
  isi: z.string({ error: 'impor.kosong' }).min(1, { error: 'impor.kosong' }),
});

/** Every master can be taken as a file; one that people add to can be filled from one. */
export function fileRoutes(def: MasterDef, slots: MasterSlots): Route[] {
  const taken = route({
    method: 'GET',
    path: masterCalls(def).ekspor,
    right: masterRight(def, 'lihat'),
    ...gate(def),
    summary: `${def.name}: rows as CSV or Excel`,
    query: z.intersection(listQuery(def), z.object({ format })),
    handler: async (ctx, { query }) => {
      const seen = masterSeenBy(ctx.user, def);
      return exportFile(seen, await exportRows(ctx, seen, query), query.format);
    },
  });
  return isImportable(def) ? [taken, ...importRoutes(def, slots)] : [taken];
}

function importRoutes(def: MasterDef, slots: MasterSlots): Route[] {
  const calls = masterCalls(def);
  const common = { right: masterRight(def, 'tambah'), ...gate(def) };
  return [
    route({
      ...common,
      method: 'GET',
      path: calls.template,
      summary: `${def.name}: file to fill in for an import`,
      query: z.object({ format }),
      handler: (ctx, { query }) => templateFile(ctx, masterSeenBy(ctx.user, def), query.format),
    }),
    route({
      ...common,
      method: 'POST',
      path: calls.periksa,
      summary: `${def.name}: what an import would do; writes nothing`,
      body: input,
      handler: (ctx, { body }) => {
        assertAllowed(ctx, def, body);
        return checkImport(ctx, masterSeenBy(ctx.user, def), slots, body);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: calls.impor,
      summary: `${def.name}: import, all rows or none`,
      body: input,
      handler: (ctx, { body }) => {
        assertAllowed(ctx, def, body);
        return importMaster(ctx, masterSeenBy(ctx.user, def), slots, body);
      },
    }),
  ];
}

function assertAllowed(ctx: Ctx, def: MasterDef, { mode }: ImportInput): void {
  assertOpen(ctx, def);
  if (mode === 'TAMBAH_UBAH' && !mayDo(ctx.user, masterRight(def, 'ubah'))) {
    throw new AppError('TIDAK_BERHAK');
  }
}
