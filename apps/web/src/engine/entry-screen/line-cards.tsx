/** The lines of a document as cards, with the fields and rows that answer each of them. */
import { Grid, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentLineRow } from '@kencana/contract/document/document-row';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import { aloneText } from '@kencana/contract/field/value';
import { useT } from '../../platform/i18n.ts';
import { rowsOf } from './entry-draft.ts';
import type { RowDraft } from './entry-draft.ts';
import { linesOf } from './line-table.tsx';
import type { LineTableProps } from './line-table.tsx';
import { RowGrid, useRowChoices } from './row-grid.tsx';
import { RowsError } from './rows-error.tsx';

export function LineCards(props: LineTableProps): ReactNode {
  const t = useT();
  const { part, document, draft, errors, onChange } = props;
  const { name, perLine } = part;
  const choices = useRowChoices(part, draft);
  const rows = rowsOf(draft, name);
  return (
    <>
      {linesOf(document, part).map((line, at) => {
        const row = rows[at];
        if (row === undefined) return null;
        const shown = (perLine?.shown ?? []).map(
          ({ key, label, kind }) => `${t(label)} ${aloneText(kind, Number(valueAt(line, key)), t)}`,
        );
        return (
          <Paper
            key={line.baris}
            withBorder
            p="sm"
            component="section"
            aria-label={line.nama_barang}
          >
            <Text size="sm" fw={600} mb={4}>
              {[line.nama_barang, ...shown].join(' · ')}
            </Text>
            <RowGrid
              {...{ part, row, choices, errors }}
              path={`${name}.${at}`}
              focus={at === 0 ? 'dialog' : undefined}
              more={<Reckoned part={part} row={row} line={line} />}
              onChange={(patch) => onChange(at, patch)}
            />
          </Paper>
        );
      })}
      <RowsError text={errors[name]} />
    </>
  );
}

/** What the answer comes to beside its line. */
function Reckoned(props: {
  readonly part: NamedRows;
  readonly row: RowDraft;
  readonly line: DocumentLineRow;
}): ReactNode {
  const t = useT();
  const { part, row, line } = props;
  const reckon = part.perLine?.reckon;
  if (reckon === undefined) return null;
  const value = reckon.of(row, { ...line });
  return (
    <Grid.Col span={{ base: 12, sm: 'auto' }}>
      <Text size="sm" className="numeric" mt={{ base: 0, sm: 24 }} role="status">
        {t(reckon.label)} {value === null ? '-' : aloneText(reckon.kind, value, t)}
      </Text>
    </Grid.Col>
  );
}
