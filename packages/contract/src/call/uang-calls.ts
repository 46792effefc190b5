/** Money of the shop, and closing its days. */
import type { Jumlah } from '@kencana/rules/jumlah';
import type { ClosedDay, DayClosed, DayStatus } from '../closing.ts';
import type { tutupInput } from '../transaction/tutup-toko.ts';
import type { Listed, TakenBy } from './call.ts';

/** A document of money. */
export interface MoneySaved {
  readonly no: string;
  readonly tgl_system: string;
  readonly jumlah_rp: number;
}

/** Balance of the till (`CASH`) or of an account. */
export interface SaldoRow {
  readonly akun: string;
  readonly nama: string;
  readonly kode_bank: string | null;
  readonly saldo: Jumlah;
}

/** A row of the cash book. */
export interface BookRow {
  readonly no_dokumen: string;
  readonly ke: number;
  readonly urut: number;
  readonly tgl_system: string;
  /** ISO 8601 instant. */
  readonly waktu: string;
  readonly akun: string;
  readonly kategori: string;
  readonly jenis: string;
  readonly keterangan: string;
  readonly masuk: number;
  readonly keluar: number;
  readonly fee: number;
  readonly user_id: string;
}

/** Rows newest first; the sums are those of all pages. */
type Book = Listed<BookRow> & {
  readonly query: { readonly skip?: number; readonly limit?: number; readonly tgl?: string };
  readonly beside: { readonly total: { readonly masuk: Jumlah; readonly keluar: Jumlah } };
};

export interface UangCalls {
  'GET cash/saldo': { data: readonly SaldoRow[] };
  'GET cash/paginated': Book;
  'GET cash/history-bank': Book;
  'GET tutup-toko/status': { data: DayStatus };
  'GET tutup-toko/hari/:tgl': { data: ClosedDay };
  'POST tutup-toko': { body: TakenBy<typeof tutupInput>; data: DayClosed };
}
