/** The work of a form that takes something in: the draft, a file read into it, sending. */
import { useMemo, useState } from 'react';
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import type { EntryFile, FileRows } from '@kencana/contract/entry/entry-file';
import type { CellProblem } from '@kencana/contract/import-result';
import { api } from '../../platform/api.ts';
import type { Answer } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';
import {
  bodyOf,
  draftOf,
  emptyDraft,
  isAsked,
  nextRow,
  rowsOf,
  withEmptied,
  withFileRows,
} from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';

export interface EntryOptions {
  readonly entry: EntryDef;
  /** Names draft and submit on this device. */
  readonly screen: string;
  /** Where its rows may come from. */
  readonly file?: EntryFile | undefined;
  /** What the screen says by itself. */
  readonly fixed?: Values;
}

/** Changing the rows of a draft. */
export interface RowWork {
  readonly change: (part: NamedRows, at: number, patch: Values) => void;
  readonly add: (part: NamedRows) => void;
  readonly remove: (part: NamedRows, at: number) => void;
}

export interface EntryWork<Saved = unknown> {
  readonly entry: EntryDef;
  readonly draft: EntryDraft;
  /** What the references of the head offer. */
  readonly choices: ChoicesByField;
  readonly change: (patch: Values) => void;
  readonly rows: RowWork;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** What is wrong in the file that was read last, cell by cell. */
  readonly problems: readonly CellProblem[];
  readonly readFile: (file: File) => Promise<void>;
  /** Sends it and forgets the draft; undefined when it was not saved. */
  readonly save: () => Promise<Answer<Saved> | undefined>;
}

const NOTHING: Values = {};

/** The state and work of the form. */
export function useEntry<Saved>(options: EntryOptions): EntryWork<Saved> {
  const t = useT();
  const { entry, screen, file: source, fixed = NOTHING } = options;
  const { settings } = useSession();
  const empty = useMemo(() => emptyDraft(entry), [entry]);
  const [stored, setStored, forget] = useDraft<Values>(screen, empty);
  const typed = { ...draftOf(entry, stored), ...fixed };
  const asked = entry.fields.filter(({ when }) => isAsked(when, typed, settings));
  const choices = useChoices(asked, typed);
  const draft = { ...typed, ...filled(entry, typed, choices) };
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const submit = useSubmit<Saved>({ path: entry.path, screen });
  const set = (next: (old: EntryDraft) => EntryDraft): void =>
    setStored((old) => next(draftOf(entry, old)));
  const rows: RowWork = {
    change: ({ name }, at, patch) => {
      submit.touch(Object.keys(patch).map((field) => `${name}.${at}.${field}`));
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
      submit.setErrors({});
      set((old) => ({ ...old, [name]: rowsOf(old, name).filter((_, i) => i !== at) }));
    },
  };
  const readFile = async (file: File): Promise<void> => {
    if (source === undefined) return;
    setProblems([]);
    try {
      const body = { isi: await fileBase64(file) };
      const { baris, masalah } = (await api.post<FileRows>(source.path, { body })).data;
      setProblems(masalah);
      if (masalah.length > 0) return;
      set((old) => withFileRows(old, source.rows, baris));
      notify.success(t('entry.impor-selesai', { n: baris.length }));
    } catch (error) {
      const why = error instanceof ApiError ? error.errors?.['berkas']?.[0] : undefined;
      if (why === undefined) notify.failure(error);
      else notify.error(why);
    }
  };
  const save = async (): Promise<Answer<Saved> | undefined> => {
    const answer = await submit.send(bodyOf(entry, draft, settings));
    if (answer === undefined) return undefined;
    forget();
    setProblems([]);
    return answer;
  };
  const change = (patch: Values): void => {
    submit.touch(Object.keys(patch));
    set((old) => ({ ...old, ...withEmptied(entry, { ...old, ...fixed }, patch) }));
  };
  const { errors, saving } = submit;
  return { entry, draft, choices, change, rows, errors, saving, problems, readFile, save };
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
