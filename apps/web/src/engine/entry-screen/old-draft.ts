/**
 * Drafts that lie on a device from before their kind was declared: rows in stored units under other
 * names, the customer in an object of his own. They are read for good: nobody knows how long a
 * device stays off.
 */
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { isNumeric } from '@kencana/contract/field/value';
import type { Values } from '../field/values.ts';

/** Names that the first and the second rows of a kind had. */
const ROWS = [['lines', 'pieces'], ['samples']] as const;

/** The draft by the names and in the units of its definition; one of today as it is. */
export function readOldDraft({ fields, rows }: EntryDef, stored: Values): Values {
  const { customer, payments, lines, pieces, samples, ...rest } = stored;
  const old: Values = { lines, pieces, samples };
  const money = fields.find(({ kind }) => kind === 'bayar');
  const read = ROWS.flatMap((names, at) => {
    const part = rows[at];
    const given = names.map((name) => old[name]).find(Array.isArray) as Values[] | undefined;
    return part === undefined || given === undefined
      ? []
      : [[part.name, given.map((row) => oldRow(part, row))]];
  });
  return {
    ...(customer as Values | undefined),
    ...rest,
    ...(money !== undefined && Array.isArray(payments) && { [money.name]: payments }),
    ...Object.fromEntries(read),
  };
}

function oldRow({ fields, rows }: NamedRows, row: Values): Values {
  const wire = fields
    .filter(({ name }) => row[name] !== undefined)
    .map(({ name, kind, toWire }) => [name, isNumeric(kind) ? toWire(row[name], {}) : row[name]]);
  const none = rows.map(({ name }) => [name, []]);
  return { id: row['id'], ...Object.fromEntries([...wire, ...none]) };
}
