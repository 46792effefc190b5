/**
 * Baskets that wait while another customer is served: kept on this device for this user and shop.
 * They hold nothing back: when one is taken up again, the server is asked anew for every piece
 * and trade-in, and what is gone or changed is said.
 */
import { mgToGram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { askWorth } from '../../engine/document-screen/ask-worth.ts';
import { api, newKey } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { removeLine } from './basket.ts';
import type { Basket, BasketLine } from './basket.ts';
import type { ParkedBasket } from './parked-basket.ts';
import { forgetPayments, payOf } from './payments.ts';
import type { ReadyPiece } from './sale-type.ts';
import { removeTrade, valueTrade } from './trade-in.pay.tsx';

/** Baskets that one device keeps at most. */
export const MOST_PARKED = 20;

const DRAFT = 'transaksi-penjualan.parkir';
const NONE: readonly ParkedBasket[] = [];

/** Oldest first. */
export interface ParkedStore {
  readonly parked: readonly ParkedBasket[];
  readonly add: (basket: Basket) => void;
  readonly remove: (id: string) => void;
}

/** The parked baskets, oldest first, and putting one there or taking one out. */
export function useParked(): ParkedStore {
  const [parked, change] = useDraft<readonly ParkedBasket[]>(DRAFT, NONE);
  return {
    parked,
    add: (basket: Basket) =>
      change((old) => [...old, { id: newKey(), at: new Date().toISOString(), basket }]),
    remove: (id: string) => change((old) => old.filter((one) => one.id !== id)),
  };
}

/** What taking a basket up again found. */
export interface Rechecked {
  readonly basket: Basket;
  /** Barcodes that are not there any more. */
  readonly gone: readonly string[];
  /** Barcodes whose price is another than when it was put aside. */
  readonly changed: readonly string[];
  /** Codes to ask for again, each by its way of paying. */
  readonly codes: readonly { readonly jenis: string; readonly code: string }[];
}

/**
 * Asks the server for all that the basket holds. Throws when the server does not answer; what it
 * refuses is taken out of the basket.
 */
export async function recheck(parked: Basket): Promise<Rechecked> {
  const gone: string[] = [];
  const changed: string[] = [];
  let basket: Basket = parked;
  for (const line of parked.lines) {
    const piece = await found(readyPiece(line.kode_barcode));
    if (piece === undefined) {
      gone.push(line.kode_barcode);
      basket = removeLine(basket, line.kode_barcode);
      continue;
    }
    const fresh = refreshed(line, piece);
    if (fresh.hargaDihitung !== line.hargaDihitung) changed.push(line.kode_barcode);
    const lines = basket.lines.map((one) => (one === line ? fresh : one));
    basket = { ...basket, lines };
  }
  for (const old of basket.payments.flatMap((p) => p.barang ?? [])) {
    const { kode_barcode, kondisi, berat } = old;
    const query = { kondisi, berat: mgToGram(berat) };
    const quote = await found(
      askWorth('pembelian/get/jual/:barcode', { params: { barcode: kode_barcode }, query }),
    );
    if (quote === undefined) {
      gone.push(kode_barcode);
      basket = removeTrade(basket, kode_barcode);
      continue;
    }
    if (quote.harga_beli !== old.hargaDihitung) changed.push(kode_barcode);
    basket = valueTrade(basket, quote, { kondisi, berat });
  }
  basket = forgetPayments(basket);
  const again = basket.payments.map((p) => ({
    jenis: p.jenis,
    ...(payOf(p.jenis).takenUp?.(p) ?? { payment: p }),
  }));
  const payments = again.flatMap(({ payment }) => payment ?? []);
  const codes = again.flatMap(({ jenis, code }) => (code === undefined ? [] : [{ jenis, code }]));
  return { basket: { ...basket, payments }, gone, changed, codes };
}

/** The line at today's computed price; what a person has set stays set. */
function refreshed(line: BasketLine, piece: ReadyPiece): BasketLine {
  return {
    ...line,
    hargaDihitung: rupiah(piece.harga_jual),
    ongkosDihitung: rupiah(piece.ongkos),
    hargaAtribut: rupiah(piece.harga_atribut),
  };
}

async function readyPiece(code: string): Promise<ReadyPiece> {
  return (
    await api.get('barang/ready/kode-barcode/:kode_barcode', { params: { kode_barcode: code } })
  ).data;
}

/**
 * undefined where the server refuses; a lost connection is thrown, and Cancelled where nobody
 * approves.
 */
async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}
