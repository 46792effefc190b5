/**
 * What a kind of document says of the books, beside what it posts: the roles of its journal with
 * the accounts that a new shop gives them, the cash codes that a new shop starts with, and what
 * must hold for its documents at closing and in Faktur Bermasalah. The pages that need it are loops
 * over the list of kinds (app/kinds.ts).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MessageKey } from '@kencana/messages/key';
import type { Jumlah } from '@kencana/rules/jumlah';
import {
  BANK,
  FEE_KARTU,
  KAS_TOKO,
  PENDAPATAN_LAIN,
  PIUTANG_EDC,
  UANG_MUKA,
  type Akun,
} from './account.ts';

type Sisi = 'DEBIT' | 'KREDIT';

/** A role of the journal: the sides that it is posted to, and the account of a new shop. */
export interface Peran {
  readonly akun: Akun;
  readonly sisi: readonly Sisi[];
}

/** Posted on the left alone. */
export const debit = (akun: Akun): Peran => ({ akun, sisi: ['DEBIT'] });
/** Posted on the right alone. */
export const kredit = (akun: Akun): Peran => ({ akun, sisi: ['KREDIT'] });
/** Posted on either side. */
export const duaSisi = (akun: Akun): Peran => ({ akun, sisi: ['DEBIT', 'KREDIT'] });

/** What every kind with a down payment posts to. */
export const PERAN_UANG_MUKA = {
  KAS: duaSisi(KAS_TOKO),
  BANK: duaSisi(BANK),
  'PIUTANG EDC': debit(PIUTANG_EDC),
  'PENDAPATAN FEE': kredit(FEE_KARTU),
  'UANG MUKA': duaSisi(UANG_MUKA),
  'PENDAPATAN LAIN': kredit(PENDAPATAN_LAIN),
} satisfies Readonly<Record<string, Peran>>;

/** A code of cash or bank in and out that a new shop starts with; its name is the category. */
export interface KodeKas {
  readonly kode_transaksi: string;
  readonly nama_transaksi: string;
  readonly arah: 'IN' | 'OUT';
  readonly jenis_kas: 'KAS' | 'BANK';
  readonly akun: Akun;
}

/** Rules by the name of their sentence, `tutup.beda.<name>`. */
export type BookRule = MessageKey extends infer Key
  ? Key extends `tutup.beda.${infer Name}`
    ? Name
    : never
  : never;

/** A difference that a rule finds. */
export interface Beda {
  readonly objek: string;
  readonly selisih: Jumlah;
}

/** A rule of one kind: `documents` are its documents `d` that anything was posted to that day. */
export interface OwnRule {
  /** Left out, the difference is rupiah. */
  readonly satuan?: 'GRAM';
  readonly rows: (documents: RawBuilder<unknown>) => RawBuilder<Beda>;
}

/**
 * What must hold for documents of the kind. Fragments of SQL see document `d`, and where told a
 * line or payment `b`.
 */
export interface BookRules {
  /**
   * Lines, total and payments agree. `selisih` is null or 0 where they do, of: `k.baris` (the total
   * without the lines'), `k.rinci` (without the sums of the lines' parts), `k.dp` (what the header
   * says was paid, without the payments), each null or 0 where it agrees, and `p.semua` (all
   * payments), `p.keluar` (money paid out).
   */
  readonly jumlah?: {
    readonly jenisBaris: string;
    /** Price of line `b`; harga_total when left out. */
    readonly harga?: RawBuilder<unknown>;
    readonly selisih: RawBuilder<unknown>;
  };
  /** Its payments are its rows of the cash book. */
  readonly bayar?: true;
  /**
   * What it must owe its customer in the journal, of: `p.ada` (its payments in the books) and
   * `p.diambil` (those that were other documents' down payments).
   */
  readonly uangMuka?: RawBuilder<unknown>;
  /** Lines of these kinds hold or ask for something, or are money: no goods move with them. */
  readonly tanpaBarang?: readonly string[];
  readonly sendiri?: Readonly<Partial<Record<BookRule, OwnRule>>>;
}

/** What a kind says of the books. */
export interface Book {
  /** Every role that its postings name. */
  readonly peran: Readonly<Record<string, Peran>>;
  readonly kodeKas?: readonly KodeKas[];
  readonly rules?: BookRules;
}

/** Books of a kind that holds something on a down payment; `others` are lines of what it lends. */
export function heldBook(jenisBaris: string, ...others: readonly string[]): Book {
  return {
    peran: PERAN_UANG_MUKA,
    rules: {
      jumlah: { jenisBaris, selisih: sql`coalesce(k.baris, k.rinci, k.dp)` },
      bayar: true,
      uangMuka: sql`case when d.status = 'BATAL' then 0 else p.ada end`,
      tanpaBarang: [jenisBaris, ...others],
    },
  };
}

/** A kind as far as its books go. */
export interface BookedKind {
  readonly name: string;
  readonly book: Book;
}

/** A kind's name in the posting matrix: SELISIH KAS. */
export function trxOf(kind: string): string {
  return kind.toUpperCase().replaceAll('-', ' ');
}
