/** Weighings of trays (TM): looked up by whoever weighs; a weighing is a fact, never cancelled. */
import { SEMUA } from '../permission.ts';
import { TIMBANG_RIGHT } from '../transaction/timbang-entry.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS } from './standard-column.ts';

/** What a tray should weigh, part by part, and what it did, decimal grams. */
interface TimbangFormula {
  readonly kode_baki: string;
  readonly berat_baki: number;
  readonly berat_plastik: number;
  readonly berat_atribut: number;
  readonly berat_bandrol: number;
  readonly total: number;
  readonly berat_timbang: number;
  readonly selisih: number;
  readonly sumber: 'TANGAN' | 'TIMBANGAN';
  readonly oleh: string;
}

/** How many trays, and what they were off in sum, decimal grams. */
interface TimbangDetail {
  readonly baki: number;
  readonly selisih: number;
}

const gram = (name: string, label: 'field.berat_baki' | 'timbang.total' | 'timbang.timbang') =>
  ({ key: `rumus.${name}`, label, kind: 'gram' }) as const;

export const timbangBakiDocument = defineDocument({
  kind: 'timbang-baki',
  kode: 'TM',
  name: 'document.nama.timbang-baki',
  area: 'barang',
  barangSaja: true,
  list: {
    path: 'timbang-baki/lihat',
    right: { key: 'barang.lihat-timbang-baki.lihat', levels: SEMUA },
    route: '/lihat-timbang-baki',
    title: 'screen.lihat-timbang-baki',
    empty: 'stock.daftar-kosong',
  },
  one: 'timbang-baki/faktur/:no',
  baru: { route: '/timbang-baki', title: 'screen.timbang-baki', right: TIMBANG_RIGHT },
  rights: [{ key: TIMBANG_RIGHT, levels: SEMUA }],
  nomorLain: 'no_timbang',
  rincian: details<TimbangDetail>()('baki', 'selisih'),
  columns: [
    { ...COLUMN.nomor, label: 'timbang.no' },
    COLUMN.tanggal,
    COLUMN.jam,
    { key: 'rincian.baki', label: 'timbang.jumlah-baki', kind: 'angka' },
    COLUMN.pcs,
    { key: 'rincian.selisih', label: 'timbang.selisih', kind: 'gram' },
    FACT.keterangan,
    { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
  ],
  facts: [FACT.keterangan, ...HISTORY_FACTS],
  lines: [
    {
      jenis: 'TIMBANG',
      field: 'detail',
      nomor: 'no_faktur_timbang',
      title: 'field.kode_baki',
      rumus: keeps<TimbangFormula>(),
      columns: [
        { key: 'rumus.kode_baki', label: 'field.kode_baki', kind: 'teks' },
        { key: 'qty', label: 'document.pcs', kind: 'angka' },
        { key: 'berat_asli', label: 'field.berat_asli', kind: 'gram' },
        gram('berat_baki', 'field.berat_baki'),
        { key: 'rumus.berat_plastik', label: 'field.berat_plastik', kind: 'gram' },
        { key: 'rumus.berat_atribut', label: 'field.berat_atribut', kind: 'gram' },
        { key: 'rumus.berat_bandrol', label: 'field.berat_bandrol', kind: 'gram' },
        gram('total', 'timbang.total'),
        gram('berat_timbang', 'timbang.timbang'),
        { key: 'rumus.selisih', label: 'timbang.selisih', kind: 'gram' },
        { key: 'keterangan', label: 'field.keterangan', kind: 'teks' },
      ],
    },
  ],
  papers: [],
});
