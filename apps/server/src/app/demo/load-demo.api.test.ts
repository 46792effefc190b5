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
import { DOCUMENT_CHECKS } from '../../feature/tutup-toko/document-checks.ts';
import { openDb } from '../../platform/db/pool.ts';
import type { Tx } from '../../platform/db/tx.ts';
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
  const bermasalah = await db.tenant('BDG1', (tx) => faults(tx));
  const figures = await db.tenant('BDG1', (tx) =>
    tx.one<{ tgl: string; ready: number; hari: number; penjualan: number; kas: number }>(
      sql`select (select tgl_system from toko) as tgl, (select count(*) from barang
        where status = 'READY') as ready,
            (select count(*) from tutup_hari) as hari,
            (select sum(total)::bigint from dokumen where kind = 'penjualan'
              and status <> 'BATAL') as penjualan,
            (select saldo from saldo_kas where akun = 'CASH') as kas`,
    ),
  );
  return { ...figures, bermasalah };
}

/** Documents of any day that break a rule (Faktur Bermasalah). */
async function faults(tx: Tx): Promise<string[]> {
  const days = await tx.rows<{ tgl: string }>(sql`select distinct tgl_system as tgl from posting`);
  const found: string[] = [];
  for (const { tgl } of days) {
    for (const [rule, check] of Object.entries(DOCUMENT_CHECKS)) {
      const rows = await tx.rows(check(tx.kodeToko, tgl));
      found.push(...rows.map((row) => `${rule} ${row.objek} ${row.selisih}`));
    }
  }
  return found;
}

it('loads masters, stock and closed days through the calls, alike every time', async () => {
  const first = await demo(2);
  expect(first).toMatchObject({ tgl: '2026-11-20', hari: 2, bermasalah: [] });
  expect(first.ready).toBeGreaterThan(190);
  expect(first.penjualan).toBeGreaterThan(0);
  expect(await demo(2)).toEqual(first);
}, 400_000);
