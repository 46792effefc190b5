/** The layout step: nothing overlaps, no number is cut, copies are marked, pages break well. */
import fc from 'fast-check';
import { id } from '@kencana/messages/id';
import { gramToMg, milligram } from '@kencana/rules/gram';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { drawEscpos } from './draw-escpos.ts';
import type { Translate } from './layout.ts';
import { displayWidth, rowMm, type Cell, type PrintModel } from './model.ts';
import type { NotaBaris, NotaData } from './nota-data.ts';
import { printable, wrap } from './printable.ts';
import { SAMPLE_NOTA } from './sample-nota.ts';
import { code128Bars, qrModules } from './symbol.ts';
import { SHIPPED_TEMPLATES } from './template/shipped.ts';
import { templateSchema, type Template } from '@kencana/contract/print-template';

const t: Translate = (key, data = {}) =>
  id[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name]));
const { NOTA_A5, SLIP_58, SLIP_80 } = SHIPPED_TEMPLATES;
const baris = SAMPLE_NOTA.baris[0]!;

function cellsOf(model: PrintModel): Cell[][] {
  return model.pages.flatMap((page) =>
    page.rows.map((row) => (row.content.kind === 'text' ? [...row.content.cells] : [])),
  );
}

function textsOf(model: PrintModel): string[] {
  return cellsOf(model).flatMap((cells) => cells.map((cell) => cell.text));
}

const teks = fc.string({ unit: 'grapheme', maxLength: 130 });
const uang = fc.maxSafeNat().map(rupiah);
const line: fc.Arbitrary<NotaBaris> = fc.record({
  no_faktur: teks,
  kode_barcode: teks,
  nama_barang: teks,
  deskripsi: teks,
  deskripsi_jual: teks,
  deskripsi_contoh: teks,
  kadar: fc.constant(baris.kadar),
  kadar_cetak: teks,
  berat: fc.nat(10 ** 12).map(milligram),
  berat_asli: fc.constant(gramToMg(1)),
  harga_gram: uang,
  harga_jual: uang,
  ongkos: uang,
  harga_atribut: uang,
  diskon: uang,
  harga_total: fc.nat(10 ** 14).map(rupiah),
});
const nota: fc.Arbitrary<NotaData> = fc.record({
  judul: teks,
  toko: fc.record({ nama_toko: teks, alamat_toko: teks, no_hp: teks }),
  no_dokumen: teks,
  no_token: fc.option(teks, { nil: undefined }),
  tgl: teks,
  jam: teks,
  kasir: teks,
  sales: teks,
  customer: fc.record({ nama: teks, alamat: teks, no_hp: teks }),
  baris: fc.array(line, { minLength: 1, maxLength: 12 }),
  baris_beli: fc.array(line, { maxLength: 3 }),
  total: uang,
  pembulatan: fc.constant(rupiah(-250)),
  bayar: fc.array(fc.record({ jenis: teks, jumlah_rp: uang, fee_rp: uang, keterangan: teks }), {
    maxLength: 3,
  }),
  kembali: uang,
  terbilang: teks,
  salinan: fc.nat(3),
  keterangan: teks,
});
const anyTemplate = fc.constantFrom<Template>(...Object.values(SHIPPED_TEMPLATES));

// The properties compute for seconds, longer on a busy machine.
describe('arrange', { timeout: 30_000 }, () => {
  it('keeps every cell on the paper and apart from its neighbours, whatever the data', () => {
    fc.assert(
      fc.property(anyTemplate, nota, (template, data) => {
        const { kolom, tinggi_mm, margin_mm } = template.paper;
        const model = arrange(template, data, t);
        for (const cells of cellsOf(model)) {
          const used = cells
            .map((c) => {
              const width = displayWidth(c.text) * c.scale;
              const free = c.width - width;
              const shift = { left: 0, center: Math.floor(free / 2), right: free }[c.align];
              return { from: c.column + shift, to: c.column + shift + width };
            })
            .sort((a, b) => a.from - b.from);
          used.forEach((u, i) => {
            expect(u.from).toBeGreaterThanOrEqual(used[i - 1]?.to ?? 0);
            expect(u.to).toBeLessThanOrEqual(kolom);
          });
        }
        for (const page of model.pages) {
          const bottom = Math.max(0, ...page.rows.map((r) => r.top + r.height));
          const room = (tinggi_mm ?? page.heightMm) - 2 * margin_mm;
          expect(bottom * rowMm(template.paper)).toBeLessThanOrEqual(room + 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never cuts a number', () => {
    fc.assert(
      fc.property(anyTemplate, nota, (template, data) => {
        const text = textsOf(arrange(template, data, t)).join('\n');
        expect(text).toContain(formatAngka(data.total));
        for (const l of [...data.baris, ...data.baris_beli]) {
          expect(text).toContain(formatAngka(l.harga_jual));
          expect(text).toContain(formatAngka(l.harga_total));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives receipt printers only commands of its own', () => {
    fc.assert(
      fc.property(fc.constantFrom(SLIP_58, SLIP_80), nota, (template, data) => {
        const hostile = { ...data, no_token: undefined, no_dokumen: 'A-1' };
        const dirty = { ...hostile, keterangan: `\u001b@\u001bp0\u0010\u0014${data.keterangan}` };
        const clean = { ...hostile, keterangan: `@p0${data.keterangan}` };
        const bytes = (d: NotaData): Uint8Array => drawEscpos(arrange(template, d, t));
        expect(Buffer.from(bytes(dirty))).toEqual(Buffer.from(bytes(clean)));
      }),
      { numRuns: 30 },
    );
  });

  it('marks a copy on every page and the original on none', () => {
    const many = { ...SAMPLE_NOTA, baris: Array.from({ length: 60 }, () => baris) };
    const pageTexts = (salinan: number): string[] =>
      arrange(NOTA_A5, { ...many, salinan }, t).pages.map((page) =>
        textsOf({ title: '', paper: NOTA_A5.paper, pages: [page] }).join('\n'),
      );
    expect(pageTexts(3).length).toBeGreaterThan(3);
    for (const page of pageTexts(3)) expect(page).toContain('SALINAN 3');
    for (const page of pageTexts(0)) expect(page).not.toContain('SALINAN');
  });

  it('breaks a long table over pages with its header, each piece once', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      ...baris,
      kode_barcode: String(70_000_000 + i),
    }));
    const model = arrange(NOTA_A5, { ...SAMPLE_NOTA, baris: many, baris_beli: [] }, t);
    const barcodes = textsOf(model).filter((text) => /^7\d{7}$/.test(text));
    expect(barcodes).toEqual(many.map((b) => b.kode_barcode));
    const pages = model.pages.map((page) => textsOf({ ...model, pages: [page] }));
    const withPieces = pages.filter((texts) => texts.some((text) => /^7\d{7}$/.test(text)));
    for (const texts of withPieces) expect(texts).toContain('Nama Barang');
    const place = `Halaman ${pages.length} / ${pages.length}`;
    expect(pages.at(-1)?.at(-1)).toBe(
      `JKT1-FJ-261105-0001 2026-11-05 TOTAL Rp. 10,960,000,- ${place}`,
    );
  });

  it('cuts names into slices of 20, at most five, and leaves empty values out', () => {
    const name = 'ABCDEFGHIJKLMNOPQRST'.repeat(6);
    const data = {
      ...SAMPLE_NOTA,
      sales: '',
      baris: [{ ...baris, nama_barang: name }],
      baris_beli: [],
    };
    const texts = textsOf(arrange(SLIP_80, data, t));
    expect(texts.filter((text) => text === 'ABCDEFGHIJKLMNOPQRST')).toHaveLength(5);
    expect(texts).not.toContain('Sales');
    expect(texts).not.toContain('Barang Tukar');
    expect(texts).not.toContain('Kembali');
  });

  it('leaves nothing of a description or a remark out, however long', () => {
    const words = Array.from({ length: 60 }, (_, i) => `kata${i}`);
    const long = words.join(' ');
    const columns = [{ field: 'deskripsi' as const, width: 40 }];
    const template: Template = {
      paper: { ...NOTA_A5.paper, tinggi_mm: 60 },
      blocks: [
        {
          type: 'fields',
          columns: 1,
          label_width: 12,
          items: [
            { label: 'Catatan', field: 'keterangan' },
            { label: 'Alamat', field: 'alamat_customer' },
          ],
        },
        { type: 'table', source: 'baris', header: false, rows: [{ columns }] },
      ],
    };
    const customer = { ...SAMPLE_NOTA.customer, alamat: long };
    const detail = [{ ...baris, deskripsi: long }];
    const data = { ...SAMPLE_NOTA, keterangan: long, customer, baris: detail };
    const model = arrange(template, data, t);
    const printed = textsOf(model).flatMap((text) => text.split(' '));
    const times = words.map((word) => printed.filter((one) => one === word).length);
    // The remark and the description whole, and the first five slices of the address.
    const ofAddress = wrap(long, 20).slice(0, 5).join(' ').split(' ').length;
    expect(times).toEqual(words.map((_, i) => (i < ofAddress ? 3 : 2)));
    expect(model.pages.length).toBeGreaterThan(2);
    for (const { rows } of model.pages) {
      const room = (60 - 2 * template.paper.margin_mm) / rowMm(template.paper);
      expect(Math.max(...rows.map((row) => row.top + row.height))).toBeLessThanOrEqual(room);
    }
  });

  it('shows every field of spec 1 §3 that a line or the document has', () => {
    const wanted = ['deskripsi_jual', 'deskripsi_contoh'] as const;
    const template: Template = {
      paper: { lebar_mm: 148, tinggi_mm: 210, margin_mm: 8, kolom: 64 },
      blocks: [
        { type: 'text', field: 'kode_marketplace', align: 'left' },
        { type: 'text', field: 'detail_barang', align: 'left' },
        {
          type: 'table',
          source: 'baris',
          header: false,
          rows: wanted.map((field) => ({
            columns: [{ field, width: 30 }],
            unless_empty: field,
          })),
        },
      ],
    };
    const bare = { ...baris, nama_barang: 'Liontin', deskripsi_jual: undefined };
    const texts = textsOf(arrange(template, { ...SAMPLE_NOTA, baris: [baris, bare] }, t));
    expect(texts.filter((text) => text !== '')).toEqual([
      'Lewat: TOKOPEDIA',
      'Nama Barang: Cincin Solitaire Emas Putih Mata Satu, Liontin',
      'Ukuran 12',
      'Seperti contoh',
      'Seperti contoh',
      'JKT1-FJ-261105-0001 2026-11-05 TOTAL Rp. 10,960,000,-',
    ]);
  });

  it('ends every page with number, date and total, whatever the template and the paper', () => {
    const sheets = [NOTA_A5.paper, SLIP_58.paper, { ...SLIP_58.paper, kolom: 20, tinggi_mm: 60 }];
    const many = { ...SAMPLE_NOTA, baris: Array.from({ length: 30 }, () => baris) };
    for (const paper of sheets) {
      const space = { type: 'space', rows: 20 } as const;
      const bare: Template = { paper, blocks: [space, space, space, space] };
      const model = arrange(bare, { ...many, sisa: rupiah(8_960_000) }, t);
      expect(model.pages.length > 1).toBe(paper.tinggi_mm !== null);
      for (const page of model.pages) {
        const text = textsOf({ ...model, pages: [page] }).join(' ');
        for (const part of ['JKT1-FJ-261105-0001', '2026-11-05', '10,960,000', '8,960,000'])
          expect([paper.kolom, text.includes(part)]).toEqual([paper.kolom, true]);
      }
    }
  });

  it('labels what people typed, so that it passes for no amount', () => {
    const typed = { ...SAMPLE_NOTA, keterangan: 'TOTAL Rp. 99.000.000' };
    const blocks: Template['blocks'] = [{ type: 'text', field: 'keterangan', align: 'right' }];
    const [first] = textsOf(arrange({ paper: SLIP_80.paper, blocks }, typed, t));
    expect(first).toBe('Keterangan: TOTAL Rp. 99.000.000');
  });

  it('writes exact subtotal + pembulatan = total', () => {
    const texts = textsOf(arrange(SLIP_80, SAMPLE_NOTA, t));
    const after = (label: string): string => texts[texts.indexOf(label) + 1] ?? '';
    expect(after('Subtotal')).toBe('Rp. 10,959,750,-');
    expect(after('Pembulatan')).toBe('Rp. 250,-');
    expect(after('TOTAL')).toBe('Rp. 10,960,000,-');
  });
});

describe('template', () => {
  it('refuses tables wider than the paper, unknown fields and unknown keys', () => {
    const with_ = (change: object): boolean =>
      templateSchema.safeParse({ ...NOTA_A5, ...change }).success;
    expect(with_({})).toBe(true);
    expect(with_({ paper: { ...NOTA_A5.paper, kolom: 100 } })).toBe(false);
    expect(with_({ paper: { ...NOTA_A5.paper, lebar_mm: 30, margin_mm: 10 } })).toBe(false);
    expect(with_({ blocks: [{ type: 'text', field: 'password', align: 'left' }] })).toBe(false);
    expect(with_({ blocks: [{ type: 'rule', script: 'x' }] })).toBe(false);
    expect(with_({ blocks: [] })).toBe(false);
  });
});

describe('printable', () => {
  it('takes out controls and direction marks', () => {
    expect(printable('A\u001b@\u202eB\r\nC\u0000\u200b  D')).toBe('A@B C D');
  });

  it('wraps at blanks without losing a word', () => {
    expect(wrap('satu dua tiga', 8)).toEqual(['satu dua', 'tiga']);
    expect(wrap('ABCDEFGHIJ', 4)).toEqual(['ABCD', 'EFGH', 'IJ']);
    fc.assert(
      fc.property(teks, fc.integer({ min: 2, max: 40 }), (text, width) => {
        const lines = wrap(text, width);
        expect(lines.every((l) => displayWidth(l) <= width)).toBe(true);
        const bare = (s: string): string => s.replaceAll(' ', '');
        expect(bare(lines.join(''))).toBe(bare(printable(text)));
      }),
    );
  });
});

describe('symbols', () => {
  it('draws Code128 in subset C for eight figures', () => {
    const { bars, width } = code128Bars('07000042');
    // Start C, four pairs, check: 11 modules each; stop: 13.
    expect(width).toBe(6 * 11 + 13);
    expect(bars.slice(0, 3)).toEqual([
      { x: 0, width: 2 },
      { x: 3, width: 1 },
      { x: 6, width: 3 },
    ]);
  });

  it('draws the finder of a QR symbol', () => {
    const { rows, size } = qrModules('KX7Q2M9PL4ZT');
    expect(size).toBe(21);
    expect(rows[0]?.[0]).toEqual({ x: 0, width: 7 });
    expect(rows).toHaveLength(21);
  });
});
