/** What other features may ask of buy-backs: how old gold is valued. No writes. */
export { loadBuyRules, loadSold, NO_BUY_RULES } from './rules.query.ts';
export { notaPrice, valueOldGold } from './valuation.ts';
export type { BuyRules, Kondisi, SoldLine, Valuation } from './valuation.ts';
