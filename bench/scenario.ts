/**
 * What the soak plays: every race and fault at its full figure, and the jobs that bring everything
 * themselves. The keys of `figure` set one figure each.
 */
import path from 'node:path';
import { buyPairs, oneBuyBack } from '../apps/server/test/race/buy-race.ts';
import { lastCoupon } from '../apps/server/test/race/coupon-race.ts';
import { crossedOrders, forcedDeadlock } from '../apps/server/test/race/deadlock.ts';
import { crashDatabase, killBackends, killServer } from '../apps/server/test/race/fault.ts';
import { fullDisk } from '../apps/server/test/race/full-disk.ts';
import type { OwnCluster } from '../apps/server/test/race/own-cluster.ts';
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
import type { Outcome, RaceShop } from '../apps/server/test/race/shop.ts';
import { titipPairs } from '../apps/server/test/race/titip-race.ts';

import { apiTestsAhead } from './clock-job.ts';
import { refuse } from './part.ts';

/** Days that one shop closes at most: its calendar ends. */
const DAYS = 500;

/** A part of the soak that is played in shops on the soak's PostgreSQL. */
export interface Scenario {
  readonly name: string;
  readonly rounds: number;
  /** Rounds in one shop; where every round looks at the whole shop, more of them cost squarely. */
  readonly perShop?: number;
  readonly play: (shop: RaceShop, rounds: number, cluster: OwnCluster) => Promise<Outcome>;
}

/** A part of the soak that brings its own PostgreSQL. */
export interface Job {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** What every full figure is multiplied with. */
export const scale = Number(process.env['KENCANA_SOAK'] ?? 1);
if (!(scale > 0)) refuse('KENCANA_SOAK must be a number above zero');
const clients = Number(process.env['KENCANA_SOAK_CLIENTS'] ?? 200);

/** KENCANA_SOAK_<KEY>, else the full figure scaled. */
function figure(key: string, full: number): number {
  const given = process.env[`KENCANA_SOAK_${key}`];
  return given === undefined ? Math.max(1, Math.round(full * scale)) : Number(given);
}

/** Played in shops of their own. */
export const SCENARIOS: readonly Scenario[] = [
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
  // These and the full disk are more than five hundred faults.
  {
    name: 'server killed',
    rounds: figure('KILLS', 200),
    perShop: 25,
    play: (shop, rounds, { scratch }) => killServer(shop, rounds, path.join(scratch, 'server')),
  },
  { name: 'connections ended', rounds: figure('ENDS', 200), perShop: 25, play: killBackends },
  {
    name: 'database crashed',
    rounds: figure('CRASHES', 200),
    perShop: 25,
    play: (shop, rounds, { folder }) => crashDatabase(shop, rounds, folder),
  },
];

/** KENCANA_SOAK_TESTS picks API test files by a part of their path. */
const tests = process.env['KENCANA_SOAK_TESTS'] ?? '';

/** Each brings what it needs. */
export const JOBS: readonly Job[] = [
  { name: 'disk full', run: () => fullDisk(figure('DISKS', 20)) },
  { name: 'API tests, clock 40 days ahead', run: () => apiTestsAhead(40, tests) },
  { name: 'API tests, clock one year ahead', run: () => apiTestsAhead(365, tests) },
];
