/**
 * Points of a member: what a sale earns on the money that came in, shared over its lines by what
 * they cost, by the general rule or the rule of a line's group; and what points pay. Pure.
 */
import { sumMg, type Milligram } from './gram.ts';
import { divideFloor } from './pembulatan.ts';
import { rupiah, sumRupiah, type Rupiah } from './rupiah.ts';

/** `point` points for every full `kelipatan`, whole rupiah or whole grams. */
export interface AturanPoin {
  dasar: 'RUPIAH' | 'GRAM';
  kelipatan: number;
  point: number;
}

/**
 * True when the points of a multiple are worth more than that money, of grams than what they sell
 * for at `perGram` rupiah, and a point worth nothing counts as one rupiah: such a rule would give
 * the shop away, and its sums would end at no number that can be kept. Grams without a price (0)
 * are not measured.
 */
export function poinMelebihi(
  { dasar, kelipatan, point }: AturanPoin,
  nilai: number,
  perGram = 0,
): boolean {
  const unit = dasar === 'RUPIAH' ? 1 : perGram;
  return unit > 0 && point * Math.max(1, nilai) > kelipatan * unit;
}

export interface BarisPoin {
  kodeGroup: string;
  /** harga_total of the line. */
  total: Rupiah;
  berat: Milligram;
}

export interface SyaratPoin {
  /** Counts for every group without a rule of its own; undefined earns nothing there. */
  umum: AturanPoin | undefined;
  /** By kode_group. */
  perGroup: ReadonlyMap<string, AturanPoin>;
}

/**
 * Points of a sale of these lines of which `uang` rupiah were paid in money. Grams count in the
 * share that was paid in money; what does not fill a multiple earns nothing.
 */
export function poinDidapat(syarat: SyaratPoin, lines: readonly BarisPoin[], uang: Rupiah): number {
  const total = sumRupiah(lines.map((l) => l.total));
  if (total <= 0 || uang <= 0) return 0;
  const paid = uang > total ? total : uang;
  const byRule = new Map<AturanPoin, BarisPoin[]>();
  for (const line of lines) {
    const aturan = syarat.perGroup.get(line.kodeGroup) ?? syarat.umum;
    if (aturan) byRule.set(aturan, [...(byRule.get(aturan) ?? []), line]);
  }
  let poin = 0;
  for (const [aturan, own] of byRule) {
    const amount =
      aturan.dasar === 'RUPIAH'
        ? sumRupiah(own.map((l) => l.total))
        : sumMg(own.map((l) => l.berat));
    const unit = aturan.dasar === 'RUPIAH' ? aturan.kelipatan : aturan.kelipatan * 1000;
    poin += Math.floor(share(amount, paid, total) / unit) * aturan.point;
  }
  return poin;
}

/** floor(amount × part / whole), exact at any size. */
function share(amount: number, part: number, whole: number): number {
  return divideFloor(BigInt(amount) * BigInt(part), whole);
}

/** What points are worth. */
export function nilaiPoin(poin: number, nilai: Rupiah): Rupiah {
  return rupiah(poin * nilai);
}

/** The most points that may pay `sisa` rupiah: never above it, never above the balance. */
export function poinUntuk(sisa: Rupiah, saldo: number, nilai: Rupiah): number {
  return nilai > 0 ? Math.max(0, Math.min(saldo, Math.floor(sisa / nilai))) : 0;
}
