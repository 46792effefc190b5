/**
 * Bought gold at the washer's (SP): sent by lots, looked up and taken back under Terima Barang
 * Cuci, cancelled on any day while it is away.
 */
import { ATASAN, SEMUA } from '../permission.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { janjiCuciEvent, kirimCuciEntry, terimaCuciEvent } from './kirim-cuci-entry.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

const TUKANG = { key: 'rincian.nama_tukang', label: 'cuci.pencuci', kind: 'teks' } as const;
const TGL = { key: 'rincian.tgl_kembali', label: 'field.tgl_kembali', kind: 'tanggal' } as const;
const SUSUT = { key: 'rincian.susut', label: 'service.susut', kind: 'gram' } as const;

/** What it keeps; the answers of the washer come later, `susut` in grams. */
type CuciDetail = Pick<InputOf<typeof kirimCuciEntry>, 'kode_tukang' | 'tgl_kembali' | 'foto'> &
  Partial<Pick<InputOf<typeof janjiCuciEvent>, 'alasan_janji'>> &
  Partial<Pick<InputOf<typeof terimaCuciEvent>, 'keterangan_terima' | 'foto_terima'>> & {
    readonly nama_tukang: string;
    readonly susut?: number;
  };

/** The lot that left; grams once it is back. */
interface CuciFormula {
  readonly no_lot: string;
  readonly kode_barcode: string | null;
  readonly berat_terima?: number;
  readonly susut?: number;
}

export const kirimCuciDocument = defineDocument({
  kind: 'kirim-cuci',
  kode: 'SP',
  name: 'document.nama.kirim-cuci',
  area: 'sepuhan',
  module: 'SEPUHAN_MODULE',
  list: {
    path: 'kirim-barang-cuci',
    right: { key: 'sepuhan.terima-barang-cuci.lihat', levels: SEMUA },
    route: '/terima-barang-cuci',
    title: 'screen.terima-barang-cuci',
    empty: 'cuci.kosong',
  },
  one: 'kirim-barang-cuci/faktur/:no',
  batal: {
    path: 'kirim-barang-cuci/batal',
    right: { key: 'sepuhan.batal-kirim-barang-cuci.tambah', levels: ATASAN },
    route: '/batal-kirim-barang-cuci',
    title: 'screen.batal-kirim-barang-cuci',
    kategori: 'BATAL KIRIM CUCI',
  },
  validasi: {
    path: 'kirim-barang-cuci/validasi',
    tolak: 'kirim-barang-cuci/tolak',
    right: { key: 'validasi.validasi-cuci.tambah', levels: ATASAN },
    parameter: 'VALIDASI_KIRIM_CUCI',
    orangLain: true,
  },
  baru: {
    route: '/kirim-barang-cuci',
    title: 'screen.kirim-barang-cuci',
    right: 'sepuhan.kirim-barang-cuci.tambah',
  },
  rights: [
    { key: 'sepuhan.kirim-barang-cuci.tambah', levels: ATASAN },
    { key: 'sepuhan.terima-barang-cuci.tambah', levels: ATASAN },
  ],
  entry: kirimCuciEntry,
  events: { terima: terimaCuciEvent, janji: janjiCuciEvent },
  rincian: details<CuciDetail>()(
    'kode_tukang',
    'nama_tukang',
    'tgl_kembali',
    'alasan_janji',
    'keterangan_terima',
    'susut',
    'foto',
    'foto_terima',
  ),
  janji: 'tgl_kembali',
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    TUKANG,
    COLUMN.pcs,
    COLUMN.berat,
    TGL,
    SUSUT,
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    TUKANG,
    TGL,
    { key: 'rincian.alasan_janji', label: 'field.alasan_janji', kind: 'teks' },
    FACT.keterangan,
    { key: 'selesai_tgl', label: 'cuci.tgl-terima', kind: 'tanggal' },
    SUSUT,
    { key: 'rincian.keterangan_terima', label: 'field.keterangan_terima', kind: 'teks' },
    { key: 'rincian.foto', label: 'field.foto', kind: 'foto' },
    { key: 'rincian.foto_terima', label: 'field.foto_terima', kind: 'foto' },
    FACT.validasiOleh,
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'CUCI',
      field: 'detail',
      nomor: 'no_faktur_cuci',
      title: 'document.barang',
      rumus: keeps<CuciFormula>(),
      columns: [
        { key: 'rumus.no_lot', label: 'cuci.no-lot', kind: 'teks' },
        LINE.kadar,
        { key: 'berat_asli', label: 'cuci.berat-kirim', kind: 'gram' },
        { key: 'rumus.berat_terima', label: 'field.berat_terima', kind: 'gram' },
        { key: 'rumus.susut', label: 'service.susut', kind: 'gram' },
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'cuci.status.OPEN', tone: 'wait', hidup: true },
    { value: 'FINISH', label: 'cuci.status.FINISH', tone: 'ok', semua: true },
  ],
  papers: ['NOTA', 'SLIP'],
});
