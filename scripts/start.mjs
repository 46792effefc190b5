/**
 * `npm start`: brings up everything a fresh clone needs and then the server, in this same process,
 * so that Ctrl+C reaches the server directly.
 */
import { bootstrap, runMain } from './bootstrap.mjs';

await runMain(async () => {
  await bootstrap();
  const { main } = await import('../apps/server/src/app/main.ts');
  await main();
});
