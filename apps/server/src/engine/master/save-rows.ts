/**
 * Saving many rows of masters in one transaction, for imports and copies: what a row's own checks
 * refuse may only fit once another row of the same set has moved. How one row is saved is the
 * caller's.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { WriteTx } from '../../platform/http/route.ts';
import type { ToldRows } from './told.ts';

/** Times that rows are tried. */
const MOST_PASSES = 10;

/** A row that stays refused, and why. */
export interface Refusal<R> {
  readonly row: R;
  readonly error: AppError;
}

/** Where rows are saved: what they write to the audit chain and tell stays only if they do. */
export interface Into {
  readonly tx: WriteTx;
  readonly told: ToldRows;
}

export interface Saving<R> {
  readonly row: (into: Into, row: R) => Promise<unknown>;
  /** Around the rows that are saved together; what it refuses, they cause. */
  readonly together?: (into: Into, write: () => Promise<void>) => Promise<void>;
}

/**
 * Saves the rows, as many together as are right: a set with a row that is refused is halved until
 * that row stands alone, and taken back so far. One that is refused is tried again after the
 * others, for as long as that helps; answers those that stay refused.
 */
export async function saveRows<R>(
  into: Into,
  rows: readonly R[],
  saving: Saving<R>,
): Promise<readonly Refusal<R>[]> {
  let open = rows;
  for (let pass = 1; ; pass += 1) {
    const refused = await saveSet(into, open, saving);
    if (refused.length === 0 || refused.length === open.length || pass === MOST_PASSES) {
      return refused;
    }
    open = refused.map(({ row }) => row);
  }
}

async function saveSet<R>(
  into: Into,
  rows: readonly R[],
  saving: Saving<R>,
): Promise<Refusal<R>[]> {
  const [first, more] = rows;
  if (first === undefined) return [];
  const error = await trySet(into, rows, saving);
  if (error === undefined) return [];
  if (more === undefined) return [{ row: first, error }];
  const half = Math.ceil(rows.length / 2);
  const refused = await saveSet(into, rows.slice(0, half), saving);
  return [...refused, ...(await saveSet(into, rows.slice(half), saving))];
}

/** All of them, or none and why. */
async function trySet<R>(
  { tx, told }: Into,
  rows: readonly R[],
  { row: save, together = (_into, write) => write() }: Saving<R>,
): Promise<AppError | undefined> {
  const kept: (() => void)[] = [];
  const apart: Into = { tx: withheld(tx, kept), told: told.apart() };
  await tx.exec(sql`savepoint baris`);
  try {
    await together(apart, async () => {
      for (const row of rows) await save(apart, row);
    });
    await tx.exec(sql`release savepoint baris`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await tx.exec(sql`rollback to savepoint baris`);
    return error;
  }
  for (const keep of kept) keep();
  told.take(apart.told);
  return undefined;
}

/** The same transaction, whose audit entries and news wait in `kept`. */
function withheld(tx: WriteTx, kept: (() => void)[]): WriteTx {
  return {
    kodeToko: tx.kodeToko,
    rows: (query, name) => tx.rows(query, name),
    row: (query, name) => tx.row(query, name),
    one: (query, name) => tx.one(query, name),
    exec: (query, name) => tx.exec(query, name),
    audit: (entry) => void kept.push(() => tx.audit(entry)),
    outbox: (kind, payload) => void kept.push(() => tx.outbox(kind, payload)),
  };
}
