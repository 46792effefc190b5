/**
 * A form from a definition beside a list: its fields, what the screen adds, saving by its key or
 * Enter on the last field; saved, it begins anew with what the definition keeps.
 */
import { Alert, Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { AnswerTo, EntryDef } from '@kencana/contract/entry/define-entry';
import type { ReactNode } from 'react';
import type { Answer } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { deviceChoice, setDeviceChoice, useSession } from '../../platform/session.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import type { Values } from '../field/values.ts';
import { goodsOf, lacks } from './entry-draft.ts';
import { HeadFields } from './head-fields.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryOptions, EntryWork } from './use-entry.ts';

export interface EntryPanelProps<D extends EntryDef> extends EntryOptions<D> {
  readonly title: string;
  /** Four fields in a row instead of one under the other. */
  readonly wide?: true;
  /** Comes before the fields, outside of their form: where goods are scanned. */
  readonly before?: ReactNode;
  /** The key of the button. */
  readonly shortcut?: 'Ctrl+S' | 'F8';
  /** What stands between the fields and the button: what saving will come to. */
  readonly after?: (draft: Values) => ReactNode;
  readonly onSaved: (answer: Answer<AnswerTo<D>>, draft: Values) => void;
}

/** Whose texts are offered again. */
const KEPT = 50;

export function EntryPanel<D extends EntryDef>(props: EntryPanelProps<D>): ReactNode {
  const { entry, screen, before } = props;
  const work = useEntry(props);
  const { element, saved, save } = useSaving(props, work);
  const has = entry.fields.some(({ jarang }) => jarang);
  const { brief, toggle } = useBrief(screen, has);
  const focus = before === undefined ? 'screen' : undefined;
  const fields = <HeadFields {...{ work, focus, brief, saved }} />;
  return (
    <Paper withBorder p="md">
      {before}
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
        <Stack gap="xs" {...(before !== undefined && { mt: 'sm' })}>
          {props.wide === true ? (
            <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm" verticalSpacing="xs">
              {fields}
            </SimpleGrid>
          ) : (
            fields
          )}
          <Unplaced work={work} brief={brief} />
          {props.after?.(work.draft)}
          <Buttons
            {...{ work, brief, toggle, save }}
            shortcut={props.shortcut ?? 'Ctrl+S'}
            wide={props.wide === true}
          />
        </Stack>
      </form>
    </Paper>
  );
}

/** Saving, and what was saved since the screen opened. */
function useSaving<D extends EntryDef>(
  { entry, onSaved }: EntryPanelProps<D>,
  work: EntryWork<AnswerTo<D>>,
) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState<readonly Values[]>([]);
  const { settings } = useSession();
  const refresh = useRefreshLists();
  const { ragu, simpan } = entry;
  /** Nothing is asked of what the server will refuse anyway. */
  const agreed = async (): Promise<boolean> => {
    if (lacks(entry, work.draft, settings)) return true;
    if (ragu?.bila(work.draft) === true && !(await confirmDialog({ text: t(ragu.tanya) }))) {
      return false;
    }
    if (simpan?.tanya === undefined) return true;
    const n = goodsOf(entry, work.draft);
    return confirmDialog({ text: t(simpan.tanya, { n }), danger: true });
  };
  const save = async (): Promise<void> => {
    const form = element.current;
    if (form?.querySelector('[data-unreadable]')) return focusFirstWrongSoon(form);
    if (!(await agreed())) return;
    const answer = await work.save();
    if (answer === undefined) return focusFirstWrongSoon(form);
    if (simpan !== undefined) notify.success(t(simpan.done));
    setSaved((old) => [work.draft, ...old].slice(0, KEPT));
    onSaved(answer, work.draft);
    refresh();
    setTimeout(() => focusFirstEmpty(element.current), 0);
  };
  return { element, saved, save };
}

interface ButtonsProps {
  readonly work: EntryWork;
  readonly brief: boolean;
  /** Shows or leaves out what few need. */
  readonly toggle: (() => void) | undefined;
  readonly shortcut: string;
  readonly wide: boolean;
  readonly save: () => Promise<void>;
}

function Buttons({ work, brief, toggle, shortcut, wide, save }: ButtonsProps): ReactNode {
  const t = useT();
  const { simpan, keep } = work.entry;
  return (
    <Group justify="space-between" gap="xs">
      {toggle === undefined ? null : (
        <Button variant="default" aria-expanded={!brief} onClick={toggle}>
          {t(brief ? 'stock.isian-lengkap' : 'stock.isian-ringkas')}
        </Button>
      )}
      {keep.length === 0 ? null : (
        <Button variant="subtle" disabled={work.saving} onClick={work.clear}>
          {t('stock.kosongkan')}
        </Button>
      )}
      <KbdButton
        shortcut={shortcut}
        style={wide ? { marginInlineStart: 'auto' } : { flex: 1 }}
        disabled={work.saving}
        {...(simpan?.tanya !== undefined && { color: 'red' })}
        onClick={() => void save()}
      >
        {work.saving ? t('shell.sedang-menyimpan') : t(simpan?.label ?? 'shell.simpan-data')}
      </KbdButton>
    </Group>
  );
}

/** Whether fields that few need are left out, as chosen on this device; no button without them. */
function useBrief(screen: string, has: boolean): Pick<ButtonsProps, 'brief' | 'toggle'> {
  const name = `${screen}-lengkap`;
  const [all, setAll] = useState(deviceChoice(name) === 'true');
  const toggle = (): void => {
    setDeviceChoice(name, String(!all));
    setAll(!all);
  };
  return has ? { brief: !all, toggle } : { brief: false, toggle: undefined };
}

/** A form in series goes on where the one before left nothing. */
function focusFirstEmpty(form: HTMLFormElement | null): void {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=file])');
  const all = [...(inputs ?? [])].filter((input) => !input.disabled && !input.readOnly);
  (all.find((input) => input.value === '') ?? all[0])?.focus();
}

/** What the server finds wrong of fields that the form does not draw: of scanned goods. */
function Unplaced({ work, brief }: { work: EntryWork; brief: boolean }): ReactNode {
  const hidden = work.entry.fields
    .filter(({ form, jarang }) => !form || (brief && jarang === true))
    .map(({ name }) => name);
  const texts = Object.entries(work.errors).flatMap(([path, text]) =>
    hidden.includes(path.split('.')[0] ?? '') ? [text] : [],
  );
  return texts.length === 0 ? null : (
    <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
      {texts.join('\n')}
    </Alert>
  );
}
