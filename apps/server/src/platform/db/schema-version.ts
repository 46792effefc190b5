/**
 * For a server without the owner's URL: says whether the database is of this program's version,
 * since it cannot migrate it.
 */
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { isLostConnection } from './constraint.ts';
import { loadMigrations } from './migrate.ts';

/** Throws StartError with one line: DATABASE_UNREACHABLE, DATABASE_NEWER, or DATABASE_OLDER. */
export async function checkSchemaVersion(url: string): Promise<void> {
  const wanted = (await loadMigrations()).at(-1)?.version ?? 0;
  const found = await appliedVersion(url);
  if (found > wanted) {
    throw new StartError(
      'DATABASE_NEWER',
      'The database is of a newer version than this program: start the newer program.',
    );
  }
  if (found < wanted) {
    throw new StartError(
      'DATABASE_OLDER',
      'The database is of an older version: set DATABASE_ADMIN_URL to have it migrated.',
    );
  }
}

/** The newest migration that the database ran; 0 for an empty one. */
async function appliedVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'kencana-version' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      'select max(version) as version from _migrasi',
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42P01') return 0;
    const refused = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '');
    if (!refused && !isLostConnection(error)) throw error;
    const cause = error instanceof Error ? error.message || 'no answer' : String(error);
    throw new StartError('DATABASE_UNREACHABLE', `The database cannot be reached: ${cause}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
