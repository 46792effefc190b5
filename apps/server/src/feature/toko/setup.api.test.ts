/**
 * First set-up: refused without the code, done once, by one of several at a time, and never again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildApp } from '../../app/build-app.ts';
import { features, rights } from '../../app/features.ts';
import { openDb } from '../../platform/db/pool.ts';
import type { Db } from '../../platform/db/tx.ts';
import { openFileStore } from '../../platform/files/store.ts';
import { setupCode } from './setup-code.ts';

const OWNER = {
  kode_toko: 'sby1',
  nama_toko: 'Toko Mas Surabaya',
  user_id: 'bos',
  nama: 'Ibu Bos',
  password: 'rahasia-pemilik',
};

let folder: string;
let database: TestDatabase;
let db: Db;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-setup-'));
  database = await createTestDatabase();
  db = await openDb(database.url);
  app = await buildApp({
    db,
    features,
    rights,
    files: await openFileStore({ folder }),
    config: {
      mode: 'production',
      session: { idleMinutes: 60, absoluteHours: 12 },
      trustProxy: false,
      logLevel: 'silent',
      version: 'test',
      password: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    },
  });
});

afterAll(async () => {
  await app.close();
  await db.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const create = (body: object) =>
  app.inject({ method: 'POST', url: '/api/v1/setup/owner', payload: body });

async function waits(): Promise<boolean> {
  const answer = await app.inject({ method: 'GET', url: '/api/v1/setup/status' });
  return answer.json<{ data: { perlu_pemilik: boolean } }>().data.perlu_pemilik;
}

it('creates the first shop and owner once, with the code from the log', async () => {
  expect(await waits()).toBe(true);
  const wrong = await create({ ...OWNER, kode: 'AAAA-BBBB-CCCC' });
  expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([
    403,
    'KODE_PEMILIK_SALAH',
  ]);
  expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual(['kode']);
  const weak = await create({ ...OWNER, kode: setupCode(), password: 'pendek' });
  expect(weak.statusCode).toBe(400);
  expect(Object.keys(weak.json<{ errors: object }>().errors)).toEqual(['password']);
  expect((await create({ ...OWNER, kode: setupCode(), kode_toko: 'A-1' })).statusCode).toBe(400);
  expect(await waits()).toBe(true);

  const kode = setupCode().toLowerCase().replaceAll('-', ' ');
  const tries = await Promise.all(
    [1, 2, 3].map((n) => create({ ...OWNER, kode, kode_toko: `SBY${n}`, user_id: `BOS${n}` })),
  );
  expect(tries.map((t) => t.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await waits()).toBe(false);
  const late = await create({ ...OWNER, kode: setupCode() });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'PEMILIK_SUDAH_ADA']);

  const winner = tries.findIndex((t) => t.statusCode === 201) + 1;
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: `BOS${winner}`, password: OWNER.password },
  });
  expect(login.statusCode).toBe(200);
  expect(login.json<{ data: { user: object } }>().data.user).toMatchObject({
    level: 'OWN',
    kode_toko: `SBY${winner}`,
  });
});
