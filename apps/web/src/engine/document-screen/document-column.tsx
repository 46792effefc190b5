/** Columns of a list of documents, from the definition. */
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { Translate } from '../../platform/i18n.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DocumentStatus } from './document-status.tsx';
import { isNumber, rawValue, showValue } from './show-value.ts';

/**
 * The definition's columns as the table draws them: the state stands beside the number, where it is
 * seen however many columns follow.
 */
export function documentColumns(t: Translate, def: DocumentDef): readonly Column<DocumentRow>[] {
  const [first, ...rest] = def.columns;
  const state = rest.filter(({ kind }) => kind === 'status');
  const others = rest.filter(({ kind }) => kind !== 'status');
  return [...(first === undefined ? [] : [first]), ...state, ...others].map((column) => ({
    key: column.key,
    label: t(column.label),
    value: (row) => rawValue(column, row),
    render: (row) =>
      column.kind === 'status' ? (
        <DocumentStatus definition={def} document={row} />
      ) : (
        showValue(column, row)
      ),
    ...(isNumber(column) && { align: 'right' as const }),
    ...(column.optional === true && { optional: true }),
  }));
}
