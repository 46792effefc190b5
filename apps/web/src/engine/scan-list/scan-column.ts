/** Columns of scanned goods. */
import { COST_RIGHT } from '@kencana/contract/cost';
import type { ScanColumn, ScanList, WireRow } from '@kencana/contract/field/field';
import { columnText, isNumeric } from '@kencana/contract/field/value';
import type { Translate } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import type { Column } from '../../ui/data-table-column.ts';

/** Columns that the user may see. */
export function seenColumns({ columns }: ScanList): readonly ScanColumn[] {
  return columns.filter(({ cost }) => cost !== true || may(COST_RIGHT.key));
}

/** The columns as a table draws them. */
export function tableColumns(
  t: Translate,
  columns: readonly ScanColumn[],
): readonly Column<WireRow>[] {
  return columns.map(({ key, label, kind }) => ({
    key,
    label: t(label),
    ...(isNumeric(kind) && { align: 'right' as const }),
    render: (row) => columnText(kind, (row[key] ?? null) as string | number | null),
  }));
}
