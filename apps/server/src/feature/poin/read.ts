/** What other features may ask of points: the sale, which gives and takes them. */
export {
  checkPoints,
  pointDetail,
  pointJournal,
  pointRows,
  salePoints,
  settlePoints,
} from './point-sale.ts';
export type { PointTerms, SalePoints } from './point-sale.ts';
export { loadPoints } from './points.query.ts';
