/**
 * The routes of a plain master: its list addresses, create, edit and delete, import and export,
 * with rights and module of the definition.
 */
import { z } from 'zod';
import { masterCalls, masterList } from '@kencana/contract/call/master-calls';
import { hiddenFields, masterSeenBy } from '@kencana/contract/master-seen';
import type { MasterAction, MasterDef } from '@kencana/contract/define-master';
import { masterRight } from '@kencana/contract/define-master';
import { AppError } from '@kencana/contract/error-code';
import type { WireRow } from '@kencana/contract/field/field';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { fileRoutes } from './file-routes.ts';
import { assertOpen, gate } from './gate.ts';
import { listMaster, listQuery } from './list.ts';
import { removeMaster } from './remove.ts';
import { createMaster, updateMaster } from './save.ts';
import type { MasterSlots } from './slots.ts';

/** Every route of the master; one without a screen is only listed and exported. */
export function masterRoutes(def: MasterDef, slots: MasterSlots = {}): Route[] {
  const lists = [{ path: def.paths.list }, ...def.lists].map((address) =>
    route({
      method: 'GET',
      path: masterList(def, address.path),
      right: masterRight(def, 'lihat'),
      ...gate(def),
      summary: `${def.name}: list`,
      query: listQuery(def),
      handler: (ctx, { query, params }) =>
        listMaster(ctx, masterSeenBy(ctx.user, def), address, query, params),
    }),
  );
  return [...lists, ...writes(def, slots), ...fileRoutes(def, slots)];
}

function writes(def: MasterDef, slots: MasterSlots): Route[] {
  const body = bodySchema(def);
  const calls = masterCalls(def);
  const all: Readonly<Record<Exclude<MasterAction, 'lihat'>, Route>> = {
    tambah: route({
      method: 'POST',
      path: calls.create,
      right: masterRight(def, 'tambah'),
      ...gate(def),
      summary: `${def.name}: create`,
      body,
      created: true,
      handler: (ctx, input) => {
        assertOpen(ctx, def);
        return createMaster(ctx, writableBy(ctx, def, input.body), slots, input.body);
      },
    }),
    ubah: route({
      method: 'PUT',
      path: calls.update,
      right: masterRight(def, 'ubah'),
      ...gate(def),
      summary: `${def.name}: edit`,
      body,
      handler: (ctx, { params, body: sent }) => {
        assertOpen(ctx, def);
        return updateMaster(ctx, writableBy(ctx, def, sent), slots, params.key, sent);
      },
    }),
    hapus: route({
      method: 'DELETE',
      path: calls.remove,
      right: masterRight(def, 'hapus'),
      ...gate(def),
      summary: `${def.name}: delete`,
      handler: (ctx, { params }) => {
        assertOpen(ctx, def);
        return removeMaster(ctx, def, slots, params.key);
      },
    }),
  };
  return def.actions.flatMap((action) => (action === 'lihat' ? [] : [all[action]]));
}

/**
 * The master as the caller sees it; a field that is sent and that the caller may not see is refused
 * by its name (TIDAK_BERHAK), for it would be lost.
 */
function writableBy(ctx: Ctx, def: MasterDef, sent: WireRow): MasterDef {
  const seen = masterSeenBy(ctx.user, def);
  if (seen === def) return def;
  const hidden = hiddenFields(ctx.user, def).filter((name) => sent[name] !== undefined);
  if (hidden.length === 0) return seen;
  const text = ctx.t('error.TIDAK_BERHAK');
  const errors = Object.fromEntries(hidden.map((name) => [name, [text]]));
  throw new AppError('TIDAK_BERHAK', {}, errors);
}

/**
 * Documents the fields for OpenAPI; the values are read by the fields themselves, which have the
 * right sentences.
 */
function bodySchema(def: MasterDef): z.ZodType<Readonly<Record<string, unknown>>> {
  const shape = def.fields.map((f) => [
    f.name,
    z
      .unknown()
      .meta({ ...f.json })
      .optional(),
  ]);
  return z.object(Object.fromEntries(shape));
}
