/** What a sale refuses: goods, people, what it takes, discounts and payments. Pure. */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Base, Known, Problem } from '../../engine/transaction/kind.ts';
import { checkName, checkPhone } from '../../engine/transaction/people.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { checkCoupon } from '../kupon/coupon.part.ts';
import { checkVouchers } from '../kupon/voucher.part.ts';
import { checkMarketplace } from '../marketplace/marketplace.part.ts';
import { checkPoints } from '../poin/point-sale.part.ts';
import { computeSale, couponLine } from './compute.part.ts';
import type { ComputedSale } from './compute.part.ts';
import type { PenjualanFacts } from './read.ts';
import { checkTaken, stateToSell } from './taken.ts';

/** Everything that refuses a sale, goods first. */
export function checkSale(input: PenjualanInput, facts: PenjualanFacts, base: Known): Problem[] {
  const problems = [
    ...checkTaken(input, facts),
    ...checkPieces(input, facts),
    ...checkTrades(input, facts),
    ...(givesGold(input) ? checkName(input, facts, 'PENJUAL_WAJIB') : []),
    // Whoever takes what he left keeps the number of that day.
    ...(input.no_hp === facts.taken?.doc.no_hp ? [] : checkPhone(input, facts)),
    ...checkPoints(input.pembayaran, facts.poin, {
      kode: input.kode_member,
      modul: base.settings.on('BAYAR_POINT_MODULE'),
    }),
  ];
  if (problems.length > 0 || !base.refs.complete) return problems;
  const sale = computeSale(input, facts, base);
  const terms = {
    kode_member: input.kode_member,
    tglSystem: base.tglSystem,
    lines: sale.lines.map(couponLine),
    modul: base.settings.on('KUPON_PENJUALAN_MODULE'),
  };
  const coupon = [
    ...checkCoupon(input.pembayaran, facts.kupon, terms),
    ...checkVouchers(input.pembayaran, facts.kupon, terms),
  ];
  if (coupon.length > 0) return coupon;
  const marketplace = checkMarketplace(input.pembayaran, facts.marketplace, {
    modul: base.settings.on('MARKETPLACE_INTEGRATION_MODULE'),
    lines: input.detail_barang,
  });
  if (marketplace.length > 0) return marketplace;
  return [...checkDiscounts(sale), ...checkPayments(input, sale, base)];
}

/** Every piece exists once and is ready, or held by what is taken. */
export function checkPieces(input: PenjualanInput, facts: PenjualanFacts): Problem[] {
  const seen = new Set<string>();
  return input.detail_barang.flatMap(({ kode_barcode }, i): Problem[] => {
    const field = `detail_barang.${i}.kode_barcode`;
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    seen.add(kode_barcode);
    const piece = facts.pieces.get(kode_barcode);
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status === stateToSell(facts, kode_barcode)) return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
  });
}

/** True when the customer pays with old gold. */
function givesGold(input: Pick<PenjualanInput, 'pembayaran'>): boolean {
  return input.pembayaran.some((p) => p.jenis === 'TUKAR');
}

function checkTrades(input: PenjualanInput, facts: PenjualanFacts): Problem[] {
  const seen = new Set<string>();
  return input.pembayaran.flatMap((p, i): Problem[] => {
    if (p.jenis !== 'TUKAR') return [];
    const list = `pembayaran.${i}.detail_barang`;
    const rows = p.detail_barang.flatMap(({ kode_barcode }, n): Problem[] => {
      const code = tradeProblem(kode_barcode, seen, facts);
      return code ? [{ code, data: { kode_barcode }, field: `${list}.${n}.kode_barcode` }] : [];
    });
    if (facts.gudangBeli !== null) return rows;
    return [...rows, noSuch('report.kolom.gudang', 'BELI', list)];
  });
}

/** Why a piece cannot be taken in exchange; it counts as seen afterwards. */
function tradeProblem(
  kode_barcode: string,
  seen: Set<string>,
  facts: PenjualanFacts,
): Problem['code'] | undefined {
  if (seen.has(kode_barcode)) return 'BARANG_GANDA';
  seen.add(kode_barcode);
  const status = facts.pieces.get(kode_barcode)?.status;
  if (status === 'DIBELI') return 'SUDAH_DIBELI_KEMBALI';
  return status === 'TERJUAL' && facts.sold.has(kode_barcode) ? undefined : 'TUKAR_BUKAN_PENJUALAN';
}

/** No discount is above its line. */
export function checkDiscounts(sale: ComputedSale): Problem[] {
  return sale.lines.flatMap((l, i): Problem[] =>
    l.price.eksak < 0
      ? [{ code: 'DISKON_LEBIH_TOTAL', field: `detail_barang.${i}.diskon_rp` }]
      : [],
  );
}

/** Ways of paying that give no change. */
const FIXED = ['DEBIT', 'KREDIT', 'POINT', 'VOUCHER', 'KUPON', 'MARKETPLACE'] as const;
/** Paid before or in goods: what is over goes back in cash. */
const RETURNS = ['PESANAN', 'TITIPAN', 'TUKAR'] as const;

function checkPayments(input: PenjualanInput, sale: ComputedSale, base: Base): Problem[] {
  const problems: Problem[] = [];
  const field = 'pembayaran';
  input.pembayaran.forEach((p, i) => {
    if (p.jenis !== 'TUKAR') return;
    const worth = sale.settled[i]?.jumlah_rp ?? 0;
    if (p.jumlah_rp !== undefined && p.jumlah_rp !== worth) {
      problems.push({
        code: 'TUKAR_BEDA',
        data: { rp: formatRupiah(rupiah(worth)) },
        field: `pembayaran.${i}.jumlah_rp`,
      });
    }
  });
  const paidBy = (kinds: readonly string[]): number =>
    sale.payments.filter((p) => kinds.includes(p.jenis)).reduce((n, p) => n + p.jumlah_rp, 0);
  const bound = paidBy([...FIXED, ...exactMoney(paidBy(['TUKAR']) > sale.total, base)]);
  const left = Math.max(0, sale.total - paidBy(RETURNS));
  if (bound > left && problems.length === 0) {
    problems.push({
      code: 'BAYAR_LEBIH',
      data: { rp: formatRupiah(rupiah(bound - left)) },
      field,
    });
  }
  if (sale.bayar < sale.total) {
    problems.push({
      code: 'BAYAR_KURANG',
      data: { rp: formatRupiah(rupiah(sale.total - sale.bayar)) },
      field,
    });
  }
  return problems;
}

/** Cash and transfer that may not exceed; where the shop pays for old gold, nobody pays it. */
function exactMoney(shopPays: boolean, base: Base): readonly string[] {
  if (shopPays) return ['CASH', 'TRANSFER'];
  return base.settings.yes('TRANSFER_LEBIH_BAYAR') ? [] : ['TRANSFER'];
}
