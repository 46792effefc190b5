/**
 * Limits guessing, per user and per address, in the table percobaan_login: every try is counted as
 * failed before the password is looked at (so parallel guesses count too) and taken back when it
 * was right. Unknown users are counted like known ones.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Db, Tx } from '../db/tx.ts';

/**
 * Failures without delay, then 2, 4, 8 … seconds up to the cap; forgotten after an hour without a
 * failure.
 */
const FREE = { user: 5, alamat: 100 };
const CAP_SECONDS = 300;

/** Keys of one try: the user it is for and the address it comes from. */
export interface Attempt {
  readonly user: string;
  readonly alamat: string;
}

/** Counts a try; throws TERLALU_SERING with the seconds left while a delay is running. */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.shared(async (tx) => {
    // One order of keys everywhere, so that parallel tries never deadlock.
    await take(tx, `alamat:${attempt.alamat}`, FREE.alamat);
    await take(tx, `user:${attempt.user}`, FREE.user);
  });
}

/** Takes a counted try back, because it was right. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.shared(async (tx) => {
    await tx.exec(sql`update percobaan_login set gagal = greatest(gagal - 1, 0),
        sampai = clock_timestamp()
      where kunci = ${`alamat:${attempt.alamat}`}`);
    await tx.exec(sql`delete from percobaan_login where kunci = ${`user:${attempt.user}`}`);
  });
}

/**
 * Takes one try of a key. Uses the clock, not the transaction's start: a try that waited for a
 * neighbour's row must not take the neighbour for the future.
 */
async function take(tx: Tx, kunci: string, free: number): Promise<void> {
  const taken = await tx.exec(sql`insert into percobaan_login as p (kunci, gagal, sampai)
    values (${kunci}, 1, clock_timestamp()) on conflict (kunci) do update set
      gagal = case when p.sampai < clock_timestamp() - interval '1 hour' then 1
        else p.gagal + 1 end,
      sampai = clock_timestamp() + make_interval(secs => case
        when p.sampai < clock_timestamp() - interval '1 hour' then 0
        when p.gagal + 1 < ${free} then 0
        else least(power(2, least(p.gagal + 1 - ${free}, 20)), ${CAP_SECONDS}) end)
    where p.sampai <= clock_timestamp()`);
  if (taken > 0) return;
  const row = await tx.row<{ detik: number }>(sql`select
    greatest(1, ceil(extract(epoch from sampai - clock_timestamp())))::int as detik
    from percobaan_login where kunci = ${kunci}`);
  throw new AppError('TERLALU_SERING', { detik: row?.detik ?? 1 });
}
