/**
 * Points in a sale (docs/domain.md §8 "Points earned / used"): what the member's money earns, what
 * his points pay, and why they may not. Pure.
 */
import { nilaiPoin, poinDidapat } from '@kencana/rules/poin';
import type { BarisPoin, SyaratPoin } from '@kencana/rules/poin';
import { formatAngka, formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { JournalLine, Payment, PointRow } from '../../engine/transaction/posting.ts';

/** Rules of today and what the member has, under lock. */
export interface PointTerms {
  readonly syarat: SyaratPoin;
  /** Rupiah of one point. */
  readonly nilai: Rupiah;
  readonly saldo: number;
}

/** The payment of an input, as far as points are concerned. */
interface PointInput {
  readonly jenis: 'POINT';
  readonly poin: number;
  readonly jumlah_rp?: Rupiah | undefined;
  readonly keterangan: string;
}

/** Any payment of a sale's input. */
type AnyPayment = PointInput | { readonly jenis: string };

function isPoints(payment: AnyPayment): payment is PointInput {
  return payment.jenis === 'POINT';
}

/** What a sale gives and takes. */
export interface SalePoints {
  readonly dapat: number;
  readonly pakai: number;
  readonly nilai: Rupiah;
  /** The member's after the sale. */
  readonly saldo: number;
}

/** The payment as it is stored; worth nothing where there is no member, which is refused. */
export function settlePoints({ poin, keterangan }: PointInput, terms?: PointTerms): Payment {
  const worth = terms ? nilaiPoin(poin, terms.nilai) : rupiah(0);
  return { ...plainPayment('POINT', worth, keterangan), poin };
}

/** Money that came in, or came before as a down payment. */
const EARNING: ReadonlySet<string> = new Set<Payment['jenis']>([
  'CASH',
  'TRANSFER',
  'DEBIT',
  'KREDIT',
  'TITIPAN',
  'PESANAN',
]);

/**
 * What the sale gives and takes; undefined for who is no member. Points are earned on money alone,
 * without change and without the fee that a card pays on top: never on what old gold, coupons,
 * vouchers or points pay.
 */
export function salePoints(
  terms: PointTerms | undefined,
  lines: readonly BarisPoin[],
  payments: readonly Payment[],
  kembali: Rupiah,
): SalePoints | undefined {
  if (!terms) return undefined;
  const money = payments.filter((p) => EARNING.has(p.jenis)).reduce((n, p) => n + p.jumlah_rp, 0);
  const dapat = poinDidapat(terms.syarat, lines, rupiah(Math.max(0, money - kembali)));
  const pakai = payments.reduce((n, p) => n + (p.poin ?? 0), 0);
  return { dapat, pakai, nilai: terms.nilai, saldo: terms.saldo + dapat - pakai };
}

/** Rows of the points' log. */
export function pointRows(kode_member: string, points: SalePoints | undefined): PointRow[] {
  if (!points) return [];
  const { dapat, pakai, nilai } = points;
  const rows: PointRow[] = [
    { kode_member, kolom: 'PAKAI', poin: pakai, jumlah_rp: nilaiPoin(pakai, nilai) },
    { kode_member, kolom: 'DAPAT', poin: dapat, jumlah_rp: nilaiPoin(dapat, nilai) },
  ];
  return rows.filter((row) => row.poin > 0);
}

/** Used points pay off what the shop owes; earned ones are an expense that it owes. */
export function pointJournal(points: SalePoints | undefined): JournalLine[] {
  if (!points) return [];
  const earned = nilaiPoin(points.dapat, points.nilai);
  const used = nilaiPoin(points.pakai, points.nilai);
  return [
    { peran: 'HUTANG POIN', sisi: 'DEBIT', jumlah: used },
    { peran: 'BEBAN POIN', sisi: 'DEBIT', jumlah: earned },
    { peran: 'HUTANG POIN', sisi: 'KREDIT', jumlah: earned },
  ];
}

/** What the document's paper says of them; nothing where none move. */
export function pointDetail(points: SalePoints | undefined): object {
  if (!points || points.dapat + points.pakai === 0) return {};
  const { dapat, pakai, saldo } = points;
  return { poin: { dapat, pakai, saldo } };
}

/** Why the points of this sale may not pay; the first reason, at its payment. */
export function checkPoints(
  payments: readonly AnyPayment[],
  terms: PointTerms | undefined,
  { kode, modul }: { readonly kode: string; readonly modul: boolean },
): Problem[] {
  const index = payments.findIndex(isPoints);
  const payment = payments[index];
  if (!payment || !isPoints(payment)) return [];
  const field = `pembayaran.${index}.poin`;
  if (!modul) return [{ code: 'MODUL_MATI', data: { modul: 'BAYAR_POINT_MODULE' }, field }];
  if (payments.filter(isPoints).length > 1) return [{ code: 'POIN_SATU', field }];
  if (!terms) return [{ code: 'POIN_MEMBER', field }];
  if (terms.nilai === 0) return [{ code: 'POIN_TANPA_NILAI', field }];
  const { poin, jumlah_rp } = payment;
  if (poin > terms.saldo) {
    const data = { kode, poin: formatAngka(terms.saldo) };
    return [{ code: 'POIN_KURANG', data, field }];
  }
  const worth = nilaiPoin(poin, terms.nilai);
  if (jumlah_rp === undefined || jumlah_rp === worth) return [];
  const data = { poin: formatAngka(poin), rp: formatRupiah(worth) };
  return [{ code: 'POIN_BEDA', data, field: `pembayaran.${index}.jumlah_rp` }];
}
