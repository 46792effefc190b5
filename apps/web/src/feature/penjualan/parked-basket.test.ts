/** Which baskets may be put aside, and by what people tell them apart. */
import { expect, test, vi } from 'vitest';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, EMPTY_BASKET } from './basket.ts';
import { isParkable, nameOf } from './parked-basket.ts';
import { changeCustomer } from './payments.ts';
import { PIECE } from './piece.test-data.ts';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const one = addLine(EMPTY_BASKET, PIECE);

test('a basket with something in it may be put aside, unless it is being saved', () => {
  expect(isParkable(EMPTY_BASKET)).toBe(false);
  expect(isParkable(one)).toBe(true);
  const body = {} as never;
  expect(isParkable({ ...one, pending: { key: 'k', body } })).toBe(false);
});

test('one that takes a stored document is not put aside: it is scanned again', () => {
  const held = { hargaTotal: rupiah(1), pembulatan: rupiah(0) };
  const lines = one.lines.map((line) => ({ ...line, held }));
  expect(isParkable({ ...one, lines })).toBe(false);
});

test('it is called by its customer, else by its first piece', () => {
  expect(nameOf(one)).toBe('CINCIN POLOS');
  expect(nameOf(changeCustomer(one, { no_hp: '0812' }))).toBe('0812');
  expect(nameOf(changeCustomer(one, { no_hp: '0812', nama_customer: 'IBU SARI' }))).toBe(
    'IBU SARI',
  );
});
