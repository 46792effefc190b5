/**
 * What cash and bank in and out say of the books: the till's or the bank's own account, and the
 * codes that a new shop starts with (docs/domain.md §7); every other side is the code's account.
 */
import { BANK, KAS_TOKO, PENDAPATAN_LAIN, akun } from '../../engine/transaction/account.ts';
import type { Akun } from '../../engine/transaction/account.ts';
import { duaSisi } from '../../engine/transaction/book.ts';
import type { Book, KodeKas } from '../../engine/transaction/book.ts';

const MODAL = akun('3-1000', 'MODAL', 'MODAL');
const GAJI = akun('6-1000', 'BEBAN GAJI', 'BEBAN');
const ADMINISTRASI = akun('6-1100', 'BEBAN ADMINISTRASI', 'BEBAN');
const OPERASIONAL = akun('6-1200', 'BEBAN OPERASIONAL', 'BEBAN');

/** Lines that are money alone. */
const rules = { tanpaBarang: ['KAS'] };

/** A code of cash or bank in or out. */
function kode(
  jenis_kas: KodeKas['jenis_kas'],
  kode_transaksi: string,
  nama_transaksi: string,
  arah: KodeKas['arah'],
  lawan: Akun,
): KodeKas {
  return { kode_transaksi, nama_transaksi, arah, jenis_kas, akun: lawan };
}

export const uangKasBook: Book = {
  peran: { KAS: duaSisi(KAS_TOKO) },
  kodeKas: [
    kode('KAS', 'MODAL', 'TAMBAH MODAL KAS', 'IN', MODAL),
    kode('KAS', 'LAIN-IN', 'PENDAPATAN LAIN-LAIN', 'IN', PENDAPATAN_LAIN),
    kode('KAS', 'GAJI', 'GAJI KARYAWAN', 'OUT', GAJI),
    kode('KAS', 'LISTRIK', 'LISTRIK DAN AIR', 'OUT', OPERASIONAL),
    kode('KAS', 'ATK', 'ALAT TULIS DAN NOTA', 'OUT', ADMINISTRASI),
    kode('KAS', 'KONSUMSI', 'KONSUMSI', 'OUT', OPERASIONAL),
  ],
  rules,
};

export const uangBankBook: Book = {
  peran: { BANK: duaSisi(BANK) },
  kodeKas: [
    kode('BANK', 'MODAL-BANK', 'TAMBAH MODAL BANK', 'IN', MODAL),
    kode('BANK', 'BUNGA-BANK', 'BUNGA BANK', 'IN', PENDAPATAN_LAIN),
    kode('BANK', 'ADM-BANK', 'ADMINISTRASI BANK', 'OUT', ADMINISTRASI),
  ],
  rules,
};

export const mutasiBankBook: Book = { peran: { BANK: duaSisi(BANK) }, rules };

export const mutasiCashBook: Book = {
  peran: { KAS: duaSisi(KAS_TOKO), BANK: duaSisi(BANK) },
  rules,
};
