/**
 * Saving many rows of masters in one transaction, for imports and copies: what a row's own checks
 * refuse may only fit once another row of the same set has moved. How one row is saved is the
 * caller's.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { WriteTx } from '../../platform/http/route.ts';

/** Times that rows are tried. */
const MOST_PASSES = 10;

/** A row that stays refused, and why. */
export interface Refusal<R> {
  readonly row: R;
  readonly error: AppError;
}

/**
 * Saves row by row. One that is refused is tried again after the others, for as long as that helps;
 * answers those that stay refused, whose traces in the transaction are taken back.
 */
export async function saveRows<R>(
  tx: WriteTx,
  rows: readonly R[],
  save: (row: R) => Promise<unknown>,
): Promise<readonly Refusal<R>[]> {
  let open = rows;
  for (let pass = 1; ; pass += 1) {
    const refused: Refusal<R>[] = [];
    for (const row of open) {
      const error = await tryRow(tx, () => save(row));
      if (error !== undefined) refused.push({ row, error });
    }
    if (refused.length === 0 || refused.length === open.length || pass === MOST_PASSES) {
      return refused;
    }
    open = refused.map(({ row }) => row);
  }
}

async function tryRow(tx: WriteTx, save: () => Promise<unknown>): Promise<AppError | undefined> {
  await tx.exec(sql`savepoint baris`);
  try {
    await save();
    await tx.exec(sql`release savepoint baris`);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await tx.exec(sql`rollback to savepoint baris`);
    return error;
  }
}
