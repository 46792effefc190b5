/**
 * Malformed calls of every route that the server describes: each is a good one with one thing
 * wrong with it, in body, query, path or head. The same seed makes the same calls.
 */
import { BODIES, HEADERS, json, TEXTS, VALUES } from './hostile.ts';
import type { Random } from './random.ts';
import { type Known, sample, type Schema } from './sample.ts';

/** The part of the API's description that calls are made from. */
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Body } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Body {
  readonly schema: Schema;
}

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** `POST /users/login`, one for each route. */
export function routesOf(described: Described): readonly [string, string, Operation][] {
  return Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method,
      path,
      operation,
    ]),
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** One malformed call of the route. */
export function malformed(
  [method, path, operation]: readonly [string, string, Operation],
  known: Known,
  random: Random,
): Call {
  const schema = operation.requestBody?.content['application/json'].schema;
  const body = schema && sample(schema, known, random);
  const places = ['query', 'path', 'head', ...(schema ? ['body', 'body', 'body', 'whole'] : [])];
  const place = random.of(places);
  const base = random.once(12) ? `/portal/${encode(random.of(TEXTS))}/api/v1` : '/api/v1';
  const asked = pathOf(path, known, random, place === 'path');
  const url = `${base}${asked}${queryOf(operation, known, random, place === 'query')}`;
  const head = place === 'head' ? random.of(HEADERS) : {};
  const verb = random.once(40) ? random.of(METHODS) : method.toUpperCase();
  const plain = { 'content-type': 'application/json', ...head };
  if (schema === undefined) return { method: verb, url, headers: head };
  if (place === 'whole') return { method: verb, url, headers: plain, payload: random.of(BODIES) };
  const sent = place === 'body' ? spoil(body, random) : body;
  return { method: verb, url, headers: plain, payload: proto(json(sent), random, place) };
}

/** The value with one place of it replaced, left out or doubled. */
function spoil(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || random.once(8)) return random.of(VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0) return random.of(VALUES);
  const key = random.of(keys);
  const inner = (value as Record<string, unknown>)[key];
  const goOn = inner !== null && typeof inner === 'object' && !random.once(3);
  if (Array.isArray(value)) {
    return value.map((item, n) => (String(n) === key ? spoil(item, random) : item));
  }
  if (!goOn && random.once(6)) return { ...value, [key]: undefined };
  return { ...value, [key]: goOn ? spoil(inner, random) : random.of(VALUES) };
}

/** Now and then a key of the prototype beside the others. */
function proto(text: string, random: Random, place: string): string {
  if (place !== 'body' || !random.once(15) || !text.startsWith('{"')) return text;
  return `{"__proto__":{"level":"OWN"},${text.slice(1)}`;
}

function pathOf(path: string, known: Known, random: Random, wrong: boolean): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const good = known[name] === undefined ? 'A1' : String(known[name] as string);
    return wrong ? encode(random.of(TEXTS)) : encodeURIComponent(good);
  });
  return wrong && random.once(4)
    ? `${filled}${random.of(['%', '%zz', '%c0%ae', '//', ';a', '/%00'])}`
    : filled;
}

function queryOf(operation: Operation, known: Known, random: Random, wrong: boolean): string {
  const fields = operation.parameters.filter((one) => one.in === 'query');
  const target = wrong && fields.length > 0 ? random.of(fields).name : undefined;
  const parts = fields.flatMap(({ name, schema }) => {
    if (name === target) return spoiltParts(name, random);
    const value = sample(schema, known, random, name);
    return typeof value === 'object'
      ? []
      : [`${name}=${encodeURIComponent(String(value as string))}`];
  });
  if (wrong && target === undefined) parts.push(...spoiltParts('a', random));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function spoiltParts(name: string, random: Random): string[] {
  const text = encode(random.of(TEXTS));
  return random.of([
    [`${name}=${text}`],
    [`${name}=${text}`],
    [`${name}=${text}`],
    [`${name}=1`, `${name}=${text}`],
    [`${name}[]=${text}`],
    [`${name}[a]=${text}`],
    [`__proto__=${text}`],
    [`${name}=%`, `${name}=%c0%ae`, '%zz=1'],
    Array.from({ length: 200 }, (_, n) => `${name}=${n}`),
  ]);
}

/** As encodeURIComponent, also of texts that have no UTF-8; now and then not at all. */
function encode(text: string): string {
  const short = text.slice(0, 3000);
  return short.isWellFormed() ? encodeURIComponent(short) : '%ed%a0%80';
}
