/** Changes of a template as the editor makes them: add, replace, move and remove blocks. Pure. */
import type { Block, BlockOf, Template } from '@kencana/contract/print-template';

export const BLOCK_TYPES = [
  'heading',
  'text',
  'fields',
  'table',
  'totals',
  'symbol',
  'signature',
  'rule',
  'space',
] as const satisfies readonly Block['type'][];

/** A new block of the type that fits the paper as it is. */
export function newBlock(type: Block['type'], kolom: number): Block {
  switch (type) {
    case 'heading':
      return { type, logo: true, align: 'center' };
    case 'text':
      return { type, label: '', align: 'left' };
    case 'fields':
      return {
        type,
        columns: 1,
        label_width: Math.min(12, kolom - 8),
        items: [{ label: 'print.no-dokumen', field: 'no_dokumen' }],
      };
    case 'table':
      return { type, source: 'baris', header: true, rows: [newRow(kolom)] };
    case 'totals':
      return {
        type,
        width: Math.min(52, kolom),
        items: ['total', 'bayar', 'kembali'],
        qr: 'no_token',
      };
    case 'symbol':
      return { type, symbol: 'qr', field: 'no_token', align: 'center' };
    case 'signature':
      return { type, labels: ['print.hormat-kami', 'print.penerima'] };
    case 'rule':
      return { type };
    case 'space':
      return { type, rows: 1 };
  }
}

/** What the block prints, by the names of its fields and its own words. */
export function blockContent(block: Block): readonly string[] {
  switch (block.type) {
    case 'fields':
      return block.items.map(({ field }) => field);
    case 'table':
      return block.rows.flatMap(({ columns }) => columns.flatMap(({ field }) => field ?? []));
    case 'totals':
      return block.items;
    case 'text':
      return [block.field ?? block.label ?? ''];
    case 'symbol':
      return [block.field];
    case 'signature':
      return block.labels;
    default:
      return [];
  }
}

/** A row of a table: the name in slices and the amount. */
export function newRow(kolom: number): BlockOf<'table'>['rows'][number] {
  return {
    columns: [
      { field: 'nama_barang', label: 'print.nama-barang', width: Math.max(1, kolom - 21) },
      { field: 'harga_total', label: 'print.jumlah', width: 20 },
    ],
  };
}

/** The list with the item at `at` replaced. */
export function replaceAt<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((old, index) => (index === at ? item : old));
}

/** The list without the item at `at`. */
export function removeAt<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

/** The list with the item at `at` moved by one place; unchanged at the ends. */
export function moveAt<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const to = at + by;
  const item = list[at];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = removeAt(list, at);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The template with a new block below `at`. */
export function insertBlock(template: Template, at: number, block: Block): Template {
  const { blocks } = template;
  return { ...template, blocks: [...blocks.slice(0, at + 1), block, ...blocks.slice(at + 1)] };
}
