/**
 * Carries out the effects that writes queued in the outbox: at least once, in order per shop,
 * retried with growing delay. A write pokes the dispatcher of its own process after commit; a timer
 * finds what was left behind.
 */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/tx.ts';
import type { Live, Room } from '../realtime/live.ts';

/** Carries out one effect; a throw has it tried again later. */
export type Driver = (isi: Readonly<Record<string, unknown>>, kodeToko: string) => Promise<void>;

export interface Dispatcher {
  /** Looks at the shop's outbox soon. */
  poke(kodeToko: string): void;
  /** Waits for the work under way and stops. */
  close(): Promise<void>;
}

interface OutboxRow {
  id: string;
  jenis: string;
  isi: Record<string, unknown>;
  percobaan: number;
}

/** Tries of an effect before it is given up (outbox_menunggu knows the same number). */
export const MOST_TRIES = 20;

const BATCH = 50;
const LOOK_MS = 2_000;

/** Which rows a dispatcher looks at, and how many it sends in one transaction (50 unless told). */
export interface DispatcherScope {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly batch?: number;
}

/** Driver of `live` rows `{ room, event, payload }`. */
export function liveDriver(live: Live): Driver {
  return async (isi) => {
    live.emit(String(isi['room']) as Room, String(isi['event']), isi['payload']);
  };
}

/** Starts the dispatcher. `failed` is told of every failed attempt. */
export function startDispatcher(
  db: Db,
  drivers: Readonly<Record<string, Driver>>,
  failed: (error: unknown) => void,
  scope: DispatcherScope = {},
): Dispatcher {
  const batch = scope.batch ?? BATCH;
  const shops = new Set<string>();
  let running: Promise<void> | undefined;
  let closed = false;

  async function drain(): Promise<void> {
    for (const shop of shops) {
      shops.delete(shop);
      if ((await deliver(db, shop, drivers, failed, scope)) === batch) shops.add(shop);
    }
  }
  function run(): void {
    if (closed || running) return;
    running = drain()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (shops.size > 0) run();
      });
  }
  async function look(): Promise<void> {
    const waiting = await db.shared((tx) =>
      tx.rows<{ kode_toko: string }>(sql`select outbox_menunggu() as kode_toko`),
    );
    for (const row of waiting) shops.add(row.kode_toko);
    if (shops.size > 0) run();
  }
  const timer = setInterval(() => void look().catch(failed), LOOK_MS);
  timer.unref();
  return {
    poke: (kodeToko) => {
      shops.add(kodeToko);
      run();
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      shops.clear();
      await running;
    },
  };
}

/**
 * Sends what is due in one shop; answers how many rows it looked at. Other instances skip the
 * locked rows.
 */
async function deliver(
  db: Db,
  kodeToko: string,
  drivers: Readonly<Record<string, Driver>>,
  failed: (error: unknown) => void,
  { only, except, batch = BATCH }: DispatcherScope,
): Promise<number> {
  return db.tenant(kodeToko, async (tx) => {
    const rows = await tx.rows<OutboxRow>(sql`select id, jenis, isi, percobaan from outbox
      where kode_toko = ${kodeToko} and terkirim_at is null and mulai_at <= now()
        and percobaan < ${MOST_TRIES}
        and (${only ?? null}::text[] is null or jenis = any(${only ?? null}::text[]))
        and not jenis = any(${except ?? []}::text[])
      order by created_at limit ${batch} for update skip locked`);
    for (const row of rows) await attempt(tx, row, drivers, failed);
    return rows.length;
  });
}

async function attempt(
  tx: Tx,
  row: OutboxRow,
  drivers: Readonly<Record<string, Driver>>,
  failed: (error: unknown) => void,
): Promise<void> {
  try {
    const driver = drivers[row.jenis];
    if (!driver) throw new Error(`no driver for outbox rows of kind ${row.jenis}`);
    await driver(row.isi, tx.kodeToko);
    await tx.exec(sql`update outbox set terkirim_at = now(), galat = null
      where kode_toko = ${tx.kodeToko} and id = ${row.id}`);
  } catch (error) {
    failed(error);
    const galat = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await tx.exec(sql`update outbox set percobaan = percobaan + 1, galat = ${galat},
        mulai_at = now() + make_interval(secs => least(power(2, percobaan), 3600))
      where kode_toko = ${tx.kodeToko} and id = ${row.id}`);
  }
}
