/** Lines of a stored document that an event may choose from. */
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { isEmpty } from '@kencana/contract/field/field';
import type { LineChoice, NamedField } from '@kencana/contract/field/field';
import { showGram } from '../../platform/show.ts';
import type { ChoicesByField } from '../field/use-choices.ts';

/** The lines that the field offers. */
export function offered(
  document: DocumentRow,
  { group, blank }: LineChoice,
): readonly DocumentLineRow[] {
  const lines = (valueAt(document, group) ?? []) as readonly DocumentLineRow[];
  return lines.filter((line) => blank.every((path) => isEmpty(valueAt(line, path))));
}

/** Choices of the fields that name a line: number, name and weight. */
export function lineChoices(fields: readonly NamedField[], document: DocumentRow): ChoicesByField {
  return Object.fromEntries(
    fields.flatMap(({ name, line }) =>
      line === undefined
        ? []
        : [
            [
              name,
              offered(document, line).map(({ baris, nama_barang, berat }) => ({
                value: String(baris),
                label: `${baris}. ${nama_barang} ${showGram(berat)}`,
              })),
            ],
          ],
    ),
  );
}
