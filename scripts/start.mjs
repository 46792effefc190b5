/**
 * `npm start`: brings up everything a fresh clone needs and then the server, in this same process,
 * so that Ctrl+C reaches the server directly.
 */
import { bootstrap, runMain } from './bootstrap.mjs';

/** Milliseconds between looks at who started this process. */
const LOOK_MS = 1000;

await runMain(async () => {
  endWithNpm();
  await bootstrap();
  const { main } = await import('../apps/server/src/app/main.ts');
  await main();
});

/** A signal ends npm and its shell, but does not reach what runs in it: that ends then by itself. */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
