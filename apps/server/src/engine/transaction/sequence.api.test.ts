/**
 * Random sequences of commands over all kinds of document: after every single one, accepted or
 * refused, the invariants hold. No command may answer 500.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playSequences } from '../../../test/race/sequence.ts';
import { openRaceShop } from '../../../test/race/shop.ts';
import type { RaceShop } from '../../../test/race/shop.ts';

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

it('random sequences of all documents keep the invariants after every step', async () => {
  const played = await playSequences(shop, { sequences: 6, steps: 50 });
  expect(played.faults).toEqual([]);
  // Not a run of refusals: every kind of command that came up often was accepted.
  expect(played.refusedOnly).toEqual([]);
}, 300_000);
