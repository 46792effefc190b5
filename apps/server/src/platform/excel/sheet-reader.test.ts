/** Workbooks as Excel, LibreOffice and this product write them, and files that are none. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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

test('a hostile sheet costs no more than its length', async () => {
  const bytes = await excel('<row><c t="inlineStr"><is><t>'.repeat(400_000));
  const start = performance.now();
  expect(readSheet(bytes, 10)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5000);
});
