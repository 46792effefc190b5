/** Files are told apart by their bytes; each that cannot be read says why. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipWriter } from '../excel/zip-writer.ts';
import { FileProblem, readTable } from './read-table.ts';

const LIMITS = { bytes: 1024, rows: 3 };

function problem(bytes: Buffer | string, limits = LIMITS): [string, object] {
  try {
    readTable(Buffer.from(bytes).toString('base64'), limits);
  } catch (error) {
    if (error instanceof FileProblem) return [error.key, error.data];
    throw error;
  }
  throw new Error('the file was read');
}

describe('files that are refused', () => {
  const cases: readonly [string, Buffer | string, string, object][] = [
    ['empty', '', 'impor.kosong', {}],
    ['blank', '\r\n ; ;\r\n', 'impor.kosong', {}],
    ['too large', 'a;b\n'.repeat(300), 'impor.terlalu_besar', { mb: LIMITS.bytes / 1024 / 1024 }],
    ['too many rows', 'a\n1\n2\n3\n4\n', 'impor.terlalu_banyak', { jumlah: 3 }],
    ['too many columns', `a${';'.repeat(200)}`, 'impor.terlalu_lebar', { jumlah: 200 }],
    ['.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'impor.excel_lama', {}],
    ['Windows-1252', Buffer.from('nama\nCaf\u00e9', 'latin1'), 'impor.bukan_utf8', {}],
    ['UTF-16', Buffer.from('\ufeffnama\nA', 'utf16le'), 'impor.bukan_utf8', {}],
    ['an image', Buffer.from('GIF89a\u0000\u0000', 'latin1'), 'impor.rusak', {}],
    ['a broken archive', Buffer.from('PK\u0003\u0004xxxx', 'latin1'), 'impor.rusak', {}],
  ];
  test.each(cases)('%s', (_name, bytes, key, data) => {
    expect(problem(bytes)).toEqual([key, data]);
  });
});

describe('Excel files that are refused', () => {
  const limits = { bytes: 1024 * 1024, rows: 3000 };
  const shared = '<c t="s"><v>0</v></c>';
  const cases: readonly [string, string, string, string, object][] = [
    ['empty rows', '<row/>'.repeat(20_001), '', 'impor.terlalu_banyak', { jumlah: 3000 }],
    [
      'one long text for many cells',
      `<row>${shared.repeat(20)}</row>`.repeat(2000),
      `<si><t>${'x'.repeat(1000)}</t></si>`,
      'impor.terlalu_banyak',
      { jumlah: 3000 },
    ],
    ['a NUL', `<row>${shared}</row>`, '<si><t>a_x0000_</t></si>', 'impor.rusak', {}],
    ['too much content', '9'.repeat(33 * 1024 * 1024), '', 'impor.rusak', {}],
  ];
  test.each(cases)('%s', { timeout: 30_000 }, async (_name, sheet, texts, key, data) => {
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
    expect(problem(await bytes, limits)).toEqual([key, data]);
  });
});

test('UTF-8 with its mark, apostrophes of neutralised texts taken off', () => {
  const text = "\ufeffkode;nama\r\nA;'=1+1\r\nB;'biasa\r\n";
  expect(readTable(Buffer.from(text).toString('base64'), LIMITS)).toEqual([
    { nomor: 1, cells: ['kode', 'nama'] },
    { nomor: 2, cells: ['A', '=1+1'] },
    { nomor: 3, cells: ['B', "'biasa"] },
  ]);
});
