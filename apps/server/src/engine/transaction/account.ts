/**
 * Accounts of a new shop that more than one kind of document posts to (docs/decision/0005,
 * docs/domain.md §8). What one kind alone needs stands with that kind.
 */

/** An account of the chart that a new shop starts with. */
export interface Akun {
  readonly nomor_akun: string;
  readonly nama_akun: string;
  readonly golongan: 'ASET' | 'KEWAJIBAN' | 'MODAL' | 'PENDAPATAN' | 'HPP' | 'BEBAN';
}

/** An account by number, name and group. */
export function akun(nomor_akun: string, nama_akun: string, golongan: Akun['golongan']): Akun {
  return { nomor_akun, nama_akun, golongan };
}

export const KAS_TOKO = akun('1-1100', 'KAS TOKO', 'ASET');
export const BANK = akun('1-1200', 'BANK', 'ASET');
export const PIUTANG_EDC = akun('1-1400', 'PIUTANG EDC', 'ASET');
export const SIAP_JUAL = akun('1-2100', 'PERSEDIAAN EMAS SIAP JUAL', 'ASET');
export const PERSEDIAAN_BELI = akun('1-2200', 'PERSEDIAAN BELI', 'ASET');
export const PERSEDIAAN_SEPUH = akun('1-2300', 'PERSEDIAAN SEPUH', 'ASET');
export const PERSEDIAAN_RUSAK = akun('1-2400', 'PERSEDIAAN RUSAK', 'ASET');
export const HUTANG_SUPPLIER = akun('2-1200', 'HUTANG PEMBELIAN SUPPLIER', 'KEWAJIBAN');
export const UANG_MUKA = akun('2-1100', 'UANG MUKA PELANGGAN', 'KEWAJIBAN');
export const FEE_KARTU = akun('4-1500', 'PENDAPATAN FEE KARTU', 'PENDAPATAN');
export const PENDAPATAN_LAIN = akun('4-1600', 'PENDAPATAN LAIN-LAIN', 'PENDAPATAN');
export const HPP = akun('5-1100', 'HARGA POKOK PENJUALAN', 'HPP');
