/**
 * Papers of goods that are handed over without a price (NotaData `tanpa_harga`): what, how pure,
 * how heavy, and what is noted of it.
 */
import type { Template } from '@kencana/contract/print-template';
import { notaA5 } from './nota-a5.ts';
import { slip80 } from './slip.ts';

type Rows = Extract<Template['blocks'][number], { type: 'table' }>['rows'];

/** The template with a table of its own for the pieces; none for goods traded in. */
export function withTable(template: Template, header: boolean, rows: Rows): Template {
  const blocks = template.blocks.flatMap((block): Template['blocks'] => {
    if (block.type !== 'table') return [block];
    return block.source === 'baris' ? [{ type: 'table', source: 'baris', header, rows }] : [];
  });
  return { ...template, blocks };
}

const KOLOM = notaA5.paper.kolom;
const WIDE = slip80.paper.kolom;

const NOTA: Rows = [
  {
    columns: [
      { field: 'no', label: 'print.no', width: 3 },
      { field: 'nama_barang', label: 'print.nama-barang', width: KOLOM - 24 },
      { field: 'kadar_cetak', label: 'print.kadar', width: 8 },
      { field: 'berat_asli', label: 'print.berat-gr', width: 10, bold: true },
    ],
  },
  {
    columns: [
      { label: '', width: 3 },
      { field: 'deskripsi', width: KOLOM - 4 },
    ],
    unless_empty: 'deskripsi',
  },
];

const SLIP: Rows = [
  {
    columns: [
      { field: 'nama_barang', width: WIDE - 19, bold: true },
      { field: 'kadar_cetak', width: 7 },
      { field: 'berat_asli', width: 10 },
    ],
  },
  { columns: [{ field: 'deskripsi', width: WIDE }], unless_empty: 'deskripsi' },
];

export const goodsTemplates = {
  NOTA: withTable(notaA5, true, NOTA),
  SLIP: withTable(slip80, false, SLIP),
} as const satisfies Readonly<Record<string, Template>>;
