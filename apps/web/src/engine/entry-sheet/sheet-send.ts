/** Sending a sheet: a file read into it, the dry run, and saving all of it or nothing. */
import { useState } from 'react';
import { checkCall, entryCall, entryFileCalls } from '@kencana/contract/call/document-calls';
import type { AnswerTo, EntryDef } from '@kencana/contract/entry/define-entry';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import type { Settings } from '@kencana/contract/module-flag';
import { api } from '../../platform/api.ts';
import type { Answer } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useKadarQuestion } from '../document-screen/kadar-field.tsx';
import type { AskKadar } from '../document-screen/kadar-field.tsx';
import { bodyOf } from '../entry-screen/entry-draft.ts';
import type { Values } from '../field/values.ts';
import { isBlank, sentRows } from './sheet-cell.ts';
import type { SheetRow } from './sheet-cell.ts';
import type { SheetColumns } from './sheet-columns.ts';
import { problemOf, refusals } from './sheet-problem.ts';
import type { ProblemWork, SheetProblem } from './sheet-problem.ts';

export interface SheetDraft {
  readonly head: Values;
  readonly rows: readonly SheetRow[];
}

export const EMPTY_SHEET: SheetDraft = { head: {}, rows: [] };

/** What is being done, for as long as it takes. */
export type SheetBusy = 'periksa' | 'simpan' | undefined;

export interface Sent<D extends EntryDef> {
  readonly entry: D;
  readonly screen: string;
  readonly draft: SheetDraft;
  readonly setDraft: (next: SheetDraft) => void;
  readonly forget: () => void;
  readonly columns: SheetColumns;
  readonly wrong: ProblemWork;
}

export function useSheetSend<D extends EntryDef>(sheet: Sent<D>) {
  const { entry, screen, draft, setDraft, forget, columns, wrong } = sheet;
  const t = useT();
  const { settings } = useSession();
  const { rows: part } = sheetFile(entry);
  const { busy, whileBusy } = useBusy();
  const [places, setPlaces] = useState<readonly number[]>([]);
  const askKadar = useKadarQuestion();
  const submit = useSubmit({ path: entryCall(entry), screen });
  const bodyNow = (now: SheetDraft) => bodyOfSheet(entry, columns, now, settings);
  const checkDraft = async (now: SheetDraft, first: readonly SheetProblem[] = []) => {
    submit.setErrors({});
    const { body, places } = bodyNow(now);
    if (places.length === 0) {
      notify.error(t('input.barangKosong'));
      return false;
    }
    const { problems, jumlah_masalah } = (await api.post(checkCall(entry), { body })).data;
    const found = problems.map((cell) => problemOf(cell, places));
    const known = new Set(found.map(({ row, name }) => `${row}.${name}`));
    const more = first.filter(({ row, name }) => !known.has(`${row}.${name}`));
    const all = [...found, ...more].sort((a, b) => a.row - b.row);
    return wrong.told(all, jumlah_masalah + more.length);
  };
  const check = async (now: SheetDraft): Promise<boolean> =>
    (await whileBusy('periksa', () => checkDraft(now))) === true;
  const clear = (): void => {
    wrong.told([]);
    submit.setErrors({});
    forget();
  };
  const save = async (): Promise<Answer<AnswerTo<D>> | undefined> => {
    const now = await settled(draft, columns, askKadar);
    if (now !== draft) setDraft(now);
    if (!(await check(now))) return undefined;
    const { body, places: sent } = bodyNow(now);
    const { ragu } = entry;
    if (ragu?.bila(body) === true && !(await confirmDialog({ text: t(ragu.tanya) }))) {
      return undefined;
    }
    setPlaces(sent);
    const answer = await whileBusy('simpan', () => submit.send(body));
    if (answer !== undefined) clear();
    return answer;
  };
  const readRows = async (chosen: File): Promise<void> => {
    const read = await fileRows(entry, draft, columns, chosen);
    if (read.over > 0) notify.warning(t('entry.lembar-penuh', { most: part.most, n: read.over }));
    setDraft(read.next);
    notify.success(t('entry.impor-selesai', { n: read.count }));
    await checkDraft(read.next, read.unread);
  };
  const { fields } = columns;
  const refused = refusals(part.name, submit.errors, places, [...entry.fields, ...fields], t);
  const shown = wrong.problems.length > 0 ? wrong : { problems: refused, wrong: refused.length };
  return {
    busy,
    problems: shown.problems,
    wrong: shown.wrong,
    clear,
    save,
    check: () => check(draft),
    readFile: async (chosen: File) => {
      await whileBusy('periksa', () => readRows(chosen));
    },
  };
}

/** What is being done; why it failed is told. */
function useBusy() {
  const [busy, setBusy] = useState<SheetBusy>();
  const whileBusy = async <T>(what: SheetBusy, work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(what);
    try {
      return await work();
    } catch (error) {
      tellFile(error);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, whileBusy };
}

/** Body and places of the rows that are sent. */
function bodyOfSheet(
  entry: EntryDef,
  { fields }: SheetColumns,
  { head, rows }: SheetDraft,
  settings: Settings,
) {
  const { sent, places } = sentRows(fields, rows);
  const body = bodyOf({ fields: entry.fields, rows: [] }, head, settings);
  return { body: { ...body, [sheetFile(entry).rows.name]: sent }, places };
}

/** The sheet with the rows of a file behind its own, and the cells of them that cannot be read. */
async function fileRows(
  entry: EntryDef,
  { head, rows }: SheetDraft,
  { fields, changeRow }: SheetColumns,
  chosen: File,
) {
  const file = sheetFile(entry);
  const { most } = file.rows;
  const body = { isi: await fileBase64(chosen) };
  const { baris, masalah } = (await api.post(entryFileCalls(file).read, { body })).data;
  const kept = rows.filter((row) => !isBlank(fields, row));
  const all = [...kept, ...baris.map((row) => changeRow({}, row))];
  const places = baris.map((_, n) => kept.length + n);
  // An empty cell may be filled by what others say: the dry run tells what is missing then.
  const unread = masalah.filter(({ nilai }) => nilai !== '');
  return {
    next: { head, rows: all.slice(0, most) },
    over: Math.max(0, all.length - most),
    count: baris.length,
    unread: unread.map((cell) => problemOf(cell, places)),
  };
}

/** Purities above 100 as they are meant, each asked about once (docs/domain.md §5). */
async function settled(
  draft: SheetDraft,
  { fields, changeRow }: SheetColumns,
  ask: AskKadar,
): Promise<SheetDraft> {
  let { rows } = draft;
  for (const { name } of fields.filter(({ asks }) => asks === true)) {
    for (const typed of new Set(rows.map((row) => row[name]).filter(isAbove))) {
      const meant = await ask(Math.round(typed * 100));
      if (meant === null || meant === typed * 100) continue;
      const patch = { [name]: meant / 100 };
      rows = rows.map((row) => (row[name] === typed ? changeRow(row, patch) : row));
    }
  }
  return rows === draft.rows ? draft : { ...draft, rows };
}

function isAbove(value: unknown): value is number {
  return typeof value === 'number' && value > 100;
}

/** Why a file is none is told at its own name. */
function tellFile(error: unknown): void {
  const why = error instanceof ApiError ? error.errors?.['berkas']?.[0] : undefined;
  if (why === undefined) notify.failure(error);
  else notify.error(why);
}
