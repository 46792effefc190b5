/**
 * The screen that takes a document of a kind in, from its definition: head, rows typed or read from
 * a file, what they come to, saving; what was saved takes its place.
 */
import { Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import { entryFile } from '@kencana/contract/entry/entry-file';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { enterMovesOn, focusFirstWrong, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import type { EntryDraft } from './entry-draft.ts';
import { EntryRows } from './entry-rows.tsx';
import { FileProblems, FileTools } from './file-tools.tsx';
import { HeadFields } from './head-fields.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { useEntry } from './use-entry.ts';

/** A kind that is taken in by a definition. */
type EntryKind = DocumentDef & { readonly entry: EntryDef };

export interface EntryScreenProps {
  readonly definition: EntryKind;
  /** Route without its slash: names the screen, its draft and its title. */
  readonly screen: string;
  /** What is typed comes to, as it is read: pieces, weight, rupiah. */
  readonly sums: (draft: EntryDraft) => readonly string[];
}

export function EntryScreen({ definition, screen, sums }: EntryScreenProps): ReactNode {
  const t = useT();
  const { entry, baru } = definition;
  const work = useEntry({ entry, screen, file: entryFile(definition) });
  const [saved, setSaved] = useState<DocumentRow | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const title = t(baru?.title ?? definition.name);
  const save = async (): Promise<void> => {
    if (form.current === null) return;
    if (form.current.querySelector('[data-unreadable]') !== null) {
      focusFirstWrong(form.current);
      return;
    }
    const answer = await work.save();
    if (answer === undefined) return focusFirstWrongSoon(form.current);
    notify.success(t('entry.tersimpan', { no: answer.data.no_faktur_group }));
    setSaved(answer.data);
  };
  if (saved !== undefined) {
    return (
      <SavedEntry
        title={title}
        definition={definition}
        document={saved}
        onNext={() => setSaved(undefined)}
      />
    );
  }
  const [first] = entry.rows;
  return (
    <Page title={title} actions={<FileTools definition={definition} onFile={work.readFile} />}>
      <FileProblems problems={work.problems} />
      <form
        ref={form}
        noValidate
        aria-label={title}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) work.rows.add(first);
        }}
      >
        <Stack gap="sm">
          <Paper withBorder p="sm">
            <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="xs">
              <HeadFields work={work} focus="screen" />
            </SimpleGrid>
          </Paper>
          {entry.rows.map((part) => (
            <EntryRows key={part.name} part={part} work={work} />
          ))}
          <Group justify="space-between">
            <span className="numeric">{sums(work.draft).join(' · ')}</span>
            <KbdButton shortcut="F8" disabled={work.saving} onClick={() => void save()}>
              {work.saving ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
            </KbdButton>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
