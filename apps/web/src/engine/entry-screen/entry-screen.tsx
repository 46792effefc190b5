/**
 * The screen that takes a document of a kind in, from its definition: head, rows typed or read from
 * a file, what they come to, saving; what was saved takes its place.
 */
import { Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { enterMovesOn, focusFirstWrong, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { FieldControl } from '../field/field-control.tsx';
import { useChoices } from '../field/use-choices.ts';
import { isAsked } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { EntryRows } from './entry-rows.tsx';
import { FileProblems, FileTools } from './file-tools.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryKind, EntryWork } from './use-entry.ts';

export interface EntryScreenProps {
  readonly definition: EntryKind;
  /** Route without its slash: names the screen, its draft and its title. */
  readonly screen: string;
  /** What is typed comes to, as it is read: pieces, weight, rupiah. */
  readonly sums: (draft: EntryDraft) => readonly string[];
}

export function EntryScreen({ definition, screen, sums }: EntryScreenProps): ReactNode {
  const t = useT();
  const work = useEntry(definition, screen);
  const form = useRef<HTMLFormElement>(null);
  const { entry, baru } = definition;
  const title = t(baru?.title ?? definition.name);
  const save = async (): Promise<void> => {
    if (form.current === null) return;
    if (form.current.querySelector('[data-unreadable]') !== null) {
      focusFirstWrong(form.current);
      return;
    }
    await work.save();
    focusFirstWrongSoon(form.current);
  };
  if (work.saved !== undefined) {
    return (
      <SavedEntry title={title} definition={definition} document={work.saved} onNext={work.next} />
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
          <HeadFields definition={definition} work={work} />
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

function HeadFields({
  definition: { entry },
  work,
}: {
  readonly definition: EntryKind;
  readonly work: EntryWork;
}): ReactNode {
  const { settings } = useSession();
  const { draft, errors, change } = work;
  const choices = useChoices(entry.fields, undefined);
  const asked = entry.fields.filter(({ when }) => isAsked(when, draft, settings));
  return (
    <Paper withBorder p="sm">
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="xs">
        {asked.map((field, at) => {
          // Of fields that stand for each other, the one that is asked tells what is wrong.
          const others = entry.either.find((names) => names.includes(field.name)) ?? [];
          const named = [field.name, ...others].find((name) => errors[name] !== undefined);
          return (
            <FieldControl
              key={field.name}
              field={field}
              values={draft}
              error={named === undefined ? undefined : errors[named]}
              choices={choices[field.name] ?? []}
              focus={at === 0 ? 'screen' : undefined}
              starred={field.required || others.length > 0}
              onChange={change}
            />
          );
        })}
      </SimpleGrid>
    </Paper>
  );
}
