/**
 * `npm run faults [-- name or kind …]`: does the suite see what would cost a shop something? Copies
 * the working tree, seeds one fault of scripts/seeded-faults at a time into the copy and runs there
 * the parts of `npm test` that should see it; before, the same parts without a fault, unless
 * `--no-control` says that the whole suite was green just now. A fault is found when a test says what
 * it sees, not by a crash. `--list` names them. Ends with `N found, M missed`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bootstrap, root, runMain, StartError } from './bootstrap.mjs';
import { faults, seeded } from './seeded-faults/list.mjs';

/** What no copy needs: installed, built, or left by a run. */
const LEFT_OUT = /^(node_modules|dist|\.git|test-results|screenshots)$/;
/** Output of every part, for whoever wants to know why. */
const LOGS = path.join(root, 'test-results', 'faults');
/** A part that takes longer hangs. */
const PATIENCE_MS = 30 * 60_000;
/**
 * What a test says that sees something, in either runner: an assertion, what it waited for in vain,
 * an error that it throws on purpose. A TypeError is none.
 */
const SEEN =
  /^\s*(?:Caused by: )?(?:AssertionError|TimeoutError|Error): |Test timed out in|Test timeout of/m;

let child;
let scratch;
let stopped = false;

await runMain(async () => {
  const chosen = chosenFaults(process.argv.slice(2));
  if (process.argv.includes('--list')) {
    for (const { name, kind, cost } of chosen) console.log(`${name} (${kind}): ${cost}`);
    return;
  }
  await bootstrap({ web: false });
  const gone = rotten();
  if (gone.length > 0) throw new StartError(gone.join('\nkencana: '));
  endTogether();
  fs.rmSync(LOGS, { recursive: true, force: true });
  fs.mkdirSync(LOGS, { recursive: true });
  scratch = copyTree();
  try {
    const missed = await play(chosen);
    process.exitCode = missed === 0 ? 0 : 1;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** The faults of these names or kinds; all without words. */
function chosenFaults(args) {
  const words = args.filter((word) => !word.startsWith('-'));
  const meant = (word) => faults.filter(({ name, kind }) => name === word || kind === word);
  const unknown = words.find((word) => meant(word).length === 0);
  if (unknown) throw new StartError(`no fault ${unknown}; npm run faults -- --list names them`);
  return words.length === 0 ? faults : [...new Set(words.flatMap(meant))];
}

/** What of the list no longer fits the product; whether it is asked for or not. */
function rotten() {
  return faults.flatMap((fault) => {
    try {
      seeded(fault, fs.readFileSync(path.join(root, fault.file), 'utf8'));
      return [];
    } catch (error) {
      return [error.message];
    }
  });
}

/** Plays the faults and prints their table; answers how many were missed. */
async function play(chosen) {
  const parts = new Set(chosen.flatMap((fault) => fault.parts));
  const red = new Set();
  for (const part of process.argv.includes('--no-control') ? [] : parts) {
    const { green, seconds } = await runPart(part, 'control');
    if (!green) red.add(part);
    console.log(`${green ? 'green ' : 'RED   '} ${part} without a fault (${seconds} s)`);
  }
  const rows = [];
  for (const fault of chosen) {
    const row = await tryFault(fault, red);
    rows.push(row);
    console.log(inFull(row));
  }
  console.log(`\nThe output of every part is in ${path.relative(root, LOGS)}.\n`);
  const width = Math.max(...rows.map(({ fault }) => fault.name.length));
  for (const { fault, found, by, seconds } of rows) {
    const name = `${found ? 'found ' : 'MISSED'} ${fault.name.padEnd(width)}`;
    console.log(`${name} ${`${seconds} s`.padStart(6)}  ${by[0] ?? fault.cost}`);
  }
  const found = rows.filter((row) => row.found).length;
  console.log(`${found} found, ${rows.length - found} missed`);
  return rows.length - found;
}

/** Seeds the fault, runs what should see it, and takes the fault out again. */
async function tryFault(fault, red) {
  const file = path.join(scratch, fault.file);
  const source = fs.readFileSync(file, 'utf8');
  const by = [];
  const blind = [];
  let seconds = 0;
  fs.writeFileSync(file, seeded(fault, source));
  try {
    for (const part of fault.parts) {
      if (red.has(part)) {
        blind.push(`${part} is red without a fault`);
        continue;
      }
      const outcome = await runPart(part, fault.name);
      seconds += outcome.seconds;
      if (outcome.tests.length > 0 && outcome.seen) by.push(...outcome.tests);
      else blind.push(outcome.green ? `${part} stays green` : `${part} only crashes`);
    }
  } finally {
    fs.writeFileSync(file, source);
  }
  return { fault, found: by.length > 0, by, blind, seconds };
}

function inFull({ fault, found, by, blind, seconds }) {
  const shown = by.slice(0, 3).map((test) => `\n         ${test}`);
  const more = by.length > 3 ? `\n         and ${by.length - 3} more` : '';
  const not = blind.map((why) => `\n         not: ${why}`).join('');
  const head = `${found ? 'found ' : 'MISSED'} ${fault.name} (${fault.kind}, ${seconds} s)`;
  return `${head}${found ? '' : `: ${fault.cost}`}${shown.join('')}${more}${not}`;
}

/** Runs `npm test -- part` in the copy and reads which tests failed, and how. */
async function runPart(part, name) {
  const began = Date.now();
  const { code, output } = await run([path.join(scratch, 'scripts', 'test.mjs'), part]);
  if (stopped) throw new StartError('stopped');
  const text = stripVTControlCharacters(output);
  const log = `${name}-${part.replaceAll(/[^\w.-]+/g, '_')}.log`;
  fs.writeFileSync(path.join(LOGS, log), text);
  return {
    green: code === 0,
    tests: code === 0 ? [] : failedTests(text),
    seen: SEEN.test(text),
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

/** Names of failed tests: vitest's `FAIL |project| file > test`, Playwright's `1) file › story`. */
function failedTests(text) {
  const named = [...text.matchAll(/^\s*FAIL\s+(?:\|?\w+\|?\s+)?(\S+ > .+?)\s*$/gm)];
  const stories = [...text.matchAll(/^\s+\d+\) (\S.* › .+?)[\s─]*$/gm)];
  return [...new Set([...named, ...stories].map(([, test]) => test))];
}

function run(args) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    child = spawn(process.execPath, args, { cwd: scratch, env });
    const timer = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The working tree in a folder of its own. What is installed is linked, but for this repository's
 * own packages: those are the copy's, or a fault in them would go unseen.
 */
function copyTree() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-faults-'));
  // PostgreSQL's own account must get in where the tests run as root.
  fs.chmodSync(copy, 0o755);
  const data = path.join(root, 'data');
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (from) => from === root || (from !== data && !LEFT_OUT.test(path.basename(from))),
  });
  linkInstalled(copy, 'node_modules');
  return copy;
}

function linkInstalled(copy, folder) {
  fs.mkdirSync(path.join(copy, folder));
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    const source = path.join(root, inside);
    const target = path.join(copy, inside);
    if (entry.isSymbolicLink()) {
      const own = path.relative(fs.realpathSync(root), fs.realpathSync(source));
      fs.symlinkSync(path.join(copy, own), target, 'junction');
    } else if (entry.isFile()) fs.copyFileSync(source, target);
    else if (entry.name === '@kencana') linkInstalled(copy, inside);
    // Caches of tools are written to: the copy makes its own.
    else if (!entry.name.startsWith('.')) fs.symlinkSync(source, target, 'junction');
  }
}

/** Ctrl+C ends the part that runs (which ends what it started), and then this program. */
function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      child?.kill(signal);
    });
  }
}
