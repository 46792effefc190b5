/**
 * `npm run check`: format, lint (type-aware), types of both halves and tidy, in under a minute.
 * Prints one line per step and the findings of those that fail. Used by `npm test` too.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap, root, runMain } from './bootstrap.mjs';

const bin = (name, file) => path.join(root, 'node_modules', name, file);
const STEPS = [
  ['format', bin('oxfmt', 'bin/oxfmt'), '--check', '.'],
  ['lint', bin('oxlint', 'bin/oxlint'), '--deny-warnings', '--report-unused-disable-directives'],
  ['types', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.json'],
  ['types of the web', bin('typescript', 'bin/tsc'), '-p', 'apps/web/tsconfig.json'],
  ['tidy', path.join(root, 'scripts', 'tidy.mjs')],
];

/** Runs all steps, two at a time; answers how many passed and failed. */
export async function check() {
  const outcome = { passed: 0, failed: 0 };
  const waiting = [...STEPS];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, program, ...args] = step;
      const began = Date.now();
      const { code, output } = await run(program, args);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${code === 0 ? '' : `\n${output}`}`,
      );
      outcome[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return outcome;
}

function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await bootstrap({ web: false });
    const { failed } = await check();
    process.exit(failed === 0 ? 0 : 1);
  });
}
