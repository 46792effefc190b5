/** How often each pair of the bench takes turns. */
import { refuse } from './part.ts';

const asked = process.env['KENCANA_BENCH_TURNS'];
if (asked !== undefined && !/^[1-9]\d{0,3}$/.test(asked)) {
  refuse('KENCANA_BENCH_TURNS must be a whole number above zero');
}

/** KENCANA_BENCH_TURNS, else what is usual for the part. */
export function turns(usual: number): number {
  return asked === undefined ? usual : Number(asked);
}
