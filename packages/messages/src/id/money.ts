/** Texts of the cash, bank and closing screens. */
export const money = {} as const;
