/**
 * A small form beside a list, from a definition: its fields under each other, what the screen adds,
 * saving by Ctrl+S or Enter on the last field; saved, it is empty again and begins anew.
 */
import { Paper, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import type { Values } from '../field/values.ts';
import { HeadFields } from './head-fields.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryOptions } from './use-entry.ts';

export interface EntryPanelProps<Saved> extends EntryOptions {
  readonly title: string;
  /** What stands between the fields and the button: what saving will come to. */
  readonly after?: (draft: Values) => ReactNode;
  readonly onSaved: (answer: Answer<Saved>) => void;
}

export function EntryPanel<Saved>(props: EntryPanelProps<Saved>): ReactNode {
  const t = useT();
  const work = useEntry<Saved>(props);
  const element = useRef<HTMLFormElement>(null);
  const refresh = useRefreshLists();
  const save = async (): Promise<void> => {
    const unreadable = element.current?.querySelector('[data-unreadable]') ?? null;
    const answer = unreadable === null ? await work.save() : undefined;
    if (answer === undefined) return focusFirstWrongSoon(element.current);
    props.onSaved(answer);
    refresh();
    setTimeout(() => element.current?.querySelector('input')?.focus(), 0);
  };
  return (
    <Paper withBorder p="md">
      <form
        ref={element}
        noValidate
        aria-label={props.title}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="xs">
          <HeadFields work={work} />
          {props.after?.(work.draft)}
          <KbdButton shortcut="Ctrl+S" disabled={work.saving} onClick={() => void save()}>
            {work.saving ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
          </KbdButton>
        </Stack>
      </form>
    </Paper>
  );
}
