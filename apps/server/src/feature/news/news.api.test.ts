/** Announcements: who reads them, from when to when, and who manages them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let own: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  own = await server.as('OWNER');
});
afterAll(() => server.close());

const news = {
  judul: 'Rapat',
  isi: 'Jam 9',
  levels: ['SPV'],
  tgl_dari: '2026-11-20',
  tgl_sampai: '2026-11-20',
};
const titles = async (user: string): Promise<string[]> => {
  const client = user === 'OWNER' ? own : await server.as(user);
  const { data } = (await client.get('news')).body;
  return data.map((row: { judul: string }) => row.judul);
};

test('only the chosen levels read it, only on its business dates, only in its shop', async () => {
  expect((await own.post('news', news)).status).toBe(201);
  const later = { ...news, judul: 'Besok', tgl_dari: '2026-11-21', tgl_sampai: '2026-11-22' };
  await own.post('news', later);
  await own.post('news', { ...news, judul: 'Mati', aktif: false });
  expect(await titles('SPV')).toEqual(['Rapat']);
  expect(await titles('KASIR')).toEqual([]);
  expect(await titles('OWNER')).toEqual([]);
  expect(await titles('OWNER2')).toEqual([]);
  expect((await own.get('news/semua')).body.count).toBe(3);
});

test('it is changed and deleted by those with the right alone', async () => {
  const { id } = (await own.post('news', { ...news, judul: 'Ubah' })).body.data;
  const kasir = await server.as('KASIR');
  for (const call of [
    kasir.put(`news/${id}`, news),
    kasir.del(`news/${id}`),
    kasir.get('news/semua'),
  ]) {
    expect((await call).status).toBe(403);
  }
  const other = await server.as('OWNER2');
  expect((await other.put(`news/${id}`, news)).status).toBe(404);
  const all = { ...news, levels: ['KASIR', 'SPV'], judul: 'Untuk kasir' };
  expect((await own.put(`news/${id}`, all)).status).toBe(200);
  expect(await titles('KASIR')).toEqual(['Untuk kasir']);
  expect((await own.del(`news/${id}`)).status).toBe(200);
  expect((await own.del(`news/${id}`)).status).toBe(404);
  expect(await titles('KASIR')).toEqual([]);
});

test('a wrong announcement is refused field by field', async () => {
  const wrong = {
    ...news,
    judul: ' ',
    levels: [],
    tgl_dari: '2026-13-01',
    tgl_sampai: '2026-99-01',
  };
  const answer = await own.post('news', wrong);
  expect(Object.keys(answer.body.errors).sort()).toEqual([
    'judul',
    'levels',
    'tgl_dari',
    'tgl_sampai',
  ]);
  const turned = await own.post('news', { ...news, tgl_sampai: '2026-11-01' });
  expect(Object.keys(turned.body.errors)).toEqual(['tgl_sampai']);
});
