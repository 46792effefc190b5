/** What counts as a request's key. */
import { expect, test } from 'vitest';
import { keyIn } from './key-in.ts';

test('an address carries shop and key, a bare key is of the own shop', () => {
  const url = 'https://toko.example/authenticator?toko=JKT1&kode=0123456789AB';
  expect(keyIn(url, 'PUSAT')).toEqual({ client: 'JKT1', keystore: '0123456789AB' });
  expect(keyIn(' abcd-efgh jkmn ', 'JKT2')).toEqual({ client: 'JKT2', keystore: 'ABCDEFGHJKMN' });
});

test('anything else is no key', () => {
  for (const text of [
    '',
    'ABC',
    'https://toko.example/authenticator',
    'https://x.example/?toko=../..&kode=0123456789AB',
    'https://x.example/?toko=JKT1&kode=0123',
  ]) {
    expect(keyIn(text, 'JKT1')).toBeUndefined();
  }
});
