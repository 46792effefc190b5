/**
 * The money of a basket, by the same rules as the server (packages/rules): lines, total, paid,
 * left, change, card fee. Shown until the server has saved; afterwards its own figures count. Pure.
 */
import { feeKartu, hitungBarisJual } from '@kencana/rules/harga';
import type { BarisJual } from '@kencana/rules/harga';
import { kadar } from '@kencana/rules/kadar';
import { hitungKupon } from '@kencana/rules/kupon';
import type { Arah } from '@kencana/rules/pembulatan';
import { percentToHundredths } from '@kencana/rules/persen';
import { nilaiPoin } from '@kencana/rules/poin';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Basket, BasketLine, BasketPayment, TradePiece } from './basket.ts';
import { voucherWorth } from './voucher-payment.ts';
import type { AccountRow } from '../../engine/document-screen/master-lists.ts';

type CouponPayment = Extract<BasketPayment, { jenis: 'KUPON' }>;

/** How the shop rounds: PEMBULATAN and ROUND_DOWN_MODULE (spec 1 §9). */
export interface Rounding {
  readonly langkah: number;
  readonly arah: Arah;
}

export interface BasketTotal {
  /** By barcode. */
  readonly lines: ReadonlyMap<string, BarisJual>;
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
  /** What the coupon takes off. */
  readonly kupon: Rupiah;
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

/** What a traded piece is taken for. */
export function tradeWorth(piece: TradePiece): Rupiah {
  return piece.harga ?? piece.hargaDihitung;
}

/** What a payment counts towards the total, without its fee; a coupon's depends on the lines. */
export function paymentWorth(payment: Exclude<BasketPayment, CouponPayment>): Rupiah {
  if (payment.jenis === 'TUKAR') return sumRupiah(payment.barang.map(tradeWorth));
  if (payment.jenis === 'VOUCHER') return voucherWorth(payment);
  if (payment.jenis === 'POINT') {
    const { poin, member } = payment;
    return nilaiPoin(Math.min(poin ?? 0, member?.poin ?? 0), rupiah(member?.nilai_rp ?? 0));
  }
  return payment.jumlah ?? rupiah(0);
}

/** Everything the screen shows about the basket's money. */
export function totalBasket(basket: Basket, rounding: Rounding): BasketTotal {
  const lines = new Map(basket.lines.map((l) => [l.kode_barcode, priceLine(l, rounding)]));
  const priced = [...lines.values()];
  const total = sumRupiah(priced.map((l) => l.hargaTotal));
  const kupon = couponWorth(basket, lines);
  const own = basket.payments.filter((p) => p.jenis !== 'KUPON');
  const bayar = rupiah(sumRupiah(own.map(paymentWorth)) + kupon);
  const paidBy = (...kinds: readonly string[]): Rupiah =>
    sumRupiah(own.filter((p) => kinds.includes(p.jenis)).map(paymentWorth));
  const cash = paidBy('TUKAR') > total ? 0 : paidBy('CASH');
  // What was paid before or in old gold above the price goes back in cash.
  const returns = paidBy('PESANAN', 'TITIPAN', 'TUKAR');
  return {
    lines,
    total,
    pembulatan: sumRupiah(priced.map((l) => l.pembulatan)),
    bayar,
    kupon,
    sisa: rupiah(Math.max(0, total - bayar)),
    kembali: rupiah(Math.max(0, bayar - total)),
    lebihNonTunai: rupiah(Math.max(0, bayar - cash - Math.max(total, returns))),
    berat: basket.lines.reduce((sum, l) => sum + l.berat, 0),
  };
}

/** What the coupon takes off the lines that it counts for; nothing while it does not count. */
function couponWorth(basket: Basket, prices: ReadonlyMap<string, BarisJual>): Rupiah {
  const kupon = basket.payments.find((p) => p.jenis === 'KUPON')?.kupon;
  if (kupon?.status !== 'BERLAKU' || kupon.tipe_kupon === 'VOUCHER') return rupiah(0);
  const persen = kupon.tipe_kupon === 'PERSEN';
  const syarat = {
    tipe: kupon.tipe_kupon,
    nilai: persen ? percentToHundredths(kupon.nilai) : kupon.nilai,
    minimal: rupiah(kupon.minimal_rp),
    jenis: kupon.detail_jenis,
    group: kupon.detail_group,
  };
  const lines = basket.lines.map((line) => ({
    kodeJenis: line.kode_jenis,
    kodeGroup: line.kode_group,
    total: prices.get(line.kode_barcode)?.hargaTotal ?? rupiah(0),
  }));
  return hitungKupon(syarat, lines).potongan;
}

/** What would be left if this payment were not there: what its Sisa button fills in. */
export function sisaFor(basket: Basket, id: number, rounding: Rounding): Rupiah {
  const others = { ...basket, payments: basket.payments.filter((p) => p.id !== id) };
  return totalBasket(others, rounding).sisa;
}

export interface CardFee {
  /** Hundredths of a per cent. */
  readonly fee: number;
  readonly feeRp: Rupiah;
  readonly ditanggung: 'TOKO' | 'CUSTOMER';
  /** What goes through the machine. */
  readonly digesek: Rupiah;
}

/** Fee of a card payment; none for a transfer (domain §5). */
export function cardFee(payment: BasketPayment, account: AccountRow | undefined): CardFee {
  const none = { fee: 0, feeRp: rupiah(0), ditanggung: 'TOKO' as const };
  if (payment.jenis !== 'DEBIT' && payment.jenis !== 'KREDIT') {
    return { ...none, digesek: payment.jenis === 'KUPON' ? rupiah(0) : paymentWorth(payment) };
  }
  const jumlah = payment.jumlah ?? rupiah(0);
  const fee = payment.fee ?? percentToHundredths(account?.fee ?? 0);
  const feeRp = feeKartu(jumlah, fee);
  const ditanggung = account?.fee_ditanggung ?? 'TOKO';
  const digesek = ditanggung === 'CUSTOMER' ? rupiah(jumlah + feeRp) : jumlah;
  return { fee, feeRp, ditanggung, digesek };
}
