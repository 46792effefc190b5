/**
 * The basket as POST penjualan/simpan takes it, what can be told wrong before asking the server,
 * and where each of the server's messages belongs. Paths are the wire's:
 * `pembayaran.1.no_rekening`. Pure.
 */
import { isNama, isNoHp, NON_MEMBER } from '@kencana/contract/orang';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { mgToGram } from '@kencana/rules/gram';
import { formatAngka, formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { MessageKey } from '@kencana/messages/key';
import { isHeldPayment, isMoney } from './basket.ts';
import type { Basket, BasketLine, BasketPayment, Customer, PointPayment } from './basket.ts';
import { takenNo, takenOf } from './held.ts';
import { marketplaceBody, marketplaceProblems } from './marketplace-payment.ts';
import { voucherBody, voucherProblems } from './voucher-payment.ts';
import { paymentWorth } from './basket-total.ts';
import type { BasketTotal } from './basket-total.ts';

/** A message key with its values, by path. */
export type Problems = Readonly<
  Record<string, { readonly key: MessageKey; readonly data?: Readonly<Record<string, unknown>> }>
>;

/**
 * What the server gets. `kode_sales` is the chosen or the remembered one, `kupon` what the screen
 * showed that the coupon takes off: the server refuses when it is another.
 */
export function saleBody(
  basket: Basket,
  kode_sales: string,
  kupon: Rupiah = rupiah(0),
): PenjualanBody {
  const taken = takenOf(basket);
  const field = taken?.jenis === 'PESANAN' ? 'no_pesanan' : 'no_titip_group';
  return {
    ...basket.customer,
    kode_sales,
    ...(taken === undefined ? {} : { [field]: taken.no }),
    detail_barang: basket.lines.map(lineBody),
    pembayaran: basket.payments.map((p) => paymentBody(p, kupon)),
  };
}

/** The same as a titipan until `tgl_janji`: pieces are held, payments are the down payment. */
export function holdBody(basket: Basket, kode_sales: string, tgl_janji: string): PenjualanBody {
  return { ...saleBody(basket, kode_sales), bayar_dp: true, tgl_janji };
}

function lineBody(line: BasketLine): PenjualanBody['detail_barang'][number] {
  const { kode_barcode, harga, ongkos, diskonRp, diskonPersen, keterangan } = line;
  const named = { kode_barcode, ...(keterangan === undefined ? {} : { keterangan }) };
  if (line.held !== undefined) return named;
  return {
    ...named,
    ...(harga === undefined ? {} : { harga_jual: harga }),
    ...(ongkos === undefined ? {} : { ongkos }),
    ...(diskonRp === undefined ? {} : { diskon_rp: diskonRp }),
    ...(diskonPersen === undefined ? {} : { diskon_persen: diskonPersen / 100 }),
  };
}

function paymentBody(payment: BasketPayment, kupon: Rupiah): PenjualanBody['pembayaran'][number] {
  if (payment.jenis === 'KUPON') {
    const { jenis, kode: kode_kupon } = payment;
    return { jenis, kode_kupon, ...(kupon > 0 ? { jumlah_rp: kupon } : {}) };
  }
  if (payment.jenis === 'MARKETPLACE') return marketplaceBody(payment);
  if (payment.jenis === 'VOUCHER') return voucherBody(payment);
  const jumlah_rp = paymentWorth(payment);
  if (payment.jenis === 'POINT') return { jenis: 'POINT', poin: payment.poin ?? 0, jumlah_rp };
  if (payment.jenis === 'CASH') return { jenis: 'CASH', jumlah_rp };
  if (isHeldPayment(payment)) {
    const worth = jumlah_rp > 0 ? { jumlah_rp } : {};
    if (payment.jenis === 'PESANAN') return { jenis: 'PESANAN', no_pesanan: payment.no, ...worth };
    return { jenis: 'TITIPAN', no_titipan: payment.no, ...worth };
  }
  if (payment.jenis === 'TUKAR') {
    const detail_barang = payment.barang.map((b) => ({
      kode_barcode: b.kode_barcode,
      berat: mgToGram(b.berat),
      kondisi: b.kondisi,
      ...(b.harga === undefined ? {} : { harga_beli: b.harga }),
    }));
    return { jenis: 'TUKAR', ...(jumlah_rp > 0 ? { jumlah_rp } : {}), detail_barang };
  }
  const { jenis, no_rekening, no_card, fee } = payment;
  return {
    jenis,
    jumlah_rp,
    no_rekening,
    no_card,
    ...(fee === undefined || jenis === 'TRANSFER' ? {} : { fee: fee / 100 }),
  };
}

/**
 * What is missing or wrong as far as the screen can tell, in the order of the screen; empty when it
 * may be sent.
 */
export function findProblems(basket: Basket, kode_sales: string, money: BasketTotal): Problems {
  const gold = basket.payments.some((p) => p.jenis === 'TUKAR');
  const problems = {
    ...commonProblems(basket, kode_sales, money),
    ...(gold ? nameProblems(basket, 'error.PENJUAL_WAJIB') : {}),
    ...phoneProblems(basket),
  };
  if (Object.keys(problems).length > 0) return problems;
  if (basket.payments.length === 0) return { pembayaran: { key: 'error.BAYAR_KOSONG' } };
  if (money.sisa === 0) return {};
  return { pembayaran: { key: 'error.BAYAR_KURANG', data: { rp: formatRupiah(money.sisa) } } };
}

/** The same for holding the pieces on a down payment; `tgl_janji` is the day that counts. */
export function findHoldProblems(
  basket: Basket,
  kode_sales: string,
  money: BasketTotal,
  tgl_janji: string,
): Problems {
  const people: Problems = {
    ...holderProblems(basket),
    ...phoneProblems(basket),
    ...(tgl_janji === '' && { tgl_janji: { key: 'error.TGL_JANJI_WAJIB' } }),
  };
  const goods = commonProblems(basket, kode_sales, money);
  if (Object.keys(goods).length > 0) return { ...goods, ...people };
  return { ...people, ...downPaymentProblems(basket, money) };
}

function downPaymentProblems(basket: Basket, money: BasketTotal): Problems {
  if (basket.payments.length === 0) return { pembayaran: { key: 'error.BAYAR_KOSONG' } };
  const odd = basket.payments.find((p) => !isMoney(p));
  if (odd !== undefined)
    return { pembayaran: { key: 'error.DP_BUKAN_UANG', data: { jenis: odd.jenis } } };
  if (money.bayar <= money.total) return {};
  return { pembayaran: { key: 'error.DP_LEBIH', data: { rp: formatRupiah(money.total) } } };
}

/** Who leaves gold is named; of a member the shop knows it. */
function nameProblems(
  { customer }: Basket,
  key: 'error.PENJUAL_WAJIB' | 'error.CUSTOMER_WAJIB',
): Problems {
  if (isMember(customer) || isNama(customer.nama_customer)) return {};
  return { nama_customer: { key } };
}

/** Who leaves money can be called. */
function holderProblems(basket: Basket): Problems {
  const { customer } = basket;
  const problems = nameProblems(basket, 'error.CUSTOMER_WAJIB');
  if (customer.no_hp.trim() !== '' || isMember(customer)) return problems;
  return { ...problems, no_hp: { key: 'error.HP_WAJIB' } };
}

/** A phone number that is told is a whole one; a taken document's stays as it was. */
function phoneProblems(basket: Basket): Problems {
  const no_hp = basket.customer.no_hp.trim();
  if (no_hp === '' || isNoHp(no_hp) || takenNo(basket) !== undefined) return {};
  return { no_hp: { key: 'error.HP_SALAH', data: { no_hp } } };
}

/** True for a customer who is a member. */
export function isMember({ kode_member }: Pick<Customer, 'kode_member'>): boolean {
  return kode_member.trim() !== NON_MEMBER;
}

function commonProblems(basket: Basket, kode_sales: string, money: BasketTotal): Problems {
  const problems: Record<string, Problems[string]> = {};
  if (basket.lines.length === 0) problems['detail_barang'] = { key: 'input.barangKosong' };
  basket.lines.forEach((line, i) => {
    const at = `detail_barang.${i}`;
    const eksak = money.lines.get(line.kode_barcode)?.eksak ?? 0;
    if ((line.diskonPersen ?? 0) > 10_000) {
      problems[`${at}.diskon_persen`] = { key: 'error.DISKON_LEBIH_100' };
    } else if (eksak < 0) problems[`${at}.diskon_rp`] = { key: 'error.DISKON_LEBIH_TOTAL' };
  });
  if (kode_sales === '') {
    problems['kode_sales'] = { key: 'sale.sales-wajib' };
  }
  basket.payments.forEach((payment, i) => Object.assign(problems, paymentProblems(payment, i)));
  return problems;
}

function couponProblems(
  { kode, kupon }: Extract<BasketPayment, { jenis: 'KUPON' }>,
  at: string,
): Problems {
  if (kupon === undefined) return { [at]: { key: 'kupon.wajib' } };
  if (kupon.status === 'BERLAKU') return {};
  return { [at]: { key: `kupon.tidak_bisa.${kupon.status}`, data: { kode } } };
}

function pointProblems({ poin, member }: PointPayment, at: string): Problems {
  if (member === undefined) return { [at]: { key: 'poin.isi_member' } };
  if ((poin ?? 0) <= 0) return { [at]: { key: 'sale.jumlah-wajib' } };
  if ((poin ?? 0) <= member.poin) return {};
  const data = { kode: member.kode_member, poin: formatAngka(member.poin) };
  return { [at]: { key: 'error.POIN_KURANG', data } };
}

function paymentProblems(payment: BasketPayment, i: number): Problems {
  const at = `pembayaran.${i}`;
  if (payment.jenis === 'TUKAR') {
    return payment.barang.length === 0
      ? { [`${at}.detail_barang`]: { key: 'sale.tukar-kosong' } }
      : {};
  }
  if (isHeldPayment(payment)) return {};
  if (payment.jenis === 'KUPON') return couponProblems(payment, `${at}.kode_kupon`);
  if (payment.jenis === 'POINT') return pointProblems(payment, `${at}.poin`);
  if (payment.jenis === 'VOUCHER') return voucherProblems(payment, at);
  const problems: Record<string, Problems[string]> = {};
  if (payment.jenis === 'MARKETPLACE') Object.assign(problems, marketplaceProblems(payment, at));
  else if (payment.jenis !== 'CASH' && payment.no_rekening === '') {
    problems[`${at}.no_rekening`] = { key: 'error.REKENING_WAJIB' };
  }
  if ((payment.jumlah ?? 0) <= 0) problems[`${at}.jumlah_rp`] = { key: 'sale.jumlah-wajib' };
  return problems;
}
