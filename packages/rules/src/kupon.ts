/**
 * What a coupon takes off a sale: rupiah or per cent of the goods that it counts for, from a least
 * amount of these, never more than they cost. Pure.
 */
import { floorPercentOf } from './persen.ts';
import { roundToStep, type Pembulatan } from './pembulatan.ts';
import { rupiah, sumRupiah, type Rupiah } from './rupiah.ts';

export interface SyaratKupon {
  tipe: 'RP' | 'PERSEN';
  /** Rupiah, or hundredths of a per cent. */
  nilai: number;
  minimal: Rupiah;
  /** Types and groups that it counts for; all when empty. */
  jenis: readonly string[];
  group: readonly string[];
}

export interface BarisKupon {
  kodeJenis: string;
  kodeGroup: string;
  /** harga_total of the line. */
  total: Rupiah;
}

export interface HasilKupon {
  /** What the goods cost that it counts for. */
  dasar: Rupiah;
  /** 0 below the least amount. */
  potongan: Rupiah;
}

/**
 * The coupon's worth in a sale of these lines. What a per cent leaves to pay is rounded as the sale
 * itself is (`pembulatan`): no coins are left over; one that comes to less than a step stays exact.
 */
export function hitungKupon(
  syarat: SyaratKupon,
  lines: readonly BarisKupon[],
  pembulatan: Pembulatan,
): HasilKupon {
  const dasar = sumRupiah(lines.filter((l) => countsFor(syarat, l)).map((l) => l.total));
  if (dasar < syarat.minimal) return { dasar, potongan: rupiah(0) };
  const worth =
    syarat.tipe === 'RP'
      ? rupiah(syarat.nilai)
      : roundedOff(floorPercentOf(dasar, syarat.nilai), pembulatan);
  return { dasar, potongan: worth > dasar ? dasar : worth };
}

/** What is taken off rounds the other way than what is left to pay. */
function roundedOff(exact: Rupiah, { langkah, arah }: Pembulatan): Rupiah {
  const other = { UP: 'DOWN', DOWN: 'UP', NEAREST: 'NEAREST' } as const;
  const rounded = roundToStep(exact, langkah, other[arah]);
  return rounded > 0 ? rounded : exact;
}

function countsFor({ jenis, group }: SyaratKupon, line: BarisKupon): boolean {
  return (
    (jenis.length === 0 || jenis.includes(line.kodeJenis)) &&
    (group.length === 0 || group.includes(line.kodeGroup))
  );
}
