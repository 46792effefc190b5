/**
 * Every route of the real server with a good request that has one thing wrong with it: refused with
 * a code, never a failure. A seed repeats what was sent; KENCANA_FUZZ sends so many times as much.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { readTable } from '../platform/table-file/read-table.ts';
import { playMalformed } from '../../test/malformed/play.ts';

const TIMES = Number(process.env['KENCANA_FUZZ'] ?? 1);
const SEED = Number(process.env['KENCANA_FUZZ_SEED'] ?? 11);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    modules: MODULE_FLAGS,
    members: ['ANI'],
    points: true,
    // In a process of its own for each file it takes a minute.
    config: { tableReader: async (base64, limits) => readTable(base64, limits) },
  });
});
afterAll(() => shop.close());

test('no malformed request makes the server fail', { timeout: 600_000 }, async () => {
  const played = await playMalformed(shop, { seed: SEED, perRoute: 2 * TIMES });
  expect(played.failures).toEqual([]);
  // The calls got further than the door: some were refused by schemas, some by the database's
  // rows, some were good after all.
  expect(played.statuses['200']).toBeGreaterThan(20);
  expect(played.statuses['400']).toBeGreaterThan(150);
  expect(played.statuses['404']).toBeGreaterThan(20);
  expect(await shop.violations()).toEqual([]);
});
