/**
 * A sale through the API against the statements it sends, bare, on the same server. Every sale is
 * recorded once; the bare runs play the recordings on copies of the database, the API sells the
 * same pieces on another copy, in turns, so that all meet the same noise.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestServer } from '../apps/server/test/harness.ts';
import { openShop } from '../apps/server/test/open-shop.ts';
import { saleOf } from '../apps/server/test/shop-fixture.ts';
import { atDatabase, copyDatabase, insertPieces } from './history.ts';
import { Caller, rate, startProgram } from './program.ts';
import { median, perTurn, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record, transactionOf } from './statement-log.ts';
import type { Recording } from './statement-log.ts';
import { turns } from './turns.ts';

/** Sales of one turn, by clients. */
const SALES: readonly (readonly [number, number])[] = [
  [1, 100],
  [8, 320],
];
const MOST = 8;
/** Of the throughput of the bare statements. */
const HALF = { least: 0.5 };
const PAID = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];

/** Measures it; the figures are sales per second and their ratios. */
export async function benchSale(serverUrl: string): Promise<Figure[]> {
  const { server: source } = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    const count = turns(5) * SALES.reduce((n, [, sales]) => n + sales, 0);
    await insertPieces(source.database.superUrl, 1, count);
    const codes = Array.from({ length: count }, (_, n) => String(11_000_001 + n));
    const token = await source.login('KASIR');
    const urls: string[] = [];
    for (const copy of ['all', 'write', 'api']) {
      const name = await copyDatabase(serverUrl, source.database, copy);
      urls.push(atDatabase(source.database.url, name));
    }
    const recordings = await recordSales(source, token, codes);
    return await measure(urls, folder, token, codes, recordings);
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordSales(
  source: TestServer,
  token: string,
  codes: readonly string[],
): Promise<Recording[]> {
  const client = source.client(token);
  const recordings: Recording[] = [];
  for (const code of codes) {
    const sell = async () => {
      const headers = { 'idempotency-key': `bench-${code}` };
      const answer = await client.post('penjualan/simpan', saleOf([code], PAID), headers);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    };
    recordings.push(await record(sell));
  }
  return recordings;
}

interface Rates {
  readonly all: number[];
  readonly write: number[];
  readonly api: number[];
}

async function measure(
  [all = '', write = '', api = '']: readonly string[],
  folder: string,
  token: string,
  codes: readonly string[],
  recordings: readonly Recording[],
): Promise<Figure[]> {
  const program = await startProgram(api, folder);
  const caller = new Caller(program.port, token, MOST);
  const players = [new BarePlayer(all, MOST), new BarePlayer(write, MOST)] as const;
  const writes = recordings.map((r) => transactionOf(r, 'write_document'));
  const sell = (code: string) =>
    caller.call('POST', 'penjualan/simpan', saleOf([code], PAID), `bench-${code}`);
  const seen = new Map<number, Rates>();
  try {
    for (const player of players) await player.open();
    for (let at = 0; at < codes.length;) {
      for (const [clients, sales] of SALES) {
        const to = at + sales;
        const rates = seen.get(clients) ?? { all: [], write: [], api: [] };
        rates.all.push(await players[0].play(recordings.slice(at, to), clients));
        rates.api.push(await rate(codes.slice(at, to), clients, sell));
        rates.write.push(await players[1].play(writes.slice(at, to), clients));
        seen.set(clients, rates);
        at = to;
      }
    }
  } finally {
    caller.close();
    await Promise.all(players.map((player) => player.close()));
    await program.stop();
  }
  const [sent, inWrite] = [recordings[0]?.length ?? 0, writes[0]?.length ?? 0];
  const statements = `${sent}, ${inWrite} of them in the write`;
  return [
    { name: 'Statements of one sale', value: statements },
    ...[...seen].flatMap(([clients, rates]) => figures(clients, rates)),
  ];
}

function figures(clients: number, { all, write, api }: Rates): Figure[] {
  const who = `Sale, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const perSecond = (list: readonly number[]) => `${median(list).toFixed(0)}/s`;
  return [
    { name: `${who}: API`, value: perSecond(api) },
    { name: `${who}: the same statements bare`, value: perSecond(all) },
    { name: `${who}: its write transaction alone, bare`, value: perSecond(write) },
    ratio(`${who}: API ÷ all statements`, perTurn(api, all), HALF),
    ratio(`${who}: API ÷ write transaction`, perTurn(api, write), HALF),
  ];
}
