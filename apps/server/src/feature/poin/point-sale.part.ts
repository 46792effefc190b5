/**
 * Points in a sale (docs/domain.md §8 "Points earned / used"): what the member's money earns, what
 * his points pay, and why they may not. Pure.
 */
import { sql } from 'kysely';
import { kept, type Stored } from '@kencana/contract/document/kept';
import { NON_MEMBER } from '@kencana/contract/orang';
import type { RowOf } from '@kencana/contract/payment/define-payment';
import { isWorth, MONEY } from '@kencana/contract/payment/payment';
import { pointsPayment } from '@kencana/contract/payment/points';
import { nilaiPoin, poinDidapat } from '@kencana/rules/poin';
import type { SyaratPoin } from '@kencana/rules/poin';
import { formatAngka, formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { akun } from '../../engine/transaction/account.ts';
import { debit, duaSisi } from '../../engine/transaction/book.ts';
import type { OwnRule } from '../../engine/transaction/book.ts';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { JournalLine, PointRow } from '../../engine/transaction/posting.ts';
import { paymentMeans } from '../penjualan/payment-means.part.ts';
import type { PaidSale, PaymentFacts, Placed, SaleSeen } from '../penjualan/payment-means.part.ts';
import { loadPoints } from './read.ts';

/** Rules of today and what the member has, under lock. */
export interface PointTerms {
  readonly syarat: SyaratPoin;
  /** Rupiah of one point. */
  readonly nilai: Rupiah;
  readonly saldo: number;
}

type Row = RowOf<typeof pointsPayment>;

const facts: PaymentFacts<object, PointTerms | undefined> = {
  name: 'poin',
  // Nobody's points while the shop has no members.
  load: async (tx, _rows, { input, base, groups }) => {
    const member = input.kode_member !== NON_MEMBER && base.settings.on('MEMBER_MODULE');
    return member ? loadPoints(tx, input.kode_member, groups) : undefined;
  },
};

/** Points of the log are what the document's payments took and its journal owes, to the rupiah. */
const POIN: OwnRule = {
  rows: (documents) => sql`
    select d.no_dokumen as objek, coalesce(nullif(k.pakai - p.pakai, 0), k.rp - j.rp) as selisih
    from ${documents}
    cross join lateral (select coalesce(sum(poin) filter (where kolom = 'PAKAI'), 0) as pakai,
        coalesce(sum(case kolom when 'DAPAT' then jumlah_rp else -jumlah_rp end), 0) as rp
      from kartu_poin k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    cross join lateral (select coalesce(sum(poin), 0) as pakai from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and b.poin is not null
        and d.status <> 'BATAL') p
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran = 'HUTANG POIN') j
    where k.pakai <> p.pakai or (d.status_valid = 'DONE' and k.rp <> j.rp)`,
};

export const pointMeans = paymentMeans(pointsPayment, {
  facts,
  book: {
    peran: {
      'HUTANG POIN': duaSisi(akun('2-1300', 'HUTANG POIN MEMBER', 'KEWAJIBAN')),
      'BEBAN POIN': debit(akun('6-1600', 'BEBAN POIN MEMBER', 'BEBAN')),
    },
    sendiri: { poin: POIN },
  },
  refuse: checkPoints,
  // Worth nothing where there is no member, which is refused.
  settle: ({ jenis, poin, keterangan }, terms) => {
    const worth = terms ? nilaiPoin(poin, terms.nilai) : rupiah(0);
    return { payment: { ...plainPayment(jenis, worth, keterangan), poin } };
  },
  journal: (_payments, terms, sale) => pointJournal(salePoints(terms, sale)),
  detail: (_rows, terms, sale) => pointDetail(salePoints(terms, sale)),
  points: (terms, sale) => pointRows(sale.input.kode_member, salePoints(terms, sale)),
});

/** What a sale gives and takes. */
interface SalePoints {
  readonly dapat: number;
  readonly pakai: number;
  readonly nilai: Rupiah;
  /** The member's after the sale. */
  readonly saldo: number;
}

/**
 * What the sale gives and takes; undefined for who is no member. Points are earned on money alone,
 * what came in now or before as a down payment, without change and without the fee that a card pays
 * on top: never on what old gold, coupons, vouchers or points pay.
 */
function salePoints(
  terms: PointTerms | undefined,
  { baris, payments, kembali }: PaidSale,
): SalePoints | undefined {
  if (!terms) return undefined;
  const earning = payments.filter((p) => isWorth(p.jenis, ...MONEY, 'held'));
  const money = earning.reduce((n, p) => n + p.jumlah_rp, 0);
  const dapat = poinDidapat(terms.syarat, baris, rupiah(Math.max(0, money - kembali)));
  const pakai = payments.reduce((n, p) => n + (p.poin ?? 0), 0);
  return { dapat, pakai, nilai: terms.nilai, saldo: terms.saldo + dapat - pakai };
}

/** Rows of the points' log. */
function pointRows(kode_member: string, points: SalePoints | undefined): PointRow[] {
  if (!points) return [];
  const { dapat, pakai, nilai } = points;
  const rows: PointRow[] = [
    { kode_member, kolom: 'PAKAI', poin: pakai, jumlah_rp: nilaiPoin(pakai, nilai) },
    { kode_member, kolom: 'DAPAT', poin: dapat, jumlah_rp: nilaiPoin(dapat, nilai) },
  ];
  return rows.filter((row) => row.poin > 0);
}

/** Used points pay off what the shop owes; earned ones are an expense that it owes. */
function pointJournal(points: SalePoints | undefined): JournalLine[] {
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
function pointDetail(points: SalePoints | undefined): Stored | undefined {
  if (!points || points.dapat + points.pakai === 0) return undefined;
  const { dapat, pakai, saldo } = points;
  return kept(pointsPayment.rincian, { poin: { dapat, pakai, saldo } });
}

/** Why the points of this sale may not pay; the first reason, at its payment. */
function checkPoints(
  [first, ...more]: readonly Placed<Row>[],
  terms: PointTerms | undefined,
  { input, base }: SaleSeen,
): Problem[] {
  if (first === undefined) return [];
  const kode = input.kode_member;
  const field = `${first.at}.poin`;
  if (!base.settings.on('BAYAR_POINT_MODULE'))
    return [{ code: 'MODUL_MATI', data: { modul: 'BAYAR_POINT_MODULE' }, field }];
  if (more.length > 0) return [{ code: 'POIN_SATU', field }];
  if (!terms) return [{ code: 'POIN_MEMBER', field }];
  if (terms.nilai === 0) return [{ code: 'POIN_TANPA_NILAI', field }];
  const { poin, jumlah_rp } = first.row;
  if (poin > terms.saldo) {
    const data = { kode, poin: formatAngka(terms.saldo) };
    return [{ code: 'POIN_KURANG', data, field }];
  }
  const worth = nilaiPoin(poin, terms.nilai);
  if (jumlah_rp === undefined || jumlah_rp === worth) return [];
  const data = { poin: formatAngka(poin), rp: formatRupiah(worth) };
  return [{ code: 'POIN_BEDA', data, field: `${first.at}.jumlah_rp` }];
}
