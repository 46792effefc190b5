/** What other features may ask of buy-backs: how old gold is valued and posted. No writes. */
export { noteAsked } from './asked-worth.ts';
export {
  boughtJournal,
  boughtLine,
  boughtLot,
  boughtNeeds,
  boughtPieces,
  boughtRows,
  buyBackOf,
  cashNeeds,
  swapNeeds,
  plainCashWorth,
} from './bought.ts';
export type { Bought } from './bought.ts';
export { sellerNeeds } from './seller.ts';
export { loadBuyRules, loadSold, NO_BUY_RULES } from './rules.query.ts';
export type { BuyRules, SoldLine } from './valuation.ts';
