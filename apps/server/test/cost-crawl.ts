/**
 * Looks for what goods cost in every answer of the product: asks each reading route as one person
 * and answers where a marked cost, or a name that means cost, was found. A new route is asked by
 * being registered.
 */
import { defaultAkses, type AksesNode, type Right } from '@kencana/contract/permission';
import { switchNode } from '@kencana/contract/akses';
import { COST_RIGHT } from '@kencana/contract/cost';
import type { Report } from '@kencana/contract/define-report';
import { reports } from '@kencana/contract/registry';
import { features, rights } from '../src/app/features.ts';
import type { Route } from '../src/platform/http/route.ts';
import type { Answer, TestClient } from './harness.ts';
import { readPdf, unzip } from './report-file.ts';

/** A cost that no price, weight or count of the tests comes to; its multiples are found too. */
export const MARK = 7_654_321;
const MULTIPLES = Array.from({ length: 60 }, (_, n) => MARK * (n + 1));
const MARKS = new Set(
  MULTIPLES.flatMap((n) => [String(n), n.toLocaleString('en-US'), n.toLocaleString('de-DE')]),
);
/** Names of fields and columns that mean what goods cost or earn. */
const NAME = /modal|hpp|laba|margin|cost|harga_beli|harga_pokok|biaya_rp/;

/** Values that stand for a path's parameters; each combination of a path's own is asked. */
export type Samples = Readonly<Record<string, readonly string[]>>;

/** One place where cost was told: the route, and the field, column or figure. */
export type Finding = `${string}: ${string}`;

/** A tree with every right but the one to see cost. */
export function allButCost(): readonly AksesNode[] {
  return switchNode(
    defaultAkses('OWN', rights as readonly Right[]),
    COST_RIGHT.key.split('.'),
    false,
  );
}

/** Every GET of the product, and the look-ups of documents that are POSTs. */
function readingRoutes(): Route[] {
  return features
    .flatMap((feature) => feature.routes)
    .filter((route) => route.method === 'GET' || route.path.includes('/get/bynota'));
}

/** What the person is told; `asked` counts the answers that held something. */
export async function crawl(
  client: TestClient,
  samples: Samples,
): Promise<{ readonly findings: Finding[]; readonly answered: ReadonlySet<string> }> {
  const findings = new Set<Finding>();
  const answered = new Set<string>();
  for (const route of readingRoutes()) {
    for (const path of addresses(route, samples)) {
      const answer = await ask(client, route, path, samples);
      if (answer.status >= 500) throw new Error(`${path}: ${answer.raw.toString()}`);
      if (answer.status >= 300) continue;
      answered.add(route.path);
      for (const told of await costsIn(answer)) findings.add(`${route.path}: ${told}`);
    }
  }
  return { findings: [...findings].sort(), answered };
}

/** Reports with cost columns are looked at on paper and in Excel as well. */
function tellsCost(path: string): boolean {
  const report: Report | undefined = reports.find(({ name }) => path === `laporan/${name}`);
  const columns = [...(report?.columns ?? []), ...(report?.detail?.columns ?? [])];
  return columns.some((column) => column.cost === true);
}

async function ask(
  client: TestClient,
  route: Route,
  path: string,
  samples: Samples,
): Promise<Answer> {
  if (route.method === 'GET') return client.get(path);
  let last = await client.post(path, {});
  for (const no of samples['no'] ?? []) {
    const found = await client.post(path, { no_faktur_group: no, tipe: 'NOTA' });
    if (found.status < 300) last = found;
  }
  return last;
}

/** A report in both variants and every format, a master in both files, other routes as they are. */
function addresses(route: Route, samples: Samples): string[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  let paths = [route.path];
  for (const name of names) {
    const values = samples[name] ?? ['1'];
    paths = paths.flatMap((path) => values.map((value) => path.replace(`:${name}`, value)));
  }
  const dates = samples['tgl'] ?? [];
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  const whole = [
    `tgl_from=${first}&tgl_to=${last}&tanggal_awal=${first}&sampai_tgl=${last}`,
    `kode_sales=ALL&type=today&year=2026&tgl_system=${last}&master=group`,
  ].join('&');
  return paths.flatMap((path) => {
    if (route.path.startsWith('laporan/')) {
      const formats = tellsCost(path) ? ['json', 'csv', 'xlsx', 'pdf'] : ['json', 'csv'];
      return ['REKAP', 'DETAIL'].flatMap((variant) =>
        formats.map((format) => `${path}?${whole}&variant=${variant}&format=${format}`),
      );
    }
    if (/\/(ekspor|template)$/.test(path)) {
      return ['csv', 'xlsx'].map((format) => `${path}?format=${format}`);
    }
    const dated = `${path}?${whole}&tgl_awal=${first}&tgl_akhir=${last}`;
    return names.length > 0 ? [path] : [dated, path];
  });
}

async function costsIn({ body, raw, headers }: Answer): Promise<string[]> {
  const told = headers['content-type'];
  const type = typeof told === 'string' ? told : '';
  if (type.includes('json')) return [...inJson(body)];
  if (type.includes('pdf')) return inText((await readPdf(raw)).flat(2));
  if (type.includes('sheet')) {
    const text = [...unzip(raw).values()].join(' ');
    return inText(text.split(/<[^>]*>/));
  }
  if (type.includes('zip')) return inText([...unzip(raw).values()].join('\n').split(/[,"\r\n]/));
  if (type.includes('csv')) return inText(raw.toString('utf8').split(/[,"\r\n]/));
  return [];
}

function* inJson(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* inJson(item);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'akses' || name === 'bawaan') continue;
      if (NAME.test(name)) yield name;
      // A report's columns, a file's heading, a difference's field name what stands elsewhere.
      if ((name === 'key' || name === 'field') && NAME.test(String(inner))) yield String(inner);
      yield* inJson(inner);
    }
    return;
  }
  if (MARKS.has(String(value))) yield 'nilai';
}

function inText(words: readonly string[]): string[] {
  const clean = words.map((word) => word.trim());
  return [
    ...clean.filter((word) => /^[a-z_]+$/.test(word) && NAME.test(word)),
    ...(clean.some((word) => MARKS.has(word)) ? ['nilai'] : []),
  ];
}
