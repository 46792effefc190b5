/** Workbooks as Excel, LibreOffice and this product write them, and files that are none. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { TableTooLarge } from '../table-file/table-too-large.ts';
import { readSheet } from './sheet-reader.ts';
import { SheetWriter } from './sheet-writer.ts';
import { ZipWriter } from './zip-writer.ts';

const WORKBOOK = '<x:workbook><x:sheets><x:sheet name="A" r:id="rId7"/></x:sheets></x:workbook>';
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="styles.xml"/>' +
  '<Relationship Id="rId7" Target="/xl/worksheets/data.xml"/></Relationships>';

async function archive(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const zip = new ZipWriter(out);
  for (const [path, content] of Object.entries(parts)) {
    await zip.open(path);
    await zip.write(content);
    await zip.close();
  }
  await zip.end();
  out.end();
  return bytes;
}

function excel(sheet: string, shared = ''): Promise<Buffer> {
  return archive({
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/sharedStrings.xml': shared,
    'xl/worksheets/data.xml': sheet,
  });
}

test('texts, numbers, yes and no, results of formulas, by their place', async () => {
  const bytes = await excel(
    '<?xml version="1.0"?><worksheet><!-- a > b --><sheetData><row r="2" spans="1:6">' +
      '<c r="A2" t="s"><v>1</v></c><c r="C2"><v>3.5</v></c><c r="D2" t="b"><v>1</v></c>' +
      '<c r="E2" t="str"><f>A2&amp;"x"</f><v>a &amp; b</v></c><c r="F2" t="e"><v>#REF!</v></c>' +
      '</row><row r="3"><c r="A3" s="4"/></row><row r="5"><c r="B5" t="inlineStr"><is>' +
      '<t xml:space="preserve"> &#233;_x000D_</t></is></c><c r="ZZZ5"><v>1</v></c></row>' +
      '</sheetData></worksheet>',
    '<sst><si><t>x</t></si><si><r><t>Cincin </t></r><r><t>Emas</t></r>' +
      '<rPh><t>yomi</t></rPh></si></sst>',
  );
  expect(readSheet(bytes, 10)).toEqual([
    { nomor: 2, cells: ['Cincin Emas', null, 3.5, true, 'a & b', '#REF!'] },
    { nomor: 5, cells: [null, ' é\r'] },
  ]);
});

test('reads what the sheet writer writes, the first sheet of several', async () => {
  const out = new PassThrough();
  const written = buffer(out);
  const text = { format: 'literal', width: 10 } as const;
  const sheet = new SheetWriter(out, [text, { format: 'date', width: 10 }, text]);
  await sheet.start('Satu', 1, ['Dua']);
  await sheet.row(['<a> _x0041_ & "b"', '2026-11-21', null]);
  await sheet.row([null, null, 'akhir']);
  await sheet.next([text], 1);
  await sheet.row(['lain']);
  await sheet.end();
  out.end();
  expect(readSheet(await written, 10)).toEqual([
    { nomor: 1, cells: ['<a> _x0041_ & "b"', 46_347, null] },
    { nomor: 2, cells: [null, null, 'akhir'] },
  ]);
});

test('stops one row after the limit', async () => {
  const bytes = await excel('<row><c><v>1</v></c></row>'.repeat(50));
  expect(readSheet(bytes, 3).map((row) => row.nomor)).toEqual([1, 2, 3, 4]);
});

test('refuses what is no workbook', async () => {
  expect(() => readSheet(Buffer.from('PK\u0003\u0004 nothing'), 10)).toThrow(RangeError);
  const other = await archive({ 'word/document.xml': '<w/>' });
  expect(() => readSheet(other, 10)).toThrow(RangeError);
});

test('refuses an archive that unpacks to more than its room', async () => {
  const bomb = await excel(`<row><c><v>${'0'.repeat(50 * 1024 * 1024)}</v></c></row>`);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(() => readSheet(bomb, 10)).toThrow(/larger than/);
  const half = '9'.repeat(26 * 1024 * 1024);
  const two = await excel(half, half);
  expect(() => readSheet(two, 10)).toThrow(/larger than/);
});

describe('a small file costs little, whatever it says', () => {
  const cases: readonly [string, string, string][] = [
    ['rows that end far right', '<row><c r="GR1"/></row>'.repeat(20_001), ''],
    ['rows without a cell', '<row r="1"/>'.repeat(20_001), ''],
    ['texts that nobody refers to', '<row/>', '<si/>'.repeat(2_500_001)],
    ['tags and comments of two parts', '<a>'.repeat(1_300_000), '<!>'.repeat(1_300_000)],
  ];
  test.each(cases)('%s', { timeout: 30_000 }, async (_name, sheet, shared) => {
    const bytes = await excel(sheet, shared);
    expect(bytes.length).toBeLessThan(64 * 1024);
    expect(() => readSheet(bytes, 10)).toThrow(TableTooLarge);
  });

  test('a row of many cells, and cells that never close', { timeout: 30_000 }, async () => {
    const cells = '<c r="GR1" t="s"/>'.repeat(200_000);
    expect(readSheet(await excel(`<row>${cells}</row>`), 10)).toEqual([]);
    const open = '<c t="inlineStr"><is><t>'.repeat(200_000);
    expect(readSheet(await excel(`<row>${open}</row>`), 10)).toEqual([]);
  });
});

test('a sheet of 5,000 rows with 60 different texts is read', { timeout: 60_000 }, async () => {
  const out = new PassThrough();
  const written = buffer(out);
  const columns = Array.from({ length: 60 }, () => ({ format: 'literal', width: 10 }) as const);
  const sheet = new SheetWriter(out, columns);
  await sheet.start('Satu', 1, []);
  for (let row = 0; row <= 5000; row += 1) {
    await sheet.row(columns.map((_, at) => `Cincin ${row * 60 + at}`));
  }
  await sheet.end();
  out.end();
  const rows = readSheet(await written, 5001);
  expect([rows.length, rows.at(-1)?.cells.at(-1)]).toEqual([5001, 'Cincin 300059']);
  const shared = Array.from({ length: 300_060 }, (_, at) => `<si><t>Cincin ${at}</t></si>`);
  const line = (row: number): string =>
    columns.map((_, at) => `<c t="s" s="1"><v>${row * 60 + at}</v></c>`).join('');
  const lines = Array.from({ length: 5001 }, (_, row) => `<row r="${row + 1}">${line(row)}</row>`);
  expect(readSheet(await excel(lines.join(''), shared.join('')), 5001)).toEqual(rows);
});

test('a NUL is refused, however it is spelled', async () => {
  for (const text of ['a_x0000_', '&#0;', '&#x00;', 'a\u0000']) {
    const cell = `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const inCell = await excel(cell);
    expect(() => readSheet(inCell, 10)).toThrow(RangeError);
    const inTexts = await excel('<row><c t="s"><v>0</v></c></row>', `<si><t>${text}</t></si>`);
    expect(() => readSheet(inTexts, 10)).toThrow(RangeError);
  }
});
