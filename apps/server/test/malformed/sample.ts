/**
 * A value that a schema of the API's description accepts, as near to a real one as its field's
 * name tells: a malformed request differs from a good one in one place only, and so gets far in.
 */
import type { Random } from './random.ts';

/** What of JSON Schema the description uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
}

/** Values of the test's shop by the names of fields. */
export type Known = Readonly<Record<string, unknown>>;

const DEPTH = 6;

/** A value for the schema; `name` is the field it is for. */
export function sample(
  schema: Schema,
  known: Known,
  random: Random,
  name = '',
  depth = 0,
): unknown {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Object.hasOwn(known, name) && !choices && fits(schema, known[name])) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return random.of(schema.enum);
  if (choices && choices.length > 0) return sample(random.of(choices), known, random, name, depth);
  switch (kindOf(schema, random)) {
    case 'object':
      return object(schema, known, random, depth);
    case 'array':
      return depth >= DEPTH || !schema.items
        ? []
        : [sample(schema.items, known, random, name, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 1000, 1000));
    case 'boolean':
      return random.once(2);
    case 'null':
      return null;
    default:
      return text(schema, name);
  }
}

function object(schema: Schema, known: Known, random: Random, depth: number): unknown {
  const value: Record<string, unknown> = {};
  if (depth >= DEPTH) return value;
  for (const [key, of] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(key) && random.once(3)) continue;
    value[key] = sample(of, known, random, key, depth + 1);
  }
  return value;
}

function kindOf(schema: Schema, random: Random): string {
  if (typeof schema.type === 'string') return schema.type;
  if (schema.type && schema.type.length > 0) return random.of(schema.type);
  return schema.properties ? 'object' : 'string';
}

function fits(schema: Schema, value: unknown): boolean {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const own = schema.type;
  if (typeof own !== 'string') return true;
  return own === kind || (own === 'integer' && kind === 'number');
}

function text(schema: Schema, name: string): string {
  if (/tgl|tanggal|date|^hari/.test(name)) return '2026-11-20';
  const pattern = schema.pattern ?? '';
  if (pattern.includes('\\d{4}-\\d{2}')) return '2026-11-20';
  if (pattern.includes('\\d') || pattern.includes('[0-9]')) return '1000';
  return 'A1'.padEnd(schema.minLength ?? 0, 'A');
}
