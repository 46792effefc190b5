/**
 * A file is read beside the loop that serves everybody: the same rows and the same refusals as
 * in it, a loop that stays free, and an end for a file that wants too much.
 */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { ZipWriter } from '../excel/zip-writer.ts';
import { readTableInWorker } from './read-in-worker.ts';
import { FileProblem, readTable } from './read-table.ts';

const LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000 };

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** As many rows as are allowed, full of numbers. */
async function largeSheet(): Promise<string> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const zip = new ZipWriter(out);
  const row = `<row>${'<c><v>123456</v></c>'.repeat(60)}</row>`;
  await zip.open('xl/worksheets/sheet1.xml');
  await zip.write(`<sheetData>${row.repeat(LIMITS.rows)}</sheetData>`);
  await zip.close();
  await zip.end();
  out.end();
  return (await bytes).toString('base64');
}

test('the same rows as without a thread, over several parts', async () => {
  const file = base64(`kode;nama\r\n${"A;'=1+1\r\n".repeat(250)}`);
  const rows = await readTableInWorker(file, LIMITS);
  expect(rows).toHaveLength(251);
  expect(rows).toEqual(readTable(file, LIMITS));
});

test('the same refusals', async () => {
  const many = readTableInWorker(base64('a\n1\n2\n'), { ...LIMITS, rows: 1 });
  await expect(many).rejects.toMatchObject({ key: 'impor.terlalu_banyak', data: { jumlah: 1 } });
  await expect(many).rejects.toBeInstanceOf(FileProblem);
});

test('the loop is free for others most of the time', { timeout: 60_000 }, async () => {
  const file = await largeSheet();
  const before = performance.eventLoopUtilization();
  const rows = await readTableInWorker(file, LIMITS);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(rows).toHaveLength(LIMITS.rows);
  expect(utilization).toBeLessThan(0.5);
});

test('too much time or memory ends a file, not the next one', { timeout: 60_000 }, async () => {
  const file = await largeSheet();
  const limits = { milliseconds: 30_000, megabytes: 384 };
  const slow = readTableInWorker(file, LIMITS, { ...limits, milliseconds: 1 });
  const large = readTableInWorker(file, LIMITS, { ...limits, megabytes: 8 });
  const next = readTableInWorker(base64('a\n1\n'), LIMITS);
  await expect(slow).rejects.toMatchObject({ key: 'impor.rusak' });
  await expect(large).rejects.toMatchObject({ key: 'impor.rusak' });
  expect(await next).toHaveLength(2);
});
