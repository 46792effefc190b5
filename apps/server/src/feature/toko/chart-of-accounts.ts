/**
 * The chart of accounts and posting matrix that a new shop starts with (docs/decision/0005,
 * docs/domain.md §8). Roles are what postings name; the shop may map each to another account in
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

/** The account of each role. */
const ACCOUNT = {
  KAS: '1-1100',
  BANK: '1-1200',
  'PIUTANG EDC': '1-1400',
  'PIUTANG MARKETPLACE': '1-1410',
  PERSEDIAAN: '1-2100',
  'PERSEDIAAN BELI': '1-2200',
  'PERSEDIAAN RUSAK': '1-2400',
  'DALAM SERVICE': '1-2500',
  'UANG MUKA': '2-1100',
  'LAWAN PERSEDIAAN': '2-1200',
  'HUTANG TUKANG': '2-1220',
  'HUTANG POIN': '2-1300',
  PPN: '2-1500',
  PENJUALAN: '4-1100',
  'PENDAPATAN SERVICE': '4-1400',
  'PENDAPATAN FEE': '4-1500',
  'PENDAPATAN LAIN': '4-1600',
  'POTONGAN KUPON': '4-1700',
  HPP: '5-1100',
  'BIAYA MARKETPLACE': '6-1510',
  'BEBAN POIN': '6-1600',
  'SELISIH KAS': '6-1760',
  PEMBULATAN: '6-1770',
} as const;

type Role = keyof typeof ACCOUNT;

/** The sides a role is posted to. */
const SIDES = { D: ['DEBIT'], K: ['KREDIT'], DK: ['DEBIT', 'KREDIT'] } as const;
type Roles = Readonly<Partial<Record<Role, keyof typeof SIDES>>>;

/** What every kind with a down payment posts to. */
const DOWN_PAYMENT: Roles = {
  KAS: 'DK',
  BANK: 'DK',
  'PIUTANG EDC': 'D',
  'PENDAPATAN FEE': 'K',
  'UANG MUKA': 'DK',
  'PENDAPATAN LAIN': 'K',
};

/** What each kind posts to. */
const MATRIX: Readonly<Record<string, Roles>> = {
  PENJUALAN: {
    KAS: 'DK',
    BANK: 'D',
    'PIUTANG EDC': 'D',
    'PERSEDIAAN BELI': 'D',
    HPP: 'D',
    PERSEDIAAN: 'K',
    PENJUALAN: 'K',
    PPN: 'K',
    PEMBULATAN: 'DK',
    'PENDAPATAN FEE': 'K',
    'UANG MUKA': 'D',
    'POTONGAN KUPON': 'D',
    'HUTANG POIN': 'DK',
    'BEBAN POIN': 'D',
    'PIUTANG MARKETPLACE': 'D',
    'BIAYA MARKETPLACE': 'D',
  },
  TITIPAN: DOWN_PAYMENT,
  PESANAN: DOWN_PAYMENT,
  'TAMBAH BARANG': { PERSEDIAAN: 'D', 'LAWAN PERSEDIAAN': 'K' },
  'HANCUR BARANG': { 'PERSEDIAAN RUSAK': 'D', PERSEDIAAN: 'K' },
  PEMBELIAN: { 'PERSEDIAAN BELI': 'D', KAS: 'K', BANK: 'K' },
  'HANCUR PEMBELIAN': { 'PERSEDIAAN RUSAK': 'D', 'PERSEDIAAN BELI': 'K' },
  SERVICE: {
    ...DOWN_PAYMENT,
    'PENDAPATAN SERVICE': 'K',
    HPP: 'D',
    'DALAM SERVICE': 'DK',
    'PERSEDIAAN BELI': 'DK',
    'PERSEDIAAN RUSAK': 'DK',
    'HUTANG TUKANG': 'DK',
  },
  'UANG KAS': { KAS: 'DK' },
  'UANG BANK': { BANK: 'DK' },
  'MUTASI UANG BANK': { BANK: 'DK' },
  'MUTASI UANG CASH': { KAS: 'DK', BANK: 'DK' },
  'SELISIH KAS': { KAS: 'DK', 'SELISIH KAS': 'DK' },
};

export const POSTING_MATRIX = Object.entries(MATRIX).flatMap(([trx, roles]) =>
  (Object.entries(roles) as [Role, keyof typeof SIDES][]).flatMap(([kode_akun, sides]) =>
    SIDES[sides].map((jenis_akun) => ({
      trx,
      type: 'UMUM',
      kode_akun,
      jenis_akun,
      nomor_akun: ACCOUNT[kode_akun],
    })),
  ),
);
