/**
 * The basket as POST penjualan/simpan takes it, what can be told wrong before asking the server,
 * and where each of the server's messages belongs. Paths are the wire's:
 * `pembayaran.1.no_rekening`. Pure.
 */
import { isNama, isNoHp } from '@kencana/contract/orang';
import { isWorth, MONEY } from '@kencana/contract/payment/payment';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { formatRupiah } from '@kencana/rules/rupiah';
import { isMember } from './basket.ts';
import type { Basket, BasketLine } from './basket.ts';
import type { BasketTotal } from './basket-total.ts';
import { heldKind, takenNo, takenOf } from './held.ts';
import type { Problems } from './pay-means.ts';
import { paymentBody, paymentProblems, worthsOf } from './payments.ts';
import type { Worths } from './payments.ts';

/**
 * What the server gets. `kode_sales` is the chosen or the remembered one, `worths` what the screen
 * showed that each payment pays: the server refuses when it is another.
 */
export function saleBody(
  basket: Basket,
  kode_sales: string,
  worths: Worths = worthsOf(basket, [], { langkah: 1, arah: 'UP' }),
): PenjualanBody {
  const taken = takenOf(basket);
  return {
    ...basket.customer,
    kode_sales,
    ...(taken === undefined ? {} : { [heldKind(taken).field]: taken.no }),
    detail_barang: basket.lines.map(lineBody),
    pembayaran: basket.payments.map((p) => paymentBody(p, worths)),
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

/**
 * What is missing or wrong as far as the screen can tell, in the order of the screen; empty when it
 * may be sent.
 */
export function findProblems(basket: Basket, kode_sales: string, money: BasketTotal): Problems {
  const gold = basket.payments.some((p) => isWorth(p.jenis, 'goods'));
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
  const odd = basket.payments.find((p) => !isWorth(p.jenis, ...MONEY));
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
  basket.payments.forEach((payment, i) =>
    Object.assign(problems, paymentProblems(payment, i, isMember(basket.customer))),
  );
  return problems;
}
