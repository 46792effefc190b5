/** Which purity ready pieces are to have, and what it makes of their fine gold. Pure. */
import type { KadarRule } from '@kencana/contract/transaction/update-kadar-entry';
import { milligram, sumMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { fineMg } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import type { Piece } from '../../engine/transaction/pieces.ts';

/** What the masters say: of each group, and of each stamp that one purity alone has. */
export interface Purities {
  readonly groups: ReadonlyMap<string, Kadar>;
  readonly stamps: ReadonlyMap<string, Kadar>;
}

/** A piece as it is and as it is to be. */
export interface Purified {
  readonly piece: Piece;
  readonly now: Piece;
}

/** The pieces whose purity or stamp changes; of one that no master knows nothing is said. */
export function purified(pieces: readonly Piece[], rule: KadarRule, known: Purities): Purified[] {
  return pieces.flatMap((piece) => {
    const kadar = purityOf(piece, rule, known);
    if (kadar === undefined) return [];
    const typed = rule.sumber === 'KETIK' ? (rule.kadar_cetak ?? '') : '';
    const kadar_cetak = typed === '' ? piece.kadar_cetak : typed;
    if (kadar === piece.kadar && kadar_cetak === piece.kadar_cetak) return [];
    // Fine gold as it was reckoned stays where the purity does.
    const murni = kadar === piece.kadar ? piece.murni : fineMg(piece.berat_asli, kadar);
    return [{ piece, now: { ...piece, kadar, kadar_cetak, murni } }];
  });
}

function purityOf(piece: Piece, rule: KadarRule, known: Purities): Kadar | undefined {
  if (rule.sumber === 'KETIK') return rule.kadar;
  if (rule.sumber === 'GROUP') return known.groups.get(piece.kode_group);
  return known.stamps.get(piece.kadar_cetak.trim().toUpperCase());
}

/** Fine gold of all of them before and after, in milligrams. */
export function fineSums(rows: readonly Purified[]): {
  readonly sebelum: Milligram;
  readonly sesudah: Milligram;
} {
  return {
    sebelum: milligram(sumMg(rows.map(({ piece }) => piece.murni))),
    sesudah: milligram(sumMg(rows.map(({ now }) => now.murni))),
  };
}
