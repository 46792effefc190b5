/** The work of a sheet: its head and rows as a draft of the device, and what is done with them. */
import { useMemo } from 'react';
import type { AnswerTo, EntryDef } from '@kencana/contract/entry/define-entry';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import type { NamedField } from '@kencana/contract/field/field';
import type { Answer } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { isAsked } from '../entry-screen/entry-draft.ts';
import type { Follow } from '../entry-screen/entry-draft.ts';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { filledDown, isBlank, pasted } from './sheet-cell.ts';
import type { Place, SheetRow } from './sheet-cell.ts';
import { useSheetColumns } from './sheet-columns.ts';
import { useProblems } from './sheet-problem.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { EMPTY_SHEET, useSheetSend } from './sheet-send.ts';
import type { SheetBusy, SheetDraft } from './sheet-send.ts';

type Table = readonly (readonly string[])[];

export interface SheetWork<Saved> {
  readonly head: Values;
  readonly headFields: readonly NamedField[];
  readonly headChoices: ChoicesByField;
  readonly setHead: (patch: Values) => void;
  /** Columns: what the shop's modules ask for. */
  readonly fields: readonly NamedField[];
  readonly choices: ChoicesByField;
  readonly rows: readonly SheetRow[];
  /** Rows in which something stands. */
  readonly count: number;
  readonly problems: readonly SheetProblem[];
  /** All that is wrong, of which `problems` are the first. */
  readonly wrong: number;
  readonly busy: SheetBusy;
  readonly type: (at: Place, field: NamedField, text: string) => void;
  readonly paste: (at: Place, shown: readonly NamedField[], table: Table) => void;
  readonly fillDown: (row: number, field: NamedField) => void;
  readonly remove: (row: number) => void;
  readonly clear: () => void;
  readonly readFile: (file: File) => Promise<void>;
  /** True when nothing is wrong. */
  readonly check: () => Promise<boolean>;
  /** undefined when it was not saved. */
  readonly save: () => Promise<Answer<Saved> | undefined>;
}

export function useSheet<D extends EntryDef>(
  entry: D,
  screen: string,
  follow: Follow | undefined,
  start: SheetDraft = EMPTY_SHEET,
): SheetWork<AnswerTo<D>> {
  const t = useT();
  const { settings } = useSession();
  const { most } = sheetFile(entry).rows;
  const [draft, setDraft, forget] = useDraft<SheetDraft>(screen, start);
  const { head, rows } = draft;
  const columns = useSheetColumns(entry, follow);
  const { fields, choices, read, changeRow } = columns;
  const wrong = useProblems();
  const headFields = entry.fields.filter(({ form, when }) => form && isAsked(when, head, settings));
  const headChoices = useChoices(headFields, head);
  const sending = useSheetSend({ entry, screen, draft, setDraft, forget, columns, wrong });
  const setRows = (change: (rows: readonly SheetRow[]) => readonly SheetRow[]): void =>
    setDraft((old) => ({ ...old, rows: change(old.rows) }));
  /** What is said of rows holds no more once they moved. */
  const anew = (change: (rows: readonly SheetRow[]) => readonly SheetRow[]): void => {
    wrong.told([]);
    setRows(change);
  };
  return {
    head,
    headFields,
    headChoices,
    setHead: (patch) => {
      wrong.settle(-1, Object.keys(patch));
      setDraft((old) => ({ ...old, head: { ...old.head, ...patch } }));
    },
    fields,
    choices,
    rows,
    count: useMemo(() => rows.filter((row) => !isBlank(fields, row)).length, [fields, rows]),
    type: ({ row: at }, field, text) => {
      wrong.settle(at, [field.name]);
      const patch = { [field.name]: read(field, text) };
      setRows((old) =>
        Array.from({ length: Math.min(most, Math.max(old.length, at + 1)) }, (_, n) =>
          n === at ? changeRow(old[n] ?? {}, patch) : (old[n] ?? {}),
        ),
      );
    },
    paste: (at, shown, table) => {
      const put = { most, read, change: changeRow };
      const { rows: next, over } = pasted(rows, shown, at, table, put);
      anew(() => next);
      if (over > 0) notify.warning(t('entry.lembar-penuh', { most, n: over }));
    },
    fillDown: (at, field) => anew((old) => filledDown(old, field, at, changeRow)),
    remove: (at) => anew((old) => old.filter((_, n) => n !== at)),
    ...sending,
  };
}
