/** What a list asks of the server: dates where a day counts, one page where a status is whole. */
import { expect, test } from 'vitest';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { serviceDocument } from '@kencana/contract/document/service';
import {
  firstFilter,
  heldTo,
  isBackwards,
  numberFilter,
  pageOf,
  queryOf,
  skipOf,
  withStatus,
} from './document-query.ts';

const DAY = { tgl_awal: '2026-11-20', tgl_akhir: '2026-11-20' };
const filter = (status: string) => ({
  ...DAY,
  no_faktur: '',
  customer: '',
  kode_sales: '',
  status,
});

const TODAY = DAY.tgl_awal;

test('finished pre-orders are one list of 9999 without dates (spec 1 §5)', () => {
  expect(pageOf(preOrderDocument, filter('FINISH'))).toBe(9999);
  const finished = withStatus(preOrderDocument, filter(''), 'FINISH', TODAY);
  expect(queryOf(finished)).not.toHaveProperty('tgl_awal');
});

test('pages of pre-orders count from 1, as the specification does; others from 0', () => {
  expect([skipOf(preOrderDocument, 0), skipOf(preOrderDocument, 50)]).toEqual([1, 51]);
  expect([skipOf(serviceDocument, 0), skipOf(serviceDocument, 50)]).toEqual([0, 50]);
});

test('a list begins with what is still open of any day, else with today', () => {
  const open = queryOf(firstFilter(serviceDocument, TODAY));
  expect(open).toMatchObject({ status: 'BERJALAN' });
  expect(open).not.toHaveProperty('tgl_awal');
  expect(open).not.toHaveProperty('tgl_akhir');
  const sales = queryOf(firstFilter(penjualanDocument, TODAY));
  expect(sales).toMatchObject({ ...DAY, status: '' });
});

test('dates go with a status of any day, may be typed again, and come back with another', () => {
  const open = withStatus(serviceDocument, filter(''), 'OPEN', TODAY);
  expect(queryOf(open)).not.toHaveProperty('tgl_awal');
  const since = { ...open, tgl_awal: '2026-11-01' };
  expect(queryOf(since)).toMatchObject({ tgl_awal: '2026-11-01' });
  expect(isBackwards(since)).toBe(false);
  expect(isBackwards({ ...since, tgl_akhir: '2026-10-31' })).toBe(true);
  const cancelled = withStatus(serviceDocument, since, 'BATAL', TODAY);
  expect(cancelled).toMatchObject({ tgl_awal: '2026-11-01', tgl_akhir: TODAY });
  expect(pageOf(penjualanDocument, filter('DONE'))).toBe(50);
});

test('a number is asked for on its own day, whatever its status', () => {
  const asked = numberFilter(serviceDocument, 'JKT1-SV-261101-0001', TODAY);
  expect(queryOf(asked)).toEqual({
    tgl_awal: '2026-11-01',
    tgl_akhir: '2026-11-01',
    no_faktur: 'JKT1-SV-261101-0001',
    customer: '',
    kode_sales: '',
    status: '',
  });
});

test('who is locked to today sends no dates, and reads in them what the server answers', () => {
  for (const status of ['', 'BERJALAN', 'FINISH', 'BATAL']) {
    const old = { ...filter(status), tgl_awal: '2026-11-01', tgl_akhir: '2026-11-01' };
    const held = heldTo(serviceDocument, TODAY, old);
    expect(held.tgl_awal).toBe(status === 'BERJALAN' ? '' : TODAY);
    expect(held.tgl_akhir).toBe(held.tgl_awal);
    expect(queryOf(held, true)).not.toHaveProperty('tgl_awal');
    expect(queryOf(held, true)).not.toHaveProperty('tgl_akhir');
  }
});
