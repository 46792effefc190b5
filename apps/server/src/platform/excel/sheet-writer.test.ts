/** An .xlsx read back: real numbers and dates, bold and frozen rows, no formula, whole archive. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readExcel, unzip } from '../../../test/report-file.ts';
import { SheetWriter } from './sheet-writer.ts';

async function workbook(write: (sheet: SheetWriter) => Promise<void>): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const sheet = new SheetWriter(out, [
    { format: 'text', width: 20 },
    { format: 'gram', width: 10 },
    { format: 'date', width: 10 },
  ]);
  await sheet.start('Laporan/Uji', 1);
  await write(sheet);
  await sheet.end();
  out.end();
  return bytes;
}

test('numbers and dates are numbers, texts are texts', async () => {
  const bytes = await workbook(async (sheet) => {
    await sheet.textRow(['Nama', 'Berat', 'Tanggal'], 'header');
    await sheet.row(['Cincin & <b>"é"</b>', 3.455, '2026-11-20']);
    await sheet.row(['TOTAL', 1_234.5, null], true);
  });
  expect(readExcel(bytes)).toEqual([
    ['Nama', 'Berat', 'Tanggal'],
    ['Cincin & <b>"é"</b>', 3.455, 46_346],
    ['TOTAL', 1_234.5, null],
  ]);
  const xml = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(xml).toContain('<c s="2"><v>3.455</v></c>');
  expect(xml).toContain('<c s="8"><v>1234.5</v></c>');
  expect(unzip(bytes).get('xl/workbook.xml')).toContain('<sheet name="Laporan Uji"');
});

test('texts that a spreadsheet would run are neutralised, control characters dropped', async () => {
  const bytes = await workbook(async (sheet) => {
    for (const text of ['=1+1', '+62', '-x', '@SUM(A1)', 'a\u0001b'])
      await sheet.row([text, 1, null]);
  });
  expect(readExcel(bytes).map((r) => r[0])).toEqual(["'=1+1", "'+62", "'-x", "'@SUM(A1)", 'ab']);
  expect(unzip(bytes).get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
});

test('thirty thousand rows pass without piling up in memory', async () => {
  const out = new PassThrough();
  out.resume();
  const sheet = new SheetWriter(out, Array(14).fill({ format: 'whole', width: 10 }));
  await sheet.start('Banyak', 1);
  const row = Array.from({ length: 14 }, (_, i) => i * 1_000_003);
  const before = process.memoryUsage().rss;
  let peak = 0;
  for (let n = 0; n < 30_000; n += 1) {
    await sheet.row(row);
    if (n % 5000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  await sheet.end();
  expect((peak - before) / 2 ** 20).toBeLessThan(100);
}, 60_000);
