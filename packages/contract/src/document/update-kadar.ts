/**
 * Changes of the purity of ready pieces (KD): each leaves the stock with its old purity and comes
 * with its new one, the fine gold that it differs by is kept apart (docs/decision/0064).
 */
import { ATASAN } from '../permission.ts';
import { CHOICE_FACTS } from '../transaction/choose-pieces.ts';
import type { PieceChoice } from '../transaction/choose-pieces.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** What said the purity, what was chosen, and the fine gold of all pieces; grams decimal. */
interface KadarDetail extends PieceChoice {
  readonly sumber: 'GROUP' | 'CAP' | 'KETIK';
  readonly murni_sebelum: number;
  readonly murni_sesudah: number;
}

/** Purity in per cent, fine gold in decimal grams. */
interface KadarFormula {
  readonly kadar_sebelum: number;
  readonly cap_sebelum: string;
  readonly cap: string;
  readonly murni_sebelum: number;
  readonly murni_sesudah: number;
}

const SUMBER = {
  key: 'rincian.sumber',
  label: 'kadar.sumber',
  kind: 'teks',
  kata: {
    GROUP: 'opsi.sumber.GROUP',
    CAP: 'opsi.sumber.CAP',
    KETIK: 'opsi.sumber.KETIK',
  },
} as const;

const MURNI = [
  { key: 'rincian.murni_sebelum', label: 'kadar.murni-sebelum', kind: 'gram' },
  { key: 'rincian.murni_sesudah', label: 'kadar.murni-sesudah', kind: 'gram' },
] as const;

export const updateKadarDocument = defineDocument({
  kind: 'update-kadar',
  kode: 'KD',
  name: 'document.nama.update-kadar',
  area: 'barang',
  module: 'UPDATE_KADAR_MODULE',
  barangSaja: true,
  list: {
    path: 'update-kadar',
    right: { key: 'barang.lihat-update-kadar.lihat', levels: ATASAN },
    route: '/lihat-update-kadar',
    title: 'screen.lihat-update-kadar',
    empty: 'stock.daftar-kosong',
  },
  one: 'update-kadar/faktur/:no',
  batal: {
    path: 'update-kadar/batal',
    right: { key: 'barang.batal-update-kadar.tambah', levels: ATASAN },
    route: '/batal-update-kadar',
    title: 'screen.batal-update-kadar',
    kategori: 'BATAL UPDATE KADAR',
    kemarin: 'KADAR_KEMARIN',
  },
  baru: {
    route: '/update-kadar',
    title: 'screen.update-kadar',
    right: 'barang.update-kadar.tambah',
  },
  rights: [{ key: 'barang.update-kadar.tambah', levels: ATASAN }],
  nomorLain: 'no_update',
  sekaligus: { most: 100 },
  rincian: details<KadarDetail>()(
    'sumber',
    'murni_sebelum',
    'murni_sesudah',
    'kode_gudang',
    'kode_baki',
    'kode_group',
    'kode_jenis',
    'umur_dari',
    'umur_sampai',
  ),
  columns: [
    { ...COLUMN.nomor, label: 'profit.no-update' },
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    SUMBER,
    COLUMN.pcs,
    COLUMN.berat,
    ...MURNI,
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
    COLUMN.status,
  ],
  facts: [
    SUMBER,
    ...CHOICE_FACTS,
    ...MURNI,
    { ...FACT.keterangan, label: 'field.alasan' },
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'KADAR',
      field: 'detail',
      nomor: 'no_faktur_update',
      title: 'document.barang',
      rumus: keeps<KadarFormula>(),
      columns: [
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        LINE.berat,
        { key: 'rumus.kadar_sebelum', label: 'kadar.sebelum', kind: 'persen' },
        { ...LINE.kadar, label: 'kadar.sesudah' },
        { key: 'rumus.cap_sebelum', label: 'kadar.cap-sebelum', kind: 'teks' },
        { key: 'rumus.cap', label: 'field.kadar_cetak', kind: 'teks' },
        { key: 'rumus.murni_sebelum', label: 'kadar.murni-sebelum', kind: 'gram' },
        { key: 'rumus.murni_sesudah', label: 'kadar.murni-sesudah', kind: 'gram' },
      ],
    },
  ],
  papers: [],
});
