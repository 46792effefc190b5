/**
 * Records the statements that the server sends to PostgreSQL for one request, and plays recordings
 * back bare: the same texts, prepared names, values and transactions through `pg`, with nothing of
 * Kencana in between.
 */
import pg from 'pg';

interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: unknown[] | undefined;
}

/** Statements of one request, in order. */
export type Recording = readonly Statement[];

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Background work of the server that may fall into a recording: not the request's. */
const BACKGROUND = /outbox_menunggu|semua_toko/;

/** Runs `work` and answers the statements that it sent, transaction by transaction. */
export async function record(work: () => Promise<void>): Promise<Recording> {
  const open = new Map<pg.Client, Statement[]>();
  const done: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function query(...args) {
    const [first] = args;
    const statement = typeof first === 'string' ? { text: first } : (first as Statement);
    const { name, text, values } = statement;
    const pending = [...(open.get(this) ?? []), { name, text, values }];
    const inside = pending[0]?.text.startsWith('BEGIN') && !/^(COMMIT|ROLLBACK)/.test(text);
    open.set(this, inside ? pending : []);
    if (!inside && !pending.some((s) => BACKGROUND.test(s.text))) done.push(...pending);
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return done;
}

/** What the pool puts behind a statement's label to make its prepared name. */
const DIGEST = /_[0-9a-f]{16}$/;

/** The transaction of a recording in which the statement labelled `name` runs. */
export function transactionOf(recording: Recording, name: string): Recording {
  const at = recording.findIndex((s) => s.name?.replace(DIGEST, '') === name);
  const begin = recording.findLastIndex((s, n) => n <= at && s.text.startsWith('BEGIN'));
  const commit = recording.findIndex((s, n) => n > at && s.text === 'COMMIT');
  if (at < 0 || begin < 0 || commit < 0) throw new Error(`no transaction with ${name}`);
  return recording.slice(begin, commit + 1);
}

/** Connections that play recordings. */
export class BarePlayer {
  readonly #clients: readonly pg.Client[];

  constructor(url: string, connections: number) {
    this.#clients = Array.from(
      { length: connections },
      () => new pg.Client({ connectionString: url }),
    );
  }

  async open(): Promise<this> {
    await Promise.all(this.#clients.map((client) => client.connect()));
    return this;
  }

  /** Plays them over the first `connections`; answers recordings per second. */
  async play(recordings: readonly Recording[], connections: number): Promise<number> {
    const queue = [...recordings];
    const start = performance.now();
    await Promise.all(
      this.#clients.slice(0, connections).map(async (client) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          for (const { name, text, values } of next) {
            await client.query(values ? { name, text, values } : text);
          }
        }
      }),
    );
    return recordings.length / ((performance.now() - start) / 1000);
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()));
  }
}
