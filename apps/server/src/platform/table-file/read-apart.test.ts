/**
 * A file is read beside the loop that serves everybody: the same rows and the same refusals as
 * in it, a loop that stays free, and an end for a file that wants too much.
 */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { SheetRow } from '../excel/sheet-reader.ts';
import { ZipWriter } from '../excel/zip-writer.ts';
import { readTableApart } from './read-apart.ts';
import { FileProblem, readTable } from './read-table.ts';

const LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000 };

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

async function workbook(sheet: string, texts = ''): Promise<string> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const zip = new ZipWriter(out);
  for (const [path, content] of [
    ['xl/sharedStrings.xml', texts],
    ['xl/worksheets/sheet1.xml', sheet],
  ] as const) {
    await zip.open(path);
    await zip.write(content);
    await zip.close();
  }
  await zip.end();
  out.end();
  return (await bytes).toString('base64');
}

/** As many rows as are allowed, full of numbers. */
function largeSheet(): Promise<string> {
  return workbook(`<row>${'<c><v>123456</v></c>'.repeat(60)}</row>`.repeat(LIMITS.rows));
}

/** One text of six million marks, each of which is written out. */
function hungrySheet(): Promise<string> {
  const text = `<si><t>${'&amp;'.repeat(6_000_000)}</t></si>`;
  return workbook('<row><c t="s"><v>0</v></c></row>', text);
}

/**
 * The rows, how long this process worked for them, and how often others had their turn meanwhile.
 * Time in which the machine did something else does not count.
 */
async function work(read: () => Promise<SheetRow[]>) {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  const before = process.cpuUsage();
  const rows = await read();
  const { user, system } = process.cpuUsage(before);
  clearInterval(other);
  return { rows, microseconds: user + system, turns };
}

test('the same rows as in this process, over several parts', async () => {
  const file = base64(`kode;nama\r\n${"A;'=1+1\r\n".repeat(250)}`);
  const rows = await readTableApart(file, LIMITS);
  expect(rows).toHaveLength(251);
  expect(rows).toEqual(readTable(file, LIMITS));
});

test('the same refusals', async () => {
  const many = readTableApart(base64('a\n1\n2\n'), { ...LIMITS, rows: 1 });
  await expect(many).rejects.toMatchObject({ key: 'impor.terlalu_banyak', data: { jumlah: 1 } });
  await expect(many).rejects.toBeInstanceOf(FileProblem);
});

test('the loop is free for others most of the time', { timeout: 60_000 }, async () => {
  const file = await largeSheet();
  const apart = await work(() => readTableApart(file, LIMITS));
  const here = await work(async () => readTable(file, LIMITS));
  expect(apart.rows).toEqual(here.rows);
  expect(apart.microseconds).toBeLessThan(here.microseconds * 0.75);
  expect(apart.turns).toBeGreaterThan(10);
});

test('too much time or memory ends a file, nothing else', { timeout: 90_000 }, async () => {
  const limits = { milliseconds: 60_000, megabytes: 96 };
  const files = [await largeSheet(), await hungrySheet()] as const;
  const slow = readTableApart(files[0], LIMITS, { ...limits, milliseconds: 1 });
  const hungry = readTableApart(files[1], LIMITS, limits);
  const next = readTableApart(base64('a\n1\n'), LIMITS);
  const ends = await Promise.allSettled([slow, hungry, next]);
  expect(ends).toMatchObject([
    { status: 'rejected', reason: { key: 'impor.rusak' } },
    { status: 'rejected', reason: { key: 'impor.rusak' } },
    { status: 'fulfilled', value: [{ cells: ['a'] }, { cells: ['1'] }] },
  ]);
});

test('a process that cannot be started takes no place from those after it', async () => {
  const impossible = { milliseconds: -1, megabytes: 64 };
  const tries = Array.from({ length: 3 }, () => readTableApart(base64('a\nb'), LIMITS, impossible));
  for (const tried of await Promise.allSettled(tries)) expect(tried.status).toBe('rejected');
  expect(await readTableApart(base64('a\nb'), LIMITS)).toHaveLength(2);
});

test('no more files wait than memory has room for', { timeout: 60_000 }, async () => {
  const file = base64('a\nb');
  const tried = await Promise.allSettled(
    Array.from({ length: 12 }, () => readTableApart(file, LIMITS)),
  );
  const read = tried.filter(({ status }) => status === 'fulfilled');
  const refused = tried.filter(({ status }) => status === 'rejected');
  expect([read.length, refused.length]).toEqual([10, 2]);
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'SIBUK' } })));
  expect(await readTableApart(file, LIMITS)).toHaveLength(2);
});
