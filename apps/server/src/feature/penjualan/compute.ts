/**
 * A sale computed from its input and facts: priced lines, valued trade-ins and settled payments.
 * Pure.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { feeKartu } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Payment } from '../../engine/transaction/posting.ts';
import { buyBackOf } from '../pembelian/read.ts';
import type { Bought } from '../pembelian/read.ts';
import type { PenjualanFacts } from './facts.ts';
import { priceLine } from './price.ts';
import type { PricedLine } from './price.ts';

type SaleInputLine = PenjualanInput['detail_barang'][number];
type PaymentInput = PenjualanInput['pembayaran'][number];
type TradeInput = Extract<PaymentInput, { jenis: 'TUKAR' }>['detail_barang'][number];

export interface SaleLine {
  readonly input: SaleInputLine;
  readonly piece: Piece;
  readonly price: PricedLine;
}

/** An old piece of this shop that pays for a part. */
export interface TradeLine extends Bought {
  readonly input: TradeInput;
}

export interface ComputedSale {
  readonly lines: readonly SaleLine[];
  readonly trades: readonly TradeLine[];
  readonly payments: readonly Payment[];
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
  readonly kembali: Rupiah;
}

/**
 * Computes the sale over the pieces that exist; `check` has refused anything missing before this is
 * posted.
 */
export function computeSale(
  input: PenjualanInput,
  facts: PenjualanFacts,
  base: Base,
): ComputedSale {
  const lines = input.detail_barang.flatMap((line) => {
    const piece = facts.pieces.get(line.kode_barcode);
    return piece
      ? [{ input: line, piece, price: priceLine(piece, facts.prices, base.settings, line) }]
      : [];
  });
  const trades = input.pembayaran.flatMap((p) =>
    p.jenis === 'TUKAR' ? p.detail_barang.flatMap((d) => valueTrade(d, facts, base)) : [],
  );
  const payments = input.pembayaran.map((p) => settle(p, facts, trades));
  const total = sum(lines.map((l) => l.price.hargaTotal));
  const bayar = sum(payments.map((p) => p.jumlah_rp));
  return {
    lines,
    trades,
    payments,
    total,
    pembulatan: sum(lines.map((l) => l.price.pembulatan)),
    bayar,
    kembali: rupiah(Math.max(0, bayar - total)),
  };
}

function valueTrade(line: TradeInput, facts: PenjualanFacts, base: Base): TradeLine[] {
  const piece = facts.pieces.get(line.kode_barcode);
  const sold = facts.sold.get(line.kode_barcode);
  if (!piece || !sold) return [];
  const terms = {
    berat: line.berat,
    kondisi: line.kondisi,
    potongan_manual: line.potongan_manual ?? rupiah(0),
    kode_harga: '',
    harga_beli: line.harga_beli,
  };
  return [{ ...buyBackOf({ piece, sold }, terms, facts, base.settings), input: line }];
}

function settle(p: PaymentInput, facts: PenjualanFacts, trades: readonly TradeLine[]): Payment {
  const plain = {
    fee: 0,
    fee_rp: rupiah(0),
    fee_ditanggung: 'TOKO',
    no_rekening: null,
    no_card: '',
  } as const;
  const { keterangan } = p;
  if (p.jenis === 'CASH') return { ...plain, jenis: 'CASH', jumlah_rp: p.jumlah_rp, keterangan };
  if (p.jenis === 'TUKAR') {
    const codes = new Set(p.detail_barang.map((d) => d.kode_barcode));
    const worth = sum(
      trades.filter((t) => codes.has(t.input.kode_barcode)).map((t) => t.hargaBeli),
    );
    return { ...plain, jenis: 'TUKAR', jumlah_rp: worth, keterangan };
  }
  const account = facts.accounts.get(p.no_rekening);
  const card = p.jenis !== 'TRANSFER';
  const fee = card ? (p.fee ?? account?.fee ?? 0) : 0;
  const { jenis, jumlah_rp, no_rekening, no_card } = p;
  const fee_ditanggung = account?.fee_ditanggung ?? 'TOKO';
  return {
    jenis,
    jumlah_rp,
    fee,
    fee_rp: feeKartu(jumlah_rp, fee),
    fee_ditanggung,
    no_rekening,
    no_card,
    keterangan,
  };
}

function sum(list: readonly Rupiah[]): Rupiah {
  return rupiah(list.reduce((total, n) => total + n, 0));
}
