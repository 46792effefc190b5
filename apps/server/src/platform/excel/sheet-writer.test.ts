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

test('a picture stands in its cell, in a row as high as told; without pictures no drawing', async () => {
  const out = new PassThrough();
  const bytes = buffer(out);
  const columns = [{ format: 'text', width: 20 } as const, { format: 'text', width: 13 } as const];
  const sheet = new SheetWriter(out, columns, true);
  await sheet.start('Foto', 1);
  await sheet.textRow(['Nama', 'Foto'], 'header');
  const jpeg = Buffer.from('gambar');
  await sheet.row(['CINCIN', null], false, { lines: 7, column: 1, jpeg });
  await sheet.row(['KALUNG', null], false, { lines: 7, column: 1, jpeg: undefined });
  await sheet.end();
  out.end();
  const parts = unzip(await bytes);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
    '<row r="2" ht="89.25" customHeight="1">',
  );
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('</sheetData><drawing r:id="rId1"/>');
  const drawing = parts.get('xl/drawings/drawing1.xml') ?? '';
  expect(drawing.match(/<xdr:oneCellAnchor>/g)).toHaveLength(1);
  expect(drawing).toContain('<xdr:col>1</xdr:col>');
  expect(drawing).toContain('<xdr:row>1</xdr:row>');
  expect(parts.get('xl/drawings/_rels/drawing1.xml.rels')).toContain(
    'Target="../media/image1.jpeg"',
  );
  expect(parts.get('xl/media/image1.jpeg')).toBe('gambar');
  expect(parts.get('[Content_Types].xml')).toContain('Extension="jpeg"');
  const plain = unzip(await workbook((one) => one.row(['x', 1, null])));
  expect([...plain.keys()].filter((path) => path.includes('drawing'))).toEqual([]);
});
