/**
 * The screen of an entry whose rows are a sheet: head, file, cells, what is wrong with them as a
 * list that leads to the cell, sums, and saving all of it or nothing.
 */
import {
  Alert,
  Button,
  Checkbox,
  Group,
  Loader,
  Paper,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { AnswerTo, EntryDef } from '@kencana/contract/entry/define-entry';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import type { Follow } from '../entry-screen/entry-draft.ts';
import { EntryField } from '../entry-screen/entry-field.tsx';
import { FileButtons } from '../entry-screen/file-tools.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { SheetHandle } from './sheet-grid.tsx';
import type { SheetRow } from './sheet-cell.ts';
import type { SheetDraft } from './sheet-send.ts';
import { useSheet } from './use-sheet.ts';
import type { SheetProblem } from './sheet-problem.ts';
import type { SheetWork } from './use-sheet.ts';

export interface EntrySheetProps<D extends EntryDef> {
  readonly entry: D;
  /** Of its file and the words of its columns. */
  readonly definition: DocumentDef;
  /** Names the draft. */
  readonly screen: string;
  readonly title: string;
  readonly follow?: Follow;
  /** What stands there while nothing was drafted; the same object from one render to the next. */
  readonly start?: SheetDraft;
  /** What it is about, above the head. */
  readonly above?: ReactNode;
  /** What the rows come to, as it is read. */
  readonly sums: (rows: readonly SheetRow[]) => readonly string[];
  readonly onSaved: (saved: AnswerTo<D>) => void;
}

export function EntrySheet<D extends EntryDef>(props: EntrySheetProps<D>): ReactNode {
  const t = useT();
  const { entry, screen, title, sums } = props;
  const work = useSheet(entry, screen, props.follow, props.start);
  const grid = useRef<SheetHandle>(null);
  const [all, setAll] = useState(false);
  const { rows, fields, count, busy, problems } = work;
  // What few need stands there once it is asked for, or filled.
  const columns = fields.filter(
    ({ name, jarang }) => all || jarang !== true || rows.some((row) => !isEmpty(row[name])),
  );
  const lead = ({ row, name }: SheetProblem): void => {
    const column = columns.findIndex((field) => field.name === name);
    grid.current?.go({ row: Math.max(0, row), column: Math.max(0, column) });
  };
  const clear = async (): Promise<void> => {
    const text = t('entry.lembar-kosongkan-tanya', { n: count });
    if (count === 0 || (await confirmDialog({ text, danger: true }))) work.clear();
  };
  return (
    <Page
      title={title}
      actions={
        <FileButtons
          source={sheetFile(entry)}
          name={props.definition.kind}
          onFile={(file) => work.readFile(file)}
        />
      }
    >
      <Stack gap="sm">
        {props.above}
        <Head work={work} />
        <Problems problems={problems} wrong={work.wrong} onLead={lead} />
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {t('entry.lembar-petunjuk')}
          </Text>
          <Checkbox
            size="xs"
            label={t('entry.lembar-semua-kolom')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        </Group>
        <SheetGrid
          ref={grid}
          label={title}
          columns={columns}
          rows={rows}
          most={sheetFile(entry).rows.most}
          choices={work.choices}
          problems={problems}
          locked={busy !== undefined}
          onType={work.type}
          onPaste={(at, table) => work.paste(at, columns, table)}
          onFill={work.fillDown}
          onRemove={work.remove}
        />
        <Tools work={work} grid={grid} columns={columns} onClear={() => void clear()} />
        <Foot work={work} sums={sums(rows)} onSaved={props.onSaved} />
      </Stack>
    </Page>
  );
}

function Foot<Saved>(props: {
  readonly work: SheetWork<Saved>;
  readonly sums: readonly string[];
  readonly onSaved: (saved: Saved) => void;
}): ReactNode {
  const t = useT();
  const { work, sums } = props;
  const { busy, count } = work;
  const check = async (): Promise<void> => {
    if (await work.check()) notify.success(t('entry.lembar-benar', { n: count }));
  };
  const save = async (): Promise<void> => {
    const answer = await work.save();
    if (answer !== undefined) props.onSaved(answer.data);
  };
  return (
    <Group justify="space-between" gap="xs">
      <span className="numeric" role="status">
        {busy === undefined ? sums.join(' · ') : <Busy busy={busy} n={count} />}
      </span>
      <Group gap="xs">
        <KbdButton
          shortcut="F7"
          variant="default"
          disabled={busy !== undefined}
          onClick={() => void check()}
        >
          {t('entry.lembar-periksa')}
        </KbdButton>
        <KbdButton shortcut="F8" disabled={busy !== undefined} onClick={() => void save()}>
          {busy === 'simpan' ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
        </KbdButton>
      </Group>
    </Group>
  );
}

function Busy({ busy, n }: { busy: 'periksa' | 'simpan'; n: number }): ReactNode {
  const t = useT();
  return (
    <Group gap="xs" component="span">
      <Loader size="xs" />
      {t(busy === 'simpan' ? 'entry.lembar-menyimpan' : 'entry.lembar-memeriksa', { n })}
    </Group>
  );
}

function Head({ work }: { work: SheetWork<unknown> }): ReactNode {
  const { head, headFields, headChoices, problems } = work;
  return (
    <Paper withBorder p="sm">
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="xs">
        {headFields.map((field) => (
          <EntryField
            key={field.name}
            field={field}
            values={{ [field.name]: field.initial, ...head }}
            error={problems.find(({ row, name }) => row === -1 && name === field.name)?.text}
            choices={headChoices[field.name] ?? []}
            onChange={work.setHead}
          />
        ))}
      </SimpleGrid>
    </Paper>
  );
}

function Tools(props: {
  readonly work: SheetWork<unknown>;
  readonly grid: React.RefObject<SheetHandle | null>;
  readonly columns: readonly NamedField[];
  readonly onClear: () => void;
}): ReactNode {
  const t = useT();
  const { work, grid, columns } = props;
  const off = work.busy !== undefined || work.rows.length === 0;
  const here = () => grid.current?.at() ?? { row: 0, column: 0 };
  const fill = (): void => {
    const { row, column } = here();
    const field = columns[column];
    if (field !== undefined) work.fillDown(row, field);
  };
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" disabled={off} onClick={fill}>
        {t('entry.lembar-isi-bawah')}
      </Button>
      <Button size="xs" variant="default" disabled={off} onClick={() => work.remove(here().row)}>
        {t('entry.lembar-hapus')}
      </Button>
      <Button size="xs" variant="subtle" color="red" disabled={off} onClick={props.onClear}>
        {t('entry.lembar-kosongkan')}
      </Button>
    </Group>
  );
}

/** What is listed at once; mended ones make room for the next. */
const MOST_LISTED = 100;

function Problems(props: {
  readonly problems: readonly SheetProblem[];
  readonly wrong: number;
  readonly onLead: (problem: SheetProblem) => void;
}): ReactNode {
  const t = useT();
  const { problems, wrong, onLead } = props;
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert" p="xs" title={t('entry.lembar-salah', { n: wrong })}>
      <Stack gap={0} mah={132} style={{ overflow: 'auto' }}>
        {problems.slice(0, MOST_LISTED).map((problem) => (
          <Button
            key={`${problem.row}.${problem.name}.${problem.text}`}
            size="compact-xs"
            variant="subtle"
            color="red"
            justify="flex-start"
            disabled={problem.row < 0}
            onClick={() => onLead(problem)}
          >
            {[
              problem.row < 0 ? t('entry.lembar-kepala') : t('entry.baris', { n: problem.row + 1 }),
              problem.label,
              problem.text,
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
