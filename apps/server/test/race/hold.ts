/**
 * Races that are forced: a session outside holds the row that every request needs, the requests
 * are sent one after the other until each waits for it, then the row is let go. PostgreSQL gives a
 * row to those that wait in the order they came, so the order of the requests is known.
 */
import pg from 'pg';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 4;

/** Sessions that wait, directly or behind another, for the one that asks. */
const WAITING = `
  with recursive antri as (
    select pg_backend_pid() as pid
    union select a.pid from pg_stat_activity a
      join antri on antri.pid = any(pg_blocking_pids(a.pid))
    where a.datname = current_database() and a.wait_event_type = 'Lock')
  select count(*)::int - 1 as n from antri`;

/** SQL that locks the rows whose `table.column` is `value`, for `inLine`. */
export function lockOf(column: string, value: string): string {
  const [table = ''] = column.split('.');
  return `select 1 from ${table} where ${column} = '${value}' for update`;
}

/** A row that nobody else gets until it is let go. */
interface Hold {
  /** Resolves when so many sessions wait, for the row or behind one that waits for it. */
  waiting(count: number): Promise<void>;
  /** Lets the row go; who came first gets it first. */
  release(): Promise<void>;
}

/**
 * Holds what `lock` locks (one statement or several, as the superuser of `url`), also what it
 * changes, until `release`, which commits. Release it in a `finally`: whoever waits, waits for it.
 */
async function holdRow(url: string, lock: string): Promise<Hold> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; ${lock}`);
  const count = async (): Promise<number> => {
    // Within a transaction the list of sessions is otherwise the one that was seen first.
    await client.query('select pg_stat_clear_snapshot()');
    return (await client.query<{ n: number }>(WAITING)).rows[0]?.n ?? 0;
  };
  return {
    waiting: async (wanted) => {
      const end = Date.now() + PATIENCE_MS;
      let seen = await count();
      for (; seen < wanted && Date.now() < end; seen = await count()) await pause();
      if (seen !== wanted) throw new Error(`${seen} of ${wanted} wait for: ${lock}`);
    },
    release: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/**
 * Sends the calls in this order while `lock` is held, the next when the one before waits, and lets
 * go when all do. Throws when one is answered without having waited: then nothing was forced.
 * `meanwhile` looks on while all wait.
 */
export async function inLine<T>(
  url: string,
  lock: string,
  calls: readonly (() => Promise<T>)[],
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<T[]> {
  const hold = await holdRow(url, lock);
  const sent: Promise<T>[] = [];
  try {
    for (const call of calls) {
      const answer = call();
      sent.push(answer);
      const early = answer.then((said) => {
        throw new Error(`not waited for: ${lock}\n${JSON.stringify(said).slice(0, 300)}`);
      });
      await Promise.race([hold.waiting(sent.length), early]);
    }
    await meanwhile();
  } finally {
    await hold.release();
  }
  return Promise.all(sent);
}
