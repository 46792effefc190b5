/**
 * The values of a master's form: what a fresh one starts with, what an edited one shows, what is
 * sent, and which sentences its fields get. Values are in wire units; nothing is drawn or sent
 * here.
 */
import { fieldOf } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { readRow } from '@kencana/contract/field/read-row';
import type { Translate } from '../../platform/i18n.ts';
import type { Values } from '../field/values.ts';

/** One sentence per field. */
export type Errors = Readonly<Record<string, string>>;

/** Fields that stand in the form: a made key is shown only once it is there. */
export function formFields(def: MasterDef, row: WireRow | undefined): NamedField[] {
  return def.fields.filter(
    (field) => field.form || (row !== undefined && field.name === def.key && field.auto),
  );
}

/** The starting values: the row's own, or each field's initial value. */
export function startValues(def: MasterDef, row: WireRow | undefined): Values {
  return Object.fromEntries(
    def.fields.map((field) => [field.name, row === undefined ? field.initial : row[field.name]]),
  );
}

/**
 * What is sent; a key that the server makes is left out. Of an edited row, what was changed since
 * `start` only, so that what others have changed meanwhile stays.
 */
export function sentValues(def: MasterDef, values: Values, start?: Values): WireRow {
  const changed = def.fields.filter((f) => start === undefined || differs(values, start, f.name));
  const units = new Set(changed.map(unitOf));
  const sent = def.fields.filter((f) => f.auto === undefined && units.has(unitOf(f)));
  return Object.fromEntries(
    sent.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** Fields that mean nothing without each other: an amount and its unit, an image and its name. */
function unitOf({ name, per, image }: NamedField): string {
  return per?.field ?? image?.nameField ?? name;
}

function differs(values: Values, start: Values, name: string): boolean {
  const [now, before] = [values[name], start[name]].map((v) => (isEmpty(v) ? null : v));
  return JSON.stringify(now) !== JSON.stringify(before);
}

/** The sentence of every wrong field, by the same definition that the server checks with. */
export function valueErrors(def: MasterDef, values: Values, t: Translate): Errors {
  const errors: Record<string, string> = {};
  for (const { field, key, data } of readRow(def, values).problems) {
    const label = fieldOf(def, field)?.label;
    errors[field] ??= t(key, { label: label === undefined ? field : t(label), ...data });
  }
  return errors;
}

/** True when something was typed. */
export function isDirty(values: Values, start: Values): boolean {
  return JSON.stringify(values) !== JSON.stringify(start);
}
