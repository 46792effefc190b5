/** What other features may ask of marketplaces: the sale, of the one that pays it. */
export {
  checkMarketplace,
  marketplaceDetail,
  marketplaceJournal,
  marketplaceOf,
  photoNeeds,
  settleMarketplace,
} from './marketplace.ts';
export { loadMarketplace } from './marketplace.query.ts';
export type { Marketplace } from './marketplace.query.ts';
