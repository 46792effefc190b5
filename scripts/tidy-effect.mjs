/**
 * Nothing pretends: each flag, parameter and column of a master has in docs/effects.tsv the test
 * that sets it both ways and sees another result, or stands in contract/not-yet.ts with what nothing
 * reads.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const TABLE = 'docs/effects.tsv';
const LATER = 'packages/contract/src/not-yet.ts';
/** Lines of not-yet.ts; lower it with the list. */
const NOT_YET_MOST = 38;

const load = (root, file) => import(pathToFileURL(path.join(root, 'packages/contract/src', file)));

/** Findings; `sources` maps a file to { text }, `table` is the text of docs/effects.tsv. */
export async function effectFindings(
  root,
  sources,
  table = fs.readFileSync(path.join(root, TABLE), 'utf8'),
) {
  const { settingDefs } = await load(root, 'setting.ts');
  const { masters } = await load(root, 'registry.ts');
  const later = await load(root, 'not-yet.ts');
  const settings = settingDefs.map(({ key }) => key);
  const columns = masters.flatMap(({ name, key, fields }) =>
    fields.filter((field) => field.name !== key).map((field) => `${name}.${field.name}`),
  );
  const asked = [...settings, ...columns];
  const known = new Set([...asked, ...masters.map(({ name, key }) => `${name}.${key}`)]);
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const isLater = (key) => {
    const [master, column] = key.split('.');
    if (column === undefined) return later.isUnreadSetting(key) || later.isPreparing(key);
    return later.isUnreadMaster(master);
  };
  const open = asked.filter((key) => !isLater(key) && !rows.some((row) => row[0] === key));
  const lines = [...sources.get(LATER).text.matchAll(/'([\w.-]+)'/g)].map((line) => line[1]);
  const names = new Set([...asked, ...masters.map(({ name }) => name)]);
  return [
    ...rows.flatMap((row) => rowFindings(root, row, known)),
    ...open.map((key) => `${TABLE}: ${key} names no test`),
    ...lines
      .filter((line, i) => !names.has(line) || lines.indexOf(line) < i)
      .map((line) => `${LATER}: ${line} is not there, or twice`),
    ...counted(LATER, 'lines', lines, NOT_YET_MOST),
    ...readAlready(settings.filter(later.isUnreadSetting), sources),
  ];
}

function rowFindings(root, [key, test, title], known) {
  if (!known.has(key)) return [`${TABLE}: ${key} is no flag, parameter or column of a master`];
  return testFindings(root, TABLE, key, test, title);
}

/** A row of a table names a test that is there: its file, and the title in it. */
export function testFindings(root, table, key, test, title) {
  const file = path.join(root, test ?? '');
  if (!/\.(test|spec)\.tsx?$/.test(file) || !fs.existsSync(file))
    return [`${table}: ${key} names ${test}, which is no test`];
  const there = title && fs.readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title);
  return there ? [] : [`${table}: ${key}: ${test} has no “${title}”`];
}

/** A list that may only shrink: more is refused, and fewer asks for the lower number. */
export function counted(file, what, list, most) {
  if (list.length === most) return [];
  return [
    `${file}: ${list.length} ${what}, its number in scripts says ${most}: ${list.join(', ')}`,
  ];
}
/** What product code reads has an effect: it is no longer for later. */
function readAlready(keys, sources) {
  const own = /setting-table\.ts$|not-yet\.ts$|^packages\/messages\//;
  return keys.flatMap((key) =>
    [...sources].flatMap(([file, { text }]) =>
      own.test(file) || /\.test|test-data|setting-toko\.tsx$|^apps\/e2e\//.test(file)
        ? []
        : new RegExp(`'${key}'`).test(text)
          ? [`${LATER}: ${key} is read by ${file}`]
          : [],
    ),
  );
}
