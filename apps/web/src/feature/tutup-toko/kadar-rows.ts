/**
 * The lines of "stock per purity" in the report of a closed day: each group of Master Kadar EOD
 * with its sum and its purities, those without a group after them, and the sum of all. Pure.
 */
import type { KadarSummary } from '@kencana/contract/closing';
import { addExact } from '@kencana/rules/jumlah';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatKadar } from '@kencana/rules/kadar';

/** What is added up: pieces and milligrams. */
export const KADAR_SUMS = [
  'awal_qty',
  'awal_berat',
  'masuk_berat',
  'beli_berat',
  'jual_berat',
  'keluar_berat',
  'akhir_qty',
  'akhir_berat',
  'akhir_murni',
] as const;

export interface KadarRow {
  readonly jenis: 'kelompok' | 'kadar' | 'total';
  /** Of a group its name, of a purity its label or the purity itself, of the total ''. */
  readonly label: string;
  readonly sums: Readonly<Record<(typeof KADAR_SUMS)[number], Jumlah>>;
}

/** `lines` as closing answers them, groups together. */
export function kadarRows(lines: readonly KadarSummary[]): KadarRow[] {
  if (lines.length === 0) return [];
  const groups = [...Map.groupBy(lines, ({ kelompok }) => kelompok)];
  const rows = groups.flatMap(([kelompok, of]): KadarRow[] => [
    ...(kelompok === '' ? [] : [{ jenis: 'kelompok' as const, label: kelompok, sums: sumOf(of) }]),
    ...of.map((line) => ({ jenis: 'kadar' as const, label: nameOf(line), sums: line })),
  ]);
  return [...rows, { jenis: 'total', label: '', sums: sumOf(lines) }];
}

function nameOf({ label, kadar }: KadarSummary): string {
  return label === '' ? `${formatKadar(kadar)}%` : label;
}

function sumOf(lines: readonly KadarSummary[]): KadarRow['sums'] {
  const sum = (key: (typeof KADAR_SUMS)[number]): Jumlah =>
    lines.reduce<Jumlah>((all, line) => addExact(all, line[key]), 0);
  return {
    awal_qty: sum('awal_qty'),
    awal_berat: sum('awal_berat'),
    masuk_berat: sum('masuk_berat'),
    beli_berat: sum('beli_berat'),
    jual_berat: sum('jual_berat'),
    keluar_berat: sum('keluar_berat'),
    akhir_qty: sum('akhir_qty'),
    akhir_berat: sum('akhir_berat'),
    akhir_murni: sum('akhir_murni'),
  };
}
