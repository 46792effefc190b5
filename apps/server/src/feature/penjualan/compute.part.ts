/**
 * A sale computed from its input and facts: priced lines, valued trade-ins and settled payments.
 * Pure.
 */
import { isWorth } from '@kencana/contract/payment/payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { batasBawah } from '@kencana/rules/batas-bawah';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Payment } from '../../engine/transaction/posting.ts';
import type { Bought } from '../pembelian/bought.part.ts';
import type { PaidSale } from './payment-means.part.ts';
import { settlePayments } from './payments.part.ts';
import type { PenjualanFacts } from './read.ts';
import { floorBasis } from './floor.part.ts';
import { priceLine } from './price.part.ts';
import type { PricedLine } from './price.part.ts';
import { downPayment, takenPrice } from './taken.ts';

type SaleInputLine = PenjualanInput['detail_barang'][number];
export interface SaleLine {
  readonly input: SaleInputLine;
  readonly piece: Piece;
  readonly price: PricedLine;
  /** At a price that was fixed when it was held for this customer. */
  readonly held: boolean;
  /** The least that must be paid for its gold (floor.ts); 0 without a floor. */
  readonly batas: Rupiah;
}

export interface ComputedSale extends PaidSale {
  readonly lines: readonly SaleLine[];
  /** Old gold that pays. */
  readonly trades: readonly Bought[];
  /** As the input lists them. */
  readonly settled: readonly Payment[];
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
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
  const { pieces, accounts, gudangBeli, taken } = facts;
  const baris = lines.map(countedLine);
  const priced = { input, base, pieces, accounts, gudangBeli, taken, baris };
  const rows = settlePayments(priced, facts.means);
  const settled = rows.map(({ payment }) => payment);
  const trades = rows.flatMap(({ gold = [] }) => gold);
  const named = settled.some((p) => isWorth(p.jenis, 'held'));
  const payments = named ? settled : [...downPayment(facts, ''), ...settled];
  const total = sum(lines.map((l) => l.price.hargaTotal));
  const bayar = sum(payments.map((p) => p.jumlah_rp));
  const kembali = rupiah(Math.max(0, bayar - total));
  return {
    ...priced,
    lines,
    trades,
    settled,
    payments,
    total,
    pembulatan: sum(lines.map((l) => l.price.pembulatan)),
    bayar,
    kembali,
  };
}

/** A line as coupons and points count it. */
function countedLine({ piece, price }: SaleLine): ComputedSale['baris'][number] {
  const { kode_jenis: kodeJenis, kode_group: kodeGroup, berat } = piece;
  return { kodeJenis, kodeGroup, total: price.hargaTotal, berat };
}

function sum(list: readonly Rupiah[]): Rupiah {
  return rupiah(list.reduce((total, n) => total + n, 0));
}
