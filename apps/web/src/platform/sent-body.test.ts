/** A body is known again by what is kept of it, whatever its secret fields say. */
import { expect, test } from 'vitest';
import { sentBody } from './sent-body.ts';

const BODY = { nama_customer: 'BU SITI', nik: '3174012345670001', pembayaran: [{ jumlah_rp: 1 }] };

test('the same body is known again, another is not', () => {
  expect(sentBody(structuredClone(BODY))).toBe(sentBody(BODY));
  expect(sentBody({ ...BODY, pembayaran: [{ jumlah_rp: 2 }] })).not.toBe(sentBody(BODY));
  expect(sentBody({ ...BODY, nik: '3174012345670002' })).not.toBe(sentBody(BODY));
});

test('a secret field is not kept and takes no part', () => {
  const kept = sentBody(BODY, ['nik']);
  expect(kept).not.toContain('3174012345670001');
  expect(sentBody({ ...BODY, nik: '3174012345670002' }, ['nik'])).toBe(kept);
  expect(sentBody({ ...BODY, nama_customer: 'BU SRI' }, ['nik'])).not.toBe(kept);
});
