/**
 * Who may read earlier business dates: the previous-day rule of spec 1 §4 (docs/domain.md §10), for
 * server and screens.
 */
import type { ModuleFlag } from './module-flag.ts';
import type { Level } from './permission.ts';

/**
 * True when the date filters of this level are locked to tgl_system. PREVIOUS_DAY_OWNER frees OWN,
 * SU and MU, PREVIOUS_DAY_SUPERVISOR frees SPV, SU and MU; everybody else, and everybody with both
 * off, is locked.
 */
export function isLockedToToday(level: Level, on: (flag: ModuleFlag) => boolean): boolean {
  const owner = on('PREVIOUS_DAY_OWNER');
  const supervisor = on('PREVIOUS_DAY_SUPERVISOR');
  if (level === 'OWN') return !owner;
  if (level === 'SPV') return !supervisor;
  if (level === 'SU' || level === 'MU') return !owner && !supervisor;
  return true;
}
