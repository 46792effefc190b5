/**
 * The key of what is sealed in the database, as start, backup and restore speak of it: no backup
 * holds it, and without it the sealed identity numbers and tokens are unreadable for ever.
 */
import { existsSync } from 'node:fs';
import pg from 'pg';
import { sealedIdentities } from '../feature/pembelian/identity.ts';
import { sealedServices } from '../feature/pesan/layanan.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { findSecretKey, keyFile, makeSecretKey, unseal } from '../platform/secret/secret-box.ts';
import type { SealedTable } from '../platform/secret/secret-box.ts';

/** Every table with something sealed in it. */
export const SEALED: readonly SealedTable[] = [sealedIdentities, sealedServices];

/** Where the key is: given by the configuration, or a file of the data folder. */
export interface KeyPlace {
  readonly given: Buffer | undefined;
  readonly folder: string;
}

/** The key in place, undefined while there is none; throws StartError DATA_FOLDER. */
export async function findKey(place: KeyPlace): Promise<Buffer | undefined> {
  return place.given ?? findSecretKey(place.folder);
}

/**
 * The server's key, made at its first start; throws StartError DATA_FOLDER where it is lost: with a
 * new one what is sealed would be unreadable and nobody told. Without `adminUrl` nobody can look.
 */
export async function openKey(place: KeyPlace, adminUrl: string | undefined): Promise<Buffer> {
  const found = await findKey(place);
  if (found) return found;
  if (adminUrl === undefined || (await samples(adminUrl)).length === 0) {
    return makeSecretKey(place.folder);
  }
  const file = keyFile(place.folder);
  const line = [
    `The database keeps sealed identity numbers or tokens, but their key ${file} is not there:`,
    'put the secret.key there that was kept, or set KENCANA_SECRET_KEY to what stands in it.',
    'To go on without them for ever, put 32 random bytes in base64 there.',
  ];
  throw new StartError('DATA_FOLDER', line.join(' '));
}

/** What who backs up must keep beside the backup. */
export function keyReminder(place: KeyPlace): string {
  const file = keyFile(place.folder);
  const key = place.given
    ? 'KENCANA_SECRET_KEY'
    : existsSync(file)
      ? file
      : `secret.key of the server's data folder (it is not in ${place.folder})`;
  return [
    'The key of the sealed identity numbers and tokens is NOT in the backup:',
    `keep ${key} too, and apart from it. Without the key they are unreadable for ever.`,
  ].join(' ');
}

/** Whether `key` opens what the restored database keeps sealed, and what to do if not. */
export async function keyVerdict(
  adminUrl: string,
  place: KeyPlace,
  key: Buffer | undefined,
): Promise<string> {
  const rows = await samples(adminUrl);
  if (rows.length === 0) return 'Nothing in it is sealed.';
  const file = keyFile(place.folder);
  const name = place.given ? 'KENCANA_SECRET_KEY' : file;
  if (key && rows.every((row) => unseal(key, row.owner, row.rahasia) !== undefined)) {
    return `${name} opens what is sealed in it.`;
  }
  return [
    'WARNING: the sealed identity numbers and tokens in it CANNOT BE READ:',
    key ? `${name} is not the key they were sealed with.` : `there is no ${file}.`,
    'Before you start the server, put the secret.key that was kept with the backup there,',
    'or set KENCANA_SECRET_KEY to what stands in it.',
  ].join(' ');
}

interface Sample {
  readonly owner: string;
  readonly rahasia: Buffer;
}

/** The first sealed value of every table, where there is one. */
async function samples(adminUrl: string): Promise<Sample[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found: Sample[] = [];
    for (const { table, owner } of SEALED) {
      const { rows } = await client.query<Sample>(
        `select ${owner} as owner, rahasia from ${table} where rahasia is not null limit 1`,
      );
      found.push(...rows);
    }
    return found;
  } finally {
    await client.end();
  }
}
