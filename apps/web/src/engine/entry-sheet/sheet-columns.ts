/** The columns of a sheet, what they offer, and how a row changes with what is put into it. */
import { useMemo } from 'react';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, Reference } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import { useSession } from '../../platform/session.ts';
import { hasModule } from '../entry-screen/entry-draft.ts';
import type { Follow } from '../entry-screen/entry-draft.ts';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { cellValue } from './sheet-cell.ts';
import type { ChangeRow, SheetRow } from './sheet-cell.ts';

/** The columns that the shop's modules ask for. */
export interface SheetColumns {
  readonly fields: readonly NamedField[];
  readonly choices: ChoicesByField;
  readonly read: (field: NamedField, text: string) => unknown;
  readonly changeRow: ChangeRow;
}

/** The rows of a sheet offer all rows of a master: what fits the rest of a row the server says. */
function offeredWhole(field: NamedField): NamedField {
  const { reference } = field;
  if (reference === undefined) return field;
  const { path: _path, by: _by, among: _among, ...whole }: Reference = reference;
  return { ...field, reference: whole };
}

export function useSheetColumns(entry: EntryDef, follow: Follow | undefined): SheetColumns {
  const { settings } = useSession();
  const fields = useMemo(
    () =>
      sheetFile(entry).rows.fields.filter(
        ({ form, when }) => form && hasModule(when ?? {}, settings),
      ),
    [entry, settings],
  );
  const offered = useMemo(() => fields.map(offeredWhole), [fields]);
  const choices = useChoices(offered, {});
  // What cannot be read yet is followed by nothing.
  const followed = (row: SheetRow, typed: Values): Values => {
    const unread = fields.filter(
      ({ name, kind }) => isNumeric(kind) && typeof { ...row, ...typed }[name] === 'string',
    );
    const none = Object.fromEntries(unread.map(({ name }) => [name, null]));
    const patch = Object.entries(typed).filter(([name]) => !(name in none));
    const before = { ...row, ...none };
    const copied = follow?.(Object.fromEntries(patch), { ...row, ...typed, ...none }, before) ?? {};
    return Object.fromEntries(Object.entries(copied).filter(([name]) => !(name in none)));
  };
  // What a chosen code fills counts where the row was not told otherwise at the same time.
  const changeRow: ChangeRow = (row, patch) => {
    const fills = fields.flatMap(({ name }) => {
      const chosen = choices[name]?.find(({ value }) => value === patch[name]);
      return Object.entries(chosen?.fills ?? {});
    });
    const typed = { ...Object.fromEntries(fills), ...patch };
    const next = { ...row, ...typed, ...followed(row, typed) };
    return Object.fromEntries(Object.entries(next).filter(([, value]) => !isEmpty(value)));
  };
  const read = (field: NamedField, text: string): unknown =>
    cellValue(field, text, choices[field.name]);
  return { fields, choices, read, changeRow };
}
