/**
 * `npm run soak`: the races and faults of quality.md at full figures, on a PostgreSQL of its own
 * with fsync on, as one table. KENCANA_SOAK scales the rounds (0.1 plays a tenth),
 * KENCANA_SOAK_PART picks scenarios by a part of their name, KENCANA_SOAK_<KEY> sets one figure
 * (the keys stand at the scenarios).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buyPairs, oneBuyBack } from '../apps/server/test/race/buy-race.ts';
import { lastCoupon } from '../apps/server/test/race/coupon-race.ts';
import { crossedOrders, forcedDeadlock } from '../apps/server/test/race/deadlock.ts';
import { crashDatabase, killBackends, killServer } from '../apps/server/test/race/fault.ts';
import { fullDisk } from '../apps/server/test/race/full-disk.ts';
import { openOwnCluster } from '../apps/server/test/race/own-cluster.ts';
import { orderPairs } from '../apps/server/test/race/order-race.ts';
import {
  approvalOnce,
  closingWhilePosting,
  onePiece,
  pairs,
  twoClosers,
  twoValidators,
  writers,
} from '../apps/server/test/race/race.ts';
import { lostAnswers, sameSubmit } from '../apps/server/test/race/retry.ts';
import { playSequences } from '../apps/server/test/race/sequence.ts';
import { servicePairs } from '../apps/server/test/race/service-race.ts';
import { openRaceShop } from '../apps/server/test/race/shop.ts';
import type { Outcome, RaceShop } from '../apps/server/test/race/shop.ts';
import { titipPairs } from '../apps/server/test/race/titip-race.ts';

const scale = Number(process.env['KENCANA_SOAK'] ?? 1);
if (!(scale > 0)) throw new Error('KENCANA_SOAK must be a number above zero');
const wanted = process.env['KENCANA_SOAK_PART'] ?? '';

/** A figure of the soak: KENCANA_SOAK_<KEY>, else the full one scaled. */
function figure(key: string, full: number): number {
  const given = process.env[`KENCANA_SOAK_${key}`];
  return given === undefined ? Math.max(1, Math.round(full * scale)) : Number(given);
}

interface Scenario {
  readonly name: string;
  readonly play: (shop: RaceShop) => Promise<Outcome>;
}

const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'one piece, 200 clients',
    play: (shop) =>
      onePiece(shop, Number(process.env['KENCANA_SOAK_CLIENTS'] ?? 200), figure('PIECE', 1000)),
  },
  { name: 'pairs on one piece', play: (shop) => pairs(shop, figure('PAIRS', 500)) },
  { name: 'pairs on one bought piece', play: (shop) => buyPairs(shop, figure('BUY_PAIRS', 500)) },
  { name: 'one buy-back, 50 clients', play: (shop) => oneBuyBack(shop, 50, figure('BUYS', 500)) },
  { name: 'pairs on one held piece', play: (shop) => titipPairs(shop, figure('HELD', 500)) },
  { name: 'pairs on one order', play: (shop) => orderPairs(shop, figure('ORDERS', 500)) },
  { name: 'pairs on one service', play: (shop) => servicePairs(shop, figure('SERVICES', 500)) },
  { name: 'last coupon, 10 sales', play: (shop) => lastCoupon(shop, 10, figure('COUPONS', 500)) },
  { name: 'same submit, 4 tabs', play: (shop) => sameSubmit(shop, 4, figure('SUBMITS', 2000)) },
  {
    name: 'connection cut, retried',
    play: (shop) => lostAnswers(shop, 20, figure('CUTS', 10_000)),
  },
  {
    name: 'one approval, 10 requests',
    play: (shop) => approvalOnce(shop, 10, figure('APPROVALS', 1000)),
  },
  { name: 'two validators', play: (shop) => twoValidators(shop, figure('VALIDATORS', 1000)) },
  { name: 'two closers', play: (shop) => twoClosers(shop, Math.min(500, figure('CLOSERS', 200))) },
  {
    name: 'closing while 50 cashiers post',
    play: (shop) => closingWhilePosting(shop, 50, Math.min(500, figure('CLOSINGS', 50))),
  },
  { name: 'crossed lock orders', play: (shop) => crossedOrders(shop, figure('CROSSED', 1000)) },
  { name: 'forced deadlock', play: (shop) => forcedDeadlock(shop, figure('DEADLOCKS', 50)) },
  { name: 'numbers, 50 writers', play: (shop) => writers(shop, 50, figure('NUMBERS', 2000)) },
  {
    name: 'random sequences of 40',
    play: (shop) => playSequences(shop, { sequences: figure('SEQUENCES', 200), steps: 40 }),
  },
  {
    name: 'server killed',
    play: (shop) => killServer(shop, figure('KILLS', 500), path.join(cluster.scratch, 'server')),
  },
  { name: 'connections ended', play: (shop) => killBackends(shop, figure('ENDS', 500)) },
  {
    name: 'database crashed',
    play: (shop) => crashDatabase(shop, figure('CRASHES', 500), cluster.folder),
  },
  { name: 'disk full', play: () => fullDisk(figure('DISKS', 20)) },
];

interface Line {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Each in a shop of its own, so that no scenario's rows weigh on the next. */
async function play(scenario: Scenario): Promise<Line> {
  const start = performance.now();
  const shop = await openRaceShop();
  let outcome: Outcome;
  try {
    outcome = await scenario.play(shop);
  } catch (error) {
    outcome = {
      rounds: 0,
      faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  } finally {
    await shop.close().catch(() => undefined);
  }
  return { name: scenario.name, outcome, seconds: (performance.now() - start) / 1000 };
}

const lines: Line[] = [];
try {
  mkdirSync(path.join(cluster.scratch, 'server'), { recursive: true });
  for (const scenario of SCENARIOS.filter((s) => s.name.includes(wanted))) {
    const line = await play(scenario);
    lines.push(line);
    const { rounds, faults, note } = line.outcome;
    console.log(
      `${line.name}: ${rounds} rounds, ${faults.length} faults, ${Math.round(line.seconds)} s`,
    );
    if (note) console.log(`  ${note}`);
    for (const fault of faults.slice(0, 20)) console.log(`  ! ${fault}`);
  }
} finally {
  await cluster.stop();
  await rm(cluster.scratch, { recursive: true, force: true });
}

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  encoding: 'utf8',
}).stdout.trim();
console.log(`\nKENCANA_SOAK=${scale} npm run soak · ${commit} · Node ${process.version}\n`);
console.log('| Scenario | Rounds | Violations | Seconds | Notes |');
console.log('|----------|-------:|-----------:|--------:|-------|');
for (const { name, outcome, seconds } of lines) {
  const { rounds, faults, note } = outcome;
  console.log(
    `| ${name} | ${rounds} | ${faults.length} | ${Math.round(seconds)} | ${note ?? ''} |`,
  );
}
process.exitCode = lines.some((line) => line.outcome.faults.length > 0) ? 1 : 0;
