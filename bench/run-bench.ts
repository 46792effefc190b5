/**
 * `npm run bench`: the figures of docs/performance.md, as ratios within one run on a PostgreSQL of
 * its own with fsync on. KENCANA_BENCH picks parts by their names:
 * `sale,many,masters,stock,lookup,counter,heavy,closing,script,load`; KENCANA_BENCH_TURNS sets how
 * often each pair takes turns. A part that fails does not stop the others; the exit code is then 1.
 * A missed goal is said in the table alone.
 */
import os from 'node:os';
import { openOwnCluster } from '../apps/server/test/race/own-cluster.ts';
import { benchClosing } from './bench-closing.ts';
import { benchCounter } from './bench-counter.ts';
import { benchHeavy } from './bench-heavy.ts';
import { benchLoad } from './bench-load.ts';
import { benchLookup } from './bench-lookup.ts';
import { benchMasters } from './bench-masters.ts';
import { benchMany } from './bench-many.ts';
import { benchSale } from './bench-sale.ts';
import { benchScript } from './bench-script.ts';
import { commit, endOnSignal, pick, playAll, refuse } from './part.ts';
import { benchStock } from './bench-stock.ts';
import { printTable } from './report.ts';
import type { Figure } from './report.ts';

const parts: Readonly<Record<string, (serverUrl: string) => Promise<Figure[]>>> = {
  sale: benchSale,
  many: benchMany,
  masters: benchMasters,
  stock: benchStock,
  lookup: benchLookup,
  counter: benchCounter,
  heavy: benchHeavy,
  closing: benchClosing,
  script: benchScript,
  load: benchLoad,
};
const names = Object.keys(parts);
const words = [...process.argv.slice(2), ...(process.env['KENCANA_BENCH'] ?? '').split(',')];
const { picked, unknown } = pick(names, words.filter(Boolean), (name, word) => name === word);
if (unknown.length > 0) refuse(`no part ${unknown.join(', ')}; the parts are ${names.join(', ')}`);

// What is edited while it runs did not make the figures.
const measured = commit();
endOnSignal();
const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;
const play = async (name: string): Promise<Figure[]> => {
  const start = performance.now();
  const figures = (await parts[name]?.(cluster.url)) ?? [];
  console.log(`${name}: measured in ${Math.round((performance.now() - start) / 1000)} s`);
  return figures;
};
const { played, failures } = await playAll(picked, play);
await cluster.stop();
const load = os.loadavg()[0]?.toFixed(1) ?? '';
const machine = `${os.cpus().length} CPUs, load ${load}, Node ${process.version}`;
printTable(`npm run bench · ${measured} · ${machine}`, played.flat());
for (const { name, why } of failures) console.log(`${name} FAILED: ${why}`);
process.exitCode = failures.length === 0 ? 0 : 1;
