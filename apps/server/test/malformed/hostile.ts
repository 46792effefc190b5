/** Values that no client of ours sends, for every place of a request: text, JSON, query, path. */

/** Stands in a text for what JSON.stringify cannot write; `raw` puts the digits there. */
const RAW = '@raw@';

/** JSON of a value in which numbers beyond a double stand as they were sent. */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1');
}

const raw = (digits: string): string => `${RAW}${digits}`;

/** Texts: too long, broken, of another encoding, days and numbers that do not exist. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; select 1 --",
  '../../../etc/passwd',
  '%',
  '%zz',
  '%00',
  '{{nama}}',
  '${nama}',
  '\\',
  '*(+[',
  '-1',
  '0',
  '1e400',
  '1e-400',
  '9'.repeat(400),
  '9223372036854775808',
  '9007199254740993',
  'NaN',
  'Infinity',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-4713-01-01',
  '2026-11-20T25:61:61Z',
  '20261120',
  'true',
  'null',
  '[]',
  '{}',
  'data:image/png;base64,AAAA',
  'A,B,,C',
];

/** Values of JSON: texts, numbers of every size, wrong kinds, what is deep and what is long. */
export const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  -0,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  raw('9007199254740993'),
  raw('9223372036854775807'),
  raw('9223372036854775808'),
  raw('1e400'),
  raw('-1e400'),
  raw('1'.repeat(500)),
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: { b: { c: [] } } },
  { constructor: { prototype: {} } },
  { toString: 1, valueOf: null, length: -1 },
  deep(90),
  deep(400),
  Array.from({ length: 3000 }, (_, n) => n),
  Array.from({ length: 500 }, () => ({})),
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < levels; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Whole bodies: broken JSON, no JSON, keys of the prototype, bytes that are no UTF-8. */
export const BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '[',
  '{"a":',
  '{"a":1,}',
  'null',
  '1',
  '"x"',
  'true',
  '[]',
  '{}',
  'NaN',
  '{"__proto__":{"level":"OWN"}}',
  '{"a":{"__proto__":null}}',
  '{"constructor":{"prototype":{"level":"OWN"}}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '{"a":1,"a":{"a":2}}',
  '\ufeff{}',
  'a=1&b=2',
  '<a/>',
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00]),
];

/** Heads: wrong kinds of bodies, encodings, addresses, keys and languages. */
export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;;;=' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': '/' },
  { 'content-type': 'application/json, application/json' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, gzip' },
  { 'content-encoding': 'x' },
  { 'accept-encoding': 'x;q=9,*;q=-1,gzip;q=foo' },
  { 'accept-language': 'zz-'.repeat(2000) },
  { accept: 'x'.repeat(4000) },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'x'.repeat(1000) },
  { 'idempotency-key': "'\\\u00ff" },
  { 'x-bahasa': '__proto__' },
  { 'x-request-id': '../../x' },
  { 'x-forwarded-for': `${'1,'.repeat(500)}x` },
  { 'x-forwarded-host': 'a b' },
  { 'x-forwarded-proto': 'javascript' },
  { host: 'a b' },
  { host: '[::1' },
  { origin: 'null' },
  { origin: 'http://[' },
  { cookie: ';;;=;a=%zz;__proto__=1' },
  { range: 'bytes=9-1' },
  { 'if-none-match': 'x'.repeat(3000) },
  { 'if-modified-since': 'kemarin' },
  { expect: 'x' },
];
