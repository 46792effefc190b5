/** Dates as people type them, and the calendar's edges. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockIn,
  todayIn,
  addDays,
  addMonths,
  isTanggal,
  lebihDariSatuBulan,
  parseTanggal,
  tanggal,
} from './tanggal.ts';

describe('parseTanggal', () => {
  test.each([
    ['2026-11-07', '2026-11-07'],
    [' 2026-11-7 ', '2026-11-07'],
    ['2026/11/07', '2026-11-07'],
    ['20261107', '2026-11-07'],
    ['7/11/2026', '2026-11-07'],
    ['07-11-2026', '2026-11-07'],
    ['7.11.2026', '2026-11-07'],
    ['29/2/2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(parseTanggal(typed)).toBe(day);
  });

  test.each(['', '2026-11', '2026-13-01', '29/2/2027', '11/31/2026', '7/11/26', '2026-11-07x'])(
    '%s is no day',
    (typed) => {
      expect(parseTanggal(typed)).toBeNull();
    },
  );

  test('reads every day in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        const day = addDays(tanggal('2000-01-01'), days);
        const [y, m, d] = day.split('-');
        for (const typed of [day, `${y}${m}${d}`, `${Number(d)}/${Number(m)}/${y}`]) {
          expect(parseTanggal(typed)).toBe(day);
        }
      }),
    );
  });
});

test('a month later is clamped to that month and one month still fits a report', () => {
  expect(addMonths(tanggal('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(tanggal('2026-03-31'), -13)).toBe('2025-02-28');
  expect(lebihDariSatuBulan(tanggal('2026-01-01'), tanggal('2026-02-01'))).toBe(false);
  expect(lebihDariSatuBulan(tanggal('2026-01-01'), tanggal('2026-02-02'))).toBe(true);
  expect(isTanggal('0000-01-01')).toBe(false);
});

test.each([
  ['Asia/Jakarta', '23:30:05', '2026-11-21'],
  ['Asia/Makassar', '00:30:05', '2026-11-22'],
  ['Asia/Jayapura', '01:30:05', '2026-11-22'],
])('a moment on the clock and calendar of %s', (zona, jam, tgl) => {
  const moment = new Date('2026-11-21T16:30:05Z');
  expect([clockIn(zona, moment), todayIn(zona, moment)]).toEqual([jam, tgl]);
});
