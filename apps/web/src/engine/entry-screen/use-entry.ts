/** The work of a form that takes something in: the draft, a file read into it, sending. */
import { entryCall } from '@kencana/contract/call/document-calls';
import type { AnswerTo } from '@kencana/contract/entry/define-entry';
import { useEffect, useMemo, useRef } from 'react';
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import type { EntryFile } from '@kencana/contract/entry/entry-file';
import type { CellProblem } from '@kencana/contract/import-result';
import type { Answer } from '../../platform/api.ts';
import { ApiError, LOST, wordsBeside } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { deviceChoice, setDeviceChoice, useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useKadarQuestion } from '../document-screen/kadar-field.tsx';
import type { AskKadar } from '../document-screen/kadar-field.tsx';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';
import {
  bodyOf,
  changed,
  draftOf,
  emptyDraft,
  isAsked,
  keptDraft,
  nextRow,
  rowsOf,
  withFileRows,
} from './entry-draft.ts';
import type { EntryDraft, Follow } from './entry-draft.ts';
import { isDirty, proposed } from './proposed.ts';
import { settleKadar } from './settle-kadar.ts';
import { useEntryFile } from './use-entry-file.ts';

export interface EntryOptions<D extends EntryDef = EntryDef> {
  readonly entry: D;
  /** Names draft and submit on this device. */
  readonly screen: string;
  /** Where its rows may come from. */
  readonly file?: EntryFile | undefined;
  /** What is sent, where it is not the fields as they are. */
  readonly body?: (draft: EntryDraft) => object;
  /** What the screen says by itself. */
  readonly fixed?: Values;
  /** What its fields hold while nothing was typed; the same object from one render to the next. */
  readonly start?: Values;
  /** What else changes with a change of the head. */
  /** The same function until what it reckons with changes. */
  readonly follow?: Follow;
}

/** What changes; a function where it depends on what is there by then, as after a question. */
export type Change = Values | ((old: EntryDraft) => Values);

/** Changing the rows of a draft. */
export interface RowWork {
  readonly change: (part: NamedRows, at: number, patch: Values) => void;
  readonly add: (part: NamedRows) => void;
  readonly remove: (part: NamedRows, at: number) => void;
}

export interface EntryWork<Saved = unknown> {
  readonly entry: EntryDef;
  readonly draft: EntryDraft;
  /** True when something was typed that would be lost. */
  readonly dirty: boolean;
  /** What the references of the head offer. */
  readonly choices: ChoicesByField;
  readonly change: (patch: Change) => void;
  readonly rows: RowWork;
  /** Asks about a purity above 100, once for each. */
  readonly askKadar: AskKadar;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** What is wrong in the file that was read last, cell by cell. */
  readonly problems: readonly CellProblem[];
  readonly readFile: (file: File) => Promise<void>;
  /** Throws away what was typed. */
  readonly clear: () => void;
  /** Sends it and forgets the draft; undefined when it was not saved. */
  readonly save: () => Promise<Answer<Saved> | undefined>;
}

const NOTHING: Values = {};

/** The state and work of the form. */
export function useEntry<D extends EntryDef>(options: EntryOptions<D>): EntryWork<AnswerTo<D>> {
  const { entry, screen, file: source, body, fixed = NOTHING, start = NOTHING, follow } = options;
  const askKadar = useKadarQuestion();
  const { settings, tglSystem } = useSession();
  const empty = useMemo(() => ({ ...emptyDraft(entry), ...start }), [entry, start]);
  const [stored, setStored, forget] = useDraft<Values>(screen, empty);
  const typed = { ...draftOf(entry, stored), ...fixed };
  const asked = entry.fields.filter(({ when }) => isAsked(when, typed, settings));
  const choices = useChoices(asked, typed);
  const draft = {
    ...typed,
    ...filled(entry, typed, choices),
    ...proposed(entry, typed, choices, { tglSystem, settings, last: deviceChoice }),
  };
  // What follows may come of a list that arrives after something was typed.
  const followed = useRef(follow);
  useEffect(() => {
    if (followed.current === follow) return;
    followed.current = follow;
    const before = draftOf(entry, stored);
    const next = changed(entry, before, NOTHING, follow);
    if (Object.keys(next).some((name) => next[name] !== before[name])) setStored(next);
  }, [entry, follow, stored, setStored]);
  const submit = useEntrySubmit(entry, screen);
  const set = (next: (old: EntryDraft) => EntryDraft): void =>
    setStored((old) => next(draftOf(entry, old)));
  // Rows have their findings below their own name: `pembayaran.0.jumlah_rp`.
  const touch = (changed: readonly string[]): void =>
    submit.touch(
      Object.keys(submit.errors).filter((path) =>
        changed.some((name) => path === name || path.startsWith(`${name}.`)),
      ),
    );
  const rows = rowWork(set, touch, () => submit.setErrors({}));
  const file = useEntryFile(source, (part, read) => set((old) => withFileRows(old, part, read)));
  const save = async (): Promise<Answer<AnswerTo<D>> | undefined> => {
    const meant = await settleKadar(entry, draft, askKadar);
    if (Object.keys(meant).length > 0) change(meant);
    const settled = changed(entry, draft, meant, follow);
    const own = body?.(settled);
    const answer = await submit.send({ ...bodyOf(entry, settled, settings), ...own });
    if (answer === undefined) return undefined;
    for (const { name, usual } of entry.fields) {
      if (usual !== undefined) setDeviceChoice(usual, textOf(draft[name]));
    }
    clear();
    if (entry.keep.length > 0) setStored(keptDraft(entry, settled));
    return answer;
  };
  const clear = (): void => {
    submit.setErrors({});
    forget();
    file.clear();
  };
  const change = (patch: Change): void => {
    const patchOf = typeof patch === 'function' ? patch : () => patch;
    touch(Object.keys(patchOf(draft)));
    set((old) => changed(entry, { ...old, ...fixed }, patchOf(old), follow));
  };
  const { errors, saving } = submit;
  const form = { entry, draft, dirty: isDirty(entry, typed, empty), choices, change, rows, clear };
  return { ...form, askKadar, errors, saving, problems: file.problems, readFile: file.read, save };
}

/** Changing the rows; what is taken out moves the findings of others, so all are forgotten. */
function rowWork(
  set: (next: (old: EntryDraft) => EntryDraft) => void,
  touch: (changed: readonly string[]) => void,
  forget: () => void,
): RowWork {
  return {
    change: ({ name }, at, patch) => {
      touch(Object.keys(patch).map((field) => `${name}.${at}.${field}`));
      set((old) => ({
        ...old,
        [name]: rowsOf(old, name).map((row, i) => (i === at ? { ...row, ...patch } : row)),
      }));
    },
    add: (part) => {
      set((old) => {
        const before = rowsOf(old, part.name);
        return { ...old, [part.name]: [...before, nextRow(part, before)] };
      });
    },
    remove: ({ name }, at) => {
      forget();
      set((old) => ({ ...old, [name]: rowsOf(old, name).filter((_, i) => i !== at) }));
    },
  };
}

/** Sending, with what the definition says when it fails. */
function useEntrySubmit<D extends EntryDef>(entry: D, screen: string) {
  const t = useT();
  const gagal = entry.simpan?.gagal;
  return useSubmit({
    path: entryCall(entry),
    screen,
    ...(gagal !== undefined && { fallback: gagal.key }),
    onFailure: (error) => gagal?.selalu === true && tellFailure(t(gagal.key), error),
  });
}

/** The sentence of a failure with the server's reason; false where nobody knows how it ended. */
function tellFailure(sentence: string, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === LOST || error.code === 'JARINGAN')
    return false;
  notify.error(sentence + wordsBeside(error));
  return true;
}

/** What the chosen rows say of fields that nobody types: a draft of before has them not. */
function filled({ fields }: EntryDef, values: Values, choices: ChoicesByField): Values {
  const hidden = new Set(fields.filter(({ form }) => !form).map(({ name }) => name));
  const all = fields.flatMap(({ name }) => {
    const chosen = choices[name]?.find(({ value }) => value === textOf(values[name]));
    return Object.entries(chosen?.fills ?? {}).filter(([to]) => hidden.has(to));
  });
  return Object.fromEntries(all);
}
