/**
 * A piece as the list and the scan answer it, and the small readings that the stock screens share.
 */
import { gramToMg, formatGram } from '@kencana/rules/gram';
import type { Tone } from '../../ui/status-badge.tsx';

/** Every status a piece can have (docs/domain.md §4). */
export const STATUS = [
  'READY',
  'BARU',
  'TERJUAL',
  'TITIP',
  'PESANAN',
  'HANCUR',
  'KIRIM',
  'PINJAM',
  'DIBELI',
  'KELUAR',
] as const;

const TONE: Readonly<Record<string, Tone>> = {
  READY: 'ok',
  BARU: 'wait',
  TITIP: 'wait',
  PESANAN: 'wait',
  PINJAM: 'wait',
  KIRIM: 'info',
  HANCUR: 'bad',
};

/** The colour of a status; gone pieces are grey. */
export function statusTone(status: string): Tone {
  return TONE[status] ?? 'off';
}

/** Grams of the wire as text: 3.455 → '3.455'. */
export function gramText(gram: number): string {
  return formatGram(gramToMg(gram));
}
