/**
 * What was shown before a document of many pieces against what is chosen by now: a piece that came
 * or went in between is told, never done silently. Pure.
 */
import type { Pieces, Problem } from '../../engine/transaction/kind.ts';
import { checkReady } from './ready.ts';

/** Barcodes that a refusal names, of those that came and of those that went. */
const MOST_NAMED = 5;

/** What a refusal tells of them. */
interface Apart {
  readonly masuk: number;
  readonly kode_masuk: string;
  readonly keluar: number;
  readonly kode_keluar: string;
}

/**
 * Problems of the barcodes that were `shown`, where `now` are those that are ready and chosen:
 * unknown, twice, or not the same; `problem` says the last.
 */
export function checkShown(
  shown: readonly string[],
  now: readonly string[],
  pieces: Pieces,
  problem: (apart: Apart) => Problem,
): readonly Problem[] {
  const unread = checkReady(shown, pieces).filter(({ code }) => code !== 'BARANG_TIDAK_READY');
  if (unread.length > 0) return unread;
  const [before, after] = [new Set(shown), new Set(now)];
  const masuk = now.filter((code) => !before.has(code));
  const keluar = shown.filter((code) => !after.has(code));
  if (masuk.length + keluar.length === 0) return [];
  return [
    problem({
      masuk: masuk.length,
      kode_masuk: namesOf(masuk),
      keluar: keluar.length,
      kode_keluar: namesOf(keluar),
    }),
  ];
}

function namesOf(codes: readonly string[]): string {
  if (codes.length === 0) return '-';
  const more = codes.length > MOST_NAMED ? ', …' : '';
  return codes.slice(0, MOST_NAMED).join(', ') + more;
}
