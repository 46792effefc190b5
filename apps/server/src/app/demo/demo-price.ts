/** The price of a gram of 24K moves every few days, so that its report has something to show. */
import type { BranchState } from './demo-branch.ts';

const EVERY = 6;
/** The last one is the price that the shops begin with. */
const PRICES = [2_430_000, 2_442_000, 2_438_000, 2_455_000, 2_450_000] as const;

/** Sets the day's price where it changes. */
export async function changePrice({ client }: BranchState, day: number): Promise<void> {
  if (day % EVERY !== EVERY - 1) return;
  const nominal = PRICES[Math.floor(day / EVERY) % PRICES.length];
  await client.post('parameter-harga-emas/global', { nominal });
}
