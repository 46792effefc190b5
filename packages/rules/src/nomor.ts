/**
 * Spelling of document numbers, line numbers and barcodes (domain §4, §6). Counting them gapless
 * is the database's part.
 */
import type { Tanggal } from './tanggal.ts';

/** Kinds that count per year, without a day in the number: loans. */
const YEARLY: readonly string[] = ['PI'];

/**
 * '{TOKO}-FJ-{YYMMDD}-{0001}', for loans '{TOKO}-PI{YY}-{00001}'; the counter grows past its
 * digits. `tgl` is the business date. RangeError when urut is not a positive integer.
 */
export function formatNomor(part: {
  kode_toko: string;
  kode: string;
  tgl: Tanggal;
  urut: number;
}): string {
  const { kode_toko, kode, tgl, urut } = part;
  if (!Number.isSafeInteger(urut) || urut < 1) throw new RangeError(`Bad counter: ${urut}`);
  const yymmdd = tgl.slice(2).replaceAll('-', '');
  if (YEARLY.includes(kode)) {
    return `${kode_toko}-${kode}${yymmdd.slice(0, 2)}-${String(urut).padStart(5, '0')}`;
  }
  return `${kode_toko}-${kode}-${yymmdd}-${String(urut).padStart(4, '0')}`;
}

/** Key of the counter's period: the business date, or its year 'yyyy' for loans. */
export function periodeNomor(kode: string, tgl: Tanggal): string {
  return YEARLY.includes(kode) ? tgl.slice(0, 4) : tgl;
}

/** Number of a line: the document's number plus '-1', '-2' … (`no_faktur_jual`). */
export function nomorBaris(no: string, baris: number): string {
  if (!Number.isSafeInteger(baris) || baris < 1) throw new RangeError(`Bad line: ${baris}`);
  return `${no}-${baris}`;
}

/**
 * Barcode of a piece, eight digits: the shop's two-digit prefix and a six-digit counter.
 * RangeError when the prefix is not two digits or the shop is full (then PUSAT gives another).
 */
export function formatBarcode(prefix: string, urut: number): string {
  if (!/^\d{2}$/.test(prefix)) throw new RangeError(`Not a two-digit prefix: ${prefix}`);
  if (!Number.isSafeInteger(urut) || urut < 1 || urut > 999_999) {
    throw new RangeError(`Barcode counter out of range: ${urut}`);
  }
  return prefix + String(urut).padStart(6, '0');
}
