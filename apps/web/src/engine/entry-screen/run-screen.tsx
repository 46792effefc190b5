/**
 * An event of several documents at once: whose they are, then which of them; all of his are chosen
 * until one is left out.
 */
import { documentCalls, runCall } from '@kencana/contract/call/document-calls';
import { Checkbox, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef, ShowColumn } from '@kencana/contract/document/define-document';
import { textAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { RunDef, RunEventDef } from '@kencana/contract/entry/define-entry';
import type { MessageKey } from '@kencana/messages/key';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useList } from '../../platform/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { isNumber, showValue } from '../document-screen/show-value.ts';

export interface RunScreenProps {
  readonly definition: DocumentDef;
  readonly event: RunEventDef;
  readonly title: MessageKey;
}

/** Code of whom a document belongs to, the name where there is none; and the name. */
function ownerOf(row: DocumentRow, { kode, nama }: RunDef['by']): readonly [string, string] {
  const name = textAt(row, nama);
  return [textAt(row, kode) || name, name];
}

export function RunScreen({ definition, event, title }: RunScreenProps): ReactNode {
  const t = useT();
  const { run } = event;
  const query = { status: event.dari.join(','), limit: definition.list.most ?? 200 };
  const open = useList(documentCalls(definition).list, { query });
  const [chosen, setOwner] = useState('');
  const owners = new Map((open.rows ?? []).map((row) => ownerOf(row, run.by)));
  const owner = owners.has(chosen) ? chosen : '';
  const rows = (open.rows ?? []).filter((row) => ownerOf(row, run.by)[0] === owner);
  return (
    <Page title={t(title)}>
      <SelectField
        label={t(run.label)}
        maw={360}
        data={[...owners]
          .map(([value, label]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        value={owner}
        onChange={setOwner}
      />
      {open.error !== undefined ? (
        <FailedState text={open.error} onRetry={open.reload} />
      ) : open.rows === undefined ? (
        <LoadingState />
      ) : owners.size === 0 ? (
        <EmptyState text={t(run.kosong)} />
      ) : owner === '' ? (
        <EmptyState text={t(run.pilih)} />
      ) : (
        <Choice key={owner} {...{ definition, event, title, rows }} onDone={open.reload} />
      )}
    </Page>
  );
}

function Choice(
  props: RunScreenProps & { readonly rows: readonly DocumentRow[]; readonly onDone: () => void },
): ReactNode {
  const t = useT();
  const { definition, event, rows } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  const { send, saving, errors } = useRun(props);
  const columns = definition.columns.filter(({ key }) => event.run.columns.includes(key));
  const all = rows.map((row) => row.no_faktur_group);
  const numbers = all.filter((no) => !left.includes(no));
  const toggle = (no: string, on: boolean): void =>
    setLeft((old) => (on ? old.filter((one) => one !== no) : [...old, no]));
  return (
    <Stack gap="sm">
      <Paper withBorder>
        <Table.ScrollContainer minWidth={560}>
          <Table verticalSpacing={6} aria-label={t(props.title)}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={40}>
                  <Checkbox
                    aria-label={t('document.semua')}
                    checked={numbers.length === all.length}
                    indeterminate={numbers.length > 0 && numbers.length < all.length}
                    onChange={(change) => setLeft(change.currentTarget.checked ? [] : all)}
                  />
                </Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column.key} {...atRight(column)}>
                    {t(column.label)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.no_faktur_group}>
                  <Table.Td>
                    <Checkbox
                      aria-label={row.no_faktur_group}
                      checked={!left.includes(row.no_faktur_group)}
                      onChange={(change) =>
                        toggle(row.no_faktur_group, change.currentTarget.checked)
                      }
                    />
                  </Table.Td>
                  {columns.map((column) => (
                    <Table.Td key={column.key} className="numeric" {...atRight(column)}>
                      {showValue(column, row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Paper>
      <Group justify="space-between">
        <Text c="red" size="sm">
          {errors['no_faktur_group']}
        </Text>
        <KbdButton shortcut="F8" disabled={saving} onClick={() => void send(numbers)}>
          {t(event.run.label_n, { n: numbers.length })}
        </KbdButton>
      </Group>
    </Stack>
  );
}

function atRight(column: ShowColumn): { ta?: 'right' } {
  return isNumber(column) ? { ta: 'right' } : {};
}

function useRun({ definition, event, onDone }: RunScreenProps & { readonly onDone: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { run, path } = event;
  const submit = useSubmit({
    path: runCall(event),
    screen: path.replaceAll('/', '-'),
  });
  const send = async (no_faktur_group: readonly string[]): Promise<void> => {
    const n = no_faktur_group.length;
    if (n === 0) {
      submit.setErrors({ no_faktur_group: t(run.tanpa) });
      return;
    }
    if (!(await confirmDialog({ text: t(run.tanya, { n }) }))) return;
    const answer = await submit.send({ no_faktur_group });
    if (answer !== undefined) {
      notify.success(answer.message ?? t(run.done, { n }));
      await client.invalidateQueries({ queryKey: [definition.kind] });
    }
    // Also after a refusal: somebody else may have done it to one of them.
    onDone();
  };
  return { send, saving: submit.saving, errors: submit.errors };
}
