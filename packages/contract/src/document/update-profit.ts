/**
 * Changes of selling prices by one rule (UP): looked up, and undone as a whole while all of its
 * pieces are ready and say the price that it gave them (docs/decision/0065).
 */
import type { Rupiah } from '@kencana/rules/rupiah';
import { ATASAN } from '../permission.ts';
import { CHOICE_FACTS } from '../transaction/choose-pieces.ts';
import type { PieceChoice } from '../transaction/choose-pieces.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** The rule, what was chosen, and what it came to; per cent decimal, rupiah whole. */
interface ProfitDetail extends PieceChoice {
  readonly dasar: 'HARGA' | 'MODAL' | 'KELOMPOK';
  readonly arah?: 'NAIK' | 'TURUN';
  readonly persen?: number;
  readonly jumlah_rp?: number;
  /** The same where the rule starts from cost: with the prices it would tell what goods cost. */
  readonly modal_persen?: number;
  readonly modal_rp?: number;
  readonly sebelum_rp: number;
  readonly sesudah_rp: number;
}

/** A price before. */
interface ProfitFormula {
  readonly sebelum: Rupiah;
  readonly selisih: number;
}

const SUMS = [
  { key: 'rincian.sebelum_rp', label: 'profit.sebelum', kind: 'rupiah' },
  { key: 'rincian.sesudah_rp', label: 'profit.sesudah', kind: 'rupiah' },
] as const;

const DASAR = {
  key: 'rincian.dasar',
  label: 'profit.dasar',
  kind: 'teks',
  kata: { HARGA: 'opsi.dasar.HARGA', MODAL: 'opsi.dasar.MODAL', KELOMPOK: 'opsi.dasar.KELOMPOK' },
} as const;

export const updateProfitDocument = defineDocument({
  kind: 'update-profit',
  kode: 'UP',
  name: 'document.nama.update-profit',
  area: 'barang',
  barangSaja: true,
  list: {
    path: 'update-profit-barang',
    right: { key: 'barang.lihat-update-profit.lihat', levels: ATASAN },
    route: '/lihat-update-profit',
    title: 'screen.lihat-update-profit',
    empty: 'stock.daftar-kosong',
  },
  one: 'update-profit-barang/faktur/:no',
  batal: {
    path: 'update-profit-barang/batal',
    right: { key: 'barang.batal-update-profit.tambah', levels: ATASAN },
    route: '/batal-update-profit',
    title: 'screen.batal-update-profit',
    kategori: 'BATAL UPDATE PROFIT',
    kapanSaja: true,
  },
  baru: {
    route: '/update-profit-barang',
    title: 'screen.update-profit-barang',
    right: 'barang.update-profit-barang.tambah',
  },
  rights: [{ key: 'barang.update-profit-barang.tambah', levels: ATASAN }],
  nomorLain: 'no_update',
  sekaligus: { most: 100 },
  rincian: details<ProfitDetail>()(
    'dasar',
    'arah',
    'persen',
    'jumlah_rp',
    'modal_persen',
    'modal_rp',
    'sebelum_rp',
    'sesudah_rp',
    'kode_gudang',
    'kode_baki',
    'kode_group',
    'kode_jenis',
    'umur_dari',
    'umur_sampai',
  ),
  biaya: ['modal_persen', 'modal_rp'],
  columns: [
    { ...COLUMN.nomor, label: 'profit.no-update' },
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    DASAR,
    COLUMN.pcs,
    COLUMN.berat,
    ...SUMS,
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
    COLUMN.status,
  ],
  facts: [
    DASAR,
    {
      key: 'rincian.arah',
      label: 'field.arah',
      kind: 'teks',
      kata: { NAIK: 'opsi.arah.NAIK', TURUN: 'opsi.arah.TURUN' },
    },
    { key: 'rincian.persen', label: 'profit.persen', kind: 'persen' },
    { key: 'rincian.jumlah_rp', label: 'profit.jumlah', kind: 'rupiah' },
    { key: 'rincian.modal_persen', label: 'profit.persen', kind: 'persen' },
    { key: 'rincian.modal_rp', label: 'profit.jumlah', kind: 'rupiah' },
    ...CHOICE_FACTS,
    ...SUMS,
    FACT.keterangan,
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'HARGA',
      field: 'detail',
      nomor: 'no_faktur_update',
      title: 'document.barang',
      rumus: keeps<ProfitFormula>(),
      columns: [
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        LINE.berat,
        { key: 'rumus.sebelum', label: 'profit.sebelum', kind: 'rupiah' },
        { key: 'harga_jual', label: 'profit.sesudah', kind: 'rupiah' },
        { key: 'rumus.selisih', label: 'profit.selisih', kind: 'rupiah' },
      ],
    },
  ],
  papers: [],
});
