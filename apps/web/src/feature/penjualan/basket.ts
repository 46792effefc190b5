/**
 * What the sale screen holds before it is saved: pieces, customer, payments, as one plain value
 * that survives a reload, and the changes to it. Pure; prices are computed in basket-total.ts, the
 * server's body in sale-body.ts.
 */
import type { CekKupon } from '@kencana/contract/kupon';
import { NON_MEMBER } from '@kencana/contract/orang';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import type { PoinMember } from '@kencana/contract/payment/points';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { MarketplacePayment } from './marketplace-payment.ts';
import type { ReadyPiece, TradeQuote } from './sale-type.ts';
import type { VoucherPayment } from './voucher-payment.ts';

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
  readonly beratNota: Milligram;
  readonly berat: Milligram;
  readonly kondisi: string;
  readonly hargaNota: Rupiah;
  readonly potongan: Rupiah;
  readonly hargaDihitung: Rupiah;
  /** Set by a person instead of the computed one. */
  readonly harga?: Rupiah | undefined;
}

export type BankKind = 'TRANSFER' | 'DEBIT' | 'KREDIT';
export type PaymentKind = 'CASH' | BankKind | 'TUKAR' | 'KUPON' | 'VOUCHER' | 'POINT';

/** One payment; `id` only tells rows apart on the screen. */
export type BasketPayment =
  | { readonly id: number; readonly jenis: 'CASH'; readonly jumlah: Rupiah | null }
  | {
      readonly id: number;
      readonly jenis: BankKind;
      readonly jumlah: Rupiah | null;
      readonly no_rekening: string;
      readonly no_card: string;
      /** Hundredths of a per cent; undefined: the account's own. */
      readonly fee?: number | undefined;
    }
  | { readonly id: number; readonly jenis: 'TUKAR'; readonly barang: readonly TradePiece[] }
  | {
      readonly id: number;
      readonly jenis: 'KUPON';
      readonly kode: string;
      /** What the server said of the code; undefined until it was asked. */
      readonly kupon?: CekKupon | undefined;
    }
  | MarketplacePayment
  | VoucherPayment
  | PointPayment
  | HeldPayment;

/** Points of the sale's member; what the server said of him is gone when he is another. */
export interface PointPayment {
  readonly id: number;
  readonly jenis: 'POINT';
  readonly poin: number | null;
  readonly member?: PoinMember | undefined;
}

/** The down payment of the titipan or order that is taken, always whole. */
export interface HeldPayment {
  readonly id: number;
  readonly jenis: 'TITIPAN' | 'PESANAN';
  readonly no: string;
  readonly jumlah: Rupiah;
}

const MONEY: readonly string[] = ['CASH', 'TRANSFER', 'DEBIT', 'KREDIT'];

/** Money, which alone may hold pieces. */
export function isMoney({ jenis }: BasketPayment): boolean {
  return MONEY.includes(jenis);
}

export function isHeldPayment(payment: BasketPayment): payment is HeldPayment {
  return payment.jenis === 'TITIPAN' || payment.jenis === 'PESANAN';
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
  const traded = basket.payments.flatMap((p) => (p.jenis === 'TUKAR' ? p.barang : []));
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

export function changeCustomer(basket: Basket, change: Partial<Customer>): Basket {
  const customer = { ...basket.customer, ...change };
  return {
    ...(customer.kode_member === basket.customer.kode_member ? basket : forgetPoints(basket)),
    customer,
  };
}

/** Points of another member, or of another day, are asked for again. */
export function forgetPoints(basket: Basket): Basket {
  const payments = basket.payments.map((p) =>
    p.jenis === 'POINT' ? { ...p, poin: null, member: undefined } : p,
  );
  return { ...basket, payments };
}

/** Puts what the server said of the member's points into the basket, filled by `fill`. */
export function takePoints(
  basket: Basket,
  member: PoinMember,
  fill: (id: number) => number,
): Basket {
  const added = addPayment(basket, 'POINT', rupiah(0));
  const poin = fill(added.id);
  const filled = { id: added.id, jenis: 'POINT', poin: poin > 0 ? poin : null, member } as const;
  return changePayment(added.basket, filled);
}

/** The id that the next payment gets. */
export function nextPaymentId(basket: Basket): number {
  return Math.max(0, ...basket.payments.map((p) => p.id)) + 1;
}

/**
 * Adds a payment of `jumlah` (what is left). A second CASH, TUKAR, KUPON or POINT makes no sense:
 * the one that stands takes the amount. Answers the basket and the id of the row to go to.
 */
export function addPayment(
  basket: Basket,
  jenis: PaymentKind,
  jumlah: Rupiah,
  no_rekening = '',
): { basket: Basket; id: number } {
  const standing = basket.payments.find((p) => p.jenis === jenis && !isUsedVoucher(p));
  if (standing && ALONE.includes(standing.jenis)) return { basket, id: standing.id };
  if (standing?.jenis === 'CASH') {
    const sum = rupiah((standing.jumlah ?? 0) + jumlah);
    return { basket: changePayment(basket, { ...standing, jumlah: sum }), id: standing.id };
  }
  const id = nextPaymentId(basket);
  const amount = jumlah > 0 ? jumlah : null;
  const payment = newPayment(id, jenis, amount, no_rekening);
  return { basket: { ...basket, payments: [...basket.payments, payment] }, id };
}

/** Ways of paying that a sale has once, and that take no amount when they are added. */
const ALONE: readonly string[] = ['TUKAR', 'KUPON', 'VOUCHER', 'POINT'];

/** A sale may have several vouchers: the next one gets a row of its own. */
function isUsedVoucher(payment: BasketPayment): boolean {
  return payment.jenis === 'VOUCHER' && payment.kode !== '';
}

function newPayment(
  id: number,
  jenis: PaymentKind,
  jumlah: Rupiah | null,
  no_rekening: string,
): BasketPayment {
  if (jenis === 'TUKAR') return { id, jenis, barang: [] };
  if (jenis === 'KUPON' || jenis === 'VOUCHER') return { id, jenis, kode: '' };
  if (jenis === 'POINT') return { id, jenis, poin: null };
  if (jenis === 'CASH') return { id, jenis, jumlah };
  return { id, jenis, jumlah, no_rekening, no_card: '' };
}

/** Puts what the server said of a coupon into the basket; one coupon per sale. */
export function takeCoupon(basket: Basket, kupon: CekKupon): Basket {
  const added = addPayment(basket, 'KUPON', rupiah(0));
  const { kode_kupon: kode } = kupon;
  return changePayment(added.basket, { id: added.id, jenis: 'KUPON', kode, kupon });
}

export function changePayment(basket: Basket, payment: BasketPayment): Basket {
  return {
    ...basket,
    payments: basket.payments.map((p) => (p.id === payment.id ? payment : p)),
  };
}

export function removePayment(basket: Basket, id: number): Basket {
  return { ...basket, payments: basket.payments.filter((p) => p.id !== id) };
}

/**
 * Takes the server's valuation into the trade-in, adding the piece or keeping the price a person
 * set for it.
 */
export function valueTrade(
  basket: Basket,
  quote: TradeQuote,
  given: { kondisi: string; berat: Milligram },
): Basket {
  const added = addPayment(basket, 'TUKAR', rupiah(0));
  const payment = added.basket.payments.find((p) => p.id === added.id);
  if (payment?.jenis !== 'TUKAR') return basket;
  const old = payment.barang.find((b) => b.kode_barcode === quote.kode_barcode);
  const piece: TradePiece = {
    kode_barcode: quote.kode_barcode,
    nama_barang: quote.nama_barang,
    beratNota: gramToMg(quote.berat_nota),
    berat: given.berat,
    kondisi: given.kondisi,
    hargaNota: rupiah(quote.harga_nota),
    potongan: rupiah(quote.potongan),
    hargaDihitung: rupiah(quote.harga_beli),
    harga: old?.harga,
  };
  const barang =
    old === undefined
      ? [...payment.barang, piece]
      : payment.barang.map((b) => (b === old ? piece : b));
  return changePayment(added.basket, { ...payment, barang });
}

/** Sets the price of a traded piece, undefined for the computed one. */
export function priceTrade(
  basket: Basket,
  kode_barcode: string,
  harga: Rupiah | undefined,
): Basket {
  return eachTrade(basket, (b) => {
    if (b.kode_barcode !== kode_barcode) return b;
    return { ...b, harga: harga === b.hargaDihitung ? undefined : harga };
  });
}

/** Takes a piece out of the trade-in; an empty trade-in goes. */
export function removeTrade(basket: Basket, kode_barcode: string): Basket {
  const rest = eachTrade(basket, (b) => (b.kode_barcode === kode_barcode ? undefined : b));
  return {
    ...rest,
    payments: rest.payments.filter((p) => p.jenis !== 'TUKAR' || p.barang.length > 0),
  };
}

function eachTrade(basket: Basket, change: (piece: TradePiece) => TradePiece | undefined): Basket {
  const payments = basket.payments.map((p) =>
    p.jenis === 'TUKAR' ? { ...p, barang: p.barang.flatMap((b) => change(b) ?? []) } : p,
  );
  return { ...basket, payments };
}

/** True when leaving would lose typed work. */
export function hasWork(basket: Basket): boolean {
  return basket.lines.length > 0 || basket.payments.length > 0 || basket.pending !== undefined;
}

/** Only new pieces paid with money can be held. */
export function mayHold({ lines, payments }: Basket): boolean {
  return lines.length > 0 && payments.every(isMoney);
}
