/** The sale: looked up under Lihat Penjualan, cancelled on its own day. */
import type { marketplacePayment } from '../payment/marketplace.ts';
import type { pointsPayment } from '../payment/points.ts';
import { SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import type { KeptOf } from './kept.ts';
import type { BoughtFormula, SoldFormula } from './line-formula.ts';
import { BOUGHT, COLUMN, FACT, LINE, SELLER } from './standard-column.ts';

/** Of a sale through a marketplace; `foto` is shown by a button of its own. */
const MARKETPLACE = {
  kode: { key: 'rincian.kode_marketplace', label: 'report.kolom.marketplace', kind: 'teks' },
  noPo: { key: 'rincian.no_po', label: 'field.no_po', kind: 'teks' },
  logistik: { key: 'rincian.logistik', label: 'field.logistik', kind: 'teks' },
  noResi: { key: 'rincian.no_resi', label: 'field.no_resi', kind: 'teks' },
} as const;

/** Points that the member earned and used with it. */
const POIN = {
  dapat: { key: 'rincian.poin.dapat', label: 'poin.dapat', kind: 'angka' },
  pakai: { key: 'rincian.poin.pakai', label: 'poin.pakai', kind: 'angka' },
} as const;

const goods = [LINE.kadar, LINE.berat, LINE.harga, LINE.ongkos, LINE.diskon, LINE.jumlah] as const;

/** What a sale keeps: what its ways of paying keep of themselves, and what its nota promises. */
type PenjualanDetail = Partial<
  KeptOf<typeof marketplacePayment.rincian> &
    KeptOf<typeof pointsPayment.rincian> & {
      /** Months of the repurchase tolerance, 0 for none; left out where the nota says nothing. */
      readonly toleransi_beli: number;
    }
>;

export const penjualanDocument = defineDocument({
  kind: 'penjualan',
  kode: 'FJ',
  name: 'document.nama.penjualan',
  dariCustomer: true,
  area: 'penjualan',
  list: {
    path: 'penjualan/get/lihatjual',
    right: { key: 'penjualan.lihat-penjualan.lihat', levels: SEMUA },
    route: '/lihat-penjualan',
    title: 'screen.lihat-penjualan',
    nomorLuar: 'no_po',
  },
  one: 'penjualan/faktur/:no',
  batal: {
    path: 'penjualan/batal',
    right: { key: 'penjualan.batal-penjualan.tambah', levels: SEMUA },
    route: '/batal-penjualan',
    title: 'screen.batal-penjualan',
    kategori: 'BATAL PENJUALAN',
    kemarin: 'PENJUALAN_KEMARIN',
  },
  validasi: {
    path: 'penjualan/validasi',
    tolak: 'penjualan/tolak',
    right: { key: 'validasi.validasi-penjualan.tambah', levels: SEMUA },
    parameter: 'VALIDASI_PENJUALAN',
    meja: ['validasi-jual-beli'],
  },
  baru: {
    route: '/transaksi-penjualan',
    title: 'screen.transaksi-penjualan',
    right: 'penjualan.transaksi-penjualan.tambah',
  },
  rights: [{ key: 'penjualan.transaksi-penjualan.tambah', levels: SEMUA }],
  rincian: details<PenjualanDetail>()(
    'poin',
    'kode_marketplace',
    'no_po',
    'logistik',
    'no_resi',
    'foto',
    'toleransi_beli',
  ),
  columns: [
    ...Object.values(COLUMN),
    { ...MARKETPLACE.kode, optional: true },
    { ...MARKETPLACE.noPo, optional: true },
  ],
  facts: [...Object.values(FACT), ...Object.values(MARKETPLACE), ...Object.values(POIN)],
  lines: [
    {
      jenis: 'JUAL',
      field: 'detail',
      nomor: 'no_faktur_jual',
      title: 'document.barang',
      rumus: keeps<SoldFormula>(),
      columns: [...goods, LINE.keterangan],
    },
    {
      jenis: 'BELI',
      field: 'detail_tukar',
      nomor: 'no_faktur_beli',
      title: 'document.tukar',
      rumus: keeps<BoughtFormula>(),
      columns: [
        LINE.kadar,
        LINE.berat,
        ...Object.values(BOUGHT),
        { ...SELLER, key: 'rumus.penjual' },
      ],
    },
  ],
  // What sales people earn on a piece.
  biaya: ['bonus'],
  papers: ['NOTA', 'SLIP'],
});
