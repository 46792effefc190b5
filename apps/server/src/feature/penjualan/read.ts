/**
 * What other features may ask of sales: prices of today, a priced line. No writes.
 */
export { loadPrices } from './facts.ts';
export { priceLine } from './price.ts';
