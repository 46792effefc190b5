/**
 * Limits guessing in the table percobaan_login: every try is counted as failed before the password
 * is looked at (so parallel guesses count too) and taken back when it was right. Whose guesses hold
 * whom is said by the keys: nobody's hold another person at another place. Unknown users are
 * counted like known ones.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { GuessedUser } from '@kencana/contract/user-device';
import type { Db, Tx } from '../db/tx.ts';
import { madeSecret, secretDigest } from './made-secret.ts';

/**
 * Failures without delay, then 2, 4, 8 … seconds up to the cap; forgotten after an hour without a
 * failure. An address has many people; a user is guessed at from many addresses.
 */
const FREE = { one: 5, kode: 30, user: 30, alamat: 100 };
const CAP_SECONDS = 300;
/** Minutes and tries that a release lets a user in whatever was guessed. */
const RELEASED = { minutes: 10, tries: 5 };

interface Key {
  readonly kunci: string;
  /** Failures without delay. */
  readonly free: number;
  /** A right password takes back its own try only, not those of others. */
  readonly shared?: true;
  /** A code: a right password takes its try back and leaves it; a login ends it (endCodes). */
  readonly code?: true;
}

/** One try: the keys that it is counted under. */
export interface Attempt {
  readonly keys: readonly Key[];
  /** The user, where a release may let him in. */
  readonly user?: string;
  /** The code of a new device, as it was typed. */
  readonly kode?: string | undefined;
}

/**
 * Somebody who is not known yet: counted for this user at this address, for the address, and for
 * the user over all addresses. `kode` is what lets a new device in whatever was guessed.
 */
export function strangerAttempt(user: string, alamat: string, kode?: string): Attempt {
  return {
    user,
    kode,
    keys: [
      { kunci: `alamat:${alamat}`, free: FREE.alamat, shared: true },
      { kunci: `pasangan:${user}|${alamat}`, free: FREE.one },
      { kunci: `user:${user}`, free: FREE.user, shared: true },
    ],
  };
}

/** A user at a device of his: counted there alone. */
export function deviceAttempt(user: string, device: string): Attempt {
  return { keys: [{ kunci: `perangkat:${user}|${device}`, free: FREE.one }] };
}

/** Somebody signed in who tries something: counted for him alone, `what` names him and it. */
export function ownAttempt(what: string): Attempt {
  return { keys: [{ kunci: `sendiri:${what}`, free: FREE.one }] };
}

/** Somebody signed in who names codes that are worth money: what is right forgives itself alone. */
export function codeAttempt(what: string): Attempt {
  return { keys: [{ kunci: `kode:${what}`, free: FREE.kode, shared: true }] };
}

/**
 * Counts a try; answers what to forgive when it was right. Throws TERLALU_SERING with the seconds
 * left while a delay is running.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<Attempt> {
  return db.shared(async (tx) => {
    const { user, kode } = attempt;
    // The code first: the tries of a release are anybody's.
    const code = user !== undefined && kode ? codeKey(user, kode) : undefined;
    if (code !== undefined && (await useRelease(tx, code))) {
      return { keys: [{ kunci: code, free: 0, code: true }] };
    }
    if (user !== undefined && (await useRelease(tx, releaseKey(user)))) {
      return { keys: [{ kunci: releaseKey(user), free: 0 }] };
    }
    // One order of keys everywhere, so that parallel tries never deadlock.
    for (const key of attempt.keys) await take(tx, key);
    return attempt;
  });
}

/** Takes a counted try back, because it was right. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.shared(async (tx) => {
    for (const { kunci, shared, code } of attempt.keys) {
      if (code) {
        await tx.exec(sql`update percobaan_login set gagal = greatest(gagal - 1, 0)
          where kunci = ${kunci}`);
      } else if (shared) {
        await tx.exec(sql`update percobaan_login set gagal = greatest(gagal - 1, 0),
          sampai = clock_timestamp() where kunci = ${kunci}`);
      } else await tx.exec(sql`delete from percobaan_login where kunci = ${kunci}`);
    }
  });
}

/** The users of the transaction's shop at whom somebody guessed within the hour. */
export function guessedUsers(tx: Tx): Promise<GuessedUser[]> {
  return tx.rows<GuessedUser>(sql`select u.user_id, max(p.gagal)::int as gagal,
      nullif(greatest(max(p.sampai), clock_timestamp()), clock_timestamp()) as sampai
    from users u join percobaan_login p on p.kunci = 'user:' || u.user_id
      or starts_with(p.kunci, 'pasangan:' || u.user_id || '|')
    where u.kode_toko = ${tx.kodeToko} and p.gagal > 0
      and p.sampai > clock_timestamp() - interval '1 hour'
    group by u.user_id order by u.user_id`);
}

/** Forgets what was guessed at a user and lets him try a few times from anywhere. */
export async function releaseUser(tx: Tx, user: string): Promise<void> {
  await tx.exec(sql`delete from percobaan_login where kunci = ${`user:${user}`}
    or starts_with(kunci, ${`pasangan:${user}|`}) or starts_with(kunci, ${`perangkat:${user}|`})`);
  await tx.exec(sql`insert into percobaan_login (kunci, gagal, sampai)
    values (${releaseKey(user)}, 0, now() + make_interval(mins => ${RELEASED.minutes}))
    on conflict (kunci) do update set gagal = 0, sampai = excluded.sampai`);
}

/**
 * Lets the user try a few times on a new device with the code that this answers, whatever is
 * guessed meanwhile: who has no code uses none of the tries. A code made earlier is worth nothing.
 */
export async function allowDevice(tx: Tx, user: string): Promise<{ kode: string; sampai: Date }> {
  const kode = madeSecret();
  await endCodes(tx, user);
  const { sampai } = await tx.one<{ sampai: Date }>(sql`insert into percobaan_login
      (kunci, gagal, sampai)
    values (${codeKey(user, kode)}, 0, now() + make_interval(mins => ${RELEASED.minutes}))
    returning sampai`);
  return { kode, sampai };
}

/** Ends the user's codes: one is good for one login. */
export async function endCodes(tx: Tx, user: string): Promise<void> {
  await tx.exec(sql`delete from percobaan_login
    where starts_with(kunci, ${`${releaseKey(user)}|`})`);
}

function codeKey(user: string, kode: string): string {
  return `${releaseKey(user)}|${secretDigest(kode)}`;
}

function releaseKey(user: string): string {
  return `lepas:${user}`;
}

/** True when a release stands and had a try left, which is taken. */
async function useRelease(tx: Tx, kunci: string): Promise<boolean> {
  const used = await tx.exec(sql`update percobaan_login set gagal = gagal + 1
    where kunci = ${kunci} and sampai > clock_timestamp()
      and gagal < ${RELEASED.tries}`);
  return used > 0;
}

/**
 * Takes one try of a key. Uses the clock, not the transaction's start: a try that waited for a
 * neighbour's row must not take the neighbour for the future.
 */
async function take(tx: Tx, { kunci, free }: Key): Promise<void> {
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
