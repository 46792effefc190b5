/**
 * What the counter feels of heavy work: the scan on the sale screen alone, and beside four PDFs of
 * 144,000 rows that were asked for at once; and the memory of the server before and after
 * thirty-five photos sent at once.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { openShop } from '../apps/server/test/open-shop.ts';
import { insertPieces } from './history.ts';
import { Caller, startProgram, type Program } from './program.ts';
import { median, perTurn, quantile, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { turns } from './turns.ts';

const PIECES = 144_000;
const FILES = 4;
/** Of one turn without the files. */
const SCANS = 300;
/** Issue 11 asks for it on two cores. */
const CALM = { most: 3 };
const PHOTOS = 35;

/** Measures both in one program. */
export async function benchHeavy(): Promise<Figure[]> {
  const shop = await openShop();
  const { server } = shop;
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  let program: Program | undefined;
  try {
    await insertPieces(server.database.superUrl, 1, PIECES);
    const kasir = await server.login('KASIR');
    const owners = [await server.login('OWNER'), await server.login('MU1')];
    program = await startProgram(server.database.url, folder);
    const scanner = new Caller(program.port, kasir, 1);
    const files = owners.map((token) => new Caller(program?.port ?? 0, token, 4));
    const [idle, beside]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= turns(3); turn += 1) {
      const alone = await scan(scanner, (n) => n < SCANS);
      let open = FILES;
      const asked = Array.from({ length: FILES }, (_, n) =>
        fetchFile(program?.port ?? 0, owners[n % owners.length] ?? '').finally(() => (open -= 1)),
      );
      const busy = await scan(scanner, () => open > 0);
      await Promise.all(asked);
      if (turn === 0) continue;
      idle.push(alone);
      beside.push(busy);
    }
    const memory = await photos(program, kasir);
    for (const caller of [scanner, ...files]) caller.close();
    return [
      { name: 'Scan alone, p95', value: `${median(idle).toFixed(2)} ms` },
      {
        name: `Scan beside ${FILES} PDFs of ${PIECES} rows, p95`,
        value: `${median(beside).toFixed(2)} ms`,
      },
      ratio('Scan beside four PDFs ÷ alone, p95', perTurn(beside, idle), CALM),
      ...memory,
    ];
  } finally {
    await program?.stop();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The 95th percentile of scans for as long as `go` says. */
async function scan(caller: Caller, go: (n: number) => boolean): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; go(n); n += 1) {
    const code = 11_000_001 + Math.floor(Math.random() * PIECES);
    const start = performance.now();
    await caller.call('GET', `barang/ready/kode-barcode/${code}`);
    waits.push(performance.now() - start);
    // A counter scans a few times a second, not as fast as it can.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return quantile(waits, 0.95);
}

async function fetchFile(port: number, token: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/v1/laporan/barang-detail?format=pdf`;
  const response = await fetch(url, { headers: { 'x-auth-token': token } });
  if (!response.ok) throw new Error(`pdf: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Megabytes of the server before thirty-five photos of 8 MB at once, at most, a minute after. */
async function photos(program: Program, token: string): Promise<Figure[]> {
  const png = noisePng(1900, 1400);
  const gambar = `data:image/png;base64,${png.toString('base64')}`;
  const body = JSON.stringify({ gambar });
  const before = megabytes(program);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytes(program))), 50);
  const send = async (): Promise<void> => {
    const url = `http://127.0.0.1:${program.port}/api/v1/pembelian/foto`;
    const headers = { 'x-auth-token': token, 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body });
    if (response.status !== 201) throw new Error(`photo: ${response.status}`);
  };
  await Promise.all(Array.from({ length: PHOTOS }, send));
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  clearInterval(watch);
  const size = (body.length / 1e6).toFixed(1);
  const figure = (name: string, mb: number): Figure => ({ name, value: `${mb.toFixed(0)} MB` });
  return [
    figure('Server before the photos', before),
    figure(`Server at most, ${PHOTOS} photos of ${size} MB at once`, most),
    figure('Server a minute later', megabytes(program)),
  ];
}

/** A picture that nothing compresses: random bytes as rows of RGB. */
function noisePng(width: number, height: number): Buffer {
  const row = (): Buffer => Buffer.concat([Buffer.of(0), randomBytes(width * 3)]);
  const pixels = Buffer.concat(Array.from({ length: height }, row));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', zlib.deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Resident memory of the server's process. */
function megabytes({ pid }: Program): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
