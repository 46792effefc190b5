/**
 * Export CSV (spec 1 §6: SU and MU only), and the names of the files that masters are taken as.
 * Pure.
 */
import type { MasterDef } from './define-master.ts';
import type { Level } from './permission.ts';

export const EXPORT_CSV_LEVELS: readonly Level[] = ['SU', 'MU'];

/** A master that the person may take, by its name in the registry, and how many rows it has. */
export interface ExportRow {
  readonly master: string;
  readonly jumlah: number;
}

/** File name without ending: the specification's where it names one (spec 2 §9). */
export function masterFileName(def: MasterDef): string {
  return def.texts.csv ?? def.name;
}
