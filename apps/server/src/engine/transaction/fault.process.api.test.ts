/**
 * Faults in mid-commit under load, five each: the program killed, its connections ended, the
 * database crashed (a cluster of its own, with fsync). Nothing answered is lost, nothing half done.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { crashDatabase, killBackends, killServer } from '../../../test/race/fault.ts';
import { openOwnCluster } from '../../../test/race/own-cluster.ts';
import { openRaceShop } from '../../../test/race/shop.ts';

it('the server process killed five times', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-fault-'));
  const shop = await openRaceShop();
  try {
    expect(await killServer(shop, 5, folder)).toMatchObject({ faults: [] });
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);

it('the connections to the database ended five times', async () => {
  const shop = await openRaceShop();
  try {
    expect(await killBackends(shop, 5)).toMatchObject({ faults: [] });
  } finally {
    await shop.close();
  }
}, 300_000);

it('the database crashed five times', async () => {
  const cluster = await openOwnCluster();
  const shared = process.env['KENCANA_TEST_PG'];
  process.env['KENCANA_TEST_PG'] = cluster.url;
  try {
    const shop = await openRaceShop();
    expect(await crashDatabase(shop, 5, cluster.folder)).toMatchObject({ faults: [] });
    await shop.server.close();
  } finally {
    process.env['KENCANA_TEST_PG'] = shared;
    await cluster.stop();
  }
}, 300_000);
