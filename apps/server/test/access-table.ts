/**
 * The product's access as one text: level × right, and level × route × module. The golden file
 * app/golden/rights.txt is this text as it was reviewed; the tests of the gate read it back.
 */
import { defaultAkses, LEVELS, type Level, mayDo, type Right } from '@kencana/contract/permission';
import { rightsOf } from '../src/platform/http/route.ts';
import type { Feature, Route } from '../src/platform/http/route.ts';

const HEAD = LEVELS.map((level) => level.padEnd(5)).join(' ');

/** One route of the table. */
export interface AccessRow {
  readonly method: string;
  readonly path: string;
  readonly levels: ReadonlySet<Level>;
  readonly module: string | undefined;
  readonly ownerOnlyWhen: string | undefined;
  readonly public: boolean;
}

/** The table as text, rights and routes in alphabetical order. */
export function accessTable(features: readonly Feature[], rights: readonly Right[]): string {
  const mark = (has: (level: Level) => boolean) =>
    LEVELS.map((level) => (has(level) ? 'x' : '.').padEnd(5)).join(' ');
  const trees = new Map(LEVELS.map((level) => [level, defaultAkses(level, rights)]));
  const may = (level: Level, key: string) => mayDo({ level, akses: trees.get(level) ?? [] }, key);
  const rightLines = rights
    .map(({ key }) => key)
    .sort()
    .map((key) => `${mark((level) => may(level, key))} ${key}`);
  const passes = (route: Route, level: Level) =>
    route.levels?.includes(level) ??
    (isOpen(route) || rightsOf(route).some((right) => may(level, right)));
  const routeLines = features
    .flatMap((feature) => feature.routes)
    .map((route) => {
      const words = [route.method.padEnd(6), route.path, `[${rightsOf(route).join('|')}]`];
      if (route.module) words.push(`module:${route.module}`);
      if (route.ownerOnlyWhen) words.push(`owner:${route.ownerOnlyWhen}`);
      return {
        at: `${route.path} ${route.method}`,
        text: `${mark((l) => passes(route, l))} ${words.join(' ')}`,
      };
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ text }) => text);
  return [
    'Rights by level, before an own tree says otherwise',
    HEAD,
    ...rightLines,
    '',
    'Routes by level, with the module on that a route needs',
    HEAD,
    ...routeLines,
    '',
  ].join('\n');
}

/** Reads the routes back from the text. */
export function readAccessTable(text: string): AccessRow[] {
  return text.split('\n').flatMap((line) => {
    const found = /^((?:[x.] +){6})(GET|POST|PUT|PATCH|DELETE) +(\S+) \[(\S+)\](.*)$/.exec(line);
    if (!found) return [];
    const [, marks = '', method = '', path = '', right, rest = ''] = found;
    const signs = marks.trim().split(/ +/);
    return [
      {
        method,
        path,
        levels: new Set(LEVELS.filter((_, at) => signs[at] === 'x')),
        module: /module:(\S+)/.exec(rest)?.[1],
        ownerOnlyWhen: /owner:(\S+)/.exec(rest)?.[1],
        public: right === 'public',
      },
    ];
  });
}

function isOpen(route: Route): boolean {
  return route.right === 'login' || route.right === 'public';
}
