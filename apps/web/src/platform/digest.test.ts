/** A body is known again by its digest, whatever its secret fields say. */
import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

const BODY = { nama_customer: 'BU SITI', nik: '3174012345670001', pembayaran: [{ jumlah_rp: 1 }] };

test('the same body has the same digest, and nothing of it can be read there', async () => {
  const digest = await digestOf(BODY);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestOf(structuredClone(BODY))).toBe(digest);
  expect(await digestOf({ ...BODY, pembayaran: [{ jumlah_rp: 2 }] })).not.toBe(digest);
  expect(await digestOf({ ...BODY, nik: '3174012345670002' })).not.toBe(digest);
});

test('a secret field takes no part', async () => {
  const digest = await digestOf(BODY, ['nik']);
  expect(await digestOf({ ...BODY, nik: '3174012345670002' }, ['nik'])).toBe(digest);
  expect(await digestOf({ ...BODY, nama_customer: 'BU SRI' }, ['nik'])).not.toBe(digest);
});
