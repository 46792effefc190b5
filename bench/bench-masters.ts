/**
 * Files of five thousand rows into masters over HTTP: a plain one, one with a reference, prices
 * that keep a history, bands that may not overlap; and the dry run of a file with wrong cells.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../apps/server/test/open-shop.ts';
import { atDatabase, copyDatabase } from './history.ts';
import { Caller, startProgram } from './program.ts';
import { median } from './report.ts';
import type { Figure } from './report.ts';
import { turns } from './turns.ts';

const ROWS = 5000;
/** Seconds of one file on two quiet cores (issue 14). */
const SOON = { most: 20 };

interface MasterFile {
  readonly name: string;
  readonly path: string;
  readonly head: string;
  /** Row n of the file of a turn. */
  readonly row: (n: number, turn: number) => string;
}

const FILES: readonly MasterFile[] = [
  {
    name: 'Bank',
    path: 'banks',
    head: 'kode_bank,nama_bank',
    row: (n, turn) => `B${turn}-${n},Bank ${n}`,
  },
  {
    name: 'Baki (a reference)',
    path: 'baki',
    head: 'kode_baki,nama_baki,kode_gudang',
    row: (n, turn) => `T${turn}-${n},Baki ${n},TOKO`,
  },
  {
    name: 'Group (prices with history)',
    path: 'group',
    head: 'kode_group,nama_group,kadar,harga,harga_modal',
    row: (n, turn) => `G${turn}-${n},Group ${n},75,${900_000 + n},${800_000 + n}`,
  },
  {
    name: 'Parameter Ongkos (bands)',
    path: 'parameter-ongkos',
    head: 'kode_ongkos,tipe_ongkos,nominal,berat_dari,berat_sampai',
    row: (n, turn) => {
      const from = (turn * ROWS + n) * 2 + 1;
      return `O${turn}-${n},TOTAL,50000,${from / 1000},${(from + 1) / 1000}`;
    },
  },
];

/** Measures seconds of each file. */
export async function benchMasters(serverUrl: string): Promise<Figure[]> {
  const { server } = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    const token = await server.login('OWNER');
    const copy = await copyDatabase(serverUrl, server.database, 'masters');
    const program = await startProgram(atDatabase(server.database.url, copy), folder);
    const caller = new Caller(program.port, token, 1);
    const waits = new Map<string, number[]>();
    const wait = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const start = performance.now();
      await work();
      waits.set(name, [...(waits.get(name) ?? []), (performance.now() - start) / 1000]);
    };
    try {
      for (let turn = 1; turn <= turns(3); turn += 1) {
        for (const file of FILES) {
          const rows = Array.from({ length: ROWS }, (_, n) => file.row(n, turn));
          // Twenty rows whose price is below their cost, or that cannot be read, all over the file.
          const wrong = rows.map((row, n) => (n % 250 === 249 ? `${row}x,y,z` : row));
          const send = (list: readonly string[], way: string) =>
            caller.call('POST', `${file.path}/${way}`, {
              mode: 'TAMBAH',
              isi: Buffer.from([file.head, ...list].join('\r\n')).toString('base64'),
            });
          await wait(`${file.name}: dry run with 20 wrong rows`, () =>
            send(wrong, 'impor/periksa'),
          );
          await wait(file.name, () => send(rows, 'impor'));
        }
      }
    } finally {
      caller.close();
      await program.stop();
    }
    return [...waits].map(([name, list]) => ({
      name: `File of ${ROWS} rows: ${name}`,
      value: `${median(list).toFixed(2)} s`,
      turns: list,
      goal: SOON,
    }));
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
