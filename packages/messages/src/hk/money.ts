/** Texts of the cash, bank and closing screens. */
import type { money as source } from '../id/money.ts';

export const money: Readonly<Record<keyof typeof source, string>> = {};
