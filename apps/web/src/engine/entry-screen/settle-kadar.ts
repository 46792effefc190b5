/** Purities of a draft as they are meant, asked about before it is sent (docs/domain.md §5). */
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import type { NamedField } from '@kencana/contract/field/field';
import type { AskKadar } from '../document-screen/kadar-field.tsx';
import type { Values } from '../field/values.ts';
import { rowsOf } from './entry-draft.ts';
import type { EntryDraft, RowDraft } from './entry-draft.ts';

/** Fields and rows whose purity is meant otherwise than typed, one question after the other. */
export async function settleKadar(
  { fields, rows }: EntryDef,
  draft: EntryDraft,
  ask: AskKadar,
): Promise<Values> {
  let settled = await settleFields(fields, draft, ask);
  for (const part of rows.filter(({ fields }) => fields.some(({ asks }) => asks))) {
    const typed = rowsOf(draft, part.name);
    const meant: RowDraft[] = [];
    for (const row of typed) {
      const own = await settleFields(part.fields, row, ask);
      meant.push(Object.keys(own).length === 0 ? row : { ...row, ...own });
    }
    if (meant.some((row, i) => row !== typed[i])) settled = { ...settled, [part.name]: meant };
  }
  return settled;
}

async function settleFields(
  fields: readonly NamedField[],
  values: Values,
  ask: AskKadar,
): Promise<Values> {
  let settled: Values = {};
  for (const { name, asks } of fields) {
    const typed = values[name];
    if (asks !== true || typeof typed !== 'number') continue;
    const meant = await askPercent(ask, typed);
    if (meant !== typed) settled = { ...settled, [name]: meant };
  }
  return settled;
}

/** The question counts in hundredths of a per cent, a draft in per cent. */
async function askPercent(ask: AskKadar, percent: number): Promise<number> {
  const meant = await ask(Math.round(percent * 100));
  return meant === null ? percent : meant / 100;
}
