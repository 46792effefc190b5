/**
 * Runs one TypeScript program of this repository under the right Node with its dependencies in
 * place: `node scripts/run.mjs bench/run-bench.ts [arguments]`. The npm scripts bench, soak,
 * backup, restore, verify-audit and reset-owner go through here; the program reads its arguments from
 * process.argv as usual.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, runMain, StartError } from './bootstrap.mjs';

await runMain(async () => {
  const from = process.cwd();
  await bootstrap({ web: process.argv[2]?.startsWith('bench/') });
  // File names among the arguments are meant from where the user stands.
  process.chdir(process.env.INIT_CWD ?? from);
  const [node, , program, ...rest] = process.argv;
  const file = path.join(root, program ?? '');
  if (!program || !fs.existsSync(file)) throw new StartError(`no program ${program ?? ''}`);
  process.argv = [node, file, ...rest];
  await import(pathToFileURL(file).href);
});
