/**
 * Bad bodies made from a good one: for every field of a call's schema what it cannot take. A new
 * field is tried without a line of test.
 */
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One bad body. */
interface Bad {
  /** The field's path: `detail_barang.0.kadar`. */
  readonly field: string;
  readonly why: string;
  readonly body: object;
}

/** Longer and greater than anything that a shop writes. */
const ENDLESS = 'X'.repeat(5001);
const GREAT = 9e15;

/** The body with `value` at the path. */
export function put(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = path.split('.');
  let at = copy;
  for (const name of names.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>;
  const last = names.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** Every field of the schema with each value that it must refuse. */
export function badInputs(schema: z.ZodType | undefined, body: object): Bad[] {
  if (schema === undefined) return [];
  const tree = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fieldsOf(tree, body, '').map(({ path, why, value }) => ({
    field: path,
    why,
    body: put(body, path, value),
  }));
}

interface Try {
  readonly path: string;
  readonly why: string;
  readonly value: unknown;
}

function fieldsOf(schema: Schema, value: unknown, path: string): Try[] {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const object = (value ?? {}) as Json;
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Try[] => {
    // Approvals are no field of a form.
    if (name === 'detail_authorization' || field.const !== undefined) return [];
    const missing = schema.required?.includes(name)
      ? [{ path: at(name), why: 'missing', value: undefined }]
      : [];
    return [...missing, ...triesOf(field, object[name], at(name))];
  });
}

/** A field's own form: that which the value has, of several. */
function formOf(schema: Schema, value: unknown): Schema {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms === undefined) return schema;
  const jenis = (value as Json | undefined)?.['jenis'];
  const fits = forms.find(({ properties: { jenis: own } = {} }) =>
    own?.const === undefined ? own?.enum?.includes(jenis) : own.const === jenis,
  );
  return fits ?? forms.find(({ type }) => type !== 'null') ?? schema;
}

function triesOf(field: Schema, value: unknown, path: string): Try[] {
  const schema = formOf(field, value);
  const bad = (why: string, wrong: unknown): Try => ({ path, why, value: wrong });
  switch (schema.type) {
    case 'string':
      return schema.enum === undefined
        ? [
            ...(schema.maxLength ? [bad('one too long', 'X'.repeat(schema.maxLength + 1))] : []),
            bad('endless', ENDLESS),
            bad('no text', { teks: 'X' }),
          ]
        : [bad('no choice', 'TIDAK-ADA')];
    case 'number':
    case 'integer':
      return [
        ...(schema.maximum ? [bad('one too great', schema.maximum + 1)] : []),
        bad('too great', GREAT),
        bad('below zero', -1),
        bad('no number', 'X'),
      ];
    case 'boolean':
      return [bad('no yes or no', 'X')];
    case 'array':
      return arrayTries(schema, value, path);
    case 'object':
      return value === undefined ? [bad('no form', 'X')] : fieldsOf(schema, value, path);
    default:
      return [];
  }
}

function arrayTries(schema: Schema, value: unknown, path: string): Try[] {
  const rows = Array.isArray(value) ? value : [];
  const tries: Try[] = [{ path, why: 'no list', value: 'X' }];
  if (schema.minItems) tries.push({ path, why: 'empty', value: [] });
  if (schema.maxItems && rows.length > 0) {
    const many = Array.from({ length: schema.maxItems + 1 }, () => rows[0]);
    tries.push({ path, why: 'too many', value: many });
  }
  const within = rows.flatMap((row, i) =>
    schema.items ? triesOf(schema.items, row, `${path}.${i}`) : [],
  );
  return [...tries, ...within];
}
