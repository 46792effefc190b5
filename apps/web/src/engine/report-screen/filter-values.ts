/**
 * The filter form of a report as plain data: what it starts with and what it sends. Draws nothing.
 */
import type { FilterField, Report } from '@kencana/contract/define-report';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { masters } from '@kencana/contract/registry';
import { addDays, isTanggal } from '@kencana/rules/tanggal';
import type { Query } from '../../platform/api.ts';

/** Values by the names of the call; several shops joined by comma. */
export type FilterForm = Readonly<Record<string, string>>;

export const ALL = 'ALL';

/**
 * Both dates today, or from `days` before it for a report that opens with them; every choice as its
 * definition says, ALL elsewhere (spec 2 §5).
 */
export function startForm(report: Report, tglSystem: string, days = 0): FilterForm {
  const form: Record<string, string> = report.detail ? { variant: 'REKAP' } : {};
  for (const field of report.filter) {
    if (field.kind === 'periode') {
      form[field.from] = days > 0 && isTanggal(tglSystem) ? addDays(tglSystem, -days) : tglSystem;
      form[field.to] = tglSystem;
    } else if (field.kind === 'tanggal') form[field.key] = tglSystem;
    else if (field.kind === 'pilihan') form[field.key] = field.awal;
    else form[field.key] = field.kind === 'teks' ? '' : ALL;
  }
  return form;
}

/** A choice among the rows of a module that the shop does not have is not offered. */
export function isOffered(field: FilterField, on: (module: ModuleFlag) => boolean): boolean {
  if (field.kind !== 'ref') return true;
  const module = masters.find((master) => master.name === field.master)?.module;
  return module === undefined || on(module);
}

/** What the search sends; empty values are left out by api.ts. */
export function toQuery(form: FilterForm): Query {
  return { ...form };
}
