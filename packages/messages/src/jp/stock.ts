/** Texts of the stock screens. */
import type { stock as source } from '../id/stock.ts';

export const stock: Readonly<Record<keyof typeof source, string>> = {};
