/**
 * The books of the demo chain as they were reviewed: the rows of its first days, the papers of its
 * kinds of documents, and a digest of each table of the whole chain. A difference is read before it
 * is taken over (vitest -u).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { bookLines } from '../../../test/book-lines.ts';
import type { BookTable } from '../../../test/book-lines.ts';
import { DEMO_PASSWORD, openDemoChain } from '../../../test/demo-chain.ts';
import type { DemoChain } from '../../../test/demo-chain.ts';
import { paperLines } from '../../../test/paper-lines.ts';
import { documentChecks } from '../../feature/tutup-toko/document-checks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { kinds } from '../kinds.ts';
import { papers } from '../papers.ts';

const SHOPS = ['PUSAT', 'BDG1', 'CMH1'];
/** Rows about pieces that have only come in: the stock of the opening, alike by the hundred. */
const ONLY_CAME = /"[A-Z0-9]+-TB-\d{6}-\d{4}"|kode_barcode="\d+".* status="READY"/;

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function chain(days: number): Promise<DemoChain> {
  const opened = await openDemoChain(days);
  closers.push(() => opened.close());
  return opened;
}

/** A text of the books of all shops. */
async function books({ db }: DemoChain, text: (table: BookTable) => string[]): Promise<string> {
  const lines: string[] = [];
  for (const shop of SHOPS) {
    for (const table of await db.tenant(shop, bookLines)) {
      lines.push(`== ${shop} ${table.table}`, ...text(table));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Documents of any day that break a rule (Faktur Bermasalah). */
async function faults(tx: Tx): Promise<string[]> {
  const days = await tx.rows<{ tgl: string }>(sql`select distinct tgl_system as tgl from posting`);
  const found: string[] = [];
  for (const { tgl } of days) {
    for (const check of documentChecks(kinds)) {
      const rows = await tx.rows(check.rows(tx.kodeToko, tgl));
      found.push(...rows.map((row) => `${check.aturan} ${row.objek} ${row.selisih}`));
    }
  }
  return found;
}

/** The first document of each kind and status of BDG1, on each of its papers. */
async function printed({ app, db }: DemoChain): Promise<string> {
  const kinds = papers.map(({ definition }) => definition.kind);
  const documents = await db.tenant('BDG1', (tx) =>
    tx.rows<{ no: string }>(sql`select distinct on (kind, status) no_dokumen as no from dokumen
      where kind = any(${kinds}::text[]) order by kind, status, no_dokumen`),
  );
  const url = '/api/v1/users/login';
  const login = await app.inject({
    method: 'POST',
    url,
    payload: { user_id: 'OWNER', password: DEMO_PASSWORD },
  });
  const headers = { 'x-auth-token': login.json<{ data: { token: string } }>().data.token };
  const lines: string[] = [];
  for (const { no } of documents) {
    for (const jenis of ['NOTA', 'SLIP']) {
      const payload = { no_dokumen: no, jenis, format: 'html' };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/nota/cetak',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(200);
      lines.push(`== ${no} ${jenis}`, ...paperLines(answer.body));
    }
  }
  return `${lines.join('\n')}\n`;
}

it('a chain of three days ends today without a fault; rows and papers are as reviewed', async () => {
  const opened = await chain(3);
  const found = await opened.db.tenant('BDG1', async (tx) => ({
    ...(await tx.one<{ tgl: string; hari: number }>(sql`select (select tgl_system from toko) as tgl,
      (select count(*) from tutup_hari) as hari`)),
    bermasalah: await faults(tx),
  }));
  expect(found).toEqual({ tgl: '2026-11-20', hari: 3, bermasalah: [] });
  const text = await books(opened, ({ lines }) => lines.filter((line) => !ONLY_CAME.test(line)));
  await expect(text).toMatchFileSnapshot('../golden/books.txt');
  await expect(await printed(opened)).toMatchFileSnapshot('../golden/papers.txt');
}, 400_000);

it('the whole chain has the tables that were reviewed', async () => {
  const digest = ({ lines }: BookTable) => {
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
    return [`${lines.length} rows ${hash}`];
  };
  const text = await books(await chain(30), digest);
  await expect(text).toMatchFileSnapshot('../golden/chain.txt');
}, 400_000);
