/**
 * The pieces that came of an order (domain.md §4 "READY ⇄ PESANAN"): each is held for its line from
 * now on; the order is done with the last of them. Pure but for `load`.
 */
import type { EventDocument, EventKind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventInput } from '../../engine/transaction/event.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';

/** Which piece is which line's; `at` is where the request named it. */
export interface JadiInput extends EventInput {
  readonly barang: readonly Jadi[];
}
interface Jadi {
  readonly baris: number;
  readonly kode_barcode: string;
  readonly at: string;
}

type JadiFacts = Pick<EventDocument, 'doc' | 'lines' | 'pieces'>;

export const barangJadiEvent: EventKind<JadiInput, JadiFacts> = {
  kind: 'pesanan',
  peristiwa: 'BARANG JADI',
  dari: ['OPEN'],
  pieces: (input) => input.barang.map((b) => b.kode_barcode),
  load: async (_tx, _input, _base, { doc, lines, pieces }) => ({ doc, lines, pieces }),
  check: checkMade,
  approval: () => [],
  post: ({ barang }, { lines, pieces }) => {
    const held = barang.flatMap(({ kode_barcode }) => {
      const piece = pieces.get(kode_barcode);
      return piece ? [reservePiece(piece, 'READY', 'PESANAN')] : [];
    });
    const made = new Set(barang.map((b) => b.baris));
    const left = ordered(lines).filter((l) => l.kode_barcode === null && !made.has(l.baris));
    return {
      ...EMPTY_EVENT,
      lines: barang.map(({ baris, kode_barcode }) => ({ baris, kode_barcode })),
      pieces: held.map((h) => h.piece),
      stock: held.map((h) => h.row),
      ...(left.length === 0 && { ke: 'DONE' }),
    };
  },
};

function ordered(lines: JadiFacts['lines']): JadiFacts['lines'] {
  return lines.filter((l) => l.hidup && l.jenis_baris === 'PESAN');
}

function checkMade({ barang }: JadiInput, { doc, lines, pieces }: JadiFacts): Problem[] {
  const seen = new Set<number | string>();
  return barang.flatMap(({ baris, kode_barcode, at }): Problem[] => {
    const line = ordered(lines).find((l) => l.baris === baris);
    const no = doc.no_dokumen;
    if (!line) return [{ code: 'PESANAN_BARIS', data: { baris, no }, field: `${at}.baris` }];
    if (line.kode_barcode !== null || seen.has(baris))
      return [{ code: 'PESANAN_SUDAH_JADI', data: { baris }, field: `${at}.baris` }];
    seen.add(baris);
    const field = `${at}.kode_barcode`;
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    seen.add(kode_barcode);
    const piece = pieces.get(kode_barcode);
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status !== 'READY')
      return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
    if (piece.kode_group === line.kode_group && piece.kadar === line.kadar) return [];
    return [{ code: 'BARANG_BUKAN_PESANAN', data: { kode_barcode }, field }];
  });
}
