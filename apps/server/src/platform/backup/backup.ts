/**
 * Backup: every table of every shop in one REPEATABLE READ snapshot, and the uploaded files, into
 * one archive, while the server goes on. With the owner's role; the embedded server brings no
 * pg_dump.
 */
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeArchive, type ArchiveTrailer } from './archive.ts';
import { chainHeads } from './audit-chain.ts';
import { backupTables, columnList } from './table-list.ts';

/**
 * Writes the backup of the database at `adminUrl` to `target`, with the files below `filesFolder`
 * when there is one. Answers what it holds.
 */
export async function writeBackup(
  adminUrl: string,
  target: string,
  filesFolder: string | undefined,
): Promise<ArchiveTrailer> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'kencana-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ version: number; checksum: string }>(
      'select version, checksum from _migrasi order by version',
    );
    const tables = await backupTables(client);
    // Files are listed after the snapshot began, so that every row's file is among them.
    const files = filesFolder ? await filesBelow(filesFolder) : [];
    const columns = new Map(tables.map((table) => [table.name, columnList(client, table.columns)]));
    return await writeArchive(
      target,
      { created_at: new Date().toISOString(), migrations: migrations.rows, tables, files },
      {
        table: (name) => {
          const rows = `select ${columns.get(name)} from ${client.escapeIdentifier(name)}`;
          return client.query(copyTo(`copy (${rows}) to stdout`));
        },
        file: (key) => bytesOf(path.join(filesFolder ?? '', key)),
        heads: () => chainHeads(client),
      },
    );
  } finally {
    await client.end();
  }
}

/** A file's bytes; nothing for one that was deleted since it was listed. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((key) => key.replaceAll('\\', '/'))
    .sort();
}
