/**
 * What the linter cannot see, in a few seconds: layers, dead files and exports, texts in six
 * languages, and the small rules of the house. Prints one line per finding and ends with code 1
 * when there is any.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './bootstrap.mjs';
import { DEFAULT_EXPORT, graphFindings } from './tidy-graph.mjs';
import { callFindings } from './tidy-call.mjs';
import { effectFindings } from './tidy-effect.mjs';
import { messageFindings, strayTexts } from './tidy-message.mjs';
import { sentenceFindings } from './tidy-sentence.mjs';

const LINE = 100;
/** What the formatter cannot break: titles of tests, imports, data and addresses in one literal. */
const ONE_WORD = /^\s*(?:test|it|describe)\(|^import |base64|iVBOR|https:/;
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|pdf|xlsx|gz|bin)$/;
// Put together so that this file does not contain what it looks for.
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`);
const SWITCHED_OFF = new RegExp(
  `\\b(it|test|describe)\\.(${['on' + 'ly', 'sk' + 'ip', 'to' + 'do'].join('|')})\\(`,
);
const IGNORED = new RegExp(`@ts-(${['ig' + 'nore', 'no' + 'check'].join('|')})`);
// What overflows answers an error: a cashier could stop a report with many large documents.
const CUT_SUM = /\bsum\([^)]*\)+(?: filter \([^)]*\))?(?:, 0\))?::int\b/;
// A moment is shown on the shop's clock, in one format: platform/show.ts, rules/tanggal.ts.
const OWN_CLOCK = /\.toLocale(?:Date|Time)?String\(|\b(?:date|time)Style:|\.toTimeString\(/;
// A comment cites pages that stand here.
const COMMENT = /^\s*(?:\/?\*|\/\/|--)|\s\/\/ /;
const PAGE = /[\w./-]+\.md\b/g;
const REPLACES = /\bvi\.(mock|doMock)\(/;
const MACHINE = new RegExp(`(?<![\\w.$}])/(${['wo' + 'rk', 'ro' + 'ot'].join('|')})/[\\w.]`);
const REGISTRY = new RegExp(`registry\\.${'npm' + 'js'}|"resolved": "https?:`);

const files = tracked();
const known = new Set(files);
const sources = new Map();
const findings = [];
for (const file of files) {
  if (BINARY.test(file)) continue;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (MACHINE.test(text) || REGISTRY.test(text)) {
    findings.push(`${file}: names a path or a registry of one machine`);
  }
  if (/\.(tsx?|mjs|sql|css)$/.test(file)) findings.push(...textFindings(file, text));
  if (!/^(apps|packages|bench|scripts)\/.*\.tsx?$|^[^/]+\.ts$/.test(file)) continue;
  findings.push(...callFindings(file, text));
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) findings.push(`${file}: ${errors[0].message}`);
  sources.set(file, { text, module });
  if (file.endsWith('.tsx') && !/\.test\.tsx$/.test(file))
    findings.push(...strayTexts(file, { text, program }));
}
findings.push(
  ...graphFindings(sources),
  ...(await messageFindings(root, sources)),
  ...(await effectFindings(root, sources)),
  ...sentenceFindings(root),
);
for (const finding of findings.sort()) console.log(finding);
console.log(`tidy: ${sources.size} sources, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

/**
 * Files of the working tree that git knows or would add; without git, everything but what is built
 * or installed.
 */
function tracked() {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(names.split('\0'))].filter(
      (file) => file && fs.existsSync(path.join(root, file)),
    );
  } catch {
    const all = fs.readdirSync(root, { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      )
      .filter((file) => !/(^|\/)(node_modules|dist|\.git|test-results)\/|^data\//.test(file));
  }
}

/**
 * Rules of one file's text: opening comment, line length, barrels, default exports, unfinished
 * work.
 */
function textFindings(file, text) {
  const found = [];
  const say = (what) => found.push(`${file}: ${what}`);
  const lines = text.split('\n');
  if (/\.(tsx?|mjs)$/.test(file)) {
    if (!/^(#!.*\n)?\/\*\*/.test(text)) say('does not begin with a doc comment');
    if (/(^|\/)index\.tsx?$/.test(file)) say('is a barrel');
    if (/^export default /m.test(text) && !DEFAULT_EXPORT.test(file)) say('has a default export');
    if (/(^|\/)(utils?|common|helpers?)(\.|\/)/.test(file)) say('is named after nothing');
  }
  if (/\.test\.tsx?$/.test(file) && REPLACES.test(text) && !file.includes('.process.')) {
    say('replaces a module that the files of its worker share: name it *.process.test.ts');
  }
  if (file.endsWith('.sql') && !text.startsWith('--')) say('does not begin with a comment');
  lines.forEach((line, index) => {
    const at = `line ${index + 1}`;
    const long = line.length > LINE && !ONE_WORD.test(line);
    if (/\.tsx?$/.test(file) && long && !isUnbreakable(file)) say(`${at} is longer than ${LINE}`);
    if (UNFINISHED.test(line)) say(`${at} is unfinished`);
    if (SWITCHED_OFF.test(line)) say(`${at} switches a test off or others out`);
    if (IGNORED.test(line)) say(`${at} silences the compiler`);
    if (/\.(tsx?|mjs|css|sql)$/.test(file) && COMMENT.test(line)) {
      for (const [page] of line.matchAll(PAGE))
        if (!isHere(page, file)) say(`${at} cites ${page}, which is not here`);
    }
    if (/^apps\/\w+\/src\/(?!.*\.test\.)/.test(file) && OWN_CLOCK.test(line))
      say(`${at} shows a moment on this machine's clock: showMoment, showTime or clockIn`);
    if (!/\.test\./.test(file) && CUT_SUM.test(line))
      say(`${at} cuts a sum down to an int: leave it numeric or bigint`);
  });
  return found;
}

/** Applied migrations keep their text, and name a page of docs/ without its folder. */
function isHere(page, file) {
  return known.has(page) || (file.endsWith('.sql') && known.has(`docs/${page}`));
}

/** Texts are one line each, whatever their length; golden answers are what they are. */
function isUnbreakable(file) {
  return /^packages\/messages\/src\/|\/golden\//.test(file);
}
