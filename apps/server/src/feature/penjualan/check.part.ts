/** What a sale refuses: goods, people, what it takes, discounts and payments. Pure. */
import type { Worth } from '@kencana/contract/payment/define-payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Base, Known, Problem } from '../../engine/transaction/kind.ts';
import { checkName, checkPhone } from '../../engine/transaction/people.ts';
import type { ComputedSale } from './compute.part.ts';
import { checkPayments, differingPayments, paidBy, refusePayments } from './payments.part.ts';
import type { PenjualanFacts } from './read.ts';
import { checkTaken, stateToSell } from './taken.ts';
import { givesGold } from './trade-in.part.ts';

/** Everything that refuses a sale, goods first. */
export function checkSale(
  input: PenjualanInput,
  facts: PenjualanFacts,
  base: Known,
  computed: () => ComputedSale,
): Problem[] {
  const seen = { input, base, ...facts };
  const problems = [
    ...checkTaken(input, facts),
    ...checkPieces(input, facts),
    ...refusePayments(seen, facts.means, 'goods'),
    ...(givesGold(input) ? checkName(input, facts, 'PENJUAL_WAJIB') : []),
    // Whoever takes what he left keeps the number of that day.
    ...(input.no_hp === facts.taken?.doc.no_hp ? [] : checkPhone(input, facts)),
    ...refusePayments(seen, facts.means, 'others'),
  ];
  if (problems.length > 0 || !base.refs.complete) return problems;
  const sale = computed();
  const payments = checkPayments(sale, facts.means);
  if (payments.length > 0) return payments;
  return [...checkDiscounts(sale), ...checkPaid(input, sale, base)];
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

/** No discount is above its line. */
export function checkDiscounts(sale: ComputedSale): Problem[] {
  return sale.lines.flatMap((l, i): Problem[] =>
    l.price.eksak < 0
      ? [{ code: 'DISKON_LEBIH_TOTAL', field: `detail_barang.${i}.diskon_rp` }]
      : [],
  );
}

/** What pays without change. */
const FIXED = ['card', 'rebate', 'claim'] as const satisfies readonly Worth[];
/** Paid before or in goods: what is over goes back in cash. */
const RETURNS = ['held', 'goods'] as const satisfies readonly Worth[];

/** Amounts that are told are right, and what is paid comes to the total. */
function checkPaid(input: PenjualanInput, sale: ComputedSale, base: Base): Problem[] {
  const problems = differingPayments(input, sale.settled);
  const field = 'pembayaran';
  const { payments, total } = sale;
  const exact = exactMoney(paidBy(payments, 'goods') > total, base);
  const bound = paidBy(payments, ...FIXED, ...exact);
  const left = Math.max(0, total - paidBy(payments, ...RETURNS));
  if (bound > left && problems.length === 0) {
    const rp = formatRupiah(rupiah(bound - left));
    problems.push({ code: 'BAYAR_LEBIH', data: { rp }, field });
  }
  if (sale.bayar < total) {
    const rp = formatRupiah(rupiah(total - sale.bayar));
    problems.push({ code: 'BAYAR_KURANG', data: { rp }, field });
  }
  return problems;
}

/** Cash and transfer that may not exceed; where the shop pays for old gold, nobody pays it. */
function exactMoney(shopPays: boolean, base: Base): readonly Worth[] {
  if (shopPays) return ['cash', 'transfer'];
  return base.settings.yes('TRANSFER_LEBIH_BAYAR') ? [] : ['transfer'];
}
