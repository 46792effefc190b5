/**
 * The database as the rest of the server sees it: work runs inside a transaction of one shop, and
 * queries are written with kysely's `sql` tag. Nothing outside platform/db touches a connection.
 */
import type { RawBuilder } from 'kysely';

/**
 * Queries of one transaction; every row it can see belongs to `kodeToko` (forced row-level
 * security).
 */
export interface Tx {
  readonly kodeToko: string;
  /**
   * All rows. `name` says what the statement is for and prepares it, under a name made of this and
   * its text (statement-name.ts): only for texts on hot paths that are the same each time.
   */
  rows<R>(query: RawBuilder<R>, name?: string): Promise<R[]>;
  /** The first row, or undefined. */
  row<R>(query: RawBuilder<R>, name?: string): Promise<R | undefined>;
  /** The first row; throws when there is none (a programming error, answers 500). */
  one<R>(query: RawBuilder<R>, name?: string): Promise<R>;
  /** Runs a statement, answers the number of rows it touched. */
  exec(query: RawBuilder<unknown>, name?: string): Promise<number>;
}

export interface Db {
  /**
   * Runs `work` in one READ COMMITTED transaction of the shop and commits; a throw rolls back.
   * Serialization failures and deadlocks (40001, 40P01) run `work` again, at most five times with
   * jitter, so `work` must be repeatable.
   */
  tenant<T>(kodeToko: string, work: (tx: Tx) => Promise<T>, options?: TenantOptions): Promise<T>;
  /**
   * As `tenant`, then `read` in a transaction of its own on the same connection: what was just
   * committed is answered without waiting for a connection among those who have yet to begin.
   */
  tenantThenRead<T, A>(
    kodeToko: string,
    work: (tx: Tx) => Promise<T>,
    read: (tx: Tx, done: T) => Promise<A>,
  ): Promise<A>;
  /** Queries outside any shop: only SECURITY DEFINER functions and tables of mode 'umum' answer. */
  shared<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The first row of one query outside any shop, in a single round trip: for what every request
   * asks.
   */
  ask<R>(query: RawBuilder<R>, name: string): Promise<R | undefined>;
  /** True when a trivial query answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface TenantOptions {
  /** A read-only REPEATABLE READ snapshot: reports and backups. */
  readonly snapshot?: boolean;
}
