/** Numbers, barcodes, dates, slices and phone numbers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBarcode, formatNomor, nomorBaris, periodeNomor } from './nomor.ts';
import { slices } from './potong.ts';
import {
  addDays,
  addMonths,
  diffDays,
  isTanggal,
  lebihDariSatuBulan,
  tanggal,
  todayIn,
} from './tanggal.ts';

const tgl = tanggal('2026-11-05');

describe('nomor', () => {
  it('spells document numbers, growing past four digits', () => {
    const part = { kode_toko: 'JKT1', kode: 'FJ', tgl, urut: 1 };
    expect(formatNomor(part)).toBe('JKT1-FJ-261105-0001');
    expect(formatNomor({ ...part, urut: 12345 })).toBe('JKT1-FJ-261105-12345');
    expect(formatNomor({ ...part, kode: 'PI', urut: 7 })).toBe('JKT1-PI26-00007');
    expect(() => formatNomor({ ...part, urut: 0 })).toThrow(RangeError);
  });

  it('counts per business date, loans per year', () => {
    expect(periodeNomor('FJ', tgl)).toBe('2026-11-05');
    expect(periodeNomor('PI', tgl)).toBe('2026');
  });

  it('numbers lines and spells barcodes', () => {
    expect(nomorBaris('JKT1-FJ-261105-0001', 2)).toBe('JKT1-FJ-261105-0001-2');
    expect(() => nomorBaris('X', 0)).toThrow(RangeError);
    expect(formatBarcode('07', 42)).toBe('07000042');
    expect(() => formatBarcode('7', 1)).toThrow(RangeError);
    expect(() => formatBarcode('07', 1_000_000)).toThrow(RangeError);
  });
});

describe('tanggal', () => {
  it('knows existing days only', () => {
    expect(isTanggal('2024-02-29')).toBe(true);
    for (const bad of ['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '', '2026-11-05T']) {
      expect(isTanggal(bad)).toBe(false);
    }
    expect(() => tanggal('2026-02-30')).toThrow(RangeError);
  });

  it('adds and clamps', () => {
    expect(addDays(tgl, 30)).toBe('2026-12-05');
    expect(addDays(tgl, -5)).toBe('2026-10-31');
    expect(diffDays(tgl, tanggal('2027-11-05'))).toBe(365);
    expect(addMonths(tanggal('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(tanggal('2024-03-31'), -1)).toBe('2024-02-29');
    expect(addMonths(tanggal('2026-11-30'), 14)).toBe('2028-01-30');
    expect(() => addDays(tanggal('9999-12-31'), 1)).toThrow(RangeError);
  });

  it('limits report ranges to one month', () => {
    const from = tanggal('2026-01-01');
    expect(lebihDariSatuBulan(from, tanggal('2026-02-01'))).toBe(false);
    expect(lebihDariSatuBulan(from, tanggal('2026-02-02'))).toBe(true);
  });

  it('reads the clock in the time zone of the shop', () => {
    const now = new Date('2026-11-05T16:30:00Z');
    expect(todayIn('Asia/Jakarta', now)).toBe('2026-11-05');
    expect(todayIn('Asia/Makassar', now)).toBe('2026-11-06');
  });

  it('addDays and diffDays undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
        expect(diffDays(tgl, addDays(tgl, days))).toBe(days);
      }),
    );
  });
});

describe('potong', () => {
  it('cuts into slices of 20, at most five', () => {
    expect(slices('')).toEqual([]);
    expect(slices('Cincin')).toEqual(['Cincin']);
    expect(slices('x'.repeat(130)).map((s) => s.length)).toEqual([20, 20, 20, 20, 20]);
    fc.assert(
      fc.property(fc.string({ maxLength: 150, unit: 'binary' }), (text) => {
        const parts = slices(text);
        expect(parts.join('')).toBe(Array.from(text).slice(0, 100).join(''));
        expect(parts.every((p) => Array.from(p).length <= 20)).toBe(true);
      }),
    );
  });
});
