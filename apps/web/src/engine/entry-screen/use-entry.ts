/** The work of a screen that takes a document in: the draft, a file read into it, sending. */
import { useMemo, useState } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { entryFile } from '@kencana/contract/entry/entry-file';
import type { FileRows } from '@kencana/contract/entry/entry-file';
import type { CellProblem } from '@kencana/contract/import-result';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import type { Values } from '../field/values.ts';
import { bodyOf, draftOf, emptyDraft, nextRow, rowsOf, withFileRows } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';

/** A kind that is taken in by a definition. */
export type EntryKind = DocumentDef & { readonly entry: EntryDef };

/** Changing the rows of a draft. */
export interface RowWork {
  readonly change: (part: NamedRows, at: number, patch: Values) => void;
  readonly add: (part: NamedRows) => void;
  readonly remove: (part: NamedRows, at: number) => void;
}

export interface EntryWork {
  readonly draft: EntryDraft;
  readonly change: (patch: Values) => void;
  readonly rows: RowWork;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** What is wrong in the file that was read last, cell by cell. */
  readonly problems: readonly CellProblem[];
  readonly readFile: (file: File) => Promise<void>;
  readonly save: () => Promise<void>;
  /** What was saved; undefined while something is typed. */
  readonly saved: DocumentRow | undefined;
  readonly next: () => void;
}

/** The whole screen's state and work; `screen` names draft and submit on this device. */
export function useEntry(def: EntryKind, screen: string): EntryWork {
  const t = useT();
  const { entry } = def;
  const { settings } = useSession();
  const empty = useMemo(() => emptyDraft(entry), [entry]);
  const [stored, setStored, forget] = useDraft<Values>(screen, empty);
  const draft = useMemo(() => draftOf(entry, stored), [entry, stored]);
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [saved, setSaved] = useState<DocumentRow | undefined>();
  const submit = useSubmit<DocumentRow>({ path: entry.path, screen });
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
    const source = entryFile(def);
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
      notify.failure(error);
    }
  };
  const save = async (): Promise<void> => {
    const answer = await submit.send(bodyOf(entry, draft, settings));
    if (answer === undefined) return;
    notify.success(t('entry.tersimpan', { no: answer.data.no_faktur_group }));
    forget();
    setProblems([]);
    setSaved(answer.data);
  };
  return {
    draft,
    change: (patch) => {
      submit.touch(Object.keys(patch));
      set((old) => ({ ...old, ...patch }));
    },
    rows,
    errors: submit.errors,
    saving: submit.saving,
    problems,
    readFile,
    save,
    saved,
    next: () => setSaved(undefined),
  };
}
