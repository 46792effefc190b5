/**
 * Devices that a user has logged in on: a long random token in a cookie that no script reads, its
 * sha-256 in the database. It opens nothing; it only keeps the guesses of others from holding its
 * user (attempt-limit.ts). Ended by a new password, by the user and by an owner.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/tx.ts';

/** Days that a device is trusted after the last login on it. */
const DAYS = 180;
/** Devices of one user at most; the longest unused goes. */
const MOST = 20;

/** What a request says about the device it comes from, and how a device is told its token. */
export interface Device {
  readonly token: string | undefined;
  /** What the browser calls itself. */
  readonly agent: string;
  /** Sends the token as the cookie of the answer. */
  keep(token: string): void;
}

const COOKIE = 'kencana_perangkat';

/** The token in a Cookie header. */
export function deviceToken(cookies: string | undefined): string | undefined {
  return new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
}

/** The Set-Cookie header of a token. */
export function deviceCookie(token: string, secure: boolean): string {
  const age = DAYS * 24 * 60 * 60;
  const plain = `${COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict`;
  return secure ? `${plain}; Secure` : plain;
}

/** Id of the user's device with this token; undefined when it is none of his. */
export async function findDevice(
  db: Db,
  userId: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const found = await db.shared((tx) =>
    tx.row<{ _id: string }>(sql`select cari_perangkat(${userId}, ${digest(token)}) as _id`),
  );
  return found?._id;
}

/**
 * Trusts the device of a right login, in the user's shop; answers its token, which no table holds.
 * A browser keeps its token for all its users; one that nobody has given is not taken.
 */
export async function trustDevice(
  tx: Tx,
  userId: string,
  device: Device,
  ip: string,
): Promise<string> {
  const token = (await knownToken(tx, device.token)) ?? randomBytes(32).toString('base64url');
  await tx.exec(sql`insert into perangkat
      (kode_toko, _id, user_id, token_hash, nama, ip, expires_at)
    values (${tx.kodeToko}, ${randomBytes(16).toString('hex')}, ${userId}, ${digest(token)},
      ${deviceName(device.agent)}, ${ip}, now() + make_interval(days => ${DAYS}))
    on conflict (kode_toko, user_id, token_hash) do update
      set last_used_at = now(), expires_at = excluded.expires_at, ip = excluded.ip,
        nama = excluded.nama`);
  await tx.exec(sql`delete from perangkat where kode_toko = ${tx.kodeToko}
    and user_id = ${userId} and _id in (
      select _id from perangkat where kode_toko = ${tx.kodeToko} and user_id = ${userId}
      order by last_used_at desc, _id offset ${MOST})`);
  return token;
}

async function knownToken(tx: Tx, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const row = await tx.one<{ ada: boolean }>(sql`select ada_perangkat(${digest(token)}) as ada`);
  return row.ada ? token : undefined;
}

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** `Chrome, Windows`: enough for a person to know his devices by; `-` where nothing is known. */
function deviceName(agent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(agent))?.[0];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length === 0 ? '-' : parts.join(', ');
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
