/** Passwords: argon2id, and a check of equal length for users that do not exist. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id parameters; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's second choice: 19 MiB, two passes. */
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LEAST_LENGTH = 8;
const MOST_LENGTH = 200;

/** Hash of a password in PHC format. */
export function hashPassword(password: string, cost: PasswordCost = DEFAULT_COST): Promise<string> {
  return hash(password, cost);
}

/** True when the password fits the hash. A hash that cannot be read fits nothing. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  if (password.length > MOST_LENGTH) return false;
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}

/** At least 8 characters, at most 200. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= LEAST_LENGTH && password.length <= MOST_LENGTH;
}

const decoys = new Map<string, Promise<string>>();

/** A hash that nothing fits: verifying against it takes as long as against a real one. */
export function decoyHash(cost: PasswordCost = DEFAULT_COST): Promise<string> {
  const key = JSON.stringify(cost);
  const known = decoys.get(key);
  if (known) return known;
  const made = hashPassword(randomBytes(32).toString('hex'), cost);
  decoys.set(key, made);
  return made;
}
