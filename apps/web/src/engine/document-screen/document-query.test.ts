/** What a list asks of the server: dates where a day counts, one page where a status is whole. */
import { expect, test } from 'vitest';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { heldTo, pageOf, queryOf } from './document-query.ts';

const DAY = { tgl_awal: '2026-11-20', tgl_akhir: '2026-11-20' };
const filter = (status: string) => ({
  ...DAY,
  no_faktur: '',
  customer: '',
  kode_sales: '',
  status,
});

test('finished pre-orders are one list of 9999 without dates (spec 1 §5)', () => {
  expect(pageOf(preOrderDocument, filter('FINISH'))).toBe(9999);
  expect(queryOf(preOrderDocument, filter('FINISH'))).not.toHaveProperty('tgl_awal');
});

test('other lists have pages of 50 and their dates, but for what still lives', () => {
  expect(pageOf(preOrderDocument, filter(''))).toBe(50);
  expect(queryOf(preOrderDocument, filter(''))).toMatchObject(DAY);
  expect(queryOf(preOrderDocument, filter('OPEN'))).not.toHaveProperty('tgl_awal');
  expect(queryOf(preOrderDocument, filter('BATAL'))).toMatchObject({ ...DAY, status: 'BATAL' });
  expect(pageOf(penjualanDocument, filter('DONE'))).toBe(50);
});

test('who is locked to today asks for today, and for a number whatever its day', () => {
  const old = { ...filter(''), tgl_awal: '2026-11-01', tgl_akhir: '2026-11-01' };
  const held = heldTo('2026-11-20', old);
  expect(queryOf(penjualanDocument, held, true)).toMatchObject(DAY);
  const numbered = { ...held, no_faktur: 'JKT1-FJ-261101-0001' };
  expect(queryOf(penjualanDocument, numbered, true)).not.toHaveProperty('tgl_awal');
  expect(queryOf(penjualanDocument, numbered, true)).not.toHaveProperty('tgl_akhir');
  expect(queryOf(penjualanDocument, numbered)).toMatchObject(DAY);
});
