/** Rows of a document from a file: its template, choosing one, and what is wrong in it. */
import { entryFileCalls } from '@kencana/contract/call/document-calls';
import { Alert, Button, FileButton, Table } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { entryFile } from '@kencana/contract/entry/entry-file';
import type { EntryFile } from '@kencana/contract/entry/entry-file';
import type { CellProblem } from '@kencana/contract/import-result';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';

/** Nothing for a kind whose rows come from no file. */
export function FileTools(props: {
  readonly definition: DocumentDef;
  readonly onFile: (file: File) => Promise<void>;
}): ReactNode {
  const { definition, onFile } = props;
  const source = entryFile(definition);
  if (source === undefined) return null;
  return <FileButtons source={source} name={definition.kind} onFile={onFile} />;
}

/** Template and file of rows; `name` is the template's. */
export function FileButtons(props: {
  readonly source: EntryFile;
  readonly name: string;
  readonly onFile: (file: File) => Promise<void>;
}): ReactNode {
  const t = useT();
  const { source, name, onFile } = props;
  // A mended file of the same name is chosen again.
  const [read, setRead] = useState(0);
  const template = async (): Promise<void> => {
    try {
      await api.download(entryFileCalls(source).template, {
        query: { format: 'xlsx' },
        filename: `template-${name}.xlsx`,
      });
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => void template()}>
        {t('entry.template')}
      </Button>
      <FileButton
        key={read}
        accept=".xlsx,.csv"
        onChange={(file) => {
          setRead((n) => n + 1);
          if (file !== null) void onFile(file);
        }}
      >
        {(button) => (
          <Button {...button} variant="default" size="xs">
            {t('entry.impor')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

/** Cells that are shown of a file with many wrong ones. */
const MOST_SHOWN = 100;

/** What is wrong in a file, cell by cell. */
export function FileProblems({ problems }: { problems: readonly CellProblem[] }): ReactNode {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={t('entry.impor-salah', { n: problems.length })}>
      <Table.ScrollContainer minWidth={320} mah={260}>
        <Table verticalSpacing={2} fz="sm">
          <Table.Tbody>
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <Table.Tr key={`${problem.baris}-${problem.kolom}-${problem.pesan}`}>
                <Table.Td className="numeric">{t('entry.baris', { n: problem.baris })}</Table.Td>
                <Table.Td>{problem.label}</Table.Td>
                <Table.Td>{problem.nilai}</Table.Td>
                <Table.Td>{problem.pesan}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Alert>
  );
}
