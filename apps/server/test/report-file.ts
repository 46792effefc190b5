/**
 * Reads back the files that reports answer: cells of an .xlsx, lines of a CSV, texts of a PDF by
 * page and line.
 */
import { inflateRawSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One cell of an .xlsx: numbers are numbers. */
export type ReadCell = string | number | null;

/** Entries of a zip archive by its directory. */
export function unzip(bytes: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.set(name, inflateRawSync(bytes.subarray(start, start + packed)).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Rows of the first sheet. */
export function readExcel(bytes: Buffer): ReadCell[][] {
  const xml = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? '';
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, content]) => cell(content)),
  );
}

function cell(content: string | undefined): ReadCell {
  if (content === undefined) return null;
  const value = /<v>(.*)<\/v>/.exec(content)?.[1];
  if (value !== undefined) return Number(value);
  const text = /<t[^>]*>(.*)<\/t>/s.exec(content)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Cells of a CSV, the mark at its start left out. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  for (const line of text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+\r\n/g) ?? []) {
    const cells = line.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
    rows.push(cells.map((c) => (c.startsWith('"') ? c.slice(1, -1).replaceAll('""', '"') : c)));
  }
  return rows;
}

/** Texts of a PDF: pages, lines by height, texts from left to right. */
export async function readPdf(bytes: Buffer): Promise<string[][][]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[][][] = [];
  for (let n = 1; n <= document.numPages; n += 1) {
    const content = await (await document.getPage(n)).getTextContent();
    const lines = new Map<number, { x: number; text: string }[]>();
    for (const item of content.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      const line = [...lines.keys()].find((known) => Math.abs(known - y) < 1.5) ?? y;
      lines.set(line, [...(lines.get(line) ?? []), { x, text: item.str }]);
    }
    pages.push(
      [...lines]
        .toSorted(([a], [b]) => b - a)
        .map(([, items]) => items.toSorted((a, b) => a.x - b.x).map((item) => item.text)),
    );
  }
  await task.destroy();
  return pages;
}
