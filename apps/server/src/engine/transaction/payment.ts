/**
 * Payments in money of any document: from the input to the cash book and the journal, with the
 * card's fee (docs/domain.md §5), and the way back of a down payment. Pure.
 */
import type { BayarUang, KembaliUang } from '@kencana/contract/transaction/pembayaran';
import { isWorth } from '@kencana/contract/payment/payment';
import { say, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import { feeKartu } from '@kencana/rules/harga';
import { formatPersen } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed } from './kind.ts';
import type { JournalLine, MoneyRow, Payment } from './posting.ts';
import { ref, type Ref } from './ref.ts';

export interface Account {
  readonly no_rekening: string;
  /** Hundredths of a per cent. */
  readonly fee: number;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
}

export type Accounts = ReadonlyMap<string, Account>;

const PLAIN = {
  fee: 0,
  fee_rp: rupiah(0),
  fee_ditanggung: 'TOKO',
  no_rekening: null,
  no_card: '',
} as const;

/** The accounts that payments of an input name, each at its place in `pembayaran`. */
export function accountRefs(payments: readonly object[]): Ref[] {
  return payments.flatMap((p, i) => accountRef(p, `pembayaran.${i}.no_rekening`));
}

/** The account of money that goes back. */
export function refundRefs(kembali: KembaliUang): Ref[] {
  return accountRef(kembali, 'kembali.no_rekening');
}

/** The account that a payment names; none for cash and what is no money. */
export function accountRef(payment: object, field: string): Ref[] {
  return 'no_rekening' in payment ? [ref('rekening', String(payment.no_rekening), field)] : [];
}

/**
 * A payment as it is stored; the fee is the input's or the account's own, cards alone bear one. One
 * that is not the account's own is told apart for `cardNeeds`.
 */
export function settleMoney(p: BayarUang, accounts: Accounts): Payment {
  const { keterangan } = p;
  if (p.jenis === 'CASH') return { ...PLAIN, jenis: p.jenis, jumlah_rp: p.jumlah_rp, keterangan };
  const account = accounts.get(p.no_rekening);
  const card = isWorth(p.jenis, 'card');
  const own = card ? (account?.fee ?? 0) : 0;
  const fee = card ? (p.fee ?? own) : 0;
  const { jenis, jumlah_rp, no_rekening, no_card } = p;
  const fee_ditanggung = account?.fee_ditanggung ?? 'TOKO';
  const fee_rp = feeKartu(jumlah_rp, fee);
  const typed = fee === own ? {} : { fee_rekening: own };
  const charge = { fee, fee_rp, fee_ditanggung, ...typed };
  return { jenis, jumlah_rp, ...charge, no_rekening, no_card, keterangan };
}

/**
 * What a supervisor must allow of any document's payments: a card's fee that is not the account's
 * own. The engine asks it of every kind, so that none can forget it (decision 0026).
 */
export function cardNeeds(payments: readonly Payment[]): ApprovalNeed[] {
  return payments.flatMap((p): ApprovalNeed[] => {
    if (p.fee_rekening === undefined) return [];
    const [sebelum, sesudah] = [formatPersen(p.fee_rekening), formatPersen(p.fee)];
    const uraian = say('minta.biaya-kartu', {
      jenis: p.jenis,
      rp: saidRupiah(p.jumlah_rp),
      rekening: p.no_rekening ?? '',
      fee: saidPersen(p.fee),
      master: saidPersen(p.fee_rekening),
      oleh: p.fee_ditanggung,
    });
    return [{ kategori: 'BIAYA KARTU', uraian, sebelum, sesudah }];
  });
}

/** A payment in something else than money: goods traded in, a down payment. */
export function plainPayment(
  jenis: Payment['jenis'],
  jumlah_rp: Rupiah,
  keterangan: string,
): Payment {
  return { ...PLAIN, jenis, jumlah_rp, keterangan };
}

/** Money given back, in cash or from an account. */
export function settleRefund(kembali: KembaliUang, jumlah: Rupiah): Payment {
  const no_rekening = kembali.jenis === 'CASH' ? null : kembali.no_rekening;
  return { ...plainPayment(kembali.jenis, jumlah, ''), no_rekening, arah: 'KELUAR' };
}

/**
 * Rows of the cash book. Cash is one row net of change; what a transfer or a down payment overpaid
 * goes back in cash as a row of KEMBALI LEBIH BAYAR, what old gold is worth above the total as one
 * of TUKAR KURANG (docs/domain.md §7).
 */
export function moneyRows(
  payments: readonly Payment[],
  kembali: Rupiah,
  kategori: string,
): MoneyRow[] {
  const nothing = { masuk: rupiah(0), keluar: rupiah(0), fee: rupiah(0), keterangan: '' };
  const till = { ...nothing, akun: 'CASH', jenis: 'CASH' } as const;
  const rows: MoneyRow[] = [];
  const net = cashOf(payments) - kembali;
  if (net > 0) rows.push({ ...till, kategori, masuk: rupiah(net) });
  for (const p of payments) {
    const { jenis, keterangan, no_rekening } = p;
    if (!isWorth(jenis, 'transfer', 'card') || no_rekening === null) continue;
    const way = p.arah === 'KELUAR' ? { keluar: p.jumlah_rp } : { masuk: charged(p) };
    rows.push({
      ...nothing,
      akun: no_rekening,
      kategori,
      jenis,
      keterangan,
      fee: p.fee_rp,
      ...way,
    });
  }
  const back = kembali > 0 ? backCategory(payments, kembali) : kategori;
  if (net < 0) rows.push({ ...till, kategori: back, keluar: rupiah(-net) });
  return rows;
}

/** Why money goes back: old gold alone is worth more than the total, or too much was paid. */
function backCategory(payments: readonly Payment[], kembali: Rupiah): string {
  const total = sumPaid(payments) - kembali;
  const traded = sumPaid(payments.filter((p) => isWorth(p.jenis, 'goods')));
  return traded > total ? 'TUKAR KURANG' : 'KEMBALI LEBIH BAYAR';
}

/** The journal's side of the money: KAS, BANK, PIUTANG EDC and PENDAPATAN FEE. */
export function moneyJournal(payments: readonly Payment[], kembali: Rupiah): JournalLine[] {
  const cash = cashOf(payments) - kembali;
  const lines: JournalLine[] = [
    { peran: 'KAS', sisi: 'DEBIT', jumlah: rupiah(Math.max(0, cash)) },
    { peran: 'KAS', sisi: 'KREDIT', jumlah: rupiah(Math.max(0, -cash)) },
  ];
  for (const p of payments) {
    const sisi = p.arah === 'KELUAR' ? 'KREDIT' : 'DEBIT';
    if (isWorth(p.jenis, 'transfer')) lines.push({ peran: 'BANK', sisi, jumlah: p.jumlah_rp });
    if (!isWorth(p.jenis, 'card')) continue;
    lines.push({ peran: 'PIUTANG EDC', sisi: 'DEBIT', jumlah: charged(p) });
    const fee = rupiah(charged(p) - p.jumlah_rp);
    lines.push({ peran: 'PENDAPATAN FEE', sisi: 'KREDIT', jumlah: fee });
  }
  return lines;
}

/** Σ jumlah_rp. */
export function sumPaid(payments: readonly Pick<Payment, 'jumlah_rp'>[]): Rupiah {
  return rupiah(payments.reduce((n, p) => n + p.jumlah_rp, 0));
}

/** What the card or account is charged: the fee on top when the customer bears it. */
function charged(p: Payment): Rupiah {
  return p.fee_ditanggung === 'CUSTOMER' ? rupiah(p.jumlah_rp + p.fee_rp) : p.jumlah_rp;
}

function cashOf(payments: readonly Payment[]): number {
  return payments
    .filter((p) => isWorth(p.jenis, 'cash'))
    .reduce((n, p) => n + (p.arah === 'KELUAR' ? 0 - p.jumlah_rp : p.jumlah_rp), 0);
}
