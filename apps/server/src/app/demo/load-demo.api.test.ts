/**
 * The demo chain, shortened: it goes through the pipeline, closes every day, ends yesterday, and is
 * the same each time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openDb } from '../../platform/db/pool.ts';
import { openFileStore } from '../../platform/files/store.ts';
import { buildApp } from '../build-app.ts';
import { features, rights } from '../features.ts';
import { loadDemo } from './load-demo.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function demo(days: number) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-demo-'));
  const db = await openDb(database.url, { max: 5 });
  const app = await buildApp({
    db,
    config: {
      mode: 'demo',
      session: { idleMinutes: 720, absoluteHours: 24 },
      trustProxy: false,
      logLevel: 'silent',
      version: '0.0.0-test',
    },
    features,
    rights,
    files: await openFileStore({ folder }),
  });
  closers.push(async () => {
    await app.close();
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  await loadDemo({
    app,
    db,
    password: 'demo-uji',
    now: new Date('2026-11-20T05:00:00Z'),
    days,
    passwordCost,
  });
  return db.tenant('BDG1', (tx) =>
    tx.one<{ tgl: string; ready: number; hari: number; penjualan: number; kas: number }>(
      sql`select (select tgl_system from toko) as tgl, (select count(*) from barang
        where status = 'READY') as ready,
            (select count(*) from tutup_hari) as hari,
            (select sum(total)::bigint from dokumen where kind = 'penjualan'
              and status <> 'BATAL') as penjualan,
            (select saldo from saldo_kas where akun = 'CASH') as kas`,
    ),
  );
}

it('loads masters, stock and closed days through the calls, alike every time', async () => {
  const first = await demo(2);
  expect(first).toMatchObject({ tgl: '2026-11-20', hari: 2 });
  expect(first.ready).toBeGreaterThan(190);
  expect(first.penjualan).toBeGreaterThan(0);
  expect(await demo(2)).toEqual(first);
});
