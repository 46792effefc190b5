/** The masters of a shop to trade in, and the rule of its points. */
import { sql } from 'kysely';
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

/** Rows by table. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Masters of the shop: table and rows, in the order their references need. */
const MASTERS: readonly (readonly [string, readonly Readonly<Record<string, unknown>>[]])[] = [
  [
    'grup',
    [
      {
        kode_group: 'MT',
        nama_group: 'EMAS TUA',
        kadar: 7500,
        kadar_modal: 7600,
        harga: 1_320_000,
        jenis_group: '',
        harga_modal: 0,
        persentase: 0,
      },
      {
        kode_group: 'MD',
        nama_group: 'EMAS MUDA',
        kadar: 4200,
        kadar_modal: 4300,
        harga: 760_000,
        jenis_group: '',
        harga_modal: 0,
        persentase: 0,
      },
    ],
  ],
  [
    'jenis',
    [
      { kode_jenis: 'CINCIN', nama_jenis: 'CINCIN', kode_group: null, berlian: false },
      { kode_jenis: 'GELANG', nama_jenis: 'GELANG', kode_group: null, berlian: false },
    ],
  ],
  [
    'baki',
    [
      {
        kode_baki: 'A1',
        nama_baki: 'BAKI A1',
        kode_gudang: 'TOKO',
        berat_baki: 0,
        berat_bandrol: 0,
      },
      {
        kode_baki: 'A2',
        nama_baki: 'BAKI A2',
        kode_gudang: 'TOKO',
        berat_baki: 0,
        berat_bandrol: 0,
      },
    ],
  ],
  [
    'sales',
    [
      {
        kode_sales: 'S1',
        nama_sales: 'SITI',
        fee: 0,
        kode_bank: null,
        no_rekening: '',
        nama_rekening: '',
      },
    ],
  ],
  [
    'bank',
    [
      { kode_bank: 'BCA', nama_bank: 'BANK BCA' },
      { kode_bank: 'MANDIRI', nama_bank: 'BANK MANDIRI' },
    ],
  ],
  [
    'rekening',
    [
      {
        no_rekening: '111',
        nama_rekening: 'TOKO',
        kode_bank: 'BCA',
        fee: 100,
        fee_ditanggung: 'CUSTOMER',
      },
      {
        no_rekening: '222',
        nama_rekening: 'TOKO',
        kode_bank: 'MANDIRI',
        fee: 150,
        fee_ditanggung: 'TOKO',
      },
    ],
  ],
  ['kondisi_barang', [{ kode_kondisi_barang: 'PATAH', kondisi: 'PATAH' }]],
  [
    'kondisi_pembelian',
    [
      { kode_kondisi: 'BAIK', kondisi: 'BAIK', type: 'RP', potongan: 20_000, rusak: false },
      { kode_kondisi: 'RUSAK', kondisi: 'RUSAK', type: 'PERSENTASE', potongan: 1000, rusak: true },
    ],
  ],
];

/** The rule of the shop's points: one for every 100.000, worth 500. */
export async function addPointRule(tx: Tx): Promise<void> {
  await tx.exec(
    sql`insert into point (kode_toko, kode_point, dasar, kelipatan, point, nilai_rp)
        values (${tx.kodeToko}, 'UMUM', 'RUPIAH', 100000, 1, 500)`,
  );
}

/** Puts the masters into the shop. */
export async function addMasters(tx: Tx): Promise<void> {
  for (const [table, rows] of MASTERS) await insertAll(tx, table, rows);
}
