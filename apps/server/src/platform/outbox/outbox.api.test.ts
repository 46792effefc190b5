/** The outbox: effects of committed writes only, retried after a failure, tidied when old. */
import { testRoute } from '../../../test/test-route.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { Feature } from '../http/route.ts';
import { tidy } from './housekeeping.ts';

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'POST',
      path: 'probe/kirim/:isi',
      right: 'login',
      summary: 'Queues an effect',
      handler: async (ctx, { params }) => {
        await ctx.write(async (tx) => {
          tx.outbox('uji', { isi: params['isi'] });
          if (params['isi'] === 'batal') throw new AppError('ALASAN_WAJIB');
        });
        return { data: null };
      },
    }),
  ],
};

const delivered: string[] = [];
let failures = 0;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    features: [probe],
    drivers: {
      uji: async (isi, kodeToko) => {
        if (isi['isi'] === 'gagal' && failures++ === 0) throw new Error('line is busy');
        delivered.push(`${kodeToko}:${String(isi['isi'])}`);
      },
    },
  });
});
afterAll(() => server.close());

async function eventually(condition: () => boolean): Promise<void> {
  for (let n = 0; n < 300 && !condition(); n++) await sleep(20);
  expect(condition()).toBe(true);
}

test('an effect follows the commit, in order, and never a refused write', async () => {
  const kasir = await server.as('KASIR');
  expect((await kasir.post('probe/kirim/batal', {})).status).toBe(400);
  for (const isi of ['satu', 'dua', 'tiga']) await kasir.post(`probe/kirim/${isi}`, {});
  await eventually(() => delivered.length >= 3);
  expect(delivered).toEqual(['JKT1:satu', 'JKT1:dua', 'JKT1:tiga']);
});

test('a failed effect is tried again', async () => {
  const kasir = await server.as('KASIR');
  await kasir.post('probe/kirim/gagal', {});
  await eventually(() => failures === 1);
  await eventually(() => delivered.includes('JKT1:gagal'));
  const row = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ percobaan: number; terkirim_at: Date | null }>(sql`select percobaan, terkirim_at
      from outbox where isi->>'isi' = 'gagal'`),
  );
  expect(row.percobaan).toBe(1);
});

test('tidying keeps what is still needed', async () => {
  const kasir = await server.as('KASIR');
  await kasir.post('probe/kirim/lama', {}, { 'idempotency-key': 'lama' });
  await kasir.post('probe/kirim/baru', {}, { 'idempotency-key': 'baru' });
  await eventually(() => delivered.includes('JKT1:baru'));
  await server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`update idempotensi set created_at = now() - interval '26 hours'
      where kunci = 'lama'`);
    await tx.exec(sql`update outbox set terkirim_at = now() - interval '8 days'
      where isi->>'isi' = 'satu'`);
    for (const [isi, percobaan, hari] of [
      ['menyerah-lama', 20, 8],
      ['menyerah-baru', 20, 6],
      ['menunggu-lama', 19, 8],
    ] as const) {
      await tx.exec(sql`insert into outbox (kode_toko, jenis, isi, percobaan, created_at, mulai_at)
        values ('JKT1', 'uji', ${JSON.stringify({ isi })}::jsonb, ${percobaan},
          now() - make_interval(days => ${hari}), now() + interval '1 day')`);
    }
  });
  await tidy(server.db);
  const left = await server.db.tenant('JKT1', async (tx) => ({
    keys: await tx.rows(sql`select kunci from idempotensi`),
    satu: await tx.rows(sql`select 1 from outbox where isi->>'isi' = 'satu'`),
    gagal: await tx.rows(sql`select isi->>'isi' as isi from outbox
      where terkirim_at is null order by 1`),
    dua: await tx.rows(sql`select 1 from outbox where isi->>'isi' = 'dua'`),
  }));
  expect(left.keys).toEqual([{ kunci: 'baru' }]);
  expect(left.satu).toHaveLength(0);
  expect(left.gagal).toEqual([{ isi: 'menunggu-lama' }, { isi: 'menyerah-baru' }]);
  expect(left.dua).toHaveLength(1);
  expect((await kasir.get('system/get')).status).toBe(200);
});
