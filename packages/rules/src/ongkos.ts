/**
 * The making charge that a shop's parameter says for a piece (docs/decision/0047): which of its
 * rows holds; harga.ts says what a row comes to. Pure; the web proposes by it, the server holds to
 * it.
 */
import type { Milligram } from './gram.ts';
import type { Ongkos } from './harga.ts';
import type { Kadar } from './kadar.ts';

/** One row of parameter ongkos. What it leaves open, it says for all. */
export interface ParameterOngkos extends Ongkos {
  readonly kode_ongkos: string;
  readonly kode_group: string | null;
  /** Hundredths of a per cent. */
  readonly kadar: Kadar | null;
  /** Milligrams of the nota, both ends within; 0 to 0 is any weight. */
  readonly berat_dari: Milligram;
  readonly berat_sampai: Milligram;
}

/** What of a piece the rows ask. */
export interface BarangOngkos {
  readonly kode_group: string;
  readonly kadar: Kadar;
  readonly berat: Milligram;
}

/**
 * The most exact of the rows that fit the piece; undefined where none does. A row that names the
 * group goes before one that does not, then one that names the purity, then one with a band of
 * weight. Of two bands the one that begins higher, then the one that ends lower; of two rows that
 * say the same, the one whose code comes first.
 */
export function cariOngkos<Row extends ParameterOngkos>(
  rows: readonly Row[],
  piece: BarangOngkos,
): Row | undefined {
  return rows.filter((row) => fits(row, piece)).toSorted(moreExact)[0];
}

function fits(row: ParameterOngkos, { kode_group, kadar, berat }: BarangOngkos): boolean {
  if (row.kode_group !== null && row.kode_group !== kode_group) return false;
  if (row.kadar !== null && row.kadar !== kadar) return false;
  return !hasBand(row) || (berat >= row.berat_dari && berat <= row.berat_sampai);
}

function hasBand({ berat_dari, berat_sampai }: ParameterOngkos): boolean {
  return berat_dari > 0 || berat_sampai > 0;
}

function moreExact(a: ParameterOngkos, b: ParameterOngkos): number {
  return (
    Number(a.kode_group === null) - Number(b.kode_group === null) ||
    Number(a.kadar === null) - Number(b.kadar === null) ||
    Number(hasBand(b)) - Number(hasBand(a)) ||
    b.berat_dari - a.berat_dari ||
    a.berat_sampai - b.berat_sampai ||
    (a.kode_ongkos < b.kode_ongkos ? -1 : 1)
  );
}
