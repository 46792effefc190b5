/**
 * The scan on the sale screen over HTTP, with ten thousand and with a million pieces in the shop.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer } from '../apps/server/test/harness.ts';
import { seedMasters } from '../apps/server/test/shop-fixture.ts';
import { insertPieces } from './history.ts';
import { Caller, startProgram } from './program.ts';
import { median } from './report.ts';
import type { Figure } from './report.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const SCANS = 400;

/** Measures the median answer at both sizes and their ratio. */
export async function benchLookup(): Promise<Figure[]> {
  const server = await startTestServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    await seedMasters(server);
    await insertPieces(server.database.superUrl, 1, FEW);
    const token = await server.login('KASIR');
    const program = await startProgram(server.database.url, folder);
    const caller = new Caller(program.port, token, 1);
    await scan(caller, FEW);
    const few = await scan(caller, FEW);
    await insertPieces(server.database.superUrl, FEW + 1, MANY);
    await scan(caller, MANY);
    const many = await scan(caller, MANY);
    caller.close();
    await program.stop();
    return [
      { name: 'Scan of a barcode, 10,000 pieces', value: `${few.toFixed(2)} ms` },
      { name: 'Scan of a barcode, 1,000,000 pieces', value: `${many.toFixed(2)} ms` },
      { name: 'Scan: 1,000,000 ÷ 10,000 pieces', value: (many / few).toFixed(2) },
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Median milliseconds of scans of random pieces. */
async function scan(caller: Caller, pieces: number): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; n < SCANS; n += 1) {
    const code = 11_000_001 + Math.floor(Math.random() * pieces);
    const start = performance.now();
    await caller.call('GET', `barang/ready/kode-barcode/${code}`);
    waits.push(performance.now() - start);
  }
  return median(waits);
}
