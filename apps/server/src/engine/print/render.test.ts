/** Golden files of every format, and what a page for the browser must and must not contain. */
import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { id } from '@kencana/messages/id';
import type { Messages } from '@kencana/messages/key';
import { TEXTS } from '@kencana/messages/texts';
import { rupiah } from '@kencana/rules/rupiah';
import { describe, expect, it } from 'vitest';
import { LABEL_PAPER, type LabelModel } from './label.ts';
import type { Translate } from './layout.ts';
import { renderLabels, renderNota } from './render.ts';
import { SAMPLE_NOTA } from './sample-nota.ts';
import { SHIPPED_TEMPLATES } from './template/shipped.ts';
import { templateSchema } from '@kencana/contract/print-template';

const translate =
  (messages: Messages): Translate =>
  (key, data = {}) =>
    messages[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name]));
const t = translate(id);
const copy = { ...SAMPLE_NOTA, salinan: 2 };
const golden = (name: string): string => `./golden/${name}.golden`;
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Control and high bytes as \xNN, so that a golden file shows every command. */
const visible = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) =>
    b === 10 || (b >= 32 && b < 127)
      ? String.fromCharCode(b)
      : `\\x${b.toString(16).padStart(2, '0')}`,
  ).join('');

/** Every text with its place in points, page by page. */
async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n);
    lines.push(`page ${n}: ${page.view.map((v) => v.toFixed(2)).join(' ')}`);
    for (const item of (await page.getTextContent()).items) {
      if ('str' in item && item.str.trim() !== '') {
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
        lines.push(`${x.toFixed(1)} ${y.toFixed(1)} ${item.str}`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

describe('nota', () => {
  it.each(Object.entries(SHIPPED_TEMPLATES))('%s is a valid template', (_, template) => {
    expect(templateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template);
  });

  it.each(['NOTA_A5', 'SLIP_80'] as const)('%s for the browser', async (name) => {
    const printed = await renderNota(SHIPPED_TEMPLATES[name], SAMPLE_NOTA, 'html', t);
    expect(printed.mime).toBe('text/html; charset=utf-8');
    await expect(text(printed.bytes)).toMatchFileSnapshot(golden(`${name}.html`));
  });

  it.each(['NOTA_A5', 'NOTA_A6', 'NOTA_CONTINUOUS', 'SLIP_80', 'SLIP_58'] as const)(
    '%s as PDF',
    async (name) => {
      const printed = await renderNota(SHIPPED_TEMPLATES[name], copy, 'pdf', t);
      expect(printed.mime).toBe('application/pdf');
      await expect(await pdfText(printed.bytes)).toMatchFileSnapshot(golden(`${name}.pdf`));
    },
  );

  it.each(['SLIP_80', 'SLIP_58'] as const)('%s as ESC/POS', async (name) => {
    const printed = await renderNota(SHIPPED_TEMPLATES[name], copy, 'escpos', t);
    expect(printed.mime).toBe('application/octet-stream');
    await expect(visible(printed.bytes)).toMatchFileSnapshot(golden(`${name}.escpos`));
  });

  it('refuses a sheet on a receipt printer', async () => {
    const wide = renderNota(SHIPPED_TEMPLATES.NOTA_A5, SAMPLE_NOTA, 'escpos', t);
    await expect(wide).rejects.toThrow(RangeError);
  });

  it('embeds a font for Japanese labels in a PDF', async () => {
    const { bytes } = await renderNota(SHIPPED_TEMPLATES.NOTA_A5, copy, 'pdf', translate(TEXTS.jp));
    const found = await pdfText(bytes);
    expect(found).toContain('伝票番号');
    expect(found).toContain('控え 2');
  });

  it('draws a logo in browser and PDF', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const logo = { mime: 'image/png' as const, bytes: Buffer.from(png, 'base64') };
    const data = { ...SAMPLE_NOTA, toko: { ...SAMPLE_NOTA.toko, logo } };
    const page = await renderNota(SHIPPED_TEMPLATES.NOTA_A5, data, 'html', t);
    expect(text(page.bytes)).toContain(`href="data:image/png;base64,${png}"`);
    const pdf = await renderNota(SHIPPED_TEMPLATES.NOTA_A5, data, 'pdf', t);
    expect(Buffer.from(pdf.bytes).toString('latin1')).toContain('/Subtype /Image');
  });
});

describe('page for the browser', () => {
  it.each([
    ['NOTA_A5', '210mm 148mm'],
    ['NOTA_A6', '148mm 105mm'],
    ['NOTA_CONTINUOUS', '241.3mm 139.7mm'],
    ['SLIP_80', '80mm \\d+(\\.\\d+)?mm'],
    ['SLIP_58', '58mm \\d+(\\.\\d+)?mm'],
  ] as const)('%s has the exact size', async (name, size) => {
    const { bytes } = await renderNota(SHIPPED_TEMPLATES[name], SAMPLE_NOTA, 'html', t);
    const html = text(bytes);
    expect(html).toMatch(new RegExp(`@page\\{size:${size};margin:0\\}`));
    const [width, height] = size.split(' ');
    expect(html).toMatch(new RegExp(`<svg [^>]*width="${width}" height="${height}"`));
  });

  it('runs no script and its policy names its only style', async () => {
    const data = {
      ...SAMPLE_NOTA,
      judul: '</title><script>alert(1)</script>',
      keterangan: '"><img src=x onerror=alert(1)>',
      customer: { ...SAMPLE_NOTA.customer, nama: '<b>&\'"' },
    };
    const { bytes, csp } = await renderNota(SHIPPED_TEMPLATES.NOTA_A5, data, 'html', t);
    const html = text(bytes);
    expect(html).not.toMatch(/<script|<img|<b>|style="/);
    expect(html).toContain('&lt;b&gt;&amp;&#39;&quot;');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256').update(styles[0]![1]!).digest('base64');
    expect(csp).toBe(`default-src 'none'; img-src data:; style-src 'sha256-${hash}'`);
  });
});

describe('labels', () => {
  const labels: LabelModel[] = SAMPLE_NOTA.baris.map((line, i) => ({
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    berat: line.berat,
    kadar: line.kadar_cetak,
    harga: i === 0 ? line.harga_total : undefined,
  }));
  const hostile: LabelModel = {
    ...labels[0]!,
    nama_barang: '^XZ~JA"\r\nCLS _é',
    harga: rupiah(1),
  };

  it.each(['html', 'zpl', 'tspl'] as const)('as %s', async (format) => {
    const printed = renderLabels(labels, format);
    await expect(text(printed.bytes)).toMatchFileSnapshot(golden(`label.${format}`));
  });

  it('stands several on a sheet, and one per page of its size', () => {
    const many = Array.from({ length: 65 }, () => labels[0]!);
    const sheet = text(renderLabels(many, 'html', LABEL_PAPER.TAG_40X15_A4).bytes);
    expect(sheet.match(/<svg /g)).toHaveLength(2);
    expect(sheet.match(/<g>/g)).toHaveLength(65);
    expect(sheet).toContain('@page{size:210mm 297mm;margin:0}');
    const roll = text(renderLabels(many, 'html').bytes);
    expect(roll.match(/<svg /g)).toHaveLength(65);
    expect(roll).toContain('@page{size:40mm 15mm;margin:0}');
  });

  it('lets no text become a command', () => {
    const zpl = text(renderLabels([hostile], 'zpl').bytes);
    expect(zpl).toContain('^FD_5EXZ_7EJA_22 CLS _5F_C3_A9^FS');
    expect(zpl.match(/\^XZ/g)).toHaveLength(1);
    const tspl = text(renderLabels([hostile], 'tspl').bytes);
    expect(tspl).toContain('"^XZ~JA\\["] CLS _é"');
    expect(tspl.match(/^CLS/gm)).toHaveLength(1);
  });

  it('scales to 300 dpi and refuses a barcode wider than the label', () => {
    const paper = { ...LABEL_PAPER.TAG_40X15, dots: 12 as const };
    expect(text(renderLabels(labels, 'zpl', paper).bytes)).toContain('^PW480^LL180');
    const tspl = text(renderLabels(labels, 'tspl', paper).bytes);
    expect(tspl).toContain('"128",60,0,0,3,3,"07000042"');
    const narrow = { ...LABEL_PAPER.TAG_40X15, lebar_mm: 20 };
    expect(() => renderLabels(labels, 'zpl', narrow)).toThrow(RangeError);
  });
});
