/**
 * Entries of new pieces (TB): looked up under Lihat Tambah Barang, and validated or refused by a
 * second person at the desk of goods (docs/decision/0025).
 */
import { PIECE_COST } from '../cost.ts';
import type { Rupiah } from '@kencana/rules/rupiah';
import { ATASAN } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { DocumentLineRow } from './document-row.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, LINE } from './standard-column.ts';

/** The order that pieces were made for, and its line of each in their order. */
export interface MadeFor {
  readonly no_pesanan: string;
  readonly baris: readonly number[];
}

/**
 * One piece beyond a limit; hundredths of a per cent, absent where it is within. `ongkos` is what
 * the parameter says of its making charge, which is below it.
 */
export interface Selisih {
  /** Its line in the entry, from 1. */
  readonly baris: number;
  readonly berat?: number;
  readonly kadar?: number;
  readonly ongkos?: Rupiah;
}

/** What an entry that waits keeps for the desk: limits and pieces beyond. */
export interface KeptSelisih {
  readonly batas_berat: number;
  readonly batas_kadar: number;
  readonly barang: readonly Selisih[];
}

/** Whom a piece was bought of, where that was told; YA where it is still his (decision 0058). */
interface BoughtOf {
  readonly kode_supplier: string;
  readonly no_faktur_supplier: string;
  readonly konsinyasi?: 'YA';
}

/**
 * The supplier's invoice that pieces were received against: its line of each piece in their order,
 * and what that weighed, decimal grams.
 */
export interface Diterima {
  readonly no_penerimaan: string;
  readonly terima: readonly {
    readonly baris: number;
    readonly berat: number;
    /** By the scale, where that was told. */
    readonly berat_asli?: number;
  }[];
}

/** What an entry keeps. */
interface TambahDetail extends Partial<Diterima> {
  readonly untuk?: MadeFor;
  /** YA where nobody else could validate it. */
  readonly sendiri?: 'YA';
  readonly selisih?: KeptSelisih;
}

export const tambahBarangDocument = defineDocument({
  kind: 'tambah-barang',
  kode: 'TB',
  name: 'document.nama.tambah-barang',
  area: 'barang',
  barangSaja: true,
  list: {
    path: 'barang/get/lihattambah',
    right: { key: 'barang.lihat-tambah-barang.lihat', levels: ATASAN },
    route: '/lihat-tambah-barang',
    title: 'screen.lihat-tambah-barang',
  },
  one: 'barang/tambah/:no',
  batal: {
    path: 'barang/batal',
    right: { key: 'barang.batal-tambah-barang.tambah', levels: ATASAN },
    route: '/batal-tambah-barang',
    title: 'screen.batal-tambah-barang',
    kategori: 'BATAL TAMBAH BARANG',
    kemarin: 'TAMBAH_KEMARIN',
  },
  validasi: {
    path: 'barang/validasi',
    tolak: 'barang/tolak',
    right: { key: 'validasi.validasi-barang.tambah', levels: ['OWN', 'SPV'] },
    parameter: 'VALIDASI_TAMBAH_BARANG',
    orangKedua: 'barang/validasi/orang-kedua',
  },
  baru: {
    route: '/tambah-data-barang',
    title: 'screen.tambah-data-barang',
    right: 'barang.tambah-data-barang.tambah',
  },
  rights: [{ key: 'barang.tambah-data-barang.tambah', levels: ATASAN }],
  rincian: details<TambahDetail>()('untuk', 'sendiri', 'selisih', 'no_penerimaan'),
  sekaligus: { most: 100, dulu: ['selisih', 'barang'] },
  columns: [
    COLUMN.nomor,
    { ...COLUMN.tanggal, optional: true },
    COLUMN.jam,
    COLUMN.pcs,
    COLUMN.berat,
    { key: 'rincian.untuk.no_pesanan', label: 'stock.untuk-pesanan', kind: 'teks' },
    { key: 'rincian.no_penerimaan', label: 'field.no_penerimaan', kind: 'teks', optional: true },
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
    { key: 'valid_by', label: 'document.validasi-oleh', kind: 'teks' },
    { key: 'rincian.sendiri', label: 'stock.validasi-sendiri', kind: 'teks' },
    COLUMN.status,
  ],
  facts: [
    { key: 'rincian.untuk.no_pesanan', label: 'stock.untuk-pesanan', kind: 'teks' },
    { key: 'rincian.no_penerimaan', label: 'field.no_penerimaan', kind: 'teks' },
    FACT.keterangan,
    FACT.inputOleh,
    FACT.validasiOleh,
    { key: 'rincian.sendiri', label: 'stock.validasi-sendiri', kind: 'teks' },
    FACT.batalOleh,
    FACT.alasan,
  ],
  lines: [
    {
      jenis: 'TAMBAH',
      field: 'detail',
      nomor: 'no_faktur_tambah',
      title: 'document.barang',
      rumus: keeps<Partial<BoughtOf>>(),
      columns: [
        { key: 'foto', label: 'field.foto', kind: 'foto' },
        { key: 'kode_baki', label: 'field.kode_baki', kind: 'teks' },
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        LINE.kadar,
        LINE.berat,
        { key: 'berat_asli', label: 'field.berat_asli', kind: 'gram' },
        {
          key: 'selisih_berat',
          label: 'stock.selisih-berat',
          kind: 'persen',
          paling: 'batas_selisih_berat',
        },
        {
          key: 'selisih_kadar',
          label: 'stock.selisih-kadar',
          kind: 'persen',
          paling: 'batas_selisih_kadar',
        },
        { key: 'harga_beli', label: 'field.harga_beli', kind: 'rupiah' },
        { key: 'harga_jual', label: 'field.harga_jual', kind: 'rupiah' },
        {
          ...LINE.ongkos,
          key: 'ongkos_rp',
          dihitung: 'ongkos_parameter',
          batas: 'ongkos_parameter',
        },
        {
          key: 'harga_emas_rp',
          label: 'stock.harga-emas',
          kind: 'rupiah',
          batas: 'batas_bawah_rp',
        },
        { key: 'batas_bawah_rp', label: 'stock.batas-bawah', kind: 'rupiah' },
        { key: 'rumus.kode_supplier', label: 'pre-order.supplier', kind: 'teks' },
        { key: 'rumus.no_faktur_supplier', label: 'field.no_faktur_supplier', kind: 'teks' },
        { key: 'rumus.konsinyasi', label: 'field.konsinyasi', kind: 'teks' },
        { key: 'status_barang', label: 'field.status', kind: 'teks' },
      ],
    },
  ],
  // An entry comes to what its pieces cost.
  biaya: [...PIECE_COST, 'total', 'harga_total'],
  papers: [],
});

/** A piece of an entry, as it stands now. */
export interface EntryLine extends DocumentLineRow {
  readonly kode_baki: string;
  /** `files/<id>`, '' without a photo. */
  readonly foto: string;
  readonly harga_beli: number;
  /** The making charge of the whole piece; the parameter's of the day of entry where it is less. */
  readonly ongkos_rp: number;
  readonly ongkos_parameter?: number;
  /** What a sale of it today is paid for its gold, and the least without an approval; 0 is none. */
  readonly harga_emas_rp: number;
  readonly batas_bawah_rp: number;
  readonly status_barang: string;
  /**
   * Where the piece was beyond a limit when it was entered, per cent: scale against nota, purity
   * against group or stamp, and the limits of that day (docs/decision/0033).
   */
  readonly selisih_berat?: number;
  readonly selisih_kadar?: number;
  readonly batas_selisih_berat?: number;
  readonly batas_selisih_kadar?: number;
}
