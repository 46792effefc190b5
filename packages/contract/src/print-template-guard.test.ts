/** What a template may say and what it may not: each way to forge a paper, and honest texts. */
import { describe, expect, it } from 'vitest';
import { templateSchema, type Block, type Template } from './print-template.ts';

const table: Block = {
  type: 'table',
  source: 'baris',
  header: true,
  rows: [
    {
      columns: [
        { field: 'nama_barang', label: 'print.nama-barang', width: 20 },
        { field: 'berat', label: 'Berat', width: 10 },
        { field: 'harga_total', label: 'print.jumlah', width: 20 },
      ],
    },
  ],
};
const totals: Block = {
  type: 'totals',
  width: 40,
  items: ['subtotal', 'total', 'bayar', 'kembali'],
  qr: 'no_token',
};
const paper = { lebar_mm: 210, tinggi_mm: 148, margin_mm: 8, kolom: 100 };
const text = (label: string): Block => ({ type: 'text', label, align: 'right', bold: true });

/** `place: message` of everything that is refused. */
function refused(blocks: readonly Block[]): string[] {
  const parsed = templateSchema.safeParse({ paper, blocks } satisfies {
    paper: Template['paper'];
    blocks: readonly Block[];
  });
  return (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message.replace('print.template-', '')}`,
  );
}

const after = (block: Block): string[] => refused([table, totals, block]);
const column = (...columns: Extract<Block, { type: 'table' }>['rows'][number]['columns']) =>
  refused([{ ...table, rows: [{ columns }] }, totals]);

it('takes an honest template', () => {
  expect(refused([text('Selamat datang'), table, { type: 'rule' }, totals])).toEqual([]);
});

describe('total and proof', () => {
  it('must be shown', () => {
    const { qr: _qr, ...bare } = totals as Extract<Block, { type: 'totals' }>;
    expect(refused([table, { ...bare, qr: 'no_token', items: ['bayar'] }])).toEqual([
      'blocks: tanpa-total',
    ]);
    expect(refused([table, { ...bare, qr: 'no_token', items: ['total'] }])).toEqual([
      'blocks: tanpa-total',
    ]);
    expect(refused([table])).toEqual(['blocks: tanpa-total', 'blocks: tanpa-qr']);
    expect(refused([table, bare])).toEqual(['blocks: tanpa-qr']);
  });

  it('are proved by the link, in a QR, and by no other number', () => {
    const { qr: _qr, ...bare } = totals as Extract<Block, { type: 'totals' }>;
    const symbol = { type: 'symbol', align: 'center' } as const;
    expect(refused([table, { ...bare, qr: 'no_dokumen' }])).toEqual(['blocks: tanpa-qr']);
    const bars: Block = { ...symbol, symbol: 'barcode', field: 'no_token' };
    expect(refused([table, bare, bars])).toEqual(['blocks: tanpa-qr']);
    const number: Block = { ...symbol, symbol: 'qr', field: 'no_dokumen' };
    expect(refused([table, bare, number])).toEqual(['blocks: tanpa-qr']);
    expect(refused([table, bare, { ...symbol, symbol: 'qr', field: 'no_token' }])).toEqual([]);
  });

  it('stand with the goods and nothing between', () => {
    const strange = [
      text('Terima kasih'),
      { type: 'text', field: 'keterangan', align: 'right' },
      { type: 'signature', labels: ['Hormat kami'] },
      { type: 'fields', columns: 1, label_width: 9, items: [{ label: 'Sales', field: 'sales' }] },
    ] as const satisfies readonly Block[];
    for (const block of strange) {
      expect(refused([table, block, totals])).toEqual(['blocks.1: di-antara-jumlah']);
    }
    const one = { ...totals, items: ['bayar'] } as Block;
    expect(refused([table, totals, text('Hore'), one])).toEqual(['blocks.2: di-antara-jumlah']);
  });
});

describe('a text of the shop', () => {
  it.each([
    'TOTAL Rp. 5.000.000,-',
    'TOTAL 5,000,000',
    'T O T A L  5 000 000',
    '5 . 0 0 0 . 0 0 0',
    '5000000',
    '５．０００．０００',
    '𝟓.𝟎𝟎𝟎.𝟎𝟎𝟎',
    '5.OOO.OOO',
    '5-000-000',
    "5'000'000",
    'lima juta rupiah',
    '5 jt',
    'seratus ribu',
    'Rp 50',
    '五百萬',
    'LUNAS',
    '62 500 000',
    '0 500 000',
    '0.500.000',
  ])('holds no amount: %s', (label) => {
    expect(after(text(label))).toEqual(['blocks.2.label: angka']);
  });

  it.each([
    ['ТОТАL', 'huruf'],
    ['cek di https://palsu.example/nota/x', 'alamat'],
    ['palsu.example/x', 'alamat'],
    ['print.total', 'nama-jumlah'],
    ['print.terbilang', 'nama-jumlah'],
  ])('is no other total and no other page: %s', (label, message) => {
    expect(after(text(label))).toEqual([`blocks.2.label: ${message}`]);
  });

  it.each([
    'Terima kasih, datang kembali',
    'Buka Senin - Sabtu 09.00 - 17.00, sejak 1985',
    'WA 0812-3456-7890, telepon 021 5551234, +62 812 3456 7890',
    'Barang yang sudah dibeli dapat dijual kembali, potong 10%',
    'Instagram @tokomas.kencana, www.tokomas.co.id',
    '謝謝惠顧',
    'print.terima-kasih',
  ])('may be: %s', (label) => {
    expect(after(text(label))).toEqual([]);
  });
});

describe('a label', () => {
  const field = (label: string, name: 'keterangan' | 'nama_customer' | 'terbilang') =>
    after({ type: 'fields', columns: 1, label_width: 9, items: [{ label, field: name }] });

  it('of typed words names no amount', () => {
    expect(field('TOTAL', 'keterangan')).toEqual(['blocks.2.items.0.label: nama-jumlah']);
    expect(field('T.o.t.a.l', 'keterangan')).toEqual(['blocks.2.items.0.label: nama-jumlah']);
    expect(field('print.total', 'keterangan')).toEqual(['blocks.2.items.0.label: nama-jumlah']);
    expect(field('Harga', 'nama_customer')).toEqual(['blocks.2.items.0.label: nama-jumlah']);
    expect(field('Rp 5', 'nama_customer')).toEqual(['blocks.2.items.0.label: angka']);
    expect(field('print.terbilang', 'keterangan')).toHaveLength(1);
    expect([...field('Pembeli', 'nama_customer'), ...field('Terbilang', 'terbilang')]).toEqual([]);
    const own: Block = { type: 'text', field: 'keterangan', label: 'Dibayar', align: 'left' };
    expect(after(own)).toEqual(['blocks.2.label: nama-jumlah']);
  });

  it('of a column is the column’s', () => {
    const jual = { field: 'harga_jual', width: 20 } as const;
    const sum = { field: 'harga_total', width: 20 } as const;
    const words = { field: 'deskripsi_jual', width: 20 } as const;
    const wrong = ['blocks.0.rows.0.columns.0.label: nama-jumlah'];
    expect(column({ ...jual, label: 'print.jumlah' })).toEqual(wrong);
    expect(column({ ...jual, label: 'Total' })).toEqual(wrong);
    expect(column({ ...jual, label: 'print.total' })).toEqual(wrong);
    expect(column({ ...sum, label: 'print.total' })).toEqual(wrong);
    expect(column({ ...words, label: 'print.harga' })).toEqual(wrong);
    expect(column({ ...words, label: 'Berat' })).toEqual(wrong);
    expect(column({ label: 'TOTAL BAYAR', width: 20 }, jual)).toEqual(wrong);
    expect(column({ label: 'print.jumlah', width: 20 }, jual)).toEqual(wrong);
    const pieces = column({ label: '5.', width: 2 }, { label: '000', width: 3 });
    expect(pieces).toHaveLength(2);
    for (const label of ['print.jumlah', 'Jumlah', 'Total'])
      expect(column({ ...sum, label }, { label, width: 9 }, sum)).toEqual([]);
    expect(column({ ...jual, label: 'Harga' }, { label: 'gr', width: 2 })).toEqual([]);
  });

  it('of a signature or a table holds no figure', () => {
    expect(after({ type: 'signature', labels: ['5', '000', '000'] })).toHaveLength(3);
    expect(refused([{ ...table, title: 'TOTAL' } as Block, totals])).toEqual([
      'blocks.0.title: nama-jumlah',
    ]);
  });
});
