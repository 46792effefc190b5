/**
 * Two business days of a shop for the tests of reports, written straight into the tables: pieces,
 * sales with every kind of payment, a cancelled and a waiting one, cash movements and approvals.
 * Names hold what a spreadsheet would run.
 */
import { sql } from 'kysely';
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

export const KEMARIN = '2026-11-19';
export const HARI_INI = '2026-11-20';
/** Names that a spreadsheet would take for formulas, and one that no Latin font can write. */
export const NAMA_BERBAHAYA = '=HYPERLINK("http://x";"klik")';
export const NAMA_KANJI = '金の指輪 李小龍';

/** Fills the shop; `prefix` is its two-digit barcode prefix. Leaves tgl_system on HARI_INI. */
export async function fillShop(tx: Tx, prefix: string): Promise<void> {
  const toko = tx.kodeToko;
  await masters(tx);
  await insertAll(tx, 'barang', pieces(prefix));
  for (const day of [KEMARIN, HARI_INI]) {
    await tx.exec(sql`update toko set tgl_system = ${day}::date where kode_toko = ${toko}`);
    await sales(tx, day, prefix);
  }
  await insertAll(tx, 'kas_harian', [
    {
      tgl_system: '2026-11-17',
      akun: 'CASH',
      awal: 0,
      masuk: 5_000_000,
      keluar: 0,
      akhir: 5_000_000,
    },
  ]);
  await insertAll(tx, 'otorisasi', approvals());
}

async function masters(tx: Tx): Promise<void> {
  await insertAll(tx, 'grup', [{ kode_group: 'MT', nama_group: 'Emas Tua', kadar: 7500 }]);
  await insertAll(tx, 'jenis', [
    { kode_jenis: 'CINCIN', nama_jenis: 'Cincin' },
    { kode_jenis: 'KALUNG', nama_jenis: 'Kalung' },
  ]);
  await insertAll(tx, 'baki', [
    { kode_baki: 'B1', nama_baki: 'Baki 1', kode_gudang: 'TOKO' },
    { kode_baki: 'B2', nama_baki: 'Baki 2', kode_gudang: 'TOKO' },
  ]);
  await insertAll(tx, 'sales', [
    { kode_sales: 'S1', nama_sales: 'Ani' },
    { kode_sales: 'S2', nama_sales: 'Budi' },
  ]);
  await insertAll(tx, 'bank', [
    { kode_bank: 'BCA', nama_bank: 'Bank BCA' },
    { kode_bank: 'MDR', nama_bank: 'Bank Mandiri' },
  ]);
  await insertAll(tx, 'rekening', [
    { no_rekening: '111', nama_rekening: 'BCA EDC', kode_bank: 'BCA', fee: 100 },
    { no_rekening: '222', nama_rekening: 'Mandiri', kode_bank: 'MDR', fee: 0 },
  ]);
}

function pieces(prefix: string): Record<string, unknown>[] {
  const names = [
    NAMA_BERBAHAYA,
    NAMA_KANJI,
    '+62 gelang',
    'Cincin Polos',
    'Cincin Polos',
    'Kalung Rantai',
  ];
  return names.map((nama_barang, i) => ({
    kode_barcode: `${prefix}${String(i + 1).padStart(6, '0')}`,
    nama_barang,
    kode_intern: `@SUM(A${i})`,
    kode_group: 'MT',
    kode_jenis: i === 5 ? 'KALUNG' : 'CINCIN',
    kode_gudang: 'TOKO',
    kode_baki: i % 2 === 0 ? 'B1' : 'B2',
    berat: 3_455 + i * 1_001,
    berat_asli: 3_460 + i * 1_001,
    murni: 2_591 + i * 751,
    kadar: 7_500,
    kadar_cetak: '-750',
    harga_beli: 2_000_000,
    harga_jual: 3_000_500 + i,
    size: i === 4 ? '12' : '10',
    status: 'READY',
    tgl_system: KEMARIN,
    input_by: 'SPV',
  }));
}

/** Four sales of a day: paid in every way, waiting, cancelled, traded in. */
async function sales(tx: Tx, day: string, prefix: string): Promise<void> {
  const no = (n: number): string => `${tx.kodeToko}-FJ-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const docs = [
    {
      n: 1,
      status: 'OPEN',
      status_valid: 'DONE',
      valid_by: 'KASIR',
      kode_sales: 'S1',
      total: 5_000_500,
      nama_customer: NAMA_BERBAHAYA,
    },
    {
      n: 2,
      status: 'OPEN',
      status_valid: 'OPEN',
      valid_by: null,
      kode_sales: 'S1',
      total: 1_000_000,
      nama_customer: 'Tunggu',
    },
    {
      n: 3,
      status: 'BATAL',
      status_valid: 'DONE',
      valid_by: 'KASIR',
      kode_sales: 'S2',
      total: 9_999_999,
      nama_customer: 'Batal',
    },
    {
      n: 4,
      status: 'OPEN',
      status_valid: 'DONE',
      valid_by: 'SPV',
      kode_sales: 'S2',
      total: 7_500_000,
      nama_customer: NAMA_KANJI,
    },
  ];
  const base = { kind: 'penjualan', tgl_system: day, input_by: 'KASIR' };
  await insertAll(
    tx,
    'dokumen',
    docs.map(({ n, ...d }) => ({ ...base, ...d, no_dokumen: no(n), bayar: d.total, qty: 1 })),
  );
  await insertAll(tx, 'dokumen_baris', [
    ...docs.map(({ n, total }) => soldLine(no(n), prefix, day, n, total)),
    { ...soldLine(no(4), prefix, day, 4, 1_500_000), baris: 2, jenis_baris: 'BELI', berat: 2_000 },
  ]);
  const pay = { fee: 0, fee_rp: 0, fee_ditanggung: 'TOKO', no_rekening: null };
  await insertAll(tx, 'dokumen_bayar', [
    { no_dokumen: no(1), urut: 1, jenis: 'CASH', jumlah_rp: 1_000_500, ...pay },
    {
      no_dokumen: no(1),
      urut: 2,
      jenis: 'DEBIT',
      jumlah_rp: 4_000_000,
      fee: 100,
      fee_rp: 40_000,
      fee_ditanggung: 'CUSTOMER',
      no_rekening: '111',
    },
    { no_dokumen: no(2), urut: 1, jenis: 'CASH', jumlah_rp: 1_000_000, ...pay },
    {
      no_dokumen: no(3),
      urut: 1,
      jenis: 'KREDIT',
      jumlah_rp: 9_999_999,
      ...pay,
      no_rekening: '111',
    },
    { no_dokumen: no(4), urut: 1, jenis: 'TUKAR', jumlah_rp: 1_500_000, ...pay },
    {
      no_dokumen: no(4),
      urut: 2,
      jenis: 'TRANSFER',
      jumlah_rp: 5_000_000,
      ...pay,
      no_rekening: '222',
    },
    {
      no_dokumen: no(4),
      urut: 3,
      jenis: 'KREDIT',
      jumlah_rp: 1_000_000,
      ...pay,
      fee: 200,
      fee_rp: 20_000,
      no_rekening: '111',
    },
  ]);
  const event = { no_dokumen: no(1), ke: 1, tgl_system: day };
  await insertAll(tx, 'posting', [
    { ...event, kind: 'penjualan', peristiwa: 'SIMPAN', user_id: 'KASIR' },
  ]);
  const row = { ...event, akun: 'CASH', jenis: 'CASH', user_id: 'KASIR' };
  await insertAll(tx, 'buku_kas', [
    { ...row, urut: 1, kategori: 'PENJUALAN', keterangan: '-1+1', masuk: 1_000_500, keluar: 0 },
    { ...row, urut: 2, kategori: 'LISTRIK', keterangan: 'listrik', masuk: 0, keluar: 250_000 },
    {
      ...row,
      urut: 3,
      akun: '111',
      jenis: 'DEBIT',
      kategori: 'PENJUALAN',
      keterangan: '',
      masuk: 4_000_000,
      keluar: 0,
    },
  ]);
}

function soldLine(
  no: string,
  prefix: string,
  day: string,
  n: number,
  total: number,
): Record<string, unknown> {
  return {
    no_dokumen: no,
    baris: 1,
    jenis_baris: 'JUAL',
    no_faktur: `${no}-1`,
    hidup: false,
    kode_barcode: `${prefix}${day === HARI_INI ? '9' : '8'}0000${n}`,
    nama_barang: n === 4 ? NAMA_KANJI : NAMA_BERBAHAYA,
    kadar: 7_550,
    berat: 3_455,
    harga_jual: total - 30_000,
    ongkos: 50_000,
    harga_atribut: 10_000,
    diskon: 30_250,
    pembulatan: 250,
    harga_total: total,
  };
}

function approvals(): Record<string, unknown>[] {
  const base = {
    kategori: 'BATAL PENJUALAN',
    uraian: 'Batal JKT1-FJ',
    peminta: 'KASIR',
    approver: 'SPV',
    approver_toko: 'JKT1',
    cara: 'PASSWORD',
    expires_at: '2026-11-20T10:00:00Z',
  };
  return [
    {
      ...base,
      _id: 'a1',
      subjek: 'x1',
      tgl_system: KEMARIN,
      sebelum: { harga: 3_000_000 },
      sesudah: { harga: 2_900_000 },
      keterangan: '@setuju',
      sendiri: false,
    },
    {
      ...base,
      _id: 'a2',
      subjek: 'x2',
      tgl_system: HARI_INI,
      sebelum: null,
      sesudah: { status: 'BATAL' },
      keterangan: '',
      sendiri: true,
    },
  ];
}
