/**
 * The masters that the counter chooses from, kept for a few minutes. Inactive rows are left out.
 */
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { addressedShop, deviceChoice, useSession } from '../../platform/session.ts';

export interface SalesRow {
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly aktif: boolean;
}

export interface AccountRow {
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly nama_bank: string | null;
  /** Per cent. */
  readonly fee: number;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  readonly aktif: boolean;
}

export interface ConditionRow {
  readonly kode_kondisi: string;
  readonly kondisi: string;
  readonly aktif: boolean;
}

export interface MarketplaceRow {
  readonly kode_marketplace: string;
  readonly nama_marketplace: string;
  /** Per cent that it keeps. */
  readonly biaya: number;
  readonly aktif: boolean;
}

export interface SaleNoteRow {
  readonly keterangan: string;
  readonly status?: string | boolean;
}

const KEPT_MS = 5 * 60_000;

function useList<T>(path: string): readonly T[] {
  const shop = addressedShop(useSession()).kode_toko;
  const { data } = useQuery({
    queryKey: ['jual-master', shop, path],
    queryFn: async ({ signal }) => (await api.get<readonly T[]>(path, { signal })).data,
    staleTime: KEPT_MS,
  });
  return data ?? [];
}

/** The shop's sales people. */
export function useSales(): readonly SalesRow[] {
  return useList<SalesRow>('sales').filter((row) => row.aktif);
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
  return useList<AccountRow>('rekenings').filter((row) => row.aktif);
}

/** Conditions of old gold (kondisi pembelian). */
export function useConditions(): readonly ConditionRow[] {
  return useList<ConditionRow>('parabeli/get/all').filter((row) => row.aktif);
}

/** Marketplaces that the shop sells through. */
export function useMarketplaces(): readonly MarketplaceRow[] {
  return useList<MarketplaceRow>('marketplace').filter((row) => row.aktif);
}

/** Ready-made remarks for a sale. */
export function useSaleNotes(): readonly string[] {
  const rows = useList<SaleNoteRow>('para-keterangan-penjualan');
  return [...new Set(rows.map((row) => row.keterangan))];
}
