/**
 * What a marketplace pays of the basket, as the screen holds it, as the server takes it, and what
 * of it is missing. Pure.
 */
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import type { MessageKey } from '@kencana/messages/key';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { nextPaymentId } from './basket.ts';
import type { Basket } from './basket.ts';

export interface MarketplacePayment {
  readonly id: number;
  readonly jenis: 'MARKETPLACE';
  readonly jumlah: Rupiah | null;
  readonly kode_marketplace: string;
  readonly no_po: string;
  readonly logistik: string;
  readonly no_resi: string;
  /** `files/<id>`, '' before there is one. */
  readonly foto: string;
}

/**
 * Adds the marketplace's payment of `sisa` (what is left), by the usual marketplace and carrier (''
 * to choose). One that stands stays as it is. Answers the basket and the row's id.
 */
export function addMarketplace(
  basket: Basket,
  sisa: Rupiah,
  usual: Pick<MarketplacePayment, 'kode_marketplace' | 'logistik'>,
): { basket: Basket; id: number } {
  const standing = basket.payments.find((p) => p.jenis === 'MARKETPLACE');
  if (standing !== undefined) return { basket, id: standing.id };
  const id = nextPaymentId(basket);
  const payment: MarketplacePayment = {
    id,
    jenis: 'MARKETPLACE',
    jumlah: sisa > 0 ? sisa : null,
    no_po: '',
    no_resi: '',
    foto: '',
    ...usual,
  };
  return { basket: { ...basket, payments: [...basket.payments, payment] }, id };
}

/** The payment on the wire. */
export function marketplaceBody({
  id: _id,
  jumlah,
  ...rest
}: MarketplacePayment): PenjualanBody['pembayaran'][number] {
  return { ...rest, jumlah_rp: jumlah ?? rupiah(0) };
}

/** What must be told and what is said where it is not. */
const REQUIRED = [
  ['kode_marketplace', 'marketplace.pilih-wajib'],
  ['no_po', 'marketplace.no-po-wajib'],
  ['logistik', 'marketplace.logistik-wajib'],
  ['foto', 'marketplace.foto-wajib'],
] as const satisfies readonly (readonly [keyof MarketplacePayment, MessageKey])[];

/** What is missing, by the field's path below `at`. */
export function marketplaceProblems(
  payment: MarketplacePayment,
  at: string,
): Record<string, { readonly key: MessageKey }> {
  const missing = REQUIRED.filter(([name]) => payment[name].trim() === '');
  return Object.fromEntries(missing.map(([name, key]) => [`${at}.${name}`, { key }]));
}
