/** Texts of the stock screens. */
export const stock = {} as const;
