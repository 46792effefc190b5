/**
 * Moves of pieces to another tray (PB): looked up and printed again under Lihat Pindah Barang
 * (spec 2 §2, §3, §7).
 */
import type { Rupiah } from '@kencana/rules/rupiah';
import { ATASAN, SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { DocumentLineRow } from './document-row.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** Where the pieces went. */
interface PindahDetail {
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/** Where a piece lay, and its price on that day. */
interface PindahFormula {
  readonly dari_gudang: string;
  readonly dari_baki: string;
  readonly harga_jual: Rupiah;
}

const TUJUAN = [
  { key: 'rincian.kode_gudang', label: 'stock.gudang-tujuan', kind: 'teks' },
  { key: 'rincian.kode_baki', label: 'stock.baki-tujuan', kind: 'teks' },
] as const;

export const pindahBarangDocument = defineDocument({
  kind: 'pindah-barang',
  kode: 'PB',
  name: 'document.nama.pindah-barang',
  area: 'barang',
  barangSaja: true,
  list: {
    path: 'pindahbarang/cetak-ulang',
    right: { key: 'barang.lihat-pindah-barang.lihat', levels: SEMUA },
    route: '/lihat-pindah-barang',
    title: 'screen.lihat-pindah-barang',
    tanggal: { awal: 'start_date', akhir: 'end_date' },
    empty: 'stock.daftar-kosong',
    pesan: { ada: 'pindah.ada', kosong: 'pindah.kosong' },
  },
  one: 'pindahbarang/cetak-ulang/by-no-pindah/:no',
  batal: {
    path: 'pindahbarang/batal',
    right: { key: 'barang.batal-pindah-barang.tambah', levels: ATASAN },
    route: '/batal-pindah-barang',
    title: 'screen.batal-pindah-barang',
    kategori: 'BATAL PINDAH BARANG',
    kemarin: 'PINDAH_KEMARIN',
  },
  baru: {
    route: '/pindah-barang',
    title: 'screen.pindah-barang',
    right: 'barang.pindah-barang.tambah',
  },
  rights: [{ key: 'barang.pindah-barang.tambah', levels: SEMUA }],
  nomorLain: 'no_pindah',
  sekaligus: { most: 100 },
  rincian: details<PindahDetail>()('kode_gudang', 'kode_baki'),
  columns: [
    { ...COLUMN.nomor, label: 'pindah.no-pindah' },
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    ...TUJUAN,
    COLUMN.pcs,
    COLUMN.berat,
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
    COLUMN.status,
  ],
  facts: [...TUJUAN, FACT.keterangan, ...HISTORY_FACTS],
  lines: [
    {
      jenis: 'PINDAH',
      field: 'detail',
      nomor: 'no_faktur_pindah',
      title: 'document.barang',
      rumus: keeps<PindahFormula>(),
      columns: [
        { key: 'foto', label: 'field.foto', kind: 'foto' },
        { key: 'rumus.dari_gudang', label: 'pindah.dari-gudang', kind: 'teks' },
        { key: 'rumus.dari_baki', label: 'pindah.dari-baki', kind: 'teks' },
        LINE.berat,
        { key: 'size', label: 'field.size', kind: 'teks' },
        { key: 'qty', label: 'document.pcs', kind: 'angka' },
        { key: 'harga_jual', label: 'field.harga_jual', kind: 'rupiah' },
      ],
    },
  ],
  papers: [],
});

/** A moved piece as the specification names it (spec 2 §3). */
export interface PindahLine extends DocumentLineRow {
  readonly rumus: PindahFormula;
  readonly tgl_system: string;
  /** Of the piece as it is now. */
  readonly size: string;
  /** `files/<id>`, '' without a photo. */
  readonly foto: string;
  /** Where its photo, or a placeholder, is read. */
  readonly gambar: string;
}

/** What a move has beside a document's own fields. */
export interface PindahFields {
  readonly no_pindah: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly total_qty: number;
  /** Decimal grams. */
  readonly total_berat: number;
  readonly detail: readonly PindahLine[];
}

/** The two receipts of a move, with their names as files (spec 2 §9). */
export const BUKTI_PINDAH = {
  pdf: 'BUKTI PINDAH BARANG.pdf',
  xlsx: 'TANDA_TERIMA.xlsx',
} as const;
