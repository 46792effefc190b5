/**
 * What other features may ask of sales: prices of today, a priced line, one stored sale. No writes.
 */
export { loadPrices } from './facts.ts';
export { findSale } from './penjualan.query.ts';
export type { SaleDocument, SaleLineRow, SalePaymentRow } from './penjualan.query.ts';
export { priceLine } from './price.ts';
