/**
 * A report of many rows is made by a process beside the server: the same figures in every format,
 * one at a time with a place in the queue, and nothing left of one that nobody waits for.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { readCsv, readExcel, readPdf } from '../../../test/report-file.ts';

/** More than are answered at once. */
const PIECES = 6000;
const PATH = 'laporan/barang-detail';

/** Files of other servers of this machine lie in its temporary folder too. */
const { TMPDIR } = process.env;
let shop: Shop;
let socket: Socket;
const places: { id: string; ke: number; baris: number }[] = [];

beforeAll(async () => {
  process.env['TMPDIR'] = await mkdtemp(path.join(tmpdir(), 'kencana-heavy-'));
  shop = await openShop({ listen: true, apart: true });
  await shop.exec(sql`insert into barang (kode_toko, kode_barcode, nama_barang, kode_group,
      kode_jenis, kode_gudang, kode_baki, berat, berat_asli, murni, kadar, harga_beli, harga_jual,
      status, tgl_system, input_by)
    select 'JKT1', (11500000 + n)::text, 'CINCIN ' || n, 'MT', 'CINCIN', 'TOKO', 'A1', 1000 + n,
      1000 + n, 750, 7500, 100000, 200000 + n, 'READY', '2026-11-20', 'TEST'
    from generate_series(1, ${PIECES}) n`);
  socket = io(shop.server.url, {
    auth: { token: await shop.token('OWNER') },
    transports: ['websocket'],
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.on('antrian-laporan', (place) => places.push(place));
});
afterAll(async () => {
  socket.close();
  await shop.close();
  await rm(tmpdir(), { recursive: true });
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
});

const ask = (format: string, id: string): Promise<Answer> =>
  shop.owner.get(`${PATH}?format=${format}`, { 'x-request-id': id });

/** Asks for the PDF and hangs up when the signal fires. */
async function hangUp(id: string, signal: AbortSignal): Promise<unknown> {
  const headers = { 'x-auth-token': await shop.token('OWNER'), 'x-request-id': id };
  const url = `${shop.server.url}/api/v1/${PATH}?format=pdf`;
  return fetch(url, { headers, signal }).catch(() => 'hung up');
}

test('screen, PDF, Excel and CSV have every row and the same totals', async () => {
  const sheet = (await ask('json', 'layar-0001')).body.data as Sheet;
  const rows = sheet.lines.filter(({ jenis }) => jenis === 'baris');
  expect([sheet.count, rows.length]).toEqual([PIECES, PIECES]);
  const total = sheet.lines.findLast(({ jenis }) => jenis === 'total');
  const berat = sheet.columns.findIndex(({ key }) => key === 'berat');
  const grams = (PIECES * 1000 + (PIECES * (PIECES + 1)) / 2) / 1000;
  expect(total?.cells[berat]).toBe(grams);
  const csv = readCsv((await ask('csv', 'berkas-0001')).raw);
  expect(csv.length).toBe(PIECES + 2);
  expect(Number(csv.at(-1)?.[berat + 1])).toBe(grams);
  expect(readExcel((await ask('xlsx', 'berkas-0002')).raw).at(-1)?.[berat + 1]).toBe(grams);
  const pdf = await ask('pdf', 'berkas-0003');
  expect(pdf.headers['content-disposition']).toContain('.pdf');
  const pages = await readPdf(pdf.raw);
  expect(pages.flat(2).filter((text) => /^CINCIN \d+$/.test(text)).length).toBe(PIECES);
  expect(places).toContainEqual({ id: 'berkas-0003', ke: 0, baris: 5000 });
});

test('what a report refuses is refused by the process too', async () => {
  const { status, body } = await shop.owner.get(`${PATH}?kode_toko=JKT2`);
  expect([status, body.code]).toEqual([404, 'TOKO_LAIN']);
});

test('the others wait with their place, in their order', async () => {
  places.length = 0;
  const order: string[] = [];
  const files = ['antri-0001', 'antri-0002', 'antri-0003'].map(async (id) => {
    const { status } = await ask('pdf', id);
    order.push(id);
    return status;
  });
  expect(await Promise.all(files)).toEqual([200, 200, 200]);
  const waited = places.filter(({ ke }) => ke > 0);
  const second = waited.find(({ ke }) => ke === 2)?.id;
  expect(waited.filter(({ id }) => id === second).map(({ ke }) => ke)).toEqual([2, 1]);
  expect(order.at(-1)).toBe(second);
});

test('one person has three in the queue, another has a place', async () => {
  const own = Array.from({ length: 4 }, (_, n) => ask('pdf', `banyak-000${n}`));
  const other = shop.spv.get(`${PATH}?format=csv`);
  const statuses = (await Promise.all(own)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
  expect((await other).status).toBe(200);
});

test('who hangs up, at work or waiting, frees the place and leaves no file', async () => {
  await vi.waitFor(async () => expect(await spools()).toEqual([]), 5000);
  const left = new AbortController();
  places.length = 0;
  const gone = ['pergi-0001', 'pergi-0002'].map((id) => hangUp(id, left.signal));
  await vi.waitFor(() => expect(places.some(({ ke }) => ke === 1)).toBe(true), 20_000);
  left.abort();
  expect(await Promise.all(gone)).toEqual(['hung up', 'hung up']);
  expect((await ask('csv', 'kembali-01')).status).toBe(200);
  await vi.waitFor(async () => expect(await spools()).toEqual([]), 5000);
});

/** The folders of files that are being made. */
async function spools(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('kencana-laporan-')).toSorted();
}
