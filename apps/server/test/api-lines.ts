/**
 * The API description as lines: one a route, one a value that it takes. The golden file
 * app/golden/api.txt is this text as it was reviewed.
 */
import type { OpenApi, Operation, Parameter } from '../src/platform/http/openapi.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What a schema says by its children, which have lines of their own. */
const CHILDREN = new Set([
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'additionalProperties',
]);

/** The routes in alphabetical order, each with its parameters and the values of its body. */
export function apiLines(document: OpenApi): string {
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      at: `${path} ${method}`,
      lines: [`${method.toUpperCase()} ${path}`, ...operationLines(operation)],
    })),
  );
  return `${routes
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .flatMap(({ lines }) => lines)
    .join('\n')}\n`;
}

function operationLines(operation: Operation): string[] {
  const { summary, parameters, requestBody, responses } = operation;
  const body = bodySchema(requestBody);
  return [
    `  ${summary}`,
    `  answers ${Object.keys(responses).join(' ')}`,
    ...parameters.filter((p) => p.in !== 'header').flatMap(parameterLines),
    ...(body === undefined ? [] : schemaLines('body', body, true)),
  ];
}

function parameterLines({ name, in: place, required, schema }: Parameter): string[] {
  return schemaLines(`${place}.${name}`, schema as Schema, required);
}

function bodySchema(requestBody: unknown): Schema | undefined {
  const body = requestBody as { content: { 'application/json': { schema: Schema } } } | undefined;
  return body?.content['application/json'].schema;
}

/** A value's own line, then those of what it holds; `?` marks what may be left out. */
function schemaLines(place: string, whole: Schema, required: boolean): string[] {
  const schema = nullable(whole);
  const own = Object.entries(schema).filter(
    ([key, value]) => !CHILDREN.has(key) || typeof value === 'boolean',
  );
  const words = own
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (key === 'type' ? String(value) : `${key}=${JSON.stringify(value)}`));
  const line = [`  ${place}${required ? '' : '?'}`, ...words].join(' ');
  return [line, ...childLines(place, schema)];
}

/** A value or null in one line. */
function nullable(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1].type !== 'null') return schema;
  return { ...rest, ...anyOf[0], type: `${anyOf[0].type} or null` };
}

function childLines(place: string, schema: Schema): string[] {
  const { properties, required, items, anyOf, oneOf, additionalProperties } = schema;
  const either = [anyOf, oneOf].filter((some) => Array.isArray(some)).flat();
  const needed = new Set(Array.isArray(required) ? required : []);
  const named = Object.entries((properties ?? {}) as Record<string, Schema>).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    ...named.flatMap(([name, one]) => schemaLines(`${place}.${name}`, one, needed.has(name))),
    ...(isSchema(items) ? schemaLines(`${place}[]`, items, true) : []),
    ...(isSchema(additionalProperties)
      ? schemaLines(`${place}.*`, additionalProperties, true)
      : []),
    ...either.flatMap((one: Schema, n) => schemaLines(`${place}|${n + 1}`, one, true)),
  ];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
