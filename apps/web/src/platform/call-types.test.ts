/** What does not compile on the web: calls that no route has, and fields that no answer has. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { masterCalls, masterList } from '@kencana/contract/call/master-calls';
import { rekening } from '@kencana/contract/master/rekening';
import { api } from './api.ts';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ status: 'success', data: {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an address takes its parameters, and they are encoded', async () => {
  const { data } = await api.get('kupon/cek/:kode', { params: { kode: 'HEMAT/10%' } });
  expect(asked).toEqual(['/api/v1/kupon/cek/HEMAT%2F10%25']);
  // @ts-expect-error a coupon has no colour
  expect(data.warna).toBeUndefined();
});

test('an address of nobody, another parameter, query or body does not compile', async () => {
  // @ts-expect-error no route has this address
  await api.get('kupon/hantu');
  // @ts-expect-error it is read, not written
  await api.post('kupon/cek/:kode', { params: { kode: 'A' } });
  // @ts-expect-error the code is missing
  await api.get('kupon/cek/:kode');
  // @ts-expect-error the list knows no colour
  await api.get('barang', { query: { warna: 'merah' } });
  // @ts-expect-error a language is a word
  await api.put('users/bahasa', { body: { bahasa: 1 } });
  // @ts-expect-error it answers no file
  await api.blob('kupon/cek/:kode', { params: { kode: 'A' } });
  expect(asked).toHaveLength(6);
});

test('what an engine makes has the types of its definition', async () => {
  const { data } = await api.put(masterCalls(rekening).update, { params: { key: '1' }, body: {} });
  expect(data.no_rekening).toBeUndefined();
  // @ts-expect-error an account has no colour
  expect(data.warna).toBeUndefined();
  const list = masterList(rekening);
  // @ts-expect-error a list is read
  await api.post(list, {});
  expect(asked).toHaveLength(2);
});
