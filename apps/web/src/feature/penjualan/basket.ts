/**
 * What the sale screen holds before it is saved: pieces, customer, payments, as one plain value
 * that survives a reload, and the changes to it. Pure; prices are computed in basket-total.ts, the
 * server's body in sale-body.ts.
 */
import { NON_MEMBER } from '@kencana/contract/orang';
import { isWorth, MONEY } from '@kencana/contract/payment/payment';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Worth } from '../../engine/document-screen/worth-sentence.ts';
import type { ReadyPiece } from './sale-type.ts';

/** A piece being sold. Undefined changes mean the computed value counts. */
export interface BasketLine {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_jenis: string;
  readonly kode_group: string;
  readonly berat: Milligram;
  /** Hundredths of a per cent. */
  readonly kadar: number;
  readonly hargaDihitung: Rupiah;
  readonly ongkosDihitung: Rupiah;
  readonly hargaAtribut: Rupiah;
  readonly harga?: Rupiah | undefined;
  readonly ongkos?: Rupiah | undefined;
  readonly diskonRp?: Rupiah | undefined;
  /** Hundredths of a per cent. */
  readonly diskonPersen?: number | undefined;
  /** Free text about the piece, on its nota. */
  readonly keterangan?: string | undefined;
  /** Of a titipan or order that is taken: what was agreed counts, nothing of it changes. */
  readonly held?: { readonly hargaTotal: Rupiah; readonly pembulatan: Rupiah } | undefined;
}

/** What a person may change on a line. */
export type LineChange = Pick<
  BasketLine,
  'harga' | 'ongkos' | 'diskonRp' | 'diskonPersen' | 'keterangan'
>;

/** An old piece traded in, with the server's own valuation of it. */
export interface TradePiece {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Milligram;
  readonly kondisi: string;
  /** How the server came to the computed price; a basket of an older version has none. */
  readonly nilai?: Worth | undefined;
  readonly hargaDihitung: Rupiah;
  /** Set by a person instead of the computed one. */
  readonly harga?: Rupiah | undefined;
}

/**
 * One payment; `id` only tells rows apart on the screen. Its other fields are its own way's
 * (pay-list.ts).
 */
export interface BasketPayment {
  readonly id: number;
  readonly jenis: string;
  /** Old pieces that it brings. */
  readonly barang?: readonly TradePiece[];
}

export interface Customer {
  readonly kode_sales: string;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly no_hp: string;
  readonly alamat_customer: string;
  readonly keterangan_jual: string;
}

/** A save whose answer has not come: what was sent and under which idempotency key. */
export interface PendingSave {
  readonly key: string;
  readonly body: PenjualanBody;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly customer: Customer;
  readonly payments: readonly BasketPayment[];
  /** The day on which a titipan will be taken; left out while none was typed. */
  readonly tgl_janji?: string;
  readonly pending?: PendingSave | undefined;
}

export const EMPTY_BASKET: Basket = {
  lines: [],
  customer: {
    kode_sales: '',
    kode_member: NON_MEMBER,
    nama_customer: '',
    no_hp: '',
    alamat_customer: '',
    keterangan_jual: '',
  },
  payments: [],
};

/** True when the piece stands in the basket, sold or traded in. */
export function holdsPiece(basket: Basket, kode_barcode: string): boolean {
  const traded = basket.payments.flatMap((p) => p.barang ?? []);
  return [...basket.lines, ...traded].some((one) => one.kode_barcode === kode_barcode);
}

/** Puts a scanned piece at the end; a piece that is there stays once. */
export function addLine(basket: Basket, piece: ReadyPiece): Basket {
  if (holdsPiece(basket, piece.kode_barcode)) return basket;
  const line: BasketLine = {
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_jenis: piece.kode_jenis,
    kode_group: piece.kode_group,
    berat: gramToMg(piece.berat),
    kadar: percentToHundredths(piece.kadar),
    hargaDihitung: rupiah(piece.harga_jual),
    ongkosDihitung: rupiah(piece.ongkos),
    hargaAtribut: rupiah(piece.harga_atribut),
  };
  return { ...basket, lines: [...basket.lines, line] };
}

export function removeLine(basket: Basket, kode_barcode: string): Basket {
  return { ...basket, lines: basket.lines.filter((l) => l.kode_barcode !== kode_barcode) };
}

/** Changes a line; a value equal to the computed one is no change. */
export function changeLine(basket: Basket, kode_barcode: string, change: LineChange): Basket {
  const lines = basket.lines.map((line) => {
    if (line.kode_barcode !== kode_barcode) return line;
    const next = { ...line, ...change };
    if (next.harga === line.hargaDihitung) next.harga = undefined;
    if (next.ongkos === line.ongkosDihitung) next.ongkos = undefined;
    return next;
  });
  return { ...basket, lines };
}

/** The id that the next payment gets. */
export function nextPaymentId(basket: Basket): number {
  return Math.max(0, ...basket.payments.map((p) => p.id)) + 1;
}

/** Puts a payment at the end. */
export function appendPayment<P extends BasketPayment>(basket: Basket, payment: P): Basket {
  return { ...basket, payments: [...basket.payments, payment] };
}

/** The payment of the same id as it is now. */
export function changePayment<P extends BasketPayment>(basket: Basket, payment: P): Basket {
  return {
    ...basket,
    payments: basket.payments.map((p) => (p.id === payment.id ? payment : p)),
  };
}

export function removePayment(basket: Basket, id: number): Basket {
  return { ...basket, payments: basket.payments.filter((p) => p.id !== id) };
}

/** True when leaving would lose typed work. */
export function hasWork(basket: Basket): boolean {
  return basket.lines.length > 0 || basket.payments.length > 0 || basket.pending !== undefined;
}

/** Only new pieces paid with money can be held. */
export function mayHold({ lines, payments }: Basket): boolean {
  return lines.length > 0 && payments.every((p) => isWorth(p.jenis, ...MONEY));
}

/** True for a customer who is a member. */
export function isMember({ kode_member }: Pick<Customer, 'kode_member'>): boolean {
  return kode_member.trim() !== NON_MEMBER;
}
