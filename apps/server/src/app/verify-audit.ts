/**
 * The command that verifies the audit chains of all shops: `node apps/server/src/app/verify-audit.ts` with DATABASE_URL
 * set. One line per shop; exit 1 with the first broken seq, 2 when the database cannot be asked.
 */
import { openDb } from '../platform/db/pool.ts';
import { verifyChains } from '../platform/db/verify-chain.ts';

const url = process.env['DATABASE_URL'];
process.exitCode = url ? await verify(url) : complain('DATABASE_URL is not set');

async function verify(databaseUrl: string): Promise<number> {
  const db = await openDb(databaseUrl, { max: 1 });
  try {
    const results = await verifyChains(db);
    for (const { kodeToko, entries, brokenSeq } of results) {
      const found = brokenSeq === undefined ? 'whole' : `broken at seq ${brokenSeq}`;
      process.stdout.write(`${kodeToko}: ${entries} entries, ${found}\n`);
    }
    return results.some((result) => result.brokenSeq !== undefined) ? 1 : 0;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  } finally {
    await db.close();
  }
}

function complain(line: string): number {
  process.stderr.write(`verify-audit: ${line}\n`);
  return 2;
}
