/**
 * Secrets of shops at rest (tokens of services outside): AES-256-GCM under a key that lies in a
 * file of the data folder, readable by this account only, and never in the database.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';

const FILE = 'secret.key';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The file of the folder's key. */
export function keyFile(folder: string): string {
  return path.join(folder, FILE);
}

/** Makes the folder's key, for this account only; throws where there is one already. */
export async function makeSecretKey(folder: string): Promise<Buffer> {
  const made = randomBytes(KEY_BYTES);
  await mkdir(folder, { recursive: true });
  const options = { mode: 0o600, flag: 'wx', flush: true };
  await writeFile(keyFile(folder), made.toString('base64'), options);
  return made;
}

/** The folder's key, undefined while there is none; throws StartError DATA_FOLDER. */
export async function findSecretKey(folder: string): Promise<Buffer | undefined> {
  const file = keyFile(folder);
  if (!existsSync(file)) return undefined;
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartError('DATA_FOLDER', `${file} is not the key of this server's secrets.`);
}

/** Where a table keeps what is sealed: the column `rahasia`. */
export interface SealedTable {
  readonly table: string;
  /** SQL for the owner that a row was sealed with. */
  readonly owner: string;
}

/** Seals a text; `owner` (shop and service) is bound to it, so that rows cannot be swapped. */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

/** Opens what was sealed; undefined under another key or owner. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const body = sealed.subarray(IV_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
