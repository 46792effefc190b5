/**
 * Races at the transaction engine over real HTTP connections, in the small counts of `npm test`;
 * `npm run soak` plays the same scenarios at full figures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPairs, oneBuyBack } from '../../../test/race/buy-race.ts';
import { lastCoupon } from '../../../test/race/coupon-race.ts';
import { crossedOrders, forcedDeadlock } from '../../../test/race/deadlock.ts';
import { orderPairs } from '../../../test/race/order-race.ts';
import { lastPoints } from '../../../test/race/point-race.ts';
import {
  approvalOnce,
  closingWhilePosting,
  onePiece,
  pairs,
  twoClosers,
  twoValidators,
  writers,
} from '../../../test/race/race.ts';
import { servicePairs } from '../../../test/race/service-race.ts';
import { openRaceShop } from '../../../test/race/shop.ts';
import type { RaceShop } from '../../../test/race/shop.ts';
import { titipPairs } from '../../../test/race/titip-race.ts';

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

describe('one winner', () => {
  it('twenty clients sell one piece, twenty times', async () => {
    expect(await onePiece(shop, 20, 20)).toMatchObject({ faults: [] });
  });
  it('two hundred clients sell one piece', async () => {
    expect(await onePiece(shop, 200, 1)).toMatchObject({ faults: [] });
  });
  it('every pair of sale, online sale, move, destroy and cancel on one piece', async () => {
    expect(await pairs(shop, 1)).toMatchObject({ faults: [] });
  });
  it('twenty clients buy one sold piece back, five times', async () => {
    expect(await oneBuyBack(shop, 20, 5)).toMatchObject({ faults: [] });
  });
  it('every pair of buy-back, trade-in, cancel and destroy on one sold or bought piece', async () => {
    expect(await buyPairs(shop, 1)).toMatchObject({ faults: [] });
  });
  it('eight sales want the last coupon while the one that has it is cancelled', async () => {
    expect(await lastCoupon(shop, 8, 5)).toMatchObject({ faults: [] });
  });
  it('eight sales want the last points, then both sales are cancelled crosswise', async () => {
    expect(await lastPoints(shop, 8, 3)).toMatchObject({ faults: [] });
  });
  it('every pair of hold, take, cancel, sell, move, destroy and reserve on one piece', async () => {
    expect(await titipPairs(shop, 1)).toMatchObject({ faults: [] });
  });
  it('every pair of reserve, make, take, cancel, sell, hold, move and destroy for one order', async () => {
    expect(await orderPairs(shop, 1)).toMatchObject({ faults: [] });
  });
  it('every pair of craftsman, ready, taken and cancel on one service', async () => {
    expect(await servicePairs(shop, 1)).toMatchObject({ faults: [] });
  });
  it('one approval used by five requests at once', async () => {
    expect(await approvalOnce(shop, 5, 20)).toMatchObject({ faults: [] });
  });
  it('two cashiers validate one sale', async () => {
    expect(await twoValidators(shop, 20)).toMatchObject({ faults: [] });
  });
});

describe('closing', () => {
  it('by two people at once happens once', async () => {
    expect(await twoClosers(shop, 20)).toMatchObject({ faults: [] });
  });
  it('ends while fifty cashiers post, and every document is in exactly one day', async () => {
    expect(await closingWhilePosting(shop, 50, 1)).toMatchObject({ faults: [] });
  });
});

describe('many at once', () => {
  it('fifty writers leave no gap in the numbers', async () => {
    expect(await writers(shop, 50, 4)).toMatchObject({ faults: [] });
  });
  it('crossed orders of pieces and accounts show no deadlock', async () => {
    expect(await crossedOrders(shop, 20)).toMatchObject({ faults: [] });
  });
  it('a deadlock is retried and never shown', async () => {
    expect(await forcedDeadlock(shop, 1)).toMatchObject({ faults: [] });
  });
});
