/**
 * A small form beside a list, from a definition: its fields under each other, what the screen adds,
 * saving by its key or Enter on the last field; saved, it is empty again and begins anew.
 */
import { Alert, Paper, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import type { Values } from '../field/values.ts';
import { goodsOf, lacks } from './entry-draft.ts';
import { HeadFields } from './head-fields.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryOptions, EntryWork } from './use-entry.ts';

export interface EntryPanelProps<Saved> extends EntryOptions {
  readonly title: string;
  /** Comes before the fields, outside of their form: where goods are scanned. */
  readonly before?: ReactNode;
  /** The key of the button. */
  readonly shortcut?: 'Ctrl+S' | 'F8';
  /** What stands between the fields and the button: what saving will come to. */
  readonly after?: (draft: Values) => ReactNode;
  readonly onSaved: (answer: Answer<Saved>) => void;
}

export function EntryPanel<Saved>(props: EntryPanelProps<Saved>): ReactNode {
  const t = useT();
  const work = useEntry<Saved>(props);
  const element = useRef<HTMLFormElement>(null);
  const refresh = useRefreshLists();
  const { settings } = useSession();
  const { simpan } = props.entry;
  /** Nothing is asked of what the server will refuse anyway. */
  const agreed = async (): Promise<boolean> => {
    if (simpan?.tanya === undefined || lacks(props.entry, work.draft, settings)) return true;
    const n = goodsOf(props.entry, work.draft);
    return confirmDialog({ text: t(simpan.tanya, { n }), danger: true });
  };
  const save = async (): Promise<void> => {
    const form = element.current;
    if (form?.querySelector('[data-unreadable]')) return focusFirstWrongSoon(form);
    if (!(await agreed())) return;
    const answer = await work.save();
    if (answer === undefined) return focusFirstWrongSoon(form);
    if (simpan !== undefined) notify.success(t(simpan.done));
    props.onSaved(answer);
    refresh();
    setTimeout(() => element.current?.querySelector('input')?.focus(), 0);
  };
  return (
    <Paper withBorder p="md">
      {props.before}
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
        <Stack gap="xs" {...(props.before !== undefined && { mt: 'sm' })}>
          <HeadFields work={work} focus={props.before === undefined ? 'screen' : undefined} />
          <Unplaced work={work} />
          {props.after?.(work.draft)}
          <KbdButton
            shortcut={props.shortcut ?? 'Ctrl+S'}
            disabled={work.saving}
            {...(simpan?.tanya !== undefined && { color: 'red' })}
            onClick={() => void save()}
          >
            {work.saving ? t('shell.sedang-menyimpan') : t(simpan?.label ?? 'shell.simpan-data')}
          </KbdButton>
        </Stack>
      </form>
    </Paper>
  );
}

/** What the server finds wrong of fields that the form does not draw: of scanned goods. */
function Unplaced({ work }: { readonly work: EntryWork }): ReactNode {
  const hidden = work.entry.fields.filter(({ form }) => !form).map(({ name }) => name);
  const texts = Object.entries(work.errors).flatMap(([path, text]) =>
    hidden.includes(path.split('.')[0] ?? '') ? [text] : [],
  );
  return texts.length === 0 ? null : (
    <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
      {texts.join('\n')}
    </Alert>
  );
}
