/** Texts of the sale screens. */
import type { sale as source } from '../id/sale.ts';

export const sale: Readonly<Record<keyof typeof source, string>> = {};
