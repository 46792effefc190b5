/**
 * The shipped nota: A5 landscape. The other sheets use the same blocks on their own paper.
 */
import type { Paper } from '../model.ts';
import { PAPER } from '../paper.ts';
import type { Template } from '@kencana/contract/print-template';

function blocks(kolom: number): Template['blocks'] {
  return [
    { type: 'heading', logo: true, align: 'center' },
    { type: 'text', field: 'judul', align: 'center', bold: true },
    {
      type: 'fields',
      columns: 2,
      label_width: 12,
      items: [
        { label: 'print.no-dokumen', field: 'no_dokumen' },
        { label: 'print.customer', field: 'nama_customer' },
        { label: 'print.tanggal', field: 'tgl' },
        { label: 'print.alamat', field: 'alamat_customer' },
        { label: 'print.jam', field: 'jam' },
        { label: 'print.no-hp', field: 'no_hp_customer' },
        { label: 'print.kasir', field: 'kasir' },
        { label: 'print.sales', field: 'sales' },
        { label: 'print.lewat', field: 'kode_marketplace' },
        { label: 'print.no-po', field: 'no_po' },
      ],
    },
    { type: 'rule' },
    table('baris', kolom),
    table('baris_beli', kolom),
    { type: 'rule' },
    {
      type: 'totals',
      width: 52,
      items: ['subtotal', 'pembulatan', 'total', 'bayar', 'kembali'],
      qr: 'no_token',
    },
    { type: 'text', label: 'print.terbilang', field: 'terbilang', align: 'left' },
    { type: 'text', field: 'keterangan', align: 'left' },
    { type: 'text', field: 'toleransi_beli', align: 'left' },
    { type: 'text', label: 'print.cek-nota', field: 'no_token', align: 'left' },
    { type: 'space', rows: 1 },
    { type: 'signature', labels: ['print.hormat-kami', 'print.penerima'] },
  ];
}

/** The name takes what wider paper gives; 112 characters are the least. */
function table(source: 'baris' | 'baris_beli', kolom: number): Template['blocks'][number] {
  const jumlah = 20;
  const before = kolom - jumlah - 1;
  return {
    type: 'table',
    source,
    ...(source === 'baris_beli' ? { title: 'print.barang-tukar' } : {}),
    header: true,
    rows: [
      {
        columns: [
          { field: 'no', label: 'print.no', width: 3 },
          { field: 'kode_barcode', label: 'print.barcode', width: 9 },
          { field: 'nama_barang', label: 'print.nama-barang', width: kolom - 92 },
          { field: 'kadar_cetak', label: 'print.kadar', width: 7 },
          { field: 'berat', label: 'print.berat-gr', width: 10 },
          { field: 'harga_jual', label: 'print.harga', width: 19 },
          { field: 'ongkos', label: 'print.ongkos', width: 17 },
          { field: 'harga_total', label: 'print.jumlah', width: jumlah, bold: true },
        ],
      },
      {
        columns: [{ width: 13 }, { field: 'deskripsi_jual', width: kolom - 14 }],
        unless_empty: 'deskripsi_jual',
      },
      change(before, jumlah, 'print.atribut', 'harga_atribut'),
      change(before, jumlah, 'print.diskon', 'diskon'),
    ],
  };
}

/** What makes the amount of a line differ from price and ongkos, below it. */
function change(
  before: number,
  width: number,
  label: string,
  field: 'harga_atribut' | 'diskon',
): Extract<Template['blocks'][number], { type: 'table' }>['rows'][number] {
  return {
    columns: [
      { label, width: before, align: 'right' },
      { field, width },
    ],
    unless_empty: field,
  };
}

function nota(paper: Paper): Template {
  return { paper, blocks: blocks(paper.kolom) };
}

export const notaA5: Template = nota(PAPER.A5);
export const notaA6: Template = nota(PAPER.A6);
export const notaContinuous: Template = nota(PAPER.CONTINUOUS);
