/**
 * Reads a whole wire row by a master's definition, on the server before it writes and on the web
 * before it sends: either every column, or every problem, each with its field. No I/O.
 */
import type { MasterDef } from '../define-master.ts';
import type { ColumnValue, Problem, WireRow } from './field.ts';
import { emptyProblem, isEmpty } from './field.ts';

export type Columns = Readonly<Record<string, ColumnValue>>;

export interface FieldProblem extends Problem {
  readonly field: string;
}

export interface RowReading {
  readonly columns: Columns;
  readonly problems: readonly FieldProblem[];
}

/** Reads every field; fields without a value get their empty column, or a problem when required. */
export function readRow(def: MasterDef, row: WireRow): RowReading {
  const columns: Record<string, ColumnValue> = {};
  const problems: FieldProblem[] = [];
  for (const field of def.fields) {
    const value = row[field.name];
    if (isEmpty(value)) {
      if (field.required) problems.push({ ...emptyProblem(field), field: field.name });
      columns[field.name] = field.empty;
      continue;
    }
    const reading = field.read(value, row);
    if ('problem' in reading) problems.push({ ...reading.problem, field: field.name });
    else columns[field.name] = reading.value;
  }
  if (problems.length > 0) return { columns, problems };
  const checked = def.check(toWire(def, columns));
  return { columns, problems: checked.map((p) => ({ ...p, field: p.field ?? def.key })) };
}

/**
 * A stored row as it travels; columns that are no field (lent names, who and when) pass unchanged.
 */
export function toWire(def: MasterDef, columns: Readonly<Record<string, unknown>>): WireRow {
  const wire: Record<string, unknown> = { ...columns };
  for (const field of def.fields) wire[field.name] = field.toWire(columns[field.name], columns);
  return wire;
}
