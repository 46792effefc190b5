/** What no client of ours sends, asked of real routes: refused with a code, never a failure. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

const NUL = '\0';
const NO_ID = '-'.repeat(36);
const NEWS = {
  judul: 'Rapat',
  isi: 'Besok',
  levels: ['KASIR'],
  tgl_dari: '2026-11-20',
  tgl_sampai: '2026-11-20',
};

test.each(['constructor', '-toString', '__proto__'])('pieces sorted by %s', async (sort) => {
  expect((await owner.get(`barang?sort=${sort}`)).status).toBe(200);
});

test('an id that is none is of no announcement and of no file', async () => {
  expect((await owner.put(`news/${NO_ID}`, NEWS)).body.code).toBe('TIDAK_DITEMUKAN');
  expect((await owner.del(`news/${NO_ID}`)).body.code).toBe('TIDAK_DITEMUKAN');
  expect((await owner.get(`files/${NO_ID}`)).body.code).toBe('TIDAK_DITEMUKAN');
});

test('the character NUL is refused in a body, in a query and before a login', async () => {
  const answers = [
    await owner.post('news', { ...NEWS, judul: `Ra${NUL}pat` }),
    await owner.get('barang?nama_barang=a%00b'),
    await server.client('').post('users/login', { user_id: `KA${NUL}SIR`, password: 'x' }),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'VALIDASI']);
});
