/**
 * The shipped slips of receipt printers, 80 and 58 mm: a piece takes several short rows.
 */
import { PAPER } from '../paper.ts';
import type { Paper } from '../model.ts';
import type { Template } from '@kencana/contract/print-template';

type Rows = Extract<Template['blocks'][number], { type: 'table' }>['rows'];

/** A label at the left and an amount at the right, left out when the amount is zero. */
function amount(kolom: number, label: string, field: 'ongkos' | 'harga_atribut'): Rows[number] {
  const width = 20;
  return {
    columns: [
      { label, width: kolom - width - 1 },
      { field, width },
    ],
    unless_empty: field,
  };
}

function pieceRows(kolom: number): Rows {
  const wide = kolom >= 40;
  return [
    { columns: [{ field: 'nama_barang', width: kolom, bold: true }] },
    { columns: [{ field: 'deskripsi_jual', width: kolom }], unless_empty: 'deskripsi_jual' },
    {
      columns: [
        { field: 'kode_barcode', width: wide ? 14 : 9 },
        { field: 'kadar_cetak', width: wide ? 12 : 7 },
        { field: 'berat', width: wide ? 17 : 11 },
        { label: 'gr', width: 2 },
      ],
    },
    {
      columns: [
        { label: 'print.harga', width: kolom - 21 },
        { field: 'harga_jual', width: 20 },
      ],
    },
    amount(kolom, 'print.ongkos', 'ongkos'),
    amount(kolom, 'print.atribut', 'harga_atribut'),
    {
      columns: [
        { label: 'print.diskon', width: kolom - 21 },
        { field: 'diskon', width: 20 },
      ],
      unless_empty: 'diskon',
    },
    {
      columns: [
        { label: 'print.jumlah', width: kolom - 21, bold: true },
        { field: 'harga_total', width: 20, bold: true },
      ],
    },
  ];
}

function slip(paper: Paper): Template {
  const rows = pieceRows(paper.kolom);
  const wide = paper.kolom >= 40;
  const number = { type: 'symbol', field: 'no_dokumen', align: 'center' } as const;
  const symbols: Template['blocks'] = wide
    ? [
        { ...number, symbol: 'barcode' },
        { ...number, symbol: 'qr', field: 'no_token' },
      ]
    : [
        { ...number, symbol: 'qr' },
        { ...number, symbol: 'qr', field: 'no_token' },
      ];
  return {
    paper,
    blocks: [
      { type: 'heading', logo: false, align: 'center' },
      { type: 'rule' },
      { type: 'text', field: 'judul', align: 'center', bold: true },
      {
        type: 'fields',
        columns: 1,
        label_width: 8,
        items: [
          { label: 'print.no-singkat', field: 'no_dokumen' },
          { label: 'print.tanggal', field: 'tgl' },
          { label: 'print.jam', field: 'jam' },
          { label: 'print.kasir', field: 'kasir' },
          { label: 'print.sales', field: 'sales' },
          { label: 'print.customer', field: 'nama_customer' },
          { label: 'print.lewat', field: 'kode_marketplace' },
          { label: 'print.no-po', field: 'no_po' },
        ],
      },
      { type: 'rule' },
      { type: 'table', source: 'baris', header: false, rows },
      { type: 'table', source: 'baris_beli', title: 'print.barang-tukar', header: false, rows },
      { type: 'rule' },
      {
        type: 'totals',
        width: paper.kolom,
        items: ['subtotal', 'pembulatan', 'total', 'bayar', 'kembali'],
      },
      { type: 'rule' },
      { type: 'text', field: 'keterangan', align: 'left' },
      { type: 'text', field: 'toleransi_beli', align: 'left' },
      ...symbols,
      { type: 'text', label: 'print.terima-kasih', align: 'center' },
    ],
  };
}

export const slip80: Template = slip(PAPER.SLIP80);
export const slip58: Template = slip(PAPER.SLIP58);
