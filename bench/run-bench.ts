/**
 * `npm run bench`: the figures of docs/performance.md, as ratios within one run on a PostgreSQL of
 * its own with fsync on. KENCANA_BENCH picks parts:
 * `sale,lookup,counter,closing,script`.
 */
import os from 'node:os';
import { openOwnCluster } from '../apps/server/test/race/own-cluster.ts';
import { benchClosing } from './bench-closing.ts';
import { benchCounter } from './bench-counter.ts';
import { benchLookup } from './bench-lookup.ts';
import { benchSale } from './bench-sale.ts';
import { benchScript } from './bench-script.ts';
import { printTable } from './report.ts';
import type { Figure } from './report.ts';

const parts: Readonly<Record<string, (serverUrl: string) => Promise<Figure[]>>> = {
  sale: benchSale,
  lookup: benchLookup,
  counter: benchCounter,
  closing: benchClosing,
  script: benchScript,
};
const wanted = (process.env['KENCANA_BENCH'] ?? Object.keys(parts).join(',')).split(',');

const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;
const figures: Figure[] = [];
try {
  for (const name of wanted) {
    const start = performance.now();
    figures.push(...((await parts[name]?.(cluster.url)) ?? []));
    console.log(`${name}: measured in ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  await cluster.stop();
}
const load = os.loadavg()[0]?.toFixed(1) ?? '';
printTable(
  `npm run bench · ${os.cpus().length} CPUs, load ${load}, Node ${process.version}`,
  figures,
);
