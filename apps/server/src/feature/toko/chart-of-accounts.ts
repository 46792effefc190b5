/**
 * The chart of accounts and posting matrix that a new shop starts with (design practice.md §15,
 * domain.md §8). Roles are what postings name; the shop may map each to another account in
 * Parameter Akun.
 */

export const CHART_OF_ACCOUNTS = [
  ['1-1100', 'KAS TOKO', 'ASET'],
  ['1-1200', 'BANK', 'ASET'],
  ['1-1300', 'UANG DALAM PERJALANAN', 'ASET'],
  ['1-1400', 'PIUTANG EDC', 'ASET'],
  ['1-1410', 'PIUTANG MARKETPLACE', 'ASET'],
  ['1-2100', 'PERSEDIAAN EMAS SIAP JUAL', 'ASET'],
  ['1-2200', 'PERSEDIAAN BELI', 'ASET'],
  ['1-2400', 'PERSEDIAAN RUSAK', 'ASET'],
  ['1-2500', 'BARANG DALAM SERVICE', 'ASET'],
  ['2-1100', 'UANG MUKA PELANGGAN', 'KEWAJIBAN'],
  ['2-1200', 'HUTANG PEMBELIAN SUPPLIER', 'KEWAJIBAN'],
  ['2-1220', 'HUTANG TUKANG', 'KEWAJIBAN'],
  ['2-1300', 'HUTANG POIN MEMBER', 'KEWAJIBAN'],
  ['2-1500', 'PPN KELUARAN', 'KEWAJIBAN'],
  ['3-1000', 'MODAL', 'MODAL'],
  ['3-2000', 'LABA DITAHAN', 'MODAL'],
  ['4-1100', 'PENJUALAN', 'PENDAPATAN'],
  ['4-1400', 'PENDAPATAN SERVICE', 'PENDAPATAN'],
  ['4-1500', 'PENDAPATAN FEE KARTU', 'PENDAPATAN'],
  ['4-1600', 'PENDAPATAN LAIN-LAIN', 'PENDAPATAN'],
  ['4-1700', 'POTONGAN PENJUALAN', 'PENDAPATAN'],
  ['5-1100', 'HARGA POKOK PENJUALAN', 'HPP'],
  ['6-1000', 'BEBAN GAJI', 'BEBAN'],
  ['6-1100', 'BEBAN ADMINISTRASI', 'BEBAN'],
  ['6-1200', 'BEBAN OPERASIONAL', 'BEBAN'],
  ['6-1500', 'BEBAN EDC', 'BEBAN'],
  ['6-1510', 'BIAYA MARKETPLACE', 'BEBAN'],
  ['6-1600', 'BEBAN POIN MEMBER', 'BEBAN'],
  ['6-1760', 'SELISIH KAS', 'BEBAN'],
  ['6-1770', 'SELISIH PEMBULATAN', 'BEBAN'],
].map(([nomor_akun, nama_akun, golongan]) => ({ nomor_akun, nama_akun, golongan }));

type Role = readonly [string, 'DEBIT' | 'KREDIT', string];

/** What every kind with a down payment posts to. */
const DOWN_PAYMENT: readonly Role[] = [
  ['KAS', 'DEBIT', '1-1100'],
  ['KAS', 'KREDIT', '1-1100'],
  ['BANK', 'DEBIT', '1-1200'],
  ['BANK', 'KREDIT', '1-1200'],
  ['PIUTANG EDC', 'DEBIT', '1-1400'],
  ['PENDAPATAN FEE', 'KREDIT', '4-1500'],
  ['UANG MUKA', 'DEBIT', '2-1100'],
  ['UANG MUKA', 'KREDIT', '2-1100'],
  ['PENDAPATAN LAIN', 'KREDIT', '4-1600'],
];

/** trx → type → [role, side, account]. */
const MATRIX: Readonly<Record<string, readonly Role[]>> = {
  PENJUALAN: [
    ['KAS', 'DEBIT', '1-1100'],
    ['KAS', 'KREDIT', '1-1100'],
    ['BANK', 'DEBIT', '1-1200'],
    ['PIUTANG EDC', 'DEBIT', '1-1400'],
    ['PERSEDIAAN BELI', 'DEBIT', '1-2200'],
    ['HPP', 'DEBIT', '5-1100'],
    ['PERSEDIAAN', 'KREDIT', '1-2100'],
    ['PENJUALAN', 'KREDIT', '4-1100'],
    ['PPN', 'KREDIT', '2-1500'],
    ['PEMBULATAN', 'KREDIT', '6-1770'],
    ['PEMBULATAN', 'DEBIT', '6-1770'],
    ['PENDAPATAN FEE', 'KREDIT', '4-1500'],
    ['UANG MUKA', 'DEBIT', '2-1100'],
    ['POTONGAN KUPON', 'DEBIT', '4-1700'],
    ['HUTANG POIN', 'DEBIT', '2-1300'],
    ['HUTANG POIN', 'KREDIT', '2-1300'],
    ['BEBAN POIN', 'DEBIT', '6-1600'],
    ['PIUTANG MARKETPLACE', 'DEBIT', '1-1410'],
    ['BIAYA MARKETPLACE', 'DEBIT', '6-1510'],
  ],
  TITIPAN: DOWN_PAYMENT,
  PESANAN: DOWN_PAYMENT,
  'TAMBAH BARANG': [
    ['PERSEDIAAN', 'DEBIT', '1-2100'],
    ['LAWAN PERSEDIAAN', 'KREDIT', '2-1200'],
  ],
  'HANCUR BARANG': [
    ['PERSEDIAAN RUSAK', 'DEBIT', '1-2400'],
    ['PERSEDIAAN', 'KREDIT', '1-2100'],
  ],
  PEMBELIAN: [
    ['PERSEDIAAN BELI', 'DEBIT', '1-2200'],
    ['KAS', 'KREDIT', '1-1100'],
    ['BANK', 'KREDIT', '1-1200'],
  ],
  'HANCUR PEMBELIAN': [
    ['PERSEDIAAN RUSAK', 'DEBIT', '1-2400'],
    ['PERSEDIAAN BELI', 'KREDIT', '1-2200'],
  ],
  SERVICE: [
    ['KAS', 'DEBIT', '1-1100'],
    ['KAS', 'KREDIT', '1-1100'],
    ['BANK', 'DEBIT', '1-1200'],
    ['BANK', 'KREDIT', '1-1200'],
    ['PIUTANG EDC', 'DEBIT', '1-1400'],
    ['PENDAPATAN FEE', 'KREDIT', '4-1500'],
    ['UANG MUKA', 'DEBIT', '2-1100'],
    ['UANG MUKA', 'KREDIT', '2-1100'],
    ['PENDAPATAN SERVICE', 'KREDIT', '4-1400'],
    ['PENDAPATAN LAIN', 'KREDIT', '4-1600'],
    ['HPP', 'DEBIT', '5-1100'],
    ['DALAM SERVICE', 'DEBIT', '1-2500'],
    ['DALAM SERVICE', 'KREDIT', '1-2500'],
    ['PERSEDIAAN BELI', 'DEBIT', '1-2200'],
    ['PERSEDIAAN BELI', 'KREDIT', '1-2200'],
    ['PERSEDIAAN RUSAK', 'DEBIT', '1-2400'],
    ['PERSEDIAAN RUSAK', 'KREDIT', '1-2400'],
    ['HUTANG TUKANG', 'DEBIT', '2-1220'],
    ['HUTANG TUKANG', 'KREDIT', '2-1220'],
  ],
  'UANG KAS': [
    ['KAS', 'DEBIT', '1-1100'],
    ['KAS', 'KREDIT', '1-1100'],
  ],
  'UANG BANK': [
    ['BANK', 'DEBIT', '1-1200'],
    ['BANK', 'KREDIT', '1-1200'],
  ],
  'MUTASI UANG BANK': [
    ['BANK', 'DEBIT', '1-1200'],
    ['BANK', 'KREDIT', '1-1200'],
  ],
  'MUTASI UANG CASH': [
    ['KAS', 'DEBIT', '1-1100'],
    ['KAS', 'KREDIT', '1-1100'],
    ['BANK', 'DEBIT', '1-1200'],
    ['BANK', 'KREDIT', '1-1200'],
  ],
  'SELISIH KAS': [
    ['KAS', 'DEBIT', '1-1100'],
    ['KAS', 'KREDIT', '1-1100'],
    ['SELISIH KAS', 'DEBIT', '6-1760'],
    ['SELISIH KAS', 'KREDIT', '6-1760'],
  ],
};

export const POSTING_MATRIX = Object.entries(MATRIX).flatMap(([trx, roles]) =>
  roles.map(([kode_akun, jenis_akun, nomor_akun]) => ({
    trx,
    type: 'UMUM',
    kode_akun,
    jenis_akun,
    nomor_akun,
  })),
);
