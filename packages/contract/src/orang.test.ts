/** Names and phone numbers that are some, and what people type instead. */
import { expect, test } from 'vitest';
import { isNama, isNoHp } from './orang.ts';

test.each(['ANI', 'Bu Sri', "D'Angelo", '王', 'Ü. K.', 'ဒေါ်မြ'])('%s is a name', (text) => {
  expect(isNama(text)).toBe(true);
});

test.each(['', '   ', '-', '.', '...', '---', 'x', '1', '081234567890', '?!', '- -'])(
  '"%s" is no name',
  (text) => {
    expect(isNama(text)).toBe(false);
  },
);

test.each(['081234567890', '+62 812-3456-7890', '0274561234', '62 0812 3456 7890'])(
  '%s is a phone number',
  (text) => {
    expect(isNoHp(text)).toBe(true);
  },
);

test.each(['', '-', '0', '0812', '00000000000', '+', '62'])('"%s" is no phone number', (text) => {
  expect(isNoHp(text)).toBe(false);
});
