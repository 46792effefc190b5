/**
 * What the buy-back screen holds before it is saved: the piece in hand, the pieces taken, who
 * sells, how it is paid; one plain value that survives a reload, and the changes to it. Pure; what
 * a piece is worth the server says.
 */
import type { Quote } from '@kencana/contract/document/pembelian';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import {
  changeRow,
  nextId,
  NO_CUSTOMER,
  removeRow,
} from '../../engine/document-screen/counter-draft.ts';
import type { Customer } from '../../engine/document-screen/counter-draft.ts';

/** Old gold in hand or in the list; without barcode it is described by hand. */
export interface OldGold {
  readonly id: number;
  readonly kode_barcode: string;
  readonly toko_lain: boolean;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  /** Somebody typed it: another group does not change it. */
  readonly kadar_diketik: boolean;
  readonly berat: Milligram | null;
  /** False when the scale told the weight. */
  readonly berat_manual: boolean;
  readonly berat_nota: Milligram | null;
  readonly harga_nota: Rupiah | null;
  readonly kode_harga: string;
  readonly kondisi: string;
  readonly potongan_manual: Rupiah | null;
  /** Set by a person instead of the computed price. */
  readonly harga: Rupiah | null;
  readonly foto: string;
}

/** A piece with the server's valuation of it. */
export interface TakenGold extends OldGold {
  readonly quote: Quote;
}

export type PayKind = 'CASH' | 'TRANSFER';

/** `id` only tells rows apart; the accounts count for a transfer. */
export interface Pay {
  readonly id: number;
  readonly jenis: PayKind;
  readonly jumlah: Rupiah | null;
  readonly no_rekening: string;
  readonly bank_customer: string;
  readonly rekening_customer: string;
  readonly nama_rekening_customer: string;
}

export interface Seller extends Customer {
  readonly nik_sim_passport: string;
  readonly keterangan_beli: string;
}

export interface Purchase {
  readonly entry?: OldGold | undefined;
  readonly lines: readonly TakenGold[];
  readonly seller: Seller;
  readonly payments: readonly Pay[];
}

export const EMPTY_PURCHASE: Purchase = {
  lines: [],
  seller: {
    ...NO_CUSTOMER,
    nik_sim_passport: '',
    keterangan_beli: '',
  },
  payments: [],
};

/** The purchase as it may lie on the device: the seller's identity number is typed anew. */
export function withoutIdentity(purchase: Purchase): Purchase {
  return changeSeller(purchase, { nik_sim_passport: '' });
}

/** True when something would be lost. */
export function hasWork(purchase: Purchase): boolean {
  return JSON.stringify(purchase) !== JSON.stringify(EMPTY_PURCHASE);
}

/** True when the piece is in hand or in the list. */
export function holdsPiece({ entry, lines }: Purchase, kode_barcode: string): boolean {
  const all: readonly (OldGold | undefined)[] = [entry, ...lines];
  return all.some((one) => one?.kode_barcode === kode_barcode);
}

/** Takes a piece of this shop in hand, at its nota's weight until it is weighed. */
export function takePiece(purchase: Purchase, quote: Quote, kondisi: string): Purchase {
  const berat = gramToMg(quote.berat_nota ?? quote.berat);
  const { kode_barcode, nama_barang, kode_group, kode_jenis } = quote;
  const entry: OldGold = {
    ...blank(purchase, kondisi),
    kode_barcode,
    nama_barang,
    kode_group,
    kode_jenis,
    kadar: percentToHundredths(quote.kadar),
    berat,
    berat_nota: berat,
    harga_nota: rupiah(quote.harga_nota),
  };
  return { ...purchase, entry };
}

/** Begins a piece without barcode. */
export function takeGoods(purchase: Purchase, kondisi: string): Purchase {
  return { ...purchase, entry: blank(purchase, kondisi) };
}

function blank({ lines }: Purchase, kondisi: string): OldGold {
  return {
    id: nextId(lines),
    kode_barcode: '',
    toko_lain: false,
    nama_barang: '',
    kode_group: '',
    kode_jenis: '',
    kadar: null,
    kadar_diketik: false,
    berat: null,
    berat_manual: true,
    berat_nota: null,
    harga_nota: null,
    kode_harga: '',
    kondisi,
    potongan_manual: null,
    harga: null,
    foto: '',
  };
}

export function changeEntry(purchase: Purchase, change: Partial<OldGold>): Purchase {
  const { entry } = purchase;
  return entry === undefined ? purchase : { ...purchase, entry: { ...entry, ...change } };
}

/** The piece is of this group, and of its own purity (hundredths of a per cent) until typed. */
export function chooseGroup(purchase: Purchase, kode_group: string, own: number | null): Purchase {
  const { entry } = purchase;
  const typed = entry?.kadar_diketik === true && entry.kadar !== null;
  return changeEntry(purchase, { kode_group, ...(typed ? {} : { kadar: own }) });
}

/** Goods without barcode that only a chosen Kode Harga gives a price, as the server valued them. */
export function asksKodeHarga({ kode_barcode }: OldGold, quote: Quote | undefined): boolean {
  return kode_barcode === '' && ['PARAMETER', 'TIDAK ADA'].includes(quote?.dasar ?? '');
}

export function dropEntry(purchase: Purchase): Purchase {
  return { ...purchase, entry: undefined };
}

/** Puts the piece in hand into the list, at its place when it came from there. */
export function keepEntry(purchase: Purchase, quote: Quote): Purchase {
  const { entry, lines } = purchase;
  if (entry === undefined) return purchase;
  const harga = entry.harga === quote.harga_beli ? null : entry.harga;
  const kept: TakenGold = { ...entry, harga, quote };
  const known = lines.some((line) => line.id === kept.id);
  const next = known ? lines.map((line) => (line.id === kept.id ? kept : line)) : [...lines, kept];
  return { ...purchase, entry: undefined, lines: next };
}

/** Takes a piece of the list in hand again; it stays in the list until it is kept. */
export function editLine(purchase: Purchase, id: number): Purchase {
  const line = purchase.lines.find((one) => one.id === id);
  if (line === undefined) return purchase;
  const { quote: _quote, ...entry } = line;
  return { ...purchase, entry };
}

export function removeLine(purchase: Purchase, id: number): Purchase {
  const entry = purchase.entry?.id === id ? undefined : purchase.entry;
  return { ...purchase, entry, lines: removeRow(purchase.lines, id) };
}

export function changeSeller(purchase: Purchase, change: Partial<Seller>): Purchase {
  return { ...purchase, seller: { ...purchase.seller, ...change } };
}

/** Adds a payment of what is left. */
export function addPay(purchase: Purchase, jenis: PayKind, no_rekening: string): Purchase {
  const pay: Pay = {
    id: nextId(purchase.payments),
    jenis,
    jumlah: totalPurchase(purchase).sisa,
    no_rekening,
    bank_customer: '',
    rekening_customer: '',
    nama_rekening_customer: jenis === 'TRANSFER' ? purchase.seller.nama_customer : '',
  };
  return { ...purchase, payments: [...purchase.payments, pay] };
}

export function changePay(purchase: Purchase, id: number, change: Partial<Pay>): Purchase {
  return { ...purchase, payments: changeRow(purchase.payments, id, change) };
}

export function removePay(purchase: Purchase, id: number): Purchase {
  return { ...purchase, payments: removeRow(purchase.payments, id) };
}

/** Nobody has weighed it yet: the weight is the nota's. */
export function asOnNota({ berat, berat_nota, kode_barcode }: OldGold): boolean {
  return kode_barcode !== '' && berat === berat_nota;
}

/** What a piece is bought for. */
export function worthOf(line: TakenGold): Rupiah {
  return line.harga ?? rupiah(line.quote.harga_beli);
}

export interface PurchaseTotal {
  readonly total: Rupiah;
  readonly bayar: Rupiah;
  /** Still to pay; negative when too much is paid. */
  readonly sisa: Rupiah;
  readonly berat: number;
}

export function totalPurchase({ lines, payments }: Purchase): PurchaseTotal {
  const total = sumRupiah(lines.map(worthOf));
  const bayar = sumRupiah(payments.map((p) => p.jumlah ?? rupiah(0)));
  const berat = lines.reduce((sum, line) => sum + (line.berat ?? 0), 0);
  return { total, bayar, sisa: rupiah(total - bayar), berat };
}
