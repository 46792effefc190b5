/** Answers of an event that are less than the lines they answer. */
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import type { EventDef } from '@kencana/contract/entry/define-entry';
import type { MessageKey } from '@kencana/messages/key';
import { rowsOf } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';

/** The question to ask before it is sent; undefined where nothing is less or nobody asks. */
export function lessThanLines(
  { rows }: EventDef,
  document: DocumentRow,
  draft: EntryDraft,
): MessageKey | undefined {
  for (const { name, perLine } of rows) {
    const same = perLine?.same;
    if (perLine === undefined || same === undefined) continue;
    const lines = (valueAt(document, perLine.group) ?? []) as readonly DocumentLineRow[];
    const isLess = rowsOf(draft, name).some((row, at) =>
      Object.entries<string>(same.from).some(
        ([to, path]) => Number(row[to] ?? 0) < Number(valueAt(lines[at] ?? {}, path) ?? 0),
      ),
    );
    if (isLess) return same.kurang;
  }
  return undefined;
}
