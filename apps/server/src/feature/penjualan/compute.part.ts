/**
 * A sale computed from its input and facts: priced lines, valued trade-ins and settled payments.
 * Pure.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { batasBawah } from '@kencana/rules/batas-bawah';
import type { BarisKupon } from '@kencana/rules/kupon';
import type { BarisPoin } from '@kencana/rules/poin';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { plainPayment, settleMoney } from '../../engine/transaction/payment.ts';
import type { Payment } from '../../engine/transaction/posting.ts';
import { settleCoupon } from '../kupon/coupon.part.ts';
import { settleVoucher } from '../kupon/voucher.part.ts';
import { settleMarketplace } from '../marketplace/marketplace.part.ts';
import { buyBackOf } from '../pembelian/bought.part.ts';
import type { Bought } from '../pembelian/bought.part.ts';
import { salePoints, settlePoints } from '../poin/point-sale.part.ts';
import type { SalePoints } from '../poin/point-sale.part.ts';
import type { PenjualanFacts } from './read.ts';
import { floorBasis } from './floor.part.ts';
import { priceLine } from './price.part.ts';
import type { PricedLine } from './price.part.ts';
import { downPayment, takenPrice } from './taken.ts';

type SaleInputLine = PenjualanInput['detail_barang'][number];
type PaymentInput = Exclude<PenjualanInput['pembayaran'][number], { jenis: 'KUPON' }>;
type TradeInput = Extract<PaymentInput, { jenis: 'TUKAR' }>['detail_barang'][number];

export interface SaleLine {
  readonly input: SaleInputLine;
  readonly piece: Piece;
  readonly price: PricedLine;
  /** At a price that was fixed when it was held for this customer. */
  readonly held: boolean;
  /** The least that must be paid for its gold (floor.ts); 0 without a floor. */
  readonly batas: Rupiah;
}

/** An old piece of this shop that pays for a part. */
export interface TradeLine extends Bought {
  readonly input: TradeInput;
}

export interface ComputedSale {
  readonly lines: readonly SaleLine[];
  readonly trades: readonly TradeLine[];
  /** As the input lists them. */
  readonly settled: readonly Payment[];
  /** With the down payment of what is taken. */
  readonly payments: readonly Payment[];
  readonly uangMuka: Rupiah;
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
  readonly kembali: Rupiah;
  /** What the member earns and uses; undefined for who is none. */
  readonly poin: SalePoints | undefined;
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
  const floor = floorBasis(base.settings);
  const lines = input.detail_barang.flatMap((line) => {
    const piece = facts.pieces.get(line.kode_barcode);
    if (!piece) return [];
    const taken = takenPrice(facts, piece, line, base);
    const price = taken?.price ?? priceLine(piece, facts.prices, base.settings, line);
    const batas = taken?.batas ?? batasBawah(piece.murni, floor);
    return [{ input: line, piece, price, held: taken?.fixed === true, batas }];
  });
  const trades = input.pembayaran.flatMap((p) =>
    p.jenis === 'TUKAR' ? p.detail_barang.flatMap((d) => valueTrade(d, facts, base)) : [],
  );
  const settled = input.pembayaran.map((p) =>
    p.jenis === 'KUPON'
      ? settleCoupon(p, facts.kupon.get(p.kode_kupon), lines.map(couponLine))
      : settle(p, facts, trades),
  );
  const named = settled.some((p) => p.jenis === 'TITIPAN' || p.jenis === 'PESANAN');
  const payments = named ? settled : [...downPayment(facts, ''), ...settled];
  const total = sum(lines.map((l) => l.price.hargaTotal));
  const bayar = sum(payments.map((p) => p.jumlah_rp));
  const kembali = rupiah(Math.max(0, bayar - total));
  return {
    lines,
    trades,
    settled,
    payments,
    uangMuka: sum(payments.filter((p) => p.no_asal !== undefined).map((p) => p.jumlah_rp)),
    total,
    pembulatan: sum(lines.map((l) => l.price.pembulatan)),
    bayar,
    kembali,
    poin: salePoints(facts.poin, lines.map(pointLine), payments, kembali),
  };
}

/** A line as points count it. */
function pointLine({ piece, price }: SaleLine): BarisPoin {
  return { kodeGroup: piece.kode_group, total: price.hargaTotal, berat: piece.berat };
}

/** A line as coupons count it. */
export function couponLine({ piece, price }: SaleLine): BarisKupon {
  return { kodeJenis: piece.kode_jenis, kodeGroup: piece.kode_group, total: price.hargaTotal };
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
  if (p.jenis === 'TITIPAN' || p.jenis === 'PESANAN') {
    const [payment] = downPayment(facts, p.keterangan);
    return payment ?? plainPayment(p.jenis, rupiah(0), p.keterangan);
  }
  if (p.jenis === 'MARKETPLACE') return settleMarketplace(p, facts.marketplace);
  if (p.jenis === 'POINT') return settlePoints(p, facts.poin);
  if (p.jenis === 'VOUCHER') return settleVoucher(p, facts.kupon.get(p.kode_voucher));
  if (p.jenis !== 'TUKAR') return settleMoney(p, facts.accounts);
  const codes = new Set(p.detail_barang.map((d) => d.kode_barcode));
  const worth = sum(trades.filter((t) => codes.has(t.input.kode_barcode)).map((t) => t.hargaBeli));
  return plainPayment('TUKAR', worth, p.keterangan);
}

function sum(list: readonly Rupiah[]): Rupiah {
  return rupiah(list.reduce((total, n) => total + n, 0));
}
