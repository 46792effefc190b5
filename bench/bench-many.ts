/**
 * Five thousand pieces in one document through the API, against the write transaction that it sends
 * bare: every document is recorded once and played on a copy of the database, the API saves the
 * same on another copy, in turns. The dry run of as many rows stands beside it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../apps/server/test/open-shop.ts';
import { CINCIN } from '../apps/server/test/shop-fixture.ts';
import { atDatabase, copyDatabase } from './history.ts';
import { Caller, startProgram } from './program.ts';
import { median, perTurn, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record, transactionOf } from './statement-log.ts';
import type { Recording } from './statement-log.ts';
import { turns } from './turns.ts';

const PIECES = 5000;
const PATH = 'barang/simpan-banyak';
/** Seconds of one document on two quiet cores (issue 14). */
const SOON = { most: 20 };

const keyOf = (turn: number): string => `bench-many-${turn}`;

/** Pieces that differ in weight, each with a tag of its own. */
function rowsOf(turn: number): object {
  const detail_barang = Array.from({ length: PIECES }, (_, n) => ({
    ...CINCIN,
    berat: (1000 + (n % 4000)) / 1000,
    berat_asli: (1000 + (n % 4000)) / 1000,
    tag_id: `T${turn}-${n}`,
  }));
  return { detail_barang };
}

/** Measures it; the figures are seconds of a document and their ratio. */
export async function benchMany(serverUrl: string): Promise<Figure[]> {
  const { server } = await openShop({ settings: { BATAS_DOKUMEN_RP: '100000000000' } });
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    const token = await server.login('SPV');
    const [bare, api] = await Promise.all(
      ['bare', 'api'].map(async (copy) =>
        atDatabase(server.database.url, await copyDatabase(serverUrl, server.database, copy)),
      ),
    );
    const client = server.client(token);
    const recordings: Recording[] = [];
    for (let turn = 0; turn <= turns(5); turn += 1) {
      const save = async () => {
        const answer = await client.post(PATH, rowsOf(turn), { 'idempotency-key': keyOf(turn) });
        if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      };
      recordings.push(transactionOf(await record(save), 'write_document'));
    }
    return await measure([bare ?? '', api ?? ''], folder, token, recordings);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  [bare, api]: readonly [string, string],
  folder: string,
  token: string,
  recordings: readonly Recording[],
): Promise<Figure[]> {
  const program = await startProgram(api, folder);
  const caller = new Caller(program.port, token, 1);
  const player = new BarePlayer(bare, 1);
  const [plain, saved, checked]: [number[], number[], number[]] = [[], [], []];
  try {
    await player.open();
    for (const [turn, recording] of recordings.entries()) {
      const alone = await seconds(() => player.play([recording], 1));
      const dry = await seconds(() => caller.call('POST', 'barang/periksa-banyak', rowsOf(turn)));
      const whole = await seconds(() => caller.call('POST', PATH, rowsOf(turn), keyOf(turn)));
      // The first turn warms both up.
      if (turn === 0) continue;
      plain.push(alone);
      checked.push(dry);
      saved.push(whole);
    }
  } finally {
    caller.close();
    await player.close();
    await program.stop();
  }
  const inAll = (list: readonly number[]): string => `${median(list).toFixed(2)} s`;
  return [
    {
      name: `${PIECES} pieces in one document: API`,
      value: inAll(saved),
      turns: saved,
      goal: SOON,
    },
    { name: `${PIECES} pieces: the dry run`, value: inAll(checked) },
    { name: `${PIECES} pieces: its write transaction, bare`, value: inAll(plain) },
    ratio(`${PIECES} pieces: API ÷ write transaction, bare`, perTurn(saved, plain)),
  ];
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
