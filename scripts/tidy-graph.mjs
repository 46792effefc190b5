/**
 * The import graph of the sources for tidy: who imports what, which layer may import which, which
 * files and exports nobody reaches.
 */
import path from 'node:path';

const LAYERS = [
  [/^packages\/rules\/src\//, 'rules', []],
  [/^packages\/messages\/src\//, 'messages', []],
  [/^packages\/contract\/src\//, 'contract', ['rules', 'messages']],
  [/^apps\/server\/src\/platform\//, 'server/platform', ['rules', 'messages', 'contract']],
  [/^apps\/server\/src\/engine\//, 'server/engine', ['server/platform']],
  [/^apps\/server\/src\/feature\//, 'server/feature', ['server/engine']],
  [/^apps\/server\/src\/app\//, 'server/app', ['server/feature']],
  [/^apps\/web\/src\/ui\//, 'web/ui', ['rules', 'messages', 'contract', 'web/platform']],
  [/^apps\/web\/src\/platform\//, 'web/platform', ['rules', 'messages', 'contract']],
  [/^apps\/web\/src\/engine\//, 'web/engine', ['web/ui']],
  [/^apps\/web\/src\/feature\//, 'web/feature', ['web/engine']],
  [/^apps\/web\/src\/app\//, 'web/app', ['web/feature']],
];

/** Packages from outside that a layer may use; other layers may use any. */
const PACKAGES = { rules: [], messages: ['node:fs'], contract: ['zod'] };

const TEST = /\.(test|spec|test-data)\.tsx?$|^apps\/e2e\/|^(apps|packages)\/[^/]+\/test\/|^bench\//;
const ENTRY =
  /\.config\.ts$|^apps\/server\/src\/app\/(main|backup|restore|reset-owner|verify-audit)\.ts$|^apps\/web\/src\/app\/main\.tsx$/;

/** Files that bring their own `export default`: the tool that reads them asks for it. */
export const DEFAULT_EXPORT = /\.config\.ts$/;

export function isTest(file) {
  return TEST.test(file);
}

/** Findings about layers, reachability and exports; `sources` maps a file to { text, module }. */
export function graphFindings(sources) {
  const findings = [];
  const edges = new Map();
  for (const [file, source] of sources) {
    const imports = importsOf(file, source, sources);
    edges.set(file, imports);
    for (const found of imports) findings.push(...layerFinding(file, found));
  }
  for (const [file, source] of sources)
    findings.push(...doorFindings(file, source, edges, sources));
  findings.push(...lightFindings(edges));
  const dead = unreached(sources, edges);
  for (const file of dead) findings.push(`${file}: nothing imports it`);
  return [...findings, ...unusedExports(sources, edges, new Set(dead))];
}

/**
 * Every import of a file: { target, names, types, bare, missing }; names is '*' for a namespace or
 * a dynamic import, types says that nothing of it is there when the program runs.
 */
function importsOf(file, { text, module }, sources) {
  const found = [];
  const add = (request, names, { types = false, lazy = false } = {}) => {
    if (!/^[.@\w]/.test(request)) return;
    const target = resolve(file, request);
    if (target === undefined) found.push({ bare: request, names, types });
    else if (sources.has(target)) found.push({ target, names, types, lazy });
    else if (/\.tsx?$/.test(target)) found.push({ missing: request, names });
  };
  for (const statement of module.staticImports) {
    const named = statement.entries.map((entry) => entry.importName);
    const whole = named.some((name) => name.kind === 'NamespaceObject');
    const types = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    const names = whole ? '*' : named.map((name) => name.name ?? 'default');
    add(statement.moduleRequest.value, names, { types });
  }
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (!entry.moduleRequest) continue;
    const name = entry.importName;
    add(entry.moduleRequest.value, name.kind === 'Name' ? [name.name] : '*');
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      text.slice(moduleRequest.start, moduleRequest.end),
    );
    if (literal) add(literal[1], '*', { lazy: true });
  }
  for (const match of text.matchAll(/new URL\(\s*'([^']+\.tsx?)'\s*,\s*import\.meta\.url/g))
    add(match[1], '*');
  // Types written as import('…').Name are no import statements.
  for (const match of text.matchAll(/\bimport\('([^']+)'\)\.(\w+)/g))
    add(match[1], [match[2]], { types: true });
  return [...found, ...globsOf(file, text, sources)];
}

function globsOf(file, text, sources) {
  return [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)].flatMap((match) => {
    const pattern = path.posix.join(path.posix.dirname(file), match[1]);
    const targets = [...sources.keys()].filter((other) => path.matchesGlob(other, pattern));
    return targets.map((target) => ({ target, names: '*', lazy: true }));
  });
}

/** What the counter loads before the first piece: 25 KB of schemas have no use there. */
const LIGHT = { entry: 'apps/web/src/feature/penjualan/transaksi-penjualan.tsx', without: 'zod' };

/** How the package reaches the counter's script: the first chain of imports that brings it. */
function lightFindings(edges) {
  const chains = new Map([[LIGHT.entry, [LIGHT.entry]]]);
  for (const [file, chain] of chains) {
    for (const { target, bare, types, lazy } of edges.get(file) ?? []) {
      if (types || lazy) continue;
      if (bare === LIGHT.without) return [`${chain.join(' → ')}: loads ${bare} at the counter`];
      if (target && !chains.has(target)) chains.set(target, [...chain, target]);
    }
  }
  return [];
}

/** The file that an import names; undefined for a package from outside. */
function resolve(file, request) {
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(file), request);
  const own = /^@kencana\/(rules|contract|messages)\/(.+)$/.exec(request);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : undefined;
}

function layerOf(file) {
  return LAYERS.find(([pattern]) => pattern.test(file));
}

function allowedLayers(name) {
  const [, , direct] = LAYERS.find((layer) => layer[1] === name);
  return new Set([name, ...direct, ...direct.flatMap((other) => [...allowedLayers(other)])]);
}

function layerFinding(file, { target, bare, missing }) {
  if (missing) return [`${file}: imports ${missing}, which is not there`];
  const side = (name) => /^apps\/(server|web)\//.exec(name ?? '')?.[1];
  if (side(file) && side(target) && side(file) !== side(target)) {
    return [`${file}: server and web never import each other (${target})`];
  }
  const from = layerOf(file);
  if (!from || isTest(file)) return [];
  if (bare) {
    const allowed = PACKAGES[from[1]];
    return !allowed || allowed.includes(bare) ? [] : [`${file}: ${from[1]} may not import ${bare}`];
  }
  const to = layerOf(target);
  if (!to || isTest(target)) return [`${file}: product code imports ${target}`];
  if (!allowedLayers(from[1]).has(to[1]))
    return [`${file}: ${from[1]} may not import ${to[1]} (${target})`];
  return featureFinding(file, target);
}

function featureFinding(file, target) {
  const feature = (name) => /^apps\/(?:server|web)\/src\/feature\/([^/]+)\/(.+)$/.exec(name);
  const [from, to] = [feature(file), feature(target)];
  if (!from || !to || from[1] === to[1] || DOOR.test(to[2])) return [];
  return [`${file}: asks feature ${to[1]} past its read.ts and its parts (${target})`];
}

/** What a feature shows others: its answers, and pure parts that other kinds build in. */
const DOOR = /^read\.tsx?$|\.part\.ts$/;
/** What writes: a statement, a transaction that keeps something, a document's pipeline. */
const WRITES =
  /\binsert into \w|\bupdate \w+( \w+)? set\b|\bdelete from \w|\bctx\.write|\b(?:save|post|cancel|withdraw|validate)(?:Document|Event|ThenRead|Within)\(/;
/** Asks the database itself; a part never does, what it needs is handed to it. */
const ASKS = /\btx\.(?:rows|row|one|exec)\b/;

/**
 * A door of a feature answers or computes: it hands out nothing of another file, and nothing that
 * it reaches in a feature writes.
 */
function doorFindings(file, { text, module }, edges, sources) {
  const name = /^apps\/(?:server|web)\/src\/feature\/[^/]+\/(.+)$/.exec(file)?.[1];
  if (name === undefined || !DOOR.test(name)) return [];
  const findings = [];
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  );
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (entry.moduleRequest || imported.has(entry.localName.name))
      findings.push(`${file}: hands on ${entry.exportName.name ?? '*'} of another file`);
  }
  if (name.endsWith('.part.ts') && ASKS.test(text))
    findings.push(`${file}: a part asks the database`);
  const seen = new Set([file]);
  for (const one of seen) {
    if (WRITES.test(sources.get(one).text)) findings.push(`${file}: reaches what writes (${one})`);
    for (const { target, types } of edges.get(one) ?? [])
      if (!types && /\/feature\//.test(target ?? '') && !isTest(target)) seen.add(target);
  }
  return findings;
}

/** Product files that no entry point reaches, and test material that no test reaches. */
function unreached(sources, edges) {
  const reach = (starts) => {
    const seen = new Set(starts);
    for (const file of seen)
      for (const { target } of edges.get(file) ?? []) if (target) seen.add(target);
    return seen;
  };
  const files = [...sources.keys()];
  const product = reach(files.filter((file) => ENTRY.test(file)));
  const tests = reach(
    files.filter((file) =>
      /\.(test|spec|config)\.tsx?$|^bench\/run-|\/(screenshots|demo-house)\.ts$/.test(file),
    ),
  );
  return files
    .filter((file) => !(isTest(file) ? tests : product).has(file))
    .filter((file) => !file.endsWith('.d.ts'));
}

/**
 * Exports that no other file imports; a test alone counts only where the file uses the name itself.
 */
function unusedExports(sources, edges, dead) {
  const users = new Map();
  for (const [file, imports] of edges) {
    for (const { target, names } of imports) {
      if (!target) continue;
      for (const name of names === '*' ? ['*'] : names) {
        const key = `${target} ${name}`;
        users.set(key, [...(users.get(key) ?? []), file]);
      }
    }
  }
  const findings = [];
  for (const [file, { text, module }] of sources) {
    if (ENTRY.test(file) || dead.has(file) || /^packages\/messages\//.test(file)) continue;
    if (users.get(`${file} *`)?.some((user) => isTest(file) || !isTest(user))) continue;
    for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
      const name = entry.exportName.name ?? 'default';
      if (name === 'default' && DEFAULT_EXPORT.test(file)) continue;
      const by = users.get(`${file} ${name}`) ?? [];
      if (by.some((user) => isTest(file) || !isTest(user))) continue;
      const own = text.match(new RegExp(`\\b${name.replace('$', '\\$')}\\b`, 'g')).length > 1;
      if (own && (by.length > 0 || entry.isType || isTypeDeclaration(text, entry))) continue;
      findings.push(
        `${file}: export ${name} is used by ${by.length > 0 ? 'tests only' : 'nobody'}`,
      );
    }
  }
  return findings;
}

function isTypeDeclaration(text, entry) {
  return /^(declare\s+)?(interface|type)\b/.test(text.slice(entry.start, entry.end));
}
