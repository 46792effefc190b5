/**
 * Drafts that lie on a device from before their kind was declared: rows in stored units under other
 * names, the customer in an object of his own. They are read for good: nobody knows how long a
 * device stays off.
 */
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { isNumeric } from '@kencana/contract/field/value';
import type { Values } from '../field/values.ts';

/** The draft by the names and in the units of its definition; one of today as it is. */
export function readOldDraft({ fields, rows }: EntryDef, stored: Values): Values {
  const { customer, payments, lines, pieces, samples, ...rest } = stored;
  const [first] = rows;
  const typed = lines ?? pieces;
  const money = fields.find(({ kind }) => kind === 'bayar');
  const own = fields.find(({ kind }) => kind === 'sendiri');
  return {
    ...(customer as Values | undefined),
    ...rest,
    ...(money !== undefined && Array.isArray(payments) && { [money.name]: payments }),
    ...(own !== undefined && Array.isArray(samples) && { [own.name]: samples }),
    ...(first !== undefined &&
      Array.isArray(typed) && { [first.name]: typed.map((row) => oldRow(first, row as Values)) }),
  };
}

function oldRow({ fields, rows }: NamedRows, row: Values): Values {
  const wire = fields
    .filter(({ name }) => row[name] !== undefined)
    .map(({ name, kind, toWire }) => [name, isNumeric(kind) ? toWire(row[name], {}) : row[name]]);
  const none = rows.map(({ name }) => [name, []]);
  return { id: row['id'], ...Object.fromEntries([...wire, ...none]) };
}
