/** The lines of a document as a table, with the fields that answer each of them. */
import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import { columnText, isNumeric } from '@kencana/contract/field/value';
import { useT } from '../../platform/i18n.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useChoices } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { EntryField } from './entry-field.tsx';
import { rowsOf } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { RowsError } from './rows-error.tsx';

/** Lines of the document that a part's rows answer. */
export function linesOf(document: DocumentRow, { perLine }: NamedRows): readonly DocumentLineRow[] {
  return perLine === undefined
    ? []
    : ((valueAt(document, perLine.group) ?? []) as readonly DocumentLineRow[]);
}

export interface LineTableProps {
  readonly part: NamedRows;
  readonly document: DocumentRow;
  readonly draft: EntryDraft;
  readonly errors: FieldErrors;
  readonly onChange: (at: number, patch: Values) => void;
}

export function LineTable(props: LineTableProps): ReactNode {
  const t = useT();
  const { part, document, draft, errors } = props;
  const { name, fields, perLine } = part;
  const rows = rowsOf(draft, name);
  const choices = useChoices(fields, draft);
  const shown = perLine?.shown ?? [];
  return (
    <Table.ScrollContainer minWidth={100 + 90 * shown.length + 130 * fields.length}>
      <Table verticalSpacing={4}>
        <Head part={part} />
        <Table.Tbody>
          {linesOf(document, part).map((line, at) => (
            <Table.Tr key={line.baris}>
              <Table.Td>
                {line.nama_barang}
                <Text size="xs" c="dimmed">
                  {line.keterangan}
                </Text>
              </Table.Td>
              {shown.map(({ key, kind }) => (
                <Table.Td key={key} className="numeric" {...(isNumeric(kind) && { ta: 'right' })}>
                  {columnText(kind, valueAt(line, key) as string | number | null)}
                </Table.Td>
              ))}
              {fields.map((field, n) => (
                <Table.Td key={field.name}>
                  <EntryField
                    bare
                    field={field}
                    label={`${t(field.label)} ${line.baris}`}
                    values={rows[at] ?? {}}
                    error={errors[`${name}.${at}.${field.name}`]}
                    choices={choices[field.name] ?? []}
                    focus={at === 0 && n === 0 ? 'dialog' : undefined}
                    onChange={(patch) => props.onChange(at, patch)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <RowsError text={errors[name]} />
    </Table.ScrollContainer>
  );
}

function Head({ part: { fields, perLine } }: { readonly part: NamedRows }): ReactNode {
  const t = useT();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('field.nama_barang')}</Table.Th>
        {(perLine?.shown ?? []).map(({ key, label, kind }) => (
          <Table.Th key={key} {...(isNumeric(kind) && { ta: 'right' as const })}>
            {t(label)}
          </Table.Th>
        ))}
        {fields.map((field) => (
          <Table.Th key={field.name} w={field.kind === 'angka' ? 100 : 150}>
            {t(field.label)}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}
