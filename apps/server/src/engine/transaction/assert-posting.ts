/**
 * The engine's own assertions on a posting, before anything is written: the journal balances (I1),
 * grams in equal grams out inside the shop (I2), payments equal total and change, nothing is
 * negative. The database asserts the same again.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import { AppError } from '@kencana/contract/error-code';
import { isWorth, MONEY } from '@kencana/contract/payment/payment';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { EventPosting, JournalLine, Payment, Posting, StockRow } from './posting.ts';

/**
 * Throws POSTING_TIDAK_SEIMBANG naming the broken rule; that is a fault of a kind, never of a user.
 */
export function assertPosting(posting: Posting): void {
  assertLedgers(posting);
  const { validated = [] } = posting;
  demand(validated.length === 0 || posting.header.status_valid === MENUNGGU, 'nothing waits');
  demand(
    validated.every((s) => s.kolom === 'RESERVASI' && s.qty === 0 && s.berat === 0),
    'validating moves goods',
  );
  if (posting.payments.length > 0) {
    const { total, kembali, bayar, uang_muka } = posting.header;
    const owed = uang_muka ? bayar : total + kembali;
    demand(sumPayments(posting.payments) === owed, 'payments <> total + kembali');
  }
}

/** The same for a later event: what it is paid is what its cash rows say, to the rupiah. */
export function assertEvent(posting: EventPosting, menjadi: DocumentStatus | undefined): void {
  // A cancellation writes the columns that it takes back negated.
  const sign = menjadi === 'BATAL' || posting.kembali === true ? -1 : 1;
  const stock = posting.stock.map((s) => ({
    ...s,
    qty: s.qty * sign,
    berat: milligram(s.berat * sign),
    berat_asli: milligram(s.berat_asli * sign),
    murni: milligram(s.murni * sign),
    modal: rupiah(s.modal * sign),
  }));
  assertLedgers({ ...posting, stock });
  const paid = posting.payments.reduce((sum, p) => sum + ownMoney(p), 0);
  const cash = posting.money.reduce((sum, m) => sum + m.masuk - m.keluar, 0);
  demand(paid === cash, 'payments <> cash rows');
  // Refusing one that waits gives back its money alone.
  const goods = [posting.stock, posting.pieces, posting.lotsTaken].some((rows) => rows.length > 0);
  // Where it is the document that waits, the event itself does not.
  const done = posting.status_valid === SAH || posting.tertunda !== undefined;
  demand(done || !goods, 'an event that waits moves goods');
  demand(menjadi !== 'BATAL' || done, 'a cancellation waits for nobody');
  demand(done || posting.lines.length === 0, 'an event that waits changes no lines');
}

function assertLedgers(posting: Pick<Posting, 'stock' | 'money' | 'journal'>): void {
  demand(journalDifference(posting.journal) === 0, 'debit <> kredit');
  demand(
    posting.journal.every((l) => l.jumlah >= 0),
    'negative journal line',
  );
  demand(
    posting.money.every((m) => m.masuk >= 0 && m.keluar >= 0 && (m.masuk === 0 || m.keluar === 0)),
    'cash row goes both ways',
  );
  demand(
    posting.stock.every(
      (s) => s.kolom === 'SELISIH' || (s.qty >= 0 && s.berat >= 0 && s.murni >= 0 && s.modal >= 0),
    ),
    'negative stock row',
  );
  demand(
    posting.stock.every((s) => s.kolom !== 'SUSUT' || (s.qty === 0 && s.no_lot !== null)),
    'pieces are lost',
  );
  demand(
    posting.stock.every((s) => s.kolom !== 'SELISIH' || s.qty === 0),
    'a difference has pieces',
  );
  for (const grams of ['berat', 'berat_asli', 'murni'] as const) {
    demand(insideDifference(posting.stock, grams) === 0, `${grams}: in <> out`);
  }
}

/** What a payment moves in till and accounts: with the fee that the customer bears. */
function ownMoney(p: Payment): number {
  if (!isWorth(p.jenis, ...MONEY)) return 0;
  const amount = p.jumlah_rp + (p.fee_ditanggung === 'CUSTOMER' ? p.fee_rp : 0);
  return p.arah === 'KELUAR' ? -amount : amount;
}

/** Debit minus credit. */
export function journalDifference(lines: readonly JournalLine[]): number {
  return lines.reduce((sum, l) => sum + (l.sisi === 'DEBIT' ? 1 : -1) * l.jumlah, 0);
}

/**
 * Goods that move inside the shop: what leaves a tray or is destroyed must arrive elsewhere, but
 * for what a corrected piece differs by.
 * TAMBAH, BELI and JUAL cross the shop's border and are matched by the document's lines instead,
 * as what goes OUT for good is (KELUAR); SUSUT is lost, and matched by what the kind's own rule
 * says of it.
 */
function insideDifference(
  rows: readonly StockRow[],
  grams: 'berat' | 'berat_asli' | 'murni',
): number {
  const sign = {
    IN: 1,
    OUT: -1,
    HANCUR: -1,
    TAMBAH: 0,
    BELI: 0,
    JUAL: 0,
    SUSUT: 0,
    SELISIH: -1,
    RESERVASI: 0,
  } as const;
  const inside = rows.filter((r) => r.kolom !== 'OUT' || r.status_ke !== 'KELUAR');
  return inside.reduce((sum, r) => sum + sign[r.kolom] * r[grams], 0);
}

function sumPayments(payments: readonly Payment[]): number {
  return payments.reduce((sum, p) => sum + p.jumlah_rp, 0);
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new AppError('POSTING_TIDAK_SEIMBANG', { rule });
}
