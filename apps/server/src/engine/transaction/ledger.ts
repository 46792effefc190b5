/**
 * Rows of the ledgers as they are stored, and how a posting becomes them: journal roles are
 * resolved to account numbers by the shop's posting matrix (para-akun-transaksi), lines of one
 * account and side with the same piece stay apart.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import { trxOf } from './book.ts';
import type { DaySums } from './day-limit.ts';
import type { PieceValue } from './piece-value.ts';
import type { CustodyRow, JournalLine, MoneyRow, PointRow, Posting, StockRow } from './posting.ts';

export interface JournalRow {
  readonly peran: string;
  readonly nomor_akun: string;
  readonly debit: Rupiah;
  readonly kredit: Rupiah;
  readonly berat: number;
  readonly murni: number;
  readonly kode_jenis: string | null;
  /** Whose, on the suppliers' account, and of which invoice of his. */
  readonly kode_supplier: string | null;
  readonly no_faktur_supplier: string | null;
}

export interface LedgerRows {
  readonly stock: readonly StockRow[];
  readonly money: readonly MoneyRow[];
  readonly journal: readonly JournalRow[];
  /** Customers' goods in keeping; left out where none move. */
  readonly custody?: readonly CustodyRow[];
  /** Members' points; left out where none move. */
  readonly points?: readonly PointRow[];
  /** What changed of pieces; left out where nothing did. */
  readonly values?: readonly PieceValue[];
  /** What counts against its user's day (day-limit.ts); nothing when left out. */
  readonly counted?: DaySums;
}

/**
 * Resolves a posting to ledger rows; an unmapped role is refused with PERAN_BELUM_DIPETAKAN
 * (docs/domain.md §8).
 */
export async function ledgerRows(
  tx: Tx,
  kind: string,
  posting: Pick<Posting, 'stock' | 'money' | 'journal' | 'custody' | 'points'> &
    Partial<Pick<Posting, 'values'>>,
): Promise<LedgerRows> {
  const { stock, money, journal, custody = [], points = [], values = [] } = posting;
  const lines = journal.filter((l) => l.jumlah > 0);
  const accounts = lines.some((l) => !l.nomor_akun)
    ? await loadMatrix(tx, kind)
    : new Map<string, string>();
  const rows = lines.map((l) => journalRow(l, accounts, kind));
  return { stock, money, journal: rows, custody, points, values };
}

async function loadMatrix(tx: Tx, kind: string): Promise<Map<string, string>> {
  const rows = await tx.rows<{ kunci: string; nomor_akun: string }>(
    sql`select kode_akun || '/' || jenis_akun as kunci, nomor_akun from para_akun_transaksi
        where kode_toko = ${tx.kodeToko} and trx = ${trxOf(kind)} and nomor_akun is not null`,
    'load_matrix',
  );
  return new Map(rows.map((r) => [r.kunci, r.nomor_akun]));
}

function journalRow(
  line: JournalLine,
  accounts: ReadonlyMap<string, string>,
  kind: string,
): JournalRow {
  const nomor = line.nomor_akun ?? accounts.get(`${line.peran}/${line.sisi}`);
  if (!nomor) throw new AppError('PERAN_BELUM_DIPETAKAN', { peran: line.peran, trx: trxOf(kind) });
  return {
    peran: line.peran,
    nomor_akun: nomor,
    debit: line.sisi === 'DEBIT' ? line.jumlah : (0 as Rupiah),
    kredit: line.sisi === 'KREDIT' ? line.jumlah : (0 as Rupiah),
    berat: line.berat ?? 0,
    murni: line.murni ?? 0,
    kode_jenis: line.kode_jenis ?? null,
    kode_supplier: line.kode_supplier ?? null,
    no_faktur_supplier: line.no_faktur_supplier ?? null,
  };
}
