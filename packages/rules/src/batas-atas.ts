/**
 * The roof over gold that is bought back: what its fine weight is worth at today's price of pure
 * gold, and the per cent that the shop may pay above it (docs/decision/0032). The mirror of
 * batas-bawah.ts; whole numbers at any size.
 */
import type { DasarBatas } from './batas-bawah.ts';
import type { Milligram } from './gram.ts';
import { rupiah, type Rupiah } from './rupiah.ts';

const WHOLE = 10_000;

/**
 * The most rupiah for `murni` of fine gold: murni × harga × (100 + persen) / 100, down to the whole
 * rupiah, so that an amount stays under the roof exactly when it is not above this. The greatest
 * safe number, which no amount exceeds, without a price of gold and at 100 % and more.
 */
export function batasAtas(murni: Milligram, { harga, persen }: DasarBatas): Rupiah {
  if (harga <= 0 || persen >= WHOLE) return rupiah(Number.MAX_SAFE_INTEGER);
  const roof = (BigInt(murni) * BigInt(harga) * BigInt(WHOLE + persen)) / (1000n * BigInt(WHOLE));
  return roof > BigInt(Number.MAX_SAFE_INTEGER)
    ? rupiah(Number.MAX_SAFE_INTEGER)
    : rupiah(Number(roof));
}
