/**
 * What the books of a shop say, for tests: journal, cash book, stock and state of documents, read
 * from the tables themselves and not through the product's own queries.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../src/platform/db/tx.ts';

/** A line of a journal. */
export interface JournalRow {
  readonly peran: string;
  readonly debit: number;
  readonly kredit: number;
}

/** A row of the cash book. */
export interface CashRow {
  readonly tgl: string;
  readonly jenis: string;
  readonly akun: string;
  readonly kategori: string;
  readonly masuk: number;
  readonly keluar: number;
}

/** Where a document stands. */
export interface DocumentState {
  readonly status: string;
  readonly status_valid: string;
}

/** Where a piece stands and lies. */
export interface PieceState {
  readonly status: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/** The readers of one shop's books. */
export interface Books {
  /** The document's journal over all its postings, in their order. */
  journal(no: string): Promise<JournalRow[]>;
  /** The document's journal by role, debit above zero, over all its postings. */
  balance(no: string): Promise<Record<string, number>>;
  /** The document's rows of the cash book, in their order. */
  cash(no: string): Promise<CashRow[]>;
  /** The document's state; fails when there is none of the number. */
  status(no: string): Promise<DocumentState>;
  /** A piece's state and place; fails when there is none of the barcode. */
  piece(kode_barcode: string): Promise<PieceState>;
  /** States of pieces, in their order. */
  states(codes: readonly string[]): Promise<string[]>;
  /** What a lot holds. */
  lot(no_lot: string): Promise<Record<string, number>>;
  /** Milligrams of the document's customer pieces in the shop's keeping, and at a craftsman. */
  kept(no: string): Promise<{ readonly ada: number; readonly tukang: number }>;
  /** Any rows; `toko` is another shop than the books' own. */
  rows<R>(query: RawBuilder<R>, toko?: string): Promise<R[]>;
  /** The only row. */
  one<R>(query: RawBuilder<R>, toko?: string): Promise<R>;
}

/** The books of a shop. */
export function booksOf(db: Db, kodeToko: string): Books {
  const rows: Books['rows'] = (query, toko = kodeToko) => db.tenant(toko, (tx) => tx.rows(query));
  const one: Books['one'] = (query, toko = kodeToko) => db.tenant(toko, (tx) => tx.one(query));
  const journal: Books['journal'] = (no) =>
    rows(sql<JournalRow>`select peran, debit, kredit from jurnal_baris
      where no_dokumen = ${no} order by ke, urut`);
  const piece: Books['piece'] = (code) =>
    one(sql<PieceState>`select status, kode_gudang, kode_baki from barang
      where kode_barcode = ${code}`);
  return {
    rows,
    one,
    journal,
    balance: async (no) => {
      const sums: Record<string, number> = {};
      for (const { peran, debit, kredit } of await journal(no))
        sums[peran] = (sums[peran] ?? 0) + debit - kredit;
      return sums;
    },
    cash: (no) =>
      rows(sql<CashRow>`select tgl_system::text as tgl, jenis, akun, kategori, masuk, keluar
        from buku_kas where no_dokumen = ${no} order by ke, urut`),
    status: (no) =>
      one(sql<DocumentState>`select status, status_valid from dokumen where no_dokumen = ${no}`),
    piece,
    states: async (codes) =>
      (await Promise.all(codes.map((code) => piece(code)))).map(({ status }) => status),
    lot: (no_lot) =>
      one(sql<Record<string, number>>`select qty, berat, berat_asli, murni, modal from lot
        where no_lot = ${no_lot}`),
    kept: (no) =>
      one(sql<{ ada: number; tukang: number }>`select
        coalesce(sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1
          when 'SUSUT' then -1 when 'KELUAR' then -1 else 0 end), 0)::bigint as ada,
        coalesce(sum(berat * case kolom when 'KIRIM' then 1 when 'KEMBALI' then -1
          else 0 end), 0)::bigint as tukang
        from kartu_pelanggan where no_dokumen = ${no}`),
  };
}
