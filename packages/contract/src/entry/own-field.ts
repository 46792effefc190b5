/**
 * A value that a control written by hand gives: samples that are scanned or described. Its schema
 * is its own; the entry names it, so that draft, wire and description have it in its place.
 */
import type { z } from 'zod';
import type { InputKit } from '../transaction/input-kit.ts';
import { base, refuse, same } from '../field/field.ts';
import type { Field, FieldOptions } from '../field/field.ts';

/** A list by its schema; what it holds while it is typed is the control's. */
export function sendiri<S extends z.ZodType>(
  schema: (kit: InputKit) => S,
  options: FieldOptions = {},
): Field<z.input<S>, z.output<S>> {
  return {
    ...base({ required: false, ...options }),
    kind: 'sendiri',
    empty: [],
    initial: [],
    schema,
    json: { type: 'array' },
    read: () => refuse('isian.salah'),
    toWire: same,
  };
}
