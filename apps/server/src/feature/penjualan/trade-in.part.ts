/**
 * Old gold of this shop that pays a part of a sale: bought back gross in the same document
 * (docs/domain.md §6, §8). Pure but for `load`.
 */
import { isWorth } from '@kencana/contract/payment/payment';
import type { RowOf } from '@kencana/contract/payment/define-payment';
import { tradeInPayment } from '@kencana/contract/payment/trade-in';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import { noSuch, optionalRef } from '../../engine/transaction/ref.ts';
import { buyBackOf, categoryProblems } from '../pembelian/bought.part.ts';
import type { Bought } from '../pembelian/bought.part.ts';
import { loadBuyRules, loadSold, NO_BUY_RULES } from '../pembelian/read.ts';
import type { BuyRules, SoldLine } from '../pembelian/valuation.part.ts';
import { paymentMeans } from './payment-means.part.ts';
import type { PaymentFacts, Placed, SaleSeen } from './payment-means.part.ts';

type Row = RowOf<typeof tradeInPayment>;
type TradedPiece = Row['detail_barang'][number];

/** The rules of buy-back, and the last sale of each piece. */
export interface TradeInFacts extends BuyRules {
  readonly sold: ReadonlyMap<string, SoldLine>;
}

const facts: PaymentFacts<Row, TradeInFacts> = {
  name: 'tukar',
  load: async (tx, rows, { base, pieces }) => {
    const codes = rows.flatMap(codesOf);
    if (codes.length === 0) return { ...NO_BUY_RULES, sold: new Map() };
    const sold = await loadSold(tx, codes);
    const goods = [...sold.values()].map(({ kode_barcode, kadar }) => ({
      kode_group: pieces.get(kode_barcode)?.kode_group ?? '',
      kadar,
    }));
    return { ...(await loadBuyRules(tx, base.settings, goods)), sold };
  },
};

export const tradeInMeans = paymentMeans(tradeInPayment, {
  facts,
  refs: (row, at) =>
    row.detail_barang.flatMap(({ kondisi }, n) =>
      optionalRef('kondisi-pembelian', kondisi, `${at}.detail_barang.${n}.kondisi`),
    ),
  barcodes: codesOf,
  refuse: checkTrades,
  settle: (row, known, sale) => {
    const gold = row.detail_barang.flatMap((piece) => valueTrade(piece, known, sale));
    const worth = rupiah(gold.reduce((sum, one) => sum + one.hargaBeli, 0));
    return { payment: plainPayment(row.jenis, worth, row.keterangan), gold };
  },
  differs: ({ jumlah_rp }, payment, at) => {
    if (jumlah_rp === undefined || jumlah_rp === payment.jumlah_rp) return [];
    const data = { rp: formatRupiah(payment.jumlah_rp) };
    return [{ code: 'TUKAR_BEDA', data, field: `${at}.jumlah_rp` }];
  },
});

function codesOf({ detail_barang }: Row): string[] {
  return detail_barang.map((piece) => piece.kode_barcode);
}

/** True when the customer pays with old gold. */
export function givesGold({ pembayaran }: Pick<PenjualanInput, 'pembayaran'>): boolean {
  return pembayaran.some((p) => isWorth(p.jenis, 'goods'));
}

function valueTrade(
  piece: TradedPiece,
  known: TradeInFacts,
  { pieces, base }: SaleSeen,
): readonly Bought[] {
  const one = pieces.get(piece.kode_barcode);
  const sold = known.sold.get(piece.kode_barcode);
  if (!one || !sold) return [];
  const terms = {
    berat: piece.berat,
    kondisi: piece.kondisi,
    potongan_manual: piece.potongan_manual ?? rupiah(0),
    kode_harga: '',
    harga_beli: piece.harga_beli,
  };
  return [buyBackOf({ piece: one, sold }, terms, known, base.settings)];
}

function checkTrades(
  placed: readonly Placed<Row>[],
  known: TradeInFacts,
  sale: SaleSeen,
): Problem[] {
  const seen = new Set<string>();
  const unclear = (row: Row, n: number, field: string): Problem[] =>
    row.detail_barang
      .slice(n, n + 1)
      .flatMap((piece) => valueTrade(piece, known, sale))
      .flatMap((bought) => categoryProblems(bought, field));
  return placed.flatMap(({ row, at }): Problem[] => {
    const list = `${at}.detail_barang`;
    const rows = row.detail_barang.flatMap(({ kode_barcode }, n): Problem[] => {
      const code = tradeProblem(kode_barcode, seen, known, sale);
      const field = `${list}.${n}.kode_barcode`;
      return code ? [{ code, data: { kode_barcode }, field }] : unclear(row, n, field);
    });
    if (sale.gudangBeli !== null) return rows;
    return [...rows, noSuch('report.kolom.gudang', 'BELI', list)];
  });
}

/** Why a piece cannot be taken in exchange; it counts as seen afterwards. */
function tradeProblem(
  kode_barcode: string,
  seen: Set<string>,
  { sold }: TradeInFacts,
  { pieces }: SaleSeen,
): Problem['code'] | undefined {
  if (seen.has(kode_barcode)) return 'BARANG_GANDA';
  seen.add(kode_barcode);
  const status = pieces.get(kode_barcode)?.status;
  if (status === 'DIBELI') return 'SUDAH_DIBELI_KEMBALI';
  return status === 'TERJUAL' && sold.has(kode_barcode) ? undefined : 'TUKAR_BUKAN_PENJUALAN';
}
