/**
 * What a kind of document is to the transaction engine: where its input comes from, what it must
 * know, what it refuses, what needs a supervisor, and what it posts. `check`, `approval` and `post`
 * are pure: they see plain facts that `load` read under lock, so every rule is tested without a
 * database.
 */
import type { ErrorCode, ErrorData } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import type { Piece } from './pieces.ts';
import type { Posting } from './posting.ts';

/** A refusal, with the field it belongs to. */
export interface Problem {
  readonly code: ErrorCode;
  readonly data?: ErrorData;
  readonly field?: string;
}

/**
 * Something a supervisor must allow, in words the approver reads, with the values before and after.
 */
export interface ApprovalNeed {
  readonly kategori: string;
  readonly uraian: string;
  readonly sebelum?: unknown;
  readonly sesudah?: unknown;
}

/** What every kind knows before its own facts are loaded. */
export interface Base {
  readonly kodeToko: string;
  readonly tglSystem: Tanggal;
  readonly settings: Settings;
  readonly userId: string;
}

export type Pieces = ReadonlyMap<string, Piece>;

export interface Kind<Input, Facts> {
  /**
   * `penjualan`: the document's kind, the audit object and the posting matrix's trx (in capitals).
   */
  readonly name: string;
  /** `FJ`: the middle of its number. */
  readonly kode: string;
  /**
   * Barcodes to lock, in any order; the engine locks them sorted. Unknown ones are simply absent
   * from `pieces`.
   */
  readonly pieces: (input: Input) => readonly string[];
  readonly load: (tx: Tx, input: Input, base: Base, pieces: Pieces) => Promise<Facts>;
  /** Everything that is wrong; the first refusal answers, all with a field are listed. */
  readonly check: (input: Input, facts: Facts, base: Base) => readonly Problem[];
  readonly approval: (input: Input, facts: Facts, base: Base) => readonly ApprovalNeed[];
  readonly post: (input: Input, facts: Facts, base: Base) => Posting;
}
