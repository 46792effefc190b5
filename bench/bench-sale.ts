/**
 * A sale through the API against the statements it sends, bare, on the same server. Every sale is
 * recorded once; the bare runs play the recordings on copies of the database, the API sells the
 * same pieces on another copy, in turns, so that all meet the same noise.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer } from '../apps/server/test/harness.ts';
import type { TestServer } from '../apps/server/test/harness.ts';
import { saleOf, seedMasters } from '../apps/server/test/shop-fixture.ts';
import { copyDatabase, insertPieces } from './history.ts';
import { Caller, rate, startProgram } from './program.ts';
import { median } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record, transactionOf } from './statement-log.ts';
import type { Recording } from './statement-log.ts';

const TURNS = 3;
/** Sales of one turn, by clients. */
const SALES: readonly (readonly [number, number])[] = [
  [1, 100],
  [8, 320],
];
const MOST = 8;
const PAID = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];

/** Measures it; the figures are sales per second and their ratios. */
export async function benchSale(serverUrl: string): Promise<Figure[]> {
  const source = await startTestServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    await seedMasters(source);
    const count = TURNS * SALES.reduce((n, [, sales]) => n + sales, 0);
    await insertPieces(source.database.superUrl, 1, count);
    const codes = Array.from({ length: count }, (_, n) => String(11_000_001 + n));
    const token = await source.login('KASIR');
    const name = new URL(source.database.url).pathname.slice(1);
    const urls: string[] = [];
    for (const copy of ['all', 'write', 'api']) {
      const url = new URL(source.database.url);
      url.pathname = `/${await copyDatabase(serverUrl, name, copy)}`;
      urls.push(url.toString());
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

async function measure(
  [all = '', write = '', api = '']: readonly string[],
  folder: string,
  token: string,
  codes: readonly string[],
  recordings: readonly Recording[],
): Promise<Figure[]> {
  const program = await startProgram(api, folder);
  const caller = new Caller(program.port, token, MOST);
  const players = [
    await new BarePlayer(all, MOST).open(),
    await new BarePlayer(write, MOST).open(),
  ] as const;
  const writes = recordings.map((r) => transactionOf(r, 'write_document'));
  const sell = (code: string) =>
    caller.call('POST', 'penjualan/simpan', saleOf([code], PAID), `bench-${code}`);
  const seen = new Map<number, { all: number[]; write: number[]; api: number[] }>();
  let at = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
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
  caller.close();
  await Promise.all(players.map((player) => player.close()));
  await program.stop();
  const [sent, inWrite] = [recordings[0]?.length ?? 0, writes[0]?.length ?? 0];
  const statements = `${sent}, ${inWrite} of them in the write`;
  return [
    { name: 'Statements of one sale', value: statements },
    ...[...seen].flatMap(([clients, rates]) => figures(clients, rates)),
  ];
}

function figures(
  clients: number,
  rates: { all: number[]; write: number[]; api: number[] },
): Figure[] {
  const against = (bare: readonly number[]) =>
    median(rates.api.map((r, n) => r / (bare[n] ?? r))).toFixed(2);
  const who = `Sale, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const perSecond = (list: readonly number[]) => `${median(list).toFixed(0)}/s`;
  return [
    { name: `${who}: API`, value: perSecond(rates.api) },
    { name: `${who}: the same statements bare`, value: perSecond(rates.all) },
    { name: `${who}: its write transaction alone, bare`, value: perSecond(rates.write) },
    { name: `${who}: API ÷ all statements`, value: against(rates.all) },
    { name: `${who}: API ÷ write transaction`, value: against(rates.write) },
  ];
}
