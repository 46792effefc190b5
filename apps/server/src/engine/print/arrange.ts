/**
 * The one layout step: template and document become pages of rows on a character grid, which the
 * drawers put on paper. Tables are in arrange-table.ts, page breaks in paginate.ts.
 */
import { formatRupiah, rupiah, sumRupiah, type Rupiah } from '@kencana/rules/rupiah';
import { arrangeTable } from './arrange-table.ts';
import { cell, cellRow, labelText, type Layout, type Translate } from './layout.ts';
import { documentText, fieldLines, unmask } from './field.ts';
import type { Align, Cell, Paper, PrintModel, Row } from './model.ts';
import { charMm, displayWidth, rowMm } from './model.ts';
import type { NotaData } from './nota-data.ts';
import { paginate, type Group } from './paginate.ts';
import { printable, textLines, wrap } from './printable.ts';
import { BARCODE_MM, barcodeFits, QR_MODULE_MM, qrModules } from './symbol.ts';
import type { MessageKey } from '@kencana/messages/key';
import {
  GAP,
  type Block,
  type BlockOf,
  type DocumentField,
  type Template,
} from '@kencana/contract/print-template';

const LOGO_MM = 14;

/**
 * Lays a document out by a template. Whatever the template says, every page ends with the
 * document's number, date and total, and a copy (salinan > 0) and a preview are marked there.
 */
export function arrange(template: Template, data: NotaData, t: Translate): PrintModel {
  const layout: Layout = { paper: template.paper, data, t };
  const groups = template.blocks.flatMap((block) => arrangeBlock(layout, block));
  const mark = markOf(data, t);
  if (mark !== '') groups.unshift({ rows: [textRow(layout.paper, mark, 'right', true)] });
  const pages = paginate(template.paper, groups, (page, count) =>
    foot(layout, [count > 1 ? t('print.halaman', { n: page, m: count }) : '', mark]),
  );
  return { title: printable(`${data.judul} ${data.no_dokumen}`), paper: template.paper, pages };
}

/** What no template changes: number, date, total and what is left to pay, in full. */
function foot({ paper, data, t }: Layout, more: readonly string[]): Row[] {
  const { no_dokumen, tgl, total, sisa, tanpa_harga } = data;
  const amount = (label: string, value: Rupiah): string => {
    const masked = `${label} ${formatRupiah(value)}`;
    return displayWidth(masked) <= paper.kolom ? masked : `${label} ${unmask(formatRupiah(value))}`;
  };
  const rest = sisa !== undefined && sisa > 0 ? [amount(t('print.sisa'), sisa)] : [];
  const sum = tanpa_harga === true ? [] : [amount(t('print.total'), total)];
  const parts = [no_dokumen, tgl, ...sum, ...rest, ...more];
  return packed(parts.map(printable), paper.kolom).map((line) =>
    textRow(paper, line, 'right', false),
  );
}

/** Parts side by side, as many as fit on a line; one that is wider than a line is wrapped. */
function packed(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts.filter((text) => text !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && displayWidth(last) + 1 + displayWidth(part) <= width) {
      lines[lines.length - 1] = `${last} ${part}`;
    } else lines.push(...wrap(part, width));
  }
  return lines;
}

function markOf({ contoh, salinan }: NotaData, t: Translate): string {
  if (contoh) return t('print.contoh');
  return salinan > 0 ? t('print.salinan', { n: salinan }) : '';
}

function textRow(paper: Paper, text: string, align: Align, bold: boolean): Row {
  return cellRow([cell(0, paper.kolom, text, align, bold)]);
}

function arrangeBlock(layout: Layout, block: Block): Group[] {
  switch (block.type) {
    case 'heading':
      return [{ rows: heading(layout, block) }];
    case 'fields':
      return [{ rows: fields(layout, block) }];
    case 'table':
      return arrangeTable(layout, block);
    case 'totals':
      return [{ rows: totals(layout, block) }];
    case 'text':
      return runningText(layout, block).map((row) => ({ rows: [row] }));
    case 'symbol':
      return [{ rows: symbol(layout, block) }];
    case 'signature':
      return [{ rows: signature(layout, block) }];
    case 'rule':
      return [{ rows: [{ height: 1, content: { kind: 'rule' } }] }];
    case 'space':
      return [{ rows: [{ height: block.rows, content: { kind: 'space' } }] }];
  }
}

/** Shop name twice as large where it fits, its address at 48 characters in up to two lines. */
function heading({ paper, data }: Layout, block: BlockOf<'heading'>): Row[] {
  const { kolom } = paper;
  const { logo, alamat_toko, no_hp } = data.toko;
  const rows: Row[] = [];
  if (block.logo && logo) {
    const height = Math.ceil(LOGO_MM / rowMm(paper));
    rows.push({ height, content: { kind: 'logo', logo, heightMm: LOGO_MM } });
  }
  const name = printable(data.toko.nama_toko);
  if (displayWidth(name) * 2 <= kolom) {
    const big: Cell = { ...cell(0, kolom, name, block.align, true), scale: 2 };
    rows.push({ height: 2, content: { kind: 'text', cells: [big] } });
  } else {
    rows.push(...wrap(name, kolom).map((line) => textRow(paper, line, block.align, true)));
  }
  const small = [...textLines(alamat_toko, 48, kolom, 2), ...textLines(no_hp, kolom, kolom, 1)];
  rows.push(...small.map((line) => textRow(paper, line, block.align, false)));
  return rows;
}

function fields({ paper, data, t }: Layout, block: BlockOf<'fields'>): Row[] {
  const width = Math.floor((paper.kolom - GAP * (block.columns - 1)) / block.columns);
  const valueAt = block.label_width + 2;
  const filled = block.items
    .map((item) => {
      const room = width - valueAt;
      const text = documentText(data, item.field);
      return { label: item.label, lines: fieldLines(item.field, text, room) };
    })
    .filter((item) => item.lines.length > 0);
  const rows: Row[] = [];
  for (let first = 0; first < filled.length; first += block.columns) {
    const side = filled.slice(first, first + block.columns);
    const height = Math.max(...side.map((item) => item.lines.length));
    for (let line = 0; line < height; line++) {
      const cells = side.flatMap((item, i) => {
        const left = i * (width + GAP);
        const text = item.lines[line];
        if (text === undefined) return [];
        const value = cell(left + valueAt, width - valueAt, text);
        if (line > 0) return [value];
        const label = cell(left, block.label_width, labelText(t, item.label));
        return [label, cell(left + block.label_width, 1, ':'), value];
      });
      rows.push(cellRow(cells));
    }
  }
  return rows;
}

function totals(layout: Layout, block: BlockOf<'totals'>): Row[] {
  const { data, t } = layout;
  const lines: [label: string, amount: Rupiah, bold: boolean][] = [];
  for (const item of data.tanpa_harga === true ? [] : block.items) {
    if (item === 'subtotal') {
      const sum = sumRupiah(data.baris.map((line) => line.harga_total));
      lines.push([t('print.subtotal'), rupiah(sum - data.pembulatan), false]);
    } else if (item === 'bayar') {
      for (const pay of data.bayar) {
        lines.push([`${pay.jenis} ${pay.keterangan}`, pay.jumlah_rp, false]);
        if (pay.fee_rp !== 0) lines.push([t('print.biaya-kartu'), pay.fee_rp, false]);
      }
    } else if (item === 'kembali' && data.sisa !== undefined && data.sisa > 0) {
      lines.push([t('print.sisa'), data.sisa, true]);
    } else if (item === 'total' || data[item] !== 0) {
      lines.push([t(`print.${item}`), data[item], item === 'total']);
    }
  }
  const amounts = lines.flatMap(([label, amount, bold]) =>
    amountRows(layout, block, label, amount, bold),
  );
  return block.qr === undefined ? amounts : besideSymbol(layout, block, block.qr, amounts);
}

/**
 * The amounts with a QR symbol in the room left of them, above them where it is too narrow. The
 * symbol's row takes no height of its own; blank rows make up for a symbol taller than the amounts.
 */
function besideSymbol(
  layout: Layout,
  block: BlockOf<'totals'>,
  field: NonNullable<BlockOf<'totals'>['qr']>,
  amounts: readonly Row[],
): Row[] {
  const { paper } = layout;
  const rows = symbol(layout, { type: 'symbol', symbol: 'qr', field, align: 'left' });
  const drawn = rows.find((row) => row.content.kind === 'qr');
  if (drawn === undefined) return [...amounts];
  const room = (paper.kolom - block.width) * charMm(paper);
  if (drawn.height * rowMm(paper) > room) return [...rows, ...amounts];
  const missing = drawn.height - amounts.length;
  const blank: Row[] = missing > 0 ? [{ height: missing, content: { kind: 'space' } }] : [];
  return [{ ...drawn, height: 0 }, ...amounts, ...blank];
}

function amountRows(
  { paper }: Layout,
  block: BlockOf<'totals'>,
  label: string,
  amount: Rupiah,
  bold: boolean,
): Row[] {
  const left = paper.kolom - block.width;
  const masked = formatRupiah(amount);
  const text = masked.length + 8 <= block.width ? masked : unmask(masked);
  const room = Math.max(1, block.width - text.length - GAP);
  const labels = wrap(label, room);
  const value: Cell = cell(left, block.width, text, 'right', bold);
  const first = cellRow([cell(left, room, labels[0] ?? '', 'left', bold), value]);
  return [first, ...labels.slice(1).map((line) => cellRow([cell(left, room, line, 'left', bold)]))];
}

/** What people typed never stands without saying what it is: it could pass for an amount. */
const TYPED_LABEL: Readonly<Partial<Record<DocumentField, MessageKey>>> = {
  nama_customer: 'print.customer',
  alamat_customer: 'print.alamat',
  no_hp_customer: 'print.no-hp',
  keterangan: 'print.keterangan',
  kode_marketplace: 'print.lewat',
  no_po: 'print.no-po',
  detail_barang: 'print.nama-barang',
};

function runningText({ paper, data, t }: Layout, block: BlockOf<'text'>): Row[] {
  const value = block.field ? printable(documentText(data, block.field)) : '';
  if (block.field && value === '') return [];
  const own = block.label || (block.field && TYPED_LABEL[block.field]);
  const label = own ? labelText(t, own) : '';
  const text = [label, value].filter((part) => part !== '').join(': ');
  const lines = wrap(text, paper.kolom);
  return lines.map((line) => textRow(paper, line, block.align, block.bold ?? false));
}

/**
 * Code128 of height 40 and QR of two pixels per module (spec 1 §9), pixels of the browser. A
 * number too long for bars on this paper is a QR symbol instead.
 */
function symbol({ paper, data }: Layout, block: BlockOf<'symbol'>): Row[] {
  const value = printable(documentText(data, block.field));
  if (value === '') return [];
  const fits = barcodeFits(value, paper.lebar_mm - 2 * paper.margin_mm);
  const kind = block.symbol === 'barcode' && fits ? 'barcode' : 'qr';
  const mm = kind === 'qr' ? (qrModules(value).size + 2) * QR_MODULE_MM : BARCODE_MM + 1;
  const height = Math.ceil(mm / rowMm(paper));
  return [
    { height: 1, content: { kind: 'space' } },
    { height, content: { kind, value, align: block.align } },
  ];
}

function signature({ paper, t }: Layout, block: BlockOf<'signature'>): Row[] {
  const width = Math.floor(paper.kolom / block.labels.length);
  const across = (texts: readonly string[]): Row =>
    cellRow(texts.map((text, i) => cell(i * width, width, text, 'center')));
  const line = `(${'.'.repeat(Math.max(1, Math.min(24, width - 4)))})`;
  return [
    across(block.labels.map((label) => labelText(t, label))),
    { height: 3, content: { kind: 'space' } },
    across(block.labels.map(() => line)),
  ];
}
