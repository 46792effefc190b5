/**
 * Drafts that lie on a device from before their kind was declared: rows in stored units under other
 * names, the customer in an object of his own. They are read for good: nobody knows how long a
 * device stays off.
 */
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import type { NamedField } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import type { Values } from '../field/values.ts';

/** The draft by the names and in the units of its definition; one of today as it is. */
export function readOldDraft({ fields, rows }: EntryDef, stored: Values): Values {
  const { customer, payments, lines, pieces, samples, own: chosen, ...given } = stored;
  // The form of a new piece said which of its fields were typed, and held them in stored units.
  const rest = chosen === undefined ? given : inWire(fields, given);
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
  const none = rows.map(({ name }) => [name, []]);
  return { id: row['id'], ...inWire(fields, row), ...Object.fromEntries(none) };
}

function inWire(fields: readonly NamedField[], stored: Values): Values {
  const wire = fields
    .filter(({ name }) => stored[name] !== undefined)
    .map(({ name, kind, toWire }) => [
      name,
      isNumeric(kind) ? toWire(stored[name], {}) : stored[name],
    ]);
  return Object.fromEntries(wire);
}
