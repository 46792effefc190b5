/**
 * What other features may ask of sales: prices of today, and how a sale reads, prices, checks and
 * stores its pieces, for a titipan holds them alike. No writes.
 */
export { approvalOfSale } from './approval.ts';
export { checkDiscounts, checkPieces } from './check.ts';
export { computeSale } from './compute.ts';
export type { ComputedSale } from './compute.ts';
export { loadPenjualan, loadPrices, penjualanPieces, refsOfPenjualan } from './facts.ts';
export type { PenjualanFacts } from './facts.ts';
export { agreedFloor, floorBasis, needsBelow, paidForGold } from './floor.ts';
export { soldLine } from './post.ts';
export { gramPriceToday, priceLine, roundingOf } from './price.ts';
export { agreedPrice, takeables } from './takeable.ts';
export type { GoldPrices, PricedLine } from './price.ts';
export { CUSTOMER, liveSales } from './sales-of-period.ts';
