/** Numbers, states and cancelling as every kind of document reads them from its definition. */
import { describe, expect, test } from 'vitest';
import {
  dateOfNumber,
  documentNumber,
  isCancellable,
  rincianOf,
  rumusOf,
  waitsForCashier,
} from './define-document.ts';
import { valueAt } from './document-row.ts';
import { penjualanDocument } from './penjualan.ts';
import { serviceDocument } from './service.ts';
import { titipanDocument } from './titipan.ts';

describe('numbers', () => {
  test('tell their business date, also on a line of the nota', () => {
    expect(dateOfNumber(penjualanDocument, 'jkt1-fj-261120-0006-1')).toBe('2026-11-20');
    expect(dateOfNumber(penjualanDocument, 'JKT1-FB-261120-0006')).toBeUndefined();
    expect(dateOfNumber(penjualanDocument, '11000010')).toBeUndefined();
  });

  test('lose the suffix of a line', () => {
    const no = 'JKT1-FJ-261120-0006';
    expect(documentNumber(penjualanDocument, ' jkt1-fj-261120-0006-1 ')).toBe(no);
    expect(documentNumber(penjualanDocument, no)).toBe(no);
  });
});

describe('states', () => {
  const today = '2026-11-20';
  const sale = { status: 'OPEN', status_valid: 'DONE', tgl_system: today };

  test('a sale can be cancelled on its own day, once', () => {
    expect(isCancellable(penjualanDocument, sale, today)).toBe(true);
    const gone = { ...sale, barang_keluar: true };
    expect(isCancellable(penjualanDocument, gone, today)).toBe(false);
    expect(isCancellable(penjualanDocument, sale, '2026-11-21')).toBe(false);
    expect(isCancellable(penjualanDocument, { ...sale, status: 'BATAL' }, today)).toBe(false);
  });

  test('a kind without a day is cancelled while it lives', () => {
    const { kemarin: _day, ...batal } = penjualanDocument.batal;
    const statuses = [
      { value: 'OPEN', label: 'document.status.OPEN', tone: 'info', hidup: true },
      { value: 'FINISH', label: 'document.status.DONE', tone: 'ok' },
    ] as const;
    const held = { ...penjualanDocument, batal, statuses };
    expect(isCancellable(held, sale, '2026-11-25')).toBe(true);
    expect(isCancellable(held, { ...sale, status: 'FINISH' }, today)).toBe(false);
  });

  test('a kind that is undone on any day may be while it stands', () => {
    const { kemarin: _day, ...rest } = penjualanDocument.batal;
    const any = { ...penjualanDocument, batal: { ...rest, kapanSaja: true } } as const;
    expect(isCancellable(any, sale, '2026-12-25')).toBe(true);
    expect(isCancellable(any, { ...sale, status: 'BATAL' }, today)).toBe(false);
  });

  test('only a living document waits for the cashier', () => {
    expect(waitsForCashier({ status: 'OPEN', status_valid: 'OPEN' })).toBe(true);
    expect(waitsForCashier({ status: 'BATAL', status_valid: 'OPEN' })).toBe(false);
    expect(waitsForCashier(sale)).toBe(false);
  });
});

test('a path reaches into details and stops at nothing', () => {
  expect(valueAt({ total: 5, rincian: { dp: 3 } }, 'rincian.dp')).toBe(3);
  expect(valueAt({ total: 5 }, 'rincian.dp')).toBeUndefined();
});

test('what a kind keeps is opened by that kind alone', () => {
  const kept = { kind: 'service', rincian: { di_tukang: true } };
  expect(rincianOf(serviceDocument, kept).di_tukang).toBe(true);
  expect(() => rincianOf(titipanDocument, kept)).toThrow(RangeError);
  const line = { jenis_baris: 'SERVICE', rumus: { kondisi: 'PATAH' } };
  expect(rumusOf(serviceDocument.lines[0], line).kondisi).toBe('PATAH');
  expect(() => rumusOf(titipanDocument.lines[0], line)).toThrow(RangeError);
});
