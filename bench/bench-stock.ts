/**
 * Barang Summary over HTTP in a shop of 300,000 pieces in 200 trays: with one, two and five years
 * of frozen days behind it, in turns; and against its statement sent bare.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestServer } from '../apps/server/test/harness.ts';
import { openShop } from '../apps/server/test/open-shop.ts';
import { addDays, tanggal } from '@kencana/rules/tanggal';
import { atDatabase, copyDatabase, insertFrozenStock } from './history.ts';
import { Caller, startProgram } from './program.ts';
import { median, perTurn, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record } from './statement-log.ts';
import type { Recording } from './statement-log.ts';
import { turns } from './turns.ts';

const YEARS = [1, 2, 5] as const;
/** Seconds, on two quiet cores (issue 14). */
const SOON = { most: 1 };
/** Of five years over one. */
const FLAT = { most: 1.2 };

/** Measures seconds by length of history, and their ratios. */
export async function benchStock(serverUrl: string): Promise<Figure[]> {
  const { server, owner } = await openShop({ settings: { PREVIOUS_DAY_OWNER: 'true' } });
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    const asked = await summaryCalls(server);
    const reading = await readingOf(() => owner.get(asked.month));
    const token = await server.login('OWNER');
    const waits = YEARS.map((): number[] => []);
    const [long, bare]: [number[], number[]] = [[], []];
    const shops: { call: (path: string) => Promise<unknown>; bare: () => Promise<unknown> }[] = [];
    for (const years of YEARS) {
      const copy = await copyDatabase(serverUrl, server.database, `stock_${years}`);
      await insertFrozenStock(atDatabase(server.database.superUrl, copy), years * 365);
      const url = atDatabase(server.database.url, copy);
      const program = await startProgram(url, path.join(folder, copy));
      const caller = new Caller(program.port, token, 1);
      const player = new BarePlayer(url, 1);
      await player.open();
      ends.push(async () => {
        caller.close();
        await player.close();
        await program.stop();
      });
      shops.push({
        call: (at) => caller.call('GET', at),
        bare: () => player.play([reading], 1),
      });
    }
    for (let turn = 0; turn <= turns(9); turn += 1) {
      for (const [n, shop] of shops.entries()) {
        const wait = await seconds(() => shop.call(asked.month));
        // The first turn warms up.
        if (turn > 0) waits[n]?.push(wait);
      }
      const whole = await seconds(() => shops[1]?.call(asked.years));
      const alone = await seconds(() => shops[1]?.bare());
      if (turn === 0) continue;
      long.push(whole);
      bare.push(alone);
    }
    const [one = [], two = [], five = []] = waits;
    const said = (list: readonly number[]): string => `${median(list).toFixed(3)} s`;
    return [
      { name: 'Stock summary of a month, 1 year behind it', value: said(one) },
      { name: 'Stock summary of a month, 2 years', value: said(two), turns: two, goal: SOON },
      { name: 'Stock summary of a month, 5 years', value: said(five) },
      ratio('Stock summary: 5 years ÷ 1 year', perTurn(five, one), FLAT),
      { name: 'Stock summary of two whole years', value: said(long), turns: long, goal: SOON },
      ratio('Stock summary: API ÷ its statement, bare', perTurn(two, bare)),
    ];
  } finally {
    for (const end of ends) await end();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Addresses of the summary of a month and of two years before the open day. */
async function summaryCalls(server: TestServer): Promise<{ month: string; years: string }> {
  const { tgl } = await server.db.tenant(server.kodeToko, (tx) =>
    tx.one<{ tgl: string }>(sql`select tgl_system as tgl from toko
      where kode_toko = ${server.kodeToko}`),
  );
  const of = (days: number): string =>
    `laporan/barang-summary?tgl_from=${addDays(tanggal(tgl), -days)}&tgl_to=${tgl}`;
  return { month: of(30), years: of(730) };
}

/** The transaction that reads the frozen days, as the server sends it. */
async function readingOf(work: () => Promise<unknown>): Promise<Recording> {
  const all = await record(async () => void (await work()));
  const at = all.findIndex(({ text }) => text.includes('from stok_harian'));
  const begin = all.findLastIndex(({ text }, n) => n <= at && text.startsWith('BEGIN'));
  const commit = all.findIndex(({ text }, n) => n > at && text === 'COMMIT');
  if (at < 0 || begin < 0 || commit < 0) throw new Error('no transaction that reads frozen days');
  return all.slice(begin, commit + 1);
}

async function seconds(work: () => Promise<unknown> | undefined): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
