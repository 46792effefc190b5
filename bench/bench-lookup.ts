/**
 * The scan on the sale screen over HTTP, in a shop with ten thousand and in one with a million
 * pieces, in turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../apps/server/test/open-shop.ts';
import { atDatabase, copyDatabase, insertPieces } from './history.ts';
import { Caller, startProgram } from './program.ts';
import { median, perTurn, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { turns } from './turns.ts';

const FEW = 10_000;
const MANY = 1_000_000;
/** Of one turn. */
const SCANS = 100;
/** A sequential scan of the pieces would show tens. */
const FLAT = { most: 1.3 };

/** Measures the median answer of each turn at both sizes, and their ratio. */
export async function benchLookup(serverUrl: string): Promise<Figure[]> {
  const { server: source } = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  const shops: Shop[] = [];
  try {
    const token = await source.login('KASIR');
    for (const pieces of [FEW, MANY]) {
      const copy = await copyDatabase(serverUrl, source.database, `pieces_${pieces}`);
      await insertPieces(atDatabase(source.database.superUrl, copy), 1, pieces);
      const url = atDatabase(source.database.url, copy);
      shops.push(await serveShop(url, path.join(folder, copy), token, pieces));
    }
    const waits: [number[], number[]] = [[], []];
    // The first turn warms up.
    for (let turn = 0; turn <= turns(9); turn += 1) {
      for (const [n, list] of waits.entries()) {
        const wait = (await shops[n]?.scan()) ?? 0;
        if (turn > 0) list.push(wait);
      }
    }
    const [few, many] = waits;
    return [
      { name: 'Scan of a barcode, 10,000 pieces', value: `${median(few).toFixed(2)} ms` },
      { name: 'Scan of a barcode, 1,000,000 pieces', value: `${median(many).toFixed(2)} ms` },
      ratio('Scan: 1,000,000 ÷ 10,000 pieces', perTurn(many, few), FLAT),
    ];
  } finally {
    for (const shop of shops) await shop.end();
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Shop {
  /** Median milliseconds of one turn's scans of random pieces. */
  scan(): Promise<number>;
  end(): Promise<void>;
}

async function serveShop(
  url: string,
  folder: string,
  token: string,
  pieces: number,
): Promise<Shop> {
  const program = await startProgram(url, folder);
  const caller = new Caller(program.port, token, 1);
  return {
    scan: async () => {
      const waits: number[] = [];
      for (let n = 0; n < SCANS; n += 1) {
        const code = 11_000_001 + Math.floor(Math.random() * pieces);
        const start = performance.now();
        await caller.call('GET', `barang/ready/kode-barcode/${code}`);
        waits.push(performance.now() - start);
      }
      return median(waits);
    },
    end: async () => {
      caller.close();
      await program.stop();
    },
  };
}
