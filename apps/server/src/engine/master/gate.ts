/** When a master's routes are open: its module, and the parameter of the shop that closes it. */
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type { Ctx, Route } from '../../platform/http/route.ts';

/** The module that a route of the master needs. */
export function gate(def: MasterDef): Pick<Route, 'module'> {
  return def.module === undefined ? {} : { module: def.module };
}

/**
 * Refuses changes while the shop's parameter closes the master (MODUL_MATI); it can still be read.
 */
export function assertOpen(ctx: Ctx, def: MasterDef): void {
  const { closedWhen } = def;
  if (closedWhen !== undefined && ctx.settings.text(closedWhen.key) === closedWhen.value) {
    throw new AppError('MODUL_MATI', { modul: closedWhen.key });
  }
}
