/**
 * The shape of a nota or slip template: JSON that a shop edits, checked here before it is stored
 * or used. A template says where things stand; what they are is in nota-data.ts.
 */
import { z } from 'zod';
import { templateFaults } from './print-template-guard.ts';

/** Single values of a document that a template may show. */
export const DOCUMENT_FIELDS = [
  'judul',
  'nama_toko',
  'alamat_toko',
  'no_hp_toko',
  'no_dokumen',
  'no_token',
  'tgl',
  'jam',
  'kasir',
  'sales',
  'nama_customer',
  'alamat_customer',
  'no_hp_customer',
  'terbilang',
  'keterangan',
  'kode_marketplace',
  'no_po',
  'toleransi_beli',
  'detail_barang',
] as const;

/** Values of a line. */
export const LINE_FIELDS = [
  'no',
  'no_faktur',
  'kode_barcode',
  'nama_barang',
  'deskripsi',
  'deskripsi_jual',
  'deskripsi_contoh',
  'kadar',
  'kadar_cetak',
  'berat',
  'berat_asli',
  'harga_gram',
  'harga_jual',
  'ongkos',
  'harga_atribut',
  'diskon',
  'harga_total',
] as const;

export type DocumentField = (typeof DOCUMENT_FIELDS)[number];
export type LineField = (typeof LINE_FIELDS)[number];

/** A text of the shop, or a message key ('print.…') that follows the printing language. */
const label = z.string().max(200);
const align = z.enum(['left', 'center', 'right']);

const column = z.strictObject({
  field: z.enum(LINE_FIELDS).optional(),
  label: label.optional(),
  /** Characters. */
  width: z.int().min(1).max(200),
  align: align.optional(),
  bold: z.boolean().optional(),
});

const tableRow = z.strictObject({
  columns: z.array(column).min(1).max(20),
  /** The row is left out when this value of the line is zero or empty. */
  unless_empty: z.enum(LINE_FIELDS).optional(),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), logo: z.boolean(), align }),
  z.strictObject({
    type: z.literal('fields'),
    columns: z.int().min(1).max(3),
    label_width: z.int().min(1).max(40),
    items: z
      .array(z.strictObject({ label, field: z.enum(DOCUMENT_FIELDS) }))
      .min(1)
      .max(20),
  }),
  z.strictObject({
    type: z.literal('table'),
    source: z.enum(['baris', 'baris_beli']),
    title: label.optional(),
    /** Column labels above the first row of the table, again on every page. */
    header: z.boolean(),
    rows: z.array(tableRow).min(1).max(12),
  }),
  z.strictObject({
    type: z.literal('totals'),
    /** Characters of the block, at the right edge. */
    width: z.int().min(20).max(200),
    items: z
      .array(z.enum(['subtotal', 'pembulatan', 'total', 'bayar', 'kembali']))
      .min(1)
      .max(5),
    /** A QR symbol in the room left of the block. */
    qr: z.enum(['no_dokumen', 'no_token']).optional(),
  }),
  z.strictObject({
    type: z.literal('text'),
    field: z.enum(DOCUMENT_FIELDS).optional(),
    label: label.optional(),
    align,
    bold: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('symbol'),
    symbol: z.enum(['barcode', 'qr']),
    field: z.enum(['no_dokumen', 'no_token']),
    align,
  }),
  z.strictObject({ type: z.literal('signature'), labels: z.array(label).min(1).max(4) }),
  z.strictObject({ type: z.literal('rule') }),
  z.strictObject({ type: z.literal('space'), rows: z.int().min(1).max(40) }),
]);

const paper = z.strictObject({
  lebar_mm: z.number().min(30).max(500),
  tinggi_mm: z.number().min(40).max(500).nullable(),
  margin_mm: z.number().min(0).max(30),
  kolom: z.int().min(20).max(200),
});

/** Table rows and totals must fit the characters across the paper. */
export const templateSchema = z
  .strictObject({ paper, blocks: z.array(block).min(1).max(60) })
  .refine(({ paper: { kolom }, blocks }) => blocks.every((b) => blockWidth(b) <= kolom), {
    path: ['blocks'],
    message: 'print.template-terlalu-lebar',
  })
  .refine((template) => template.paper.lebar_mm > 2 * template.paper.margin_mm + 20, {
    path: ['paper', 'margin_mm'],
    message: 'print.template-terlalu-lebar',
  })
  .superRefine((template, check) => {
    for (const fault of templateFaults(template)) check.addIssue({ code: 'custom', ...fault });
  });

export type Template = z.infer<typeof templateSchema>;
export type Block = z.infer<typeof block>;
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;
export type TableColumn = z.infer<typeof column>;

export const TEMPLATE_KINDS = ['NOTA', 'SLIP'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Characters that a receipt printer writes on a line at most: a slip must also print there. */
export const SLIP_KOLOM = 48;

/** A version of a shop's template, as the editor lists them. */
export interface TemplateVersion {
  /** 0 is the template that comes with the product. */
  readonly versi: number;
  readonly created_by: string;
  readonly created_at: string;
  /** The older version that this one restored. */
  readonly dari_versi: number | null;
}

/** Blank columns between two cells of a row. */
export const GAP = 1;

function blockWidth(b: Block): number {
  if (b.type === 'totals') return b.width;
  if (b.type === 'fields') return b.columns * (b.label_width + 8);
  if (b.type !== 'table') return 0;
  return Math.max(...b.rows.map(rowWidth));
}

function rowWidth(row: z.infer<typeof tableRow>): number {
  return row.columns.reduce((sum, c) => sum + c.width, GAP * (row.columns.length - 1));
}
