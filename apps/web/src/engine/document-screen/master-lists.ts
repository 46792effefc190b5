/**
 * The masters that the counter chooses from. Inactive rows are left out.
 */
import type { RowOf } from '@kencana/contract/define-master';
import { keteranganPenjualan } from '@kencana/contract/master/keterangan-penjualan';
import { kondisiPembelian } from '@kencana/contract/master/kondisi-pembelian';
import { marketplace } from '@kencana/contract/master/marketplace';
import { rekening } from '@kencana/contract/master/rekening';
import { sales } from '@kencana/contract/master/sales';
import { useActiveRows, useMasterRows } from '../../platform/master-rows.ts';
import { deviceChoice } from '../../platform/session.ts';
import { offeredNotes } from './sale-notes.ts';

export type SalesRow = RowOf<typeof sales>;
export type AccountRow = RowOf<typeof rekening>;
export type ConditionRow = RowOf<typeof kondisiPembelian>;
export type MarketplaceRow = RowOf<typeof marketplace>;

/** The shop's sales people. */
export function useSales(): readonly SalesRow[] {
  return useActiveRows(sales);
}

/** The chosen sales code; else the one last used here; else the only one there is. */
export function useUsualSales(chosen: string): string {
  const list = useSales();
  if (chosen !== '') return chosen;
  const last = deviceChoice('sales');
  if (list.some((row) => row.kode_sales === last)) return last ?? '';
  return list.length === 1 ? (list[0]?.kode_sales ?? '') : '';
}

/**
 * The account last used here under this name (`rekening.TRANSFER`), or the only one; '' when it has
 * to be chosen.
 */
export function usualAccount(name: string, accounts: readonly AccountRow[]): string {
  const last = deviceChoice(name);
  const known = accounts.find((a) => a.no_rekening === last);
  return (known ?? (accounts.length === 1 ? accounts[0] : undefined))?.no_rekening ?? '';
}

/** The shop's bank accounts with their card fees. */
export function useAccounts(): readonly AccountRow[] {
  return useActiveRows(rekening);
}

/** Conditions of old gold (kondisi pembelian). */
export function useConditions(): readonly ConditionRow[] {
  return useActiveRows(kondisiPembelian, { path: 'parabeli/get/all' });
}

/** Marketplaces that the shop sells through. */
export function useMarketplaces(): readonly MarketplaceRow[] {
  return useActiveRows(marketplace);
}

/** Ready-made remarks for a sale. */
export function useSaleNotes(): readonly string[] {
  const { data = [] } = useMasterRows(keteranganPenjualan);
  return offeredNotes(data);
}
