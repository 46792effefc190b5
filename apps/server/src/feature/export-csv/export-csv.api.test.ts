/** Export CSV on a real PostgreSQL: who may, what is in the files, and how they are called. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultAkses } from '@kencana/contract/permission';
import { masters } from '@kencana/contract/registry';
import { setSetting, startTestServer, type TestServer } from '../../../test/harness.ts';
import { readCsv, unzip } from '../../../test/report-file.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('SU and MU only', async () => {
  for (const user of ['OWNER', 'SPV', 'KASIR', 'DEV1']) {
    const client = await server.as(user);
    for (const path of ['export-csv', 'export-csv/berkas?master=bank']) {
      expect([user, (await client.get(path)).body.code]).toEqual([user, 'TIDAK_BERHAK']);
    }
  }
  const mu = await server.as('MU1');
  expect((await mu.get('export-csv')).status).toBe(200);
});

test('masters with their number of rows; those of a module only while it is on', async () => {
  const owner = await server.as('OWNER');
  await owner.post('banks', { kode_bank: 'BCA', nama_bank: 'BCA' });
  const mu = await server.as('MU1');
  const names = async (): Promise<unknown[]> =>
    (await mu.get('export-csv')).body.data.map((row: { master: string }) => row.master);
  expect((await mu.get('export-csv')).body.data).toContainEqual({ master: 'bank', jumlah: 1 });
  expect(await names()).toEqual(masters.filter((def) => !def.module).map((def) => def.name));
  await setSetting(server, 'CICILAN_MODULE', 'true');
  expect(await names()).toContain('cicilan');
});

test('one master is its CSV, several are an archive with the specified names', async () => {
  const owner = await server.as('OWNER');
  await owner.post('banks', { kode_bank: 'BRI', nama_bank: '=BRI' });
  const mu = await server.as('MU1');
  const one = await mu.get('export-csv/berkas?master=kategori-katalog');
  expect(one.headers['content-disposition']).toContain('filename="kategori-katalog.csv"');
  const two = await mu.get('export-csv/berkas?master=bank,banner-katalog,kategori-katalog');
  expect(two.headers['content-disposition']).toContain('filename="export-csv-JKT1.zip"');
  const files = unzip(two.raw);
  expect([...files.keys()]).toEqual([
    'bank.csv',
    'kategori-katalog.csv',
    'banner-katalog/kategori-katalog.csv',
  ]);
  const rows = readCsv(Buffer.from(files.get('bank.csv') ?? ''));
  expect(rows).toContainEqual(['BRI', "'=BRI", 'YA']);
});

test('a file holds every row, each once, also when they are more than a list answers', async () => {
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`insert into bank (kode_toko, kode_bank, nama_bank)
      select 'JKT1', 'X' || lpad(n::text, 5, '0'), 'Bank ' || n from generate_series(1, 10050) n`),
  );
  const owner = await server.as('OWNER');
  const mu = await server.as('MU1');
  const { count } = (await owner.get('banks?limit=1')).body;
  expect(count).toBeGreaterThan(10_050);
  const codes = (raw: Buffer): (string | undefined)[] =>
    readCsv(raw)
      .slice(1)
      .map(([code]) => code);
  const whole = codes((await owner.get('banks/ekspor')).raw);
  expect(new Set(whole).size).toBe(count);
  expect(whole).toHaveLength(count);
  expect(codes((await mu.get('export-csv/berkas?master=bank')).raw)).toEqual(whole);
  expect(codes((await owner.get('banks/ekspor?limit=2500&skip=10')).raw)).toEqual(
    whole.slice(10, 2510),
  );
  expect(codes((await owner.get('banks/ekspor?q=X0100&sort=-kode_bank')).raw)).toEqual(
    whole.filter((code) => code?.startsWith('X0100')).toReversed(),
  );
});

test('a master that the own tree hides, or that is none, is not found', async () => {
  const bank = masters.find((def) => def.name === 'bank')?.rights ?? [];
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password, akses)
      select kode_toko, 'MU2', 'MU2', level, password,
        ${JSON.stringify(defaultAkses('MU', bank))}::jsonb
      from users where kode_toko = 'JKT1' and user_id = 'MU1'`),
  );
  const mu = await server.as('MU2');
  expect((await mu.get('export-csv')).body.data.map((r: { master: string }) => r.master)).toEqual([
    'bank',
  ]);
  for (const master of ['group', 'bank,group', 'tidak-ada', 'cicilan']) {
    const answer = await mu.get(`export-csv/berkas?master=${master}`);
    expect([master, answer.status]).toEqual([master, 404]);
  }
  expect((await mu.get('export-csv/berkas')).body.code).toBe('VALIDASI');
});
