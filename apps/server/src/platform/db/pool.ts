/**
 * The only place that touches PostgreSQL connections: a pool of the application's role,
 * transactions fenced to one shop with SET LOCAL, retries of serialization failures, and the
 * translation of lost connections and constraint violations into coded errors.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import { AppError } from '@kencana/contract/error-code';
import type { Db, TenantOptions, Tx } from './tx.ts';
import { columnTypes } from './column-type.ts';
import { codedError, isLostConnection, isRetryable } from './constraint.ts';
import { statementName } from './statement-name.ts';

const MAX_ATTEMPTS = 5;

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export interface PoolOptions {
  /** Connections at most; 10 unless told. */
  readonly max?: number;
  /** Milliseconds to wait for a connection before answering SIBUK; 10,000 unless told. */
  readonly waitMs?: number;
}

/**
 * Opens the pool of the application's role. Nothing is connected yet: the first query does that,
 * and answers AppError('SIBUK') while the server cannot be reached.
 */
export async function openDb(url: string, options: PoolOptions = {}): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 120_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'kencana',
    types: columnTypes,
  });
  // A connection lost while idle is replaced by the pool; unheard, it would end the process. The
  // same goes for each connection from its first moment: the server's farewell can come in one
  // packet with its welcome, before anyone who asked for the connection has got it.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    tenant: (kodeToko, work, tenantOptions) =>
      withRetry(() =>
        onClient(pool, (client) => inTransaction(client, kodeToko, work, tenantOptions)),
      ),
    tenantThenRead: (kodeToko, work, read) =>
      onClient(pool, async (client) => {
        const done = await withRetry(() => inTransaction(client, kodeToko, work));
        return withRetry(() => inTransaction(client, kodeToko, (tx) => read(tx, done)));
      }),
    shared: (work) => withRetry(() => onClient(pool, (client) => inTransaction(client, '', work))),
    // One statement is a transaction of its own: no BEGIN, no COMMIT.
    ask: (query, name) =>
      withRetry(() => onClient(pool, (client) => new ClientTx(client, '').row(query, name))),
    ready: () => answers(pool),
    close: () => pool.end(),
  };
}

/**
 * Runs `attempt` again after 40001 and 40P01, at most five times, waiting a little longer each
 * time.
 */
async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (n === MAX_ATTEMPTS) throw new AppError('SIBUK');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 15 * 2 ** n));
    }
  }
}

/** Borrows a connection for `work`; one that was lost on the way is not given back to the pool. */
async function onClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let lost = false;
  try {
    return await work(client);
  } catch (error) {
    lost = isLost(error);
    throw error;
  } finally {
    client.release(lost);
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  kodeToko: string,
  work: (tx: Tx) => Promise<T>,
  options: TenantOptions = {},
): Promise<T> {
  try {
    await client.query(beginStatement(kodeToko, options));
    const result = await work(new ClientTx(client, kodeToko));
    const end = await client.query('COMMIT');
    // PostgreSQL answers ROLLBACK to a COMMIT of a failed transaction: never report that as saved.
    if (end.command !== 'COMMIT') throw new Error('transaction was rolled back at commit');
    return result;
  } catch (error) {
    if (!isLostConnection(error)) await client.query('ROLLBACK').catch(() => undefined);
    throw codedError(error);
  }
}

function beginStatement(kodeToko: string, options: TenantOptions): string {
  const begin = options.snapshot
    ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
    : 'BEGIN ISOLATION LEVEL READ COMMITTED';
  if (kodeToko === '') return begin;
  return `${begin}; SET LOCAL kencana.kode_toko = ${pg.escapeLiteral(kodeToko)}`;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw codedError(error);
  }
}

function ignore(): void {
  // The query under way fails with the same error; this listener only keeps the process alive.
}

function isLost(error: unknown): boolean {
  return error instanceof AppError && error.code === 'SIBUK';
}

async function answers(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

class ClientTx implements Tx {
  readonly kodeToko: string;
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient, kodeToko: string) {
    this.#client = client;
    this.kodeToko = kodeToko;
  }

  async rows<R>(query: RawBuilder<R>, name?: string): Promise<R[]> {
    return (await this.#run(query, name)).rows as R[];
  }

  async row<R>(query: RawBuilder<R>, name?: string): Promise<R | undefined> {
    return (await this.rows(query, name))[0];
  }

  async one<R>(query: RawBuilder<R>, name?: string): Promise<R> {
    const row = await this.row(query, name);
    if (row === undefined) throw new Error('query answered no row');
    return row;
  }

  async exec(query: RawBuilder<unknown>, name?: string): Promise<number> {
    return (await this.#run(query, name)).rowCount ?? 0;
  }

  async #run(query: RawBuilder<unknown>, label?: string): Promise<pg.QueryResult> {
    const { sql, parameters } = query.compile(compiler);
    const name = label === undefined ? undefined : statementName(label, sql);
    try {
      return await this.#client.query({ name, text: sql, values: [...parameters] });
    } catch (error) {
      throw codedError(error);
    }
  }
}
