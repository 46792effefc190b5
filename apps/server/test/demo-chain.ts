/** The demo chain in a database of its own, made by the program as `npm start` makes it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app/build-app.ts';
import { loadDemo } from '../src/app/demo/load-demo.ts';
import { features, rights } from '../src/app/features.ts';
import { openDb } from '../src/platform/db/pool.ts';
import type { Db } from '../src/platform/db/tx.ts';
import { openFileStore } from '../src/platform/files/store.ts';
import { createTestDatabase } from './database.ts';

/** Password of all its people. */
export const DEMO_PASSWORD = 'demo-uji';

export interface DemoChain {
  readonly app: FastifyInstance;
  readonly db: Db;
  close(): Promise<void>;
}

/** The chain with so many closed days, the last of them the 19th of November 2026. */
export async function openDemoChain(days: number): Promise<DemoChain> {
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
  const close = async () => {
    await app.close();
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const now = new Date('2026-11-20T05:00:00Z');
  await loadDemo({ app, db, password: DEMO_PASSWORD, now, days, passwordCost });
  return { app, db, close };
}
