/**
 * The one escape of the report engine: a report that draws its lines itself, alike on screen, CSV,
 * Excel and PDF.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineReport } from '@kencana/contract/define-report';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { readCsv, readExcel, readPdf } from '../../../test/report-file.ts';
import { stream, type ReportSource } from './report-query.ts';
import { reportRoutes } from './report-routes.ts';

const neraca = defineReport({
  name: 'uji-bagian',
  route: '/laporan-uji-bagian',
  area: 'laporan',
  group: 'report.grup.uang',
  title: 'report.judul.uang_kas',
  filter: [],
  columns: [
    { key: 'nama', label: 'field.kategori', kind: 'teks' },
    { key: 'nilai', label: 'report.kolom.saldo', kind: 'rupiah', total: 'jumlah' },
  ],
  paper: 'A4-portrait',
  file: 'LAPORAN UJI BAGIAN',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});

const source: ReportSource = {
  query: (tx) =>
    stream(tx, sql`select 'n' || n nama, n * 1000 nilai from generate_series(1, 2500) n`),
  arrange: (rows, { t }) => [
    { jenis: 'kelompok', label: 'HARTA', cells: [] },
    { jenis: 'baris', label: '', cells: ['KAS', Number(rows.at(-1)?.['nilai'])] },
    { jenis: 'total', label: t('report.total'), cells: [null, rows.length] },
  ],
};

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  const routes = reportRoutes(neraca, source);
  server = await startTestServer({ features: [{ name: 'uji', routes }] });
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

test('the lines are drawn as they are given, over rows of several batches', async () => {
  const read = (format: string) => owner.get(`laporan/uji-bagian?format=${format}`);
  const { body } = await read('json');
  expect(body.count).toBe(2500);
  expect(body.data.lines.map((l: { cells: unknown[] }) => l.cells)).toEqual([
    [],
    ['KAS', 2_500_000],
    [null, 2500],
  ]);
  expect(readCsv((await read('csv')).raw).slice(1)).toEqual([
    ['HARTA', 'KAS', '2500000'],
    ['TOTAL', '', '2500'],
  ]);
  expect(readExcel((await read('xlsx')).raw).slice(4)).toEqual([
    ['HARTA'],
    [null, 'KAS', 2_500_000],
    ['TOTAL', null, 2500],
  ]);
  const pdf = (await readPdf((await read('pdf')).raw)).flat();
  expect(pdf).toContainEqual(['KAS', '2,500,000']);
  expect(pdf).toContainEqual(['TOTAL', '2,500']);
});
