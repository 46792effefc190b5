/** Texts of the sale screens. */
export const sale = {} as const;
