/**
 * The one way to open a shop in a test: a server on a clone of a stocked database, the branch JKT1
 * with its modules, members and masters as the test wants them, its people as clients, and its
 * books. Tests of the platform itself, which need no goods, start a bare server (harness.ts).
 */
import type { RawBuilder } from 'kysely';
import pg from 'pg';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';
import { booksOf, type Books } from './books.ts';
import type { Seed } from './database.ts';
import { filled, setSetting, SHOPS_SEED, startTestServer } from './harness.ts';
import type { TestClient, TestServer, TestServerOptions } from './harness.ts';
import { httpClient } from './http-client.ts';
import { violations } from './invariants.ts';
import { addMasters, addPointRule, type Rows } from './masters.ts';

export interface ShopOptions extends Omit<TestServerOptions, 'tglSystem'> {
  /** Modules that are switched on in JKT1. */
  readonly modules?: readonly ModuleFlag[];
  /** Its other settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Codes of members; they are called by them. */
  readonly members?: readonly string[];
  /** Its members' points: one for every 100.000, worth 500. */
  readonly points?: boolean;
  /** Rows beside the stocked shop's masters, by table, in the order their references need. */
  readonly masters?: Rows;
  /** Business date of all shops; 2026-11-20 unless told. */
  readonly day?: string;
}

/** An open shop: JKT1 of a server of its own. */
export interface Shop extends Books {
  readonly server: TestServer;
  readonly kasir: TestClient;
  readonly spv: TestClient;
  readonly owner: TestClient;
  /**
   * Speaks as the user, through another shop's portal where one is named. The user logs in with the
   * first call, and once: all clients of a user share the login. Over the network when the server
   * listens.
   */
  as(userId: string, toko?: string): TestClient;
  /** Token of the user's login, which the clients share. */
  token(userId: string): Promise<string>;
  /** Sets a flag or parameter. */
  set(key: string, value: string, toko?: string): Promise<void>;
  /** Adds rows to a table. */
  insert(table: string, rows: Rows[string]): Promise<void>;
  /** Changes rows as the application may; answers how many. */
  exec(query: RawBuilder<unknown>, toko?: string): Promise<number>;
  /** The superuser on the same database: for tampering, and for looking over all shops. */
  root(): Promise<pg.Client>;
  /** What breaks the books' invariants; empty is right. */
  violations(): Promise<string[]>;
  close(): Promise<void>;
}

/** The three shops and their users, with goods to trade in JKT1. */
const STOCKED_SEED: Seed = {
  name: 'stocked',
  base: SHOPS_SEED,
  sources: [new URL('masters.ts', import.meta.url)],
  fill: (url) => filled(url, (db) => db.tenant('JKT1', addMasters)),
};

/** Opens a shop; close it in afterAll. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { modules, settings, members, points, masters, day, ...rest } = options;
  const server = await startTestServer({ ...rest, ...(day && { tglSystem: day }) }, STOCKED_SEED);
  const toko = server.kodeToko;
  const wanted = { modules, settings, members, points, masters };
  await server.db.tenant(toko, (tx) => furnish(tx, wanted));
  const people = peopleOf(server);
  const root = superuserOf(server);
  return {
    ...booksOf(server.db, toko),
    server,
    ...people,
    kasir: people.as('KASIR'),
    spv: people.as('SPV'),
    owner: people.as('OWNER'),
    set: (key, value, where) => setSetting(server, key, value, where),
    insert: (table, rows) => server.db.tenant(toko, (tx) => insertAll(tx, table, rows)),
    exec: (query, where = toko) => server.db.tenant(where, (tx) => tx.exec(query)),
    root: root.open,
    violations: async () => violations(await root.open()),
    close: async () => {
      await root.close();
      await server.close();
    },
  };
}

/** Limits of a day and of outcomes, which tests of something else do not come near. */
const LIFTED: Readonly<Record<string, string>> = {
  // Goods to trade with are ready at once; a test about their validation switches it on.
  VALIDASI_TAMBAH_BARANG: 'false',
  VALIDASI_KIRIM_CUCI: 'false',
  BATAS_SELISIH_BERAT_PERSEN: '100',
  BATAS_SELISIH_KADAR_PERSEN: '100',
  BATAS_SELISIH_PESANAN_PERSEN: '100',
  BATAS_KAS_KELUAR_HARI_RP: '1000000000000',
  BATAS_BELI_KEMBALI_HARI_RP: '1000000000000',
  BATAS_BELI_NOTA_HARI_RP: '1000000000000',
  BATAS_BANK_KELUAR_HARI_RP: '1000000000000',
  BATAS_TAKSIRAN_BELI: '1000000',
  BATAS_MARKETPLACE_HARI_RP: '1000000000000',
  BATAS_MARKETPLACE_TOKO_HARI_RP: '1000000000000',
  BATAS_NON_CASH_HARI_RP: '1000000000000',
  BATAS_EMAS_SERVICE_PERSEN: '100',
  BATAS_EMAS_SERVICE_HARI_RP: '1000000000000',
  BATAS_NON_CASH_TOKO_HARI_RP: '1000000000000',
  BATAS_TUNAI_NON_TUNAI_HARI_RP: '1000000000000',
  OTORISASI_BELI_KEMBALI_TUNAI: 'false',
  OTORISASI_PENJUAL_LAIN: 'false',
  OTORISASI_CONTOH_TOKO: 'false',
  HARI_TUKAR_NON_TUNAI: '0',
  OTORISASI_PENGAMBIL_LAIN: 'false',
  DP_TITIPAN_MIN_PERSEN: '0',
  DP_PESANAN_STOK_PERSEN: '0',
};

/** Settings, members and rows of the test. */
async function furnish(tx: Tx, wanted: ShopOptions): Promise<void> {
  const { modules = [], settings = {}, members = [], points = false, masters = {} } = wanted;
  const on = modules.map((flag) => ({ key: flag, value: 'true' }));
  const told = Object.entries({ ...LIFTED, ...settings }).map(([key, value]) => ({ key, value }));
  await insertAll(tx, 'para_system', [...on, ...told]);
  const people = members.map((kode_member) => ({ kode_member, nama_customer: kode_member }));
  await insertAll(tx, 'member', people);
  if (points) await addPointRule(tx);
  for (const [table, rows] of Object.entries(masters)) await insertAll(tx, table, rows);
}

/** Who enters goods for a cashier, who has no right to. */
const SUPERVISOR: Readonly<Record<string, string>> = { KASIR: 'SPV', KASIR2: 'OWNER2' };

/** The clients of the server's users, logged in when they first speak. */
function peopleOf(server: TestServer): Pick<Shop, 'as' | 'token'> {
  const tokens = new Map<string, Promise<string>>();
  const token = (userId: string): Promise<string> => {
    const login = tokens.get(userId) ?? server.login(userId);
    tokens.set(userId, login);
    return login;
  };
  const as = (userId: string, toko?: string): TestClient => {
    const client = async (): Promise<TestClient> => {
      const given = await token(userId);
      return server.url ? httpClient(server.url, given, toko) : server.client(given, toko);
    };
    return {
      ...(toko === undefined && SUPERVISOR[userId] && { supervisor: as(SUPERVISOR[userId]) }),
      get: async (...call) => (await client()).get(...call),
      post: async (...call) => (await client()).post(...call),
      put: async (...call) => (await client()).put(...call),
      patch: async (...call) => (await client()).patch(...call),
      del: async (...call) => (await client()).del(...call),
    };
  };
  return { as, token };
}

/** The superuser's connection, opened when it is first asked for. */
function superuserOf(server: TestServer) {
  let opened: Promise<pg.Client> | undefined;
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: server.database.superUrl });
    // A test may end the database under it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    open: () => (opened ??= connect()),
    close: async () => (await opened)?.end(),
  };
}
