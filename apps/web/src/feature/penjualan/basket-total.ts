/**
 * The money of a basket, by the same rules as the server (packages/rules): lines, total, paid,
 * left, change, card fee. Shown until the server has saved; afterwards its own figures count. Pure.
 */
import type { Worth } from '@kencana/contract/payment/define-payment';
import { isWorth } from '@kencana/contract/payment/payment';
import { hitungBarisJual } from '@kencana/rules/harga';
import type { BarisJual } from '@kencana/rules/harga';
import { kadar } from '@kencana/rules/kadar';
import type { Pembulatan } from '@kencana/rules/pembulatan';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Basket, BasketLine } from './basket.ts';
import type { CountedLine } from './pay-means.ts';
import { worthsOf } from './payments.ts';
import type { Worths } from './payments.ts';

/** How the shop rounds: PEMBULATAN and ROUND_DOWN_MODULE (spec 1 §9). */
export type Rounding = Pembulatan;

export interface BasketTotal {
  /** By barcode. */
  readonly lines: ReadonlyMap<string, BarisJual>;
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
  /** What each payment pays, by its id. */
  readonly worths: Worths;
  /** Still to pay. */
  readonly sisa: Rupiah;
  readonly kembali: Rupiah;
  /**
   * What is paid other than in cash, beyond the total: nobody gets change from a card, nor from
   * cash where the shop itself pays for old gold.
   */
  readonly lebihNonTunai: Rupiah;
  readonly berat: number;
}

/**
 * Price of one line. harga and ongkos arrive computed from the server, so they enter as the price
 * of the piece; a held piece keeps the total that it was held at.
 */
function priceLine(line: BasketLine, rounding: Rounding): BarisJual {
  const price = computeLine(line, rounding);
  if (line.held === undefined) return price;
  const { hargaTotal, pembulatan } = line.held;
  return { ...price, hargaTotal, pembulatan, totalDihitung: hargaTotal };
}

function computeLine(line: BasketLine, rounding: Rounding): BarisJual {
  return hitungBarisJual({
    kebijakan: 'BARANG',
    berat: line.berat,
    kadar: kadar(line.kadar),
    hargaBarang: line.hargaDihitung,
    hargaGram: rupiah(0),
    hargaGlobal: rupiah(0),
    margin: rupiah(0),
    ongkos: line.ongkosDihitung,
    tipeOngkos: 'TOTAL',
    hargaAtribut: line.hargaAtribut,
    diskonRp: line.diskonRp ?? rupiah(0),
    diskonPersen: line.diskonPersen ?? 0,
    langkah: rounding.langkah,
    arah: rounding.arah,
    hargaJualDipakai: line.harga,
    ongkosDipakai: line.ongkos,
  });
}

/** Everything the screen shows about the basket's money. */
export function totalBasket(basket: Basket, rounding: Rounding): BasketTotal {
  const lines = new Map(basket.lines.map((l) => [l.kode_barcode, priceLine(l, rounding)]));
  const priced = [...lines.values()];
  const total = sumRupiah(priced.map((l) => l.hargaTotal));
  const counted = basket.lines.map((line) => countedLine(line, lines));
  const worths = worthsOf(basket, counted, rounding);
  const bayar = sumRupiah([...worths.values()]);
  const paidBy = (...worth: readonly Worth[]): Rupiah =>
    sumRupiah(
      basket.payments
        .filter((p) => isWorth(p.jenis, ...worth))
        .map((p) => worths.get(p.id) ?? rupiah(0)),
    );
  const cash = paidBy('goods') > total ? 0 : paidBy('cash');
  // What was paid before or in old gold above the price goes back in cash.
  const returns = paidBy('held', 'goods');
  return {
    lines,
    total,
    pembulatan: sumRupiah(priced.map((l) => l.pembulatan)),
    bayar,
    worths,
    sisa: rupiah(Math.max(0, total - bayar)),
    kembali: rupiah(Math.max(0, bayar - total)),
    lebihNonTunai: rupiah(Math.max(0, bayar - cash - Math.max(total, returns))),
    berat: basket.lines.reduce((sum, l) => sum + l.berat, 0),
  };
}

/** A line as coupons count it. */
function countedLine(line: BasketLine, prices: ReadonlyMap<string, BarisJual>): CountedLine {
  const total = prices.get(line.kode_barcode)?.hargaTotal ?? rupiah(0);
  return { kodeJenis: line.kode_jenis, kodeGroup: line.kode_group, total };
}

/** What would be left if this payment were not there: what its Sisa button fills in. */
export function sisaFor(basket: Basket, id: number, rounding: Rounding): Rupiah {
  const others = { ...basket, payments: basket.payments.filter((p) => p.id !== id) };
  return totalBasket(others, rounding).sisa;
}
