/**
 * Corrections of a piece (KO): what it was and what it is, looked up and cancelled on their own day
 * (docs/decision/0062). What it costs is told as cost is.
 */
import { ATASAN } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import { keeps } from './kept.ts';
import { koreksiBarangEntry } from './koreksi-barang-entry.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** What a piece is from then on: decimal grams and per cent, rupiah. */
export interface KoreksiFormula {
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly berat: number;
  readonly berat_asli: number;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly cap_sebelum: string;
  readonly harga_jual: number;
  readonly harga_beli: number;
  readonly ongkos: number;
  readonly ongkos_sebelum: number;
  readonly harga_atribut: number;
}

export const koreksiBarangDocument = defineDocument({
  kind: 'koreksi-barang',
  kode: 'KO',
  name: 'document.nama.koreksi-barang',
  area: 'barang',
  barangSaja: true,
  list: {
    path: 'koreksi-barang',
    right: { key: 'barang.lihat-koreksi-barang.lihat', levels: ATASAN },
    route: '/lihat-koreksi-barang',
    title: 'screen.lihat-koreksi-barang',
    empty: 'stock.daftar-kosong',
  },
  one: 'koreksi-barang/faktur/:no',
  batal: {
    path: 'koreksi-barang/batal',
    right: { key: 'barang.batal-koreksi-barang.tambah', levels: ATASAN },
    route: '/batal-koreksi-barang',
    title: 'screen.batal-koreksi-barang',
    kategori: 'BATAL KOREKSI BARANG',
    kemarin: 'KOREKSI_KEMARIN',
  },
  baru: {
    route: '/koreksi-barang',
    title: 'screen.koreksi-barang',
    right: 'barang.koreksi-barang.tambah',
  },
  rights: [{ key: 'barang.koreksi-barang.tambah', levels: ATASAN }],
  entry: koreksiBarangEntry,
  biaya: ['harga_beli', 'harga_total', 'total'],
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    COLUMN.pcs,
    COLUMN.berat,
    { ...FACT.keterangan, label: 'koreksi.alasan' },
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
    COLUMN.status,
  ],
  facts: [{ ...FACT.keterangan, label: 'koreksi.alasan' }, ...HISTORY_FACTS],
  lines: [
    {
      jenis: 'KOREKSI',
      field: 'detail',
      nomor: 'no_faktur_koreksi',
      title: 'document.barang',
      rumus: keeps<KoreksiFormula>(),
      columns: [
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        { key: 'rumus.kode_group', label: 'koreksi.group-baru', kind: 'teks' },
        { key: 'kode_jenis', label: 'field.kode_jenis', kind: 'teks' },
        { key: 'rumus.kode_jenis', label: 'koreksi.jenis-baru', kind: 'teks' },
        LINE.berat,
        { key: 'rumus.berat', label: 'koreksi.berat-baru', kind: 'gram' },
        { key: 'berat_asli', label: 'field.berat_asli', kind: 'gram' },
        { key: 'rumus.berat_asli', label: 'koreksi.berat-asli-baru', kind: 'gram' },
        LINE.kadar,
        { key: 'rumus.kadar', label: 'koreksi.kadar-baru', kind: 'persen' },
        { key: 'harga_jual', label: 'field.harga_jual', kind: 'rupiah' },
        { key: 'rumus.harga_jual', label: 'koreksi.jual-baru', kind: 'rupiah' },
        { key: 'rumus.ongkos_sebelum', label: 'document.ongkos', kind: 'rupiah' },
        { key: 'rumus.ongkos', label: 'koreksi.ongkos-baru', kind: 'rupiah' },
        { key: 'harga_total', label: 'field.harga_beli', kind: 'rupiah' },
        { key: 'rumus.harga_beli', label: 'koreksi.beli-baru', kind: 'rupiah' },
      ],
    },
  ],
  papers: [],
});
