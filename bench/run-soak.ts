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
import { lastPoints } from '../apps/server/test/race/point-race.ts';
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

/** Days that one shop closes at most: its calendar ends. */
const DAYS = 500;

interface Scenario {
  readonly name: string;
  readonly rounds: number;
  /** Rounds in one shop; where every round looks at the whole shop, more of them cost squarely. */
  readonly perShop?: number;
  readonly play: (shop: RaceShop, rounds: number) => Promise<Outcome>;
}

const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;
const programFolder = path.join(cluster.scratch, 'server');
const clients = Number(process.env['KENCANA_SOAK_CLIENTS'] ?? 200);

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'one piece, 200 clients',
    rounds: figure('PIECE', 1000),
    play: (shop, rounds) => onePiece(shop, clients, rounds),
  },
  { name: 'pairs on one piece', rounds: figure('PAIRS', 500), play: pairs },
  { name: 'pairs on one bought piece', rounds: figure('BUY_PAIRS', 500), play: buyPairs },
  {
    name: 'one buy-back, 50 clients',
    rounds: figure('BUYS', 500),
    play: (shop, rounds) => oneBuyBack(shop, 50, rounds),
  },
  { name: 'pairs on one held piece', rounds: figure('HELD', 500), play: titipPairs },
  { name: 'pairs on one order', rounds: figure('ORDERS', 500), play: orderPairs },
  { name: 'pairs on one service', rounds: figure('SERVICES', 500), play: servicePairs },
  {
    name: 'last coupon, 10 sales',
    rounds: figure('COUPONS', 500),
    play: (shop, rounds) => lastCoupon(shop, 10, rounds),
  },
  {
    name: 'last points, 10 sales',
    rounds: figure('POINTS', 500),
    play: (shop, rounds) => lastPoints(shop, 10, rounds),
  },
  {
    name: 'same submit, 4 tabs',
    rounds: figure('SUBMITS', 2000),
    play: (shop, rounds) => sameSubmit(shop, 4, rounds),
  },
  {
    name: 'connection cut, retried',
    rounds: figure('CUTS', 10_000),
    play: (shop, rounds) => lostAnswers(shop, 20, rounds),
  },
  {
    name: 'one approval, 10 requests',
    rounds: figure('APPROVALS', 1000),
    play: (shop, rounds) => approvalOnce(shop, 10, rounds),
  },
  { name: 'two validators', rounds: figure('VALIDATORS', 1000), play: twoValidators },
  { name: 'two closers', rounds: figure('CLOSERS', 200), perShop: DAYS, play: twoClosers },
  {
    name: 'closing while 50 cashiers post',
    rounds: figure('CLOSINGS', 50),
    perShop: DAYS,
    play: (shop, rounds) => closingWhilePosting(shop, 50, rounds),
  },
  { name: 'crossed lock orders', rounds: figure('CROSSED', 1000), play: crossedOrders },
  { name: 'forced deadlock', rounds: figure('DEADLOCKS', 50), play: forcedDeadlock },
  {
    name: 'numbers, 50 writers',
    rounds: figure('NUMBERS', 2000),
    play: (shop, rounds) => writers(shop, 50, rounds),
  },
  {
    name: 'random sequences of 40',
    rounds: figure('SEQUENCES', 200),
    perShop: 10,
    play: (shop, rounds) => playSequences(shop, { sequences: rounds, steps: 40 }),
  },
  // These and the full disk are the 500 faults of quality.md and more.
  {
    name: 'server killed',
    rounds: figure('KILLS', 200),
    perShop: 25,
    play: (shop, rounds) => killServer(shop, rounds, programFolder),
  },
  { name: 'connections ended', rounds: figure('ENDS', 200), perShop: 25, play: killBackends },
  {
    name: 'database crashed',
    rounds: figure('CRASHES', 200),
    perShop: 25,
    play: (shop, rounds) => crashDatabase(shop, rounds, cluster.folder),
  },
  {
    name: 'disk full',
    rounds: figure('DISKS', 20),
    play: (_shop, rounds) => fullDisk(rounds),
  },
];

interface Line {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Each in shops of its own, so that no scenario's rows weigh on the next. */
async function play(scenario: Scenario): Promise<Line> {
  const start = performance.now();
  const { name, rounds, perShop = rounds } = scenario;
  const played: Outcome[] = [];
  for (let done = 0; done < rounds; done += perShop) {
    const outcome = await inShop(scenario, Math.min(perShop, rounds - done));
    played.push(outcome);
    if (perShop < rounds) console.log(`  ${name}: ${done + outcome.rounds} of ${rounds} rounds`);
    if (outcome.faults.length > 0) break;
  }
  return { name, outcome: together(played), seconds: (performance.now() - start) / 1000 };
}

async function inShop(scenario: Scenario, rounds: number): Promise<Outcome> {
  const shop = await openRaceShop();
  try {
    return await scenario.play(shop, rounds);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { rounds: 0, faults: [fault] };
  } finally {
    await shop.close().catch(() => undefined);
  }
}

/** The outcome of several shops as one: rounds and counts added, notes side by side. */
function together(played: readonly Outcome[]): Outcome {
  const counts: Record<string, number> = {};
  for (const outcome of played) {
    for (const [what, count] of Object.entries(outcome.counts ?? {})) {
      counts[what] = (counts[what] ?? 0) + count;
    }
  }
  const notes = [
    ...played.flatMap(({ note }) => note ?? []),
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  ];
  return {
    rounds: played.reduce((sum, outcome) => sum + outcome.rounds, 0),
    faults: played.flatMap((outcome) => outcome.faults),
    note: notes.filter(Boolean).join('; '),
  };
}

const lines: Line[] = [];
try {
  mkdirSync(programFolder, { recursive: true });
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
