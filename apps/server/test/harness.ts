/**
 * A whole server for one test file: its own database cloned from a template with two branches and
 * head office, one user per level, and a client that speaks the API. Real PostgreSQL, real
 * pipeline; only the password cost is cheap. A test that trades opens a shop (open-shop.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Level, Right } from '@kencana/contract/permission';
import { buildApp } from '../src/app/build-app.ts';
import { features, rights } from '../src/app/features.ts';
import { chart } from '../src/app/kinds.ts';
import { createShop, type NewShop } from '../src/feature/toko/create-shop.ts';
import { hashPassword } from '../src/platform/auth/password.ts';
import { openDb } from '../src/platform/db/pool.ts';
import type { Db } from '../src/platform/db/tx.ts';
import { openFileStore, type FileStore } from '../src/platform/files/store.ts';
import type { Feature } from '../src/platform/http/route.ts';
import { UNCOUNTED } from '../src/platform/load/limits.ts';
import type { ServerConfig } from '../src/platform/http/services.ts';
import type { Driver } from '../src/platform/outbox/dispatcher.ts';
import { createTestDatabase, type Seed, type TestDatabase } from './database.ts';

export const PASSWORD = 'rahasia-uji';
const TGL_SYSTEM = '2026-11-20';
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export interface TestServerOptions {
  /** Features beside the product's own. */
  readonly features?: readonly Feature[];
  readonly rights?: readonly Right[];
  readonly config?: Partial<ServerConfig>;
  readonly drivers?: Readonly<Record<string, Driver>>;
  /** Business date of all shops; TGL_SYSTEM unless told. */
  readonly tglSystem?: string;
  /** Listens on a free port of 127.0.0.1 and fills `url`: for sockets and real connections. */
  readonly listen?: boolean;
  /** Connections of the pool; 10 unless told. */
  readonly pool?: number;
  /** A database that stands, instead of a clone of the seed's template; dropped at the end. */
  readonly database?: TestDatabase;
  /** Long work in a process beside the server, as the product runs it. */
  readonly apart?: boolean;
}

export interface Answer {
  readonly status: number;
  // The body is whatever the route under test answers; tests look into it freely.
  // oxlint-disable-next-line typescript/no-explicit-any -- a type would be a second contract
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Bytes of the answer: files, PDF, Excel. */
  readonly raw: Buffer;
}

export interface TestClient {
  /** Of a cashier: who enters goods for him, since he may not. */
  readonly supervisor?: TestClient;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  del(path: string, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly database: TestDatabase;
  readonly files: FileStore;
  /** `http://127.0.0.1:port` when it listens, else empty. */
  readonly url: string;
  /**
   * The first branch, whose users OWNER SPV KASIR MU1 DEV1 are; JKT2 is the second, PUSAT head
   * office.
   */
  readonly kodeToko: 'JKT1';
  /** Token of a user; ends the user's earlier login. */
  login(userId: string, password?: string): Promise<string>;
  /** Speaks as the token's user; with `shop` through /portal/<shop>. An empty token sends none. */
  client(token: string, shop?: string): TestClient;
  /** login and client in one. */
  as(userId: string, shop?: string, password?: string): Promise<TestClient>;
  close(): Promise<void>;
}

const SHOPS: readonly Omit<NewShop, 'tgl_system'>[] = [
  {
    kode_toko: 'PUSAT',
    nama_toko: 'Kantor Pusat',
    alamat_toko: 'Jl. A 1',
    tipe_toko: 'PUSAT',
    prefix: '90',
  },
  {
    kode_toko: 'JKT1',
    nama_toko: 'Jakarta Satu',
    alamat_toko: 'Jl. B 2',
    tipe_toko: 'CABANG',
    prefix: '11',
  },
  {
    kode_toko: 'JKT2',
    nama_toko: 'Jakarta Dua',
    alamat_toko: 'Jl. C 3',
    tipe_toko: 'CABANG',
    prefix: '12',
  },
];

const USERS: readonly { toko: string; user_id: string; level: Level }[] = [
  { toko: 'JKT1', user_id: 'OWNER', level: 'OWN' },
  { toko: 'JKT1', user_id: 'SPV', level: 'SPV' },
  { toko: 'JKT1', user_id: 'KASIR', level: 'KASIR' },
  { toko: 'JKT1', user_id: 'MU1', level: 'MU' },
  { toko: 'JKT1', user_id: 'DEV1', level: 'DEV' },
  { toko: 'JKT2', user_id: 'KASIR2', level: 'KASIR' },
  { toko: 'JKT2', user_id: 'OWNER2', level: 'OWN' },
  { toko: 'PUSAT', user_id: 'PUSAT', level: 'OWN' },
];

/** The three shops and their users. */
export const SHOPS_SEED: Seed = {
  name: 'shops',
  sources: [
    import.meta.url,
    '../src/feature/toko/create-shop.ts',
    '../src/platform/auth/password.ts',
  ].map((file) => new URL(file, import.meta.url)),
  data: chart,
  fill: (url) => filled(url, seedShops),
};

/** Writes into a database as the application does. */
export async function filled(url: string, write: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDb(url, { max: 1 });
  try {
    await write(db);
  } finally {
    await db.close();
  }
}

/** Starts the server on a clone of the seed's template; close it in afterAll. */
export async function startTestServer(
  options: TestServerOptions = {},
  seed: Seed = SHOPS_SEED,
): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase(seed));
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-test-'));
  const files = await openFileStore({ folder });
  const db = await openDb(database.url, { max: options.pool ?? 10 });
  if (options.tglSystem !== undefined) await setDay(db, options.tglSystem);
  const app = await buildApp({
    db,
    config: {
      mode: 'production',
      session: { idleMinutes: 720, absoluteHours: 24 },
      trustProxy: false,
      logLevel: process.env['KENCANA_TEST_LOG'] ?? 'silent',
      version: '0.0.0-test',
      password: CHEAP,
      publicPerMinute: 100_000,
      // A test file is many shops at one address: what it asks is not counted unless it says so.
      limits: UNCOUNTED,
      ...(options.apart && { apartUrl: database.url }),
      ...options.config,
    },
    features: [...features, ...(options.features ?? [])],
    rights: options.rights ?? rights,
    files,
    ...(options.drivers && { drivers: options.drivers }),
  });
  const url = options.listen ? await app.listen({ host: '127.0.0.1', port: 0 }) : '';
  const client = (token: string, shop?: string) => makeClient(app, token, shop);
  const login = (userId: string, password: string = PASSWORD) => loginAs(app, userId, password);
  return {
    app,
    db,
    database,
    files,
    url,
    kodeToko: 'JKT1',
    login,
    client,
    as: async (userId, shop, password) => client(await login(userId, password), shop),
    close: async () => {
      await app.close();
      await db.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Logs a user in who was made or reset by somebody, and replaces the given password; answers the
 * token.
 */
export async function firstLogin(
  server: TestServer,
  userId: string,
  given: string,
  own = `${given}-sendiri`,
): Promise<string> {
  const token = await server.login(userId, given);
  const body = { password: given, new_password: own };
  const changed = await server.client(token).put('users/change-password', body);
  if (changed.status !== 200) throw new Error(`${userId}: ${JSON.stringify(changed.body)}`);
  return token;
}

/** Sets a flag or parameter of the shop directly. */
export async function setSetting(server: TestServer, key: string, value: string, toko = 'JKT1') {
  await server.db.tenant(toko, (tx) =>
    tx.exec(sql`insert into para_system (kode_toko, key, value) values (${toko}, ${key}, ${value})
      on conflict (kode_toko, key) do update set value = excluded.value`),
  );
}

async function seedShops(db: Db): Promise<void> {
  const password = await hashPassword(PASSWORD, CHEAP);
  for (const shop of SHOPS) {
    await db.tenant(shop.kode_toko, async (tx) => {
      await createShop(tx, { ...shop, tgl_system: TGL_SYSTEM }, chart);
      for (const user of USERS.filter((u) => u.toko === shop.kode_toko)) {
        await tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password)
          values (${user.toko}, ${user.user_id}, ${user.user_id}, ${user.level}, ${password})`);
      }
    });
  }
}

async function setDay(db: Db, tglSystem: string): Promise<void> {
  for (const { kode_toko } of SHOPS) {
    await db.tenant(kode_toko, (tx) =>
      tx.exec(sql`update toko set tgl_system = ${tglSystem}::date where kode_toko = ${kode_toko}`),
    );
  }
}

async function loginAs(app: FastifyInstance, userId: string, password: string): Promise<string> {
  const body = { user_id: userId, password, paksa: true };
  const answer = await makeClient(app, '').post('users/login', body);
  if (answer.status !== 200) throw new Error(`login ${userId}: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.token);
}

function makeClient(app: FastifyInstance, token: string, shop?: string): TestClient {
  const base = shop ? `/portal/${shop}/api/v1/` : '/api/v1/';
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    route: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: base + route,
      headers: { ...(token && { 'x-auth-token': token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const json = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      headers: response.headers,
      raw: response.rawPayload,
    };
  };
  return {
    get: (route, headers) => send('GET', route, undefined, headers),
    post: (route, body, headers) => send('POST', route, body, headers),
    put: (route, body, headers) => send('PUT', route, body, headers),
    patch: (route, body, headers) => send('PATCH', route, body, headers),
    del: (route, headers) => send('DELETE', route, undefined, headers),
  };
}
