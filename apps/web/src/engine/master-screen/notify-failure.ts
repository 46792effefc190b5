/**
 * What is said when adding, editing or deleting fails: the master's own sentence first, then the
 * server's reason.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import { ApiError, LOST, wordsBeside } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';

export type MasterWrite = 'create' | 'update' | 'delete';

const TEXT = { create: 'createFailed', update: 'updateFailed', delete: 'deleteFailed' } as const;

/**
 * A lost answer keeps its own warning, which says what is known about the save.
 */
export function notifyFailure(def: MasterDef, write: MasterWrite, error: unknown): void {
  const own = def.texts[TEXT[write]];
  const lost = error instanceof ApiError && (error.code === LOST || error.code === 'JARINGAN');
  if (own === undefined || lost) return notify.failure(error, 'master.gagal_simpan');
  notify.error(translate(own) + wordsBeside(error));
}
