/** The own life of a document, beside the cashier's step (docs/domain.md §6). */

export type DocumentStatus = 'OPEN' | 'DONE' | 'FINISH' | 'CLOSED' | 'LUNAS' | 'LELANG' | 'BATAL';

/**
 * The cashier's step, stored as `status_valid` of the same row with two of the words above: code
 * says MENUNGGU and SAH, so that OPEN and DONE mean the own life alone.
 */
export const MENUNGGU = 'OPEN';
/** Validated; money and journal are posted. */
export const SAH = 'DONE';
export type StatusValid = typeof MENUNGGU | typeof SAH;
