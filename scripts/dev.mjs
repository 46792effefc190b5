/**
 * `npm run dev`: the server on PORT (8080), restarted when its sources change, and Vite with hot
 * reload on 5173, which passes API and live events on to the server. Ctrl+C ends both.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, root, runMain } from './bootstrap.mjs';

await runMain(async () => {
  await bootstrap({ web: false });
  const main = path.join(root, 'apps', 'server', 'src', 'app', 'main.ts');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const children = [
    spawn(process.execPath, ['--watch', '--watch-preserve-output', main], { stdio: 'inherit' }),
    spawn(process.execPath, [vite, '--host', '127.0.0.1'], {
      stdio: 'inherit',
      cwd: path.join(root, 'apps', 'web'),
    }),
  ];
  const ended = children.map((child) => new Promise((resolve) => child.on('exit', resolve)));
  // The server's watch sees modules alone: a changed table of texts counts as a change of its reader.
  const messages = path.join(root, 'packages', 'messages', 'src');
  const touch = () => fs.utimesSync(path.join(messages, 'texts.ts'), new Date(), new Date());
  fs.watch(path.join(messages, 'table'), touch).unref();
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  await Promise.race(ended);
  stop();
  await Promise.all(ended);
});
