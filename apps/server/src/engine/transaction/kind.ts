/**
 * What a kind of document is to the transaction engine: where its input comes from, what it must
 * know, what it refuses, what needs a supervisor, and what it posts. `check`, `approval` and `post`
 * are pure: they see plain facts that `load` read under lock, so every rule is tested without a
 * database.
 */
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import type { ErrorCode, ErrorData } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import type { Sentence } from '@kencana/contract/sentence';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import type { Book } from './book.ts';
import type { DaySums } from './day-limit.ts';
import type { HeldDocument } from './document.ts';
import type { Piece } from './pieces.ts';
import type { EventPosting, Posting } from './posting.ts';
import type { Ref, Refs } from './ref.ts';

/** A refusal, with the field it belongs to. */
export interface Problem {
  readonly code: ErrorCode;
  readonly data?: ErrorData;
  readonly field?: string;
}

/**
 * Who may answer a request: ATASAN an SPV or OWN, PEMILIK another OWN or SU, SAKSI any other of
 * these three.
 */
export type Penyetuju = 'ATASAN' | 'PEMILIK' | 'SAKSI';

/**
 * Something a supervisor must allow: a sentence that is told in the approver's language, with the
 * values before and after: numbers are rupiah unless `satuan` says that they are milligrams.
 */
export interface ApprovalNeed {
  readonly kategori: string;
  readonly uraian: Sentence;
  /** What is so when it is asked, told behind the sentence; no part of what is approved. */
  readonly keadaan?: Sentence;
  readonly satuan?: 'GRAM';
  /** ATASAN unless told. */
  readonly penyetuju?: Penyetuju;
  /** Whom it is about: a user who does not answer it himself. */
  readonly kecuali?: string;
  readonly sebelum?: unknown;
  readonly sesudah?: unknown;
}

/** What every kind knows before its own facts are loaded. */
export interface Base {
  readonly kodeToko: string;
  readonly tglSystem: Tanggal;
  /** The business date has not begun in the shop's calendar: its day was closed early. */
  readonly mendahului?: boolean;
  readonly settings: Settings;
  readonly userId: string;
}

/** A base with the rows of masters that the input names. */
export interface Known extends Base {
  readonly refs: Refs;
}

export type Pieces = ReadonlyMap<string, Piece>;
/** Other documents under lock, by number; unknown numbers are absent. */
export type Documents = ReadonlyMap<string, HeldDocument>;

export interface Kind<Input, Facts> {
  /**
   * `penjualan`: the document's kind, the audit object and the posting matrix's trx (in capitals).
   */
  readonly name: string;
  /** `FJ`: the middle of its number. */
  readonly kode: string;
  /** Its accounts, cash codes and rules of closing. */
  readonly book: Book;
  /**
   * Barcodes to lock, in any order; the engine locks them sorted. Unknown ones are simply absent
   * from `pieces`.
   */
  readonly pieces: (input: Input) => readonly string[];
  /** It books what is, not what somebody wants: the limits of a document and a day do not hold. */
  readonly factual?: true;
  /** What of this document counts for nobody's day, by limit. */
  readonly exemptOfDay?: (input: Input, facts: Facts, base: Known) => DaySums;
  /** Numbers of other documents to lock before the pieces: those that this one finishes. */
  readonly documents?: (input: Input) => readonly string[];
  /** Codes of masters that it names: read, and refused where they are not, before its `check`. */
  readonly refs?: (input: Input) => readonly Ref[];
  readonly load: (
    tx: Tx,
    input: Input,
    base: Known,
    pieces: Pieces,
    documents: Documents,
  ) => Promise<Facts>;
  /** Everything that is wrong; the first refusal answers, all with a field are listed. */
  readonly check: (input: Input, facts: Facts, base: Known) => readonly Problem[];
  readonly approval: (input: Input, facts: Facts, base: Known) => readonly ApprovalNeed[];
  readonly post: (input: Input, facts: Facts, base: Known) => Posting;
}

/** A document at a later event: itself, its lines and payments, and its pieces, all under lock. */
export interface EventDocument extends HeldDocument {
  readonly pieces: Pieces;
}

/**
 * Something that happens to a stored document on its own or any later day while it is open: a down
 * payment added, made, taken, cancelled with a refund. `check`, `approval` and `post` are pure as a
 * Kind's; `load` gets the document under lock and usually puts it into the facts.
 */
export interface EventKind<Input, Facts> {
  /** The document's kind and posting matrix: `titipan`. */
  readonly kind: string;
  /** What happened, upper case: `TAMBAH DP`, `BATAL`; stored with the posting. */
  readonly peristiwa: string;
  /** Own statuses that it may start from; another answers DOKUMEN_STATUS. */
  readonly dari: readonly DocumentStatus[];
  /** The own status that it leads to; the document's stays when left out. */
  readonly menjadi?: DocumentStatus;
  /** It may happen while the document itself waits; its posting says what waits from then on. */
  readonly menunggu?: true;
  /** What the event's definition asks of its rows against the document's lines. */
  readonly fits?: (input: Input, held: HeldDocument) => readonly Problem[];
  /** Barcodes to lock: those of the document's live lines unless told. */
  readonly pieces?: (input: Input, held: HeldDocument) => readonly string[];
  readonly refs?: (input: Input) => readonly Ref[];
  readonly load: (tx: Tx, input: Input, base: Known, document: EventDocument) => Promise<Facts>;
  readonly check: (input: Input, facts: Facts, base: Known) => readonly Problem[];
  readonly approval: (input: Input, facts: Facts, base: Known) => readonly ApprovalNeed[];
  readonly post: (input: Input, facts: Facts, base: Known) => EventPosting;
}
