/**
 * `npm run verify-audit`: recomputes every shop's audit chain and says where one breaks; then ends
 * with code 1.
 */
import pg from 'pg';
import { verifyChains } from '../platform/backup/audit-chain.ts';
import { runCommand } from './command.ts';

await runCommand(async (target) => {
  const client = new pg.Client({ connectionString: target.adminUrl });
  await client.connect();
  try {
    const chains = await verifyChains(client);
    if (chains.some((chain) => chain.broken !== undefined)) process.exitCode = 1;
    const lines = chains.map((chain) =>
      chain.broken === undefined
        ? `${chain.kode_toko}: ${chain.rows} entries, whole`
        : `${chain.kode_toko}: BROKEN at entry ${chain.broken} of ${chain.rows}`,
    );
    return lines.join('\n') || 'No audit entries yet.';
  } finally {
    await client.end();
  }
});
