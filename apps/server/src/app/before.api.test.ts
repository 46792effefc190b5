/**
 * A shop that an earlier program left in the middle of its work (`npm run before`): this
 * program opens its backup, prints it, answers what waits and cancels the rest, and the books come
 * to what the earlier program made of them. A difference is read before it is taken over.
 */
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { documents } from '@kencana/contract/registry';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { bookLines } from '../../test/book-lines.ts';
import { createBareDatabase } from '../../test/database.ts';
import { startTestServer } from '../../test/harness.ts';
import type { Answer, TestClient, TestServer } from '../../test/harness.ts';
import { paperLines } from '../../test/paper-lines.ts';
import { approved } from '../../test/shop-fixture.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { papers } from './papers.ts';

const FOLDER = new URL('../../test/before/', import.meta.url);
const backups = (await readdir(FOLDER)).filter((name) => name.endsWith('.backup'));

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

interface Found {
  readonly no: string;
  readonly waits: boolean;
}

async function restored(name: string): Promise<TestServer> {
  const database = await createBareDatabase();
  const appRole = new URL(database.url).username;
  await restoreBackup(new URL(name, FOLDER).pathname, {
    adminUrl: database.adminUrl,
    appRole,
    filesFolder: undefined,
  });
  const server = await startTestServer({ database });
  servers.push(server);
  return server;
}

/** The kind's documents that live, by number. */
function living(server: TestServer, { kind }: DocumentDef): Promise<Found[]> {
  return server.db.tenant('JKT1', (tx) =>
    tx.rows<Found>(sql`select no_dokumen as no, status_valid = 'OPEN' as waits from dokumen
      where kind = ${kind} and status <> 'BATAL' order by no_dokumen`),
  );
}

/** Sends, with an approval where one is asked for; status and code. */
async function said(client: TestClient, path: string, body: object): Promise<string> {
  const first = await client.post(path, body);
  const answer: Answer = first.status === 422 ? await approved(client, path, body) : first;
  return [answer.status, answer.body.code].filter(Boolean).join(' ');
}

it('there is a shop of an earlier program', () => {
  expect(backups.length).toBeGreaterThan(0);
});

it.each(backups)(
  '%s: papers, what waits, cancelling and books are as before',
  async (name) => {
    const server = await restored(name);
    const owner = await server.as('OWNER');
    const text: string[] = [];
    for (const { definition } of papers) {
      for (const { no } of await living(server, definition)) {
        for (const jenis of ['NOTA', 'SLIP']) {
          const printed = await owner.post('nota/cetak', { no_dokumen: no, jenis });
          text.push(`== ${no} ${jenis} ${printed.status}`, ...paperLines(printed.raw.toString()));
        }
      }
    }
    for (const def of documents) {
      const waiting = (await living(server, def)).filter(({ waits }) => waits);
      for (const [n, { no }] of waiting.entries()) {
        const { path = '', tolak = '' } = def.validasi ?? {};
        const one = { no_faktur_group: no };
        const answer =
          n % 2 === 0
            ? await said(owner, path, one)
            : await said(owner, tolak, { ...one, alasan: 'salah' });
        text.push(`${no} ${n % 2 === 0 ? path : tolak} ${answer}`);
      }
    }
    for (const def of documents) {
      if (def.batal === undefined) continue;
      for (const { no } of await living(server, def)) {
        const body = { no_faktur_group: no, alasan: 'batal', kembali: { jenis: 'CASH' } };
        text.push(`${no} ${def.batal.path} ${await said(owner, def.batal.path, body)}`);
      }
    }
    for (const { table, lines } of await server.db.tenant('JKT1', bookLines)) {
      text.push(`== ${table}`, ...lines);
    }
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`golden/before-${name}.txt`);
  },
  300_000,
);
