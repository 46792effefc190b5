/** Names and phone numbers that are some, and what people type instead. */
import { expect, test } from 'vitest';
import { bacaNoHp, isNama, isNamaSama, isNoHp, noHpLama } from './orang.ts';

test.each(['ANI', 'Bu Sri', "D'Angelo", '王', 'Ü. K.', 'ဒေါ်မြ'])('%s is a name', (text) => {
  expect(isNama(text)).toBe(true);
});

test.each(['', '   ', '-', '.', '...', '---', 'x', '1', '081234567890', '?!', '- -'])(
  '"%s" is no name',
  (text) => {
    expect(isNama(text)).toBe(false);
  },
);

test.each([
  ['081234567890', '6281234567890'],
  ['0812345678', '62812345678'],
  ['0812345678901', '62812345678901'],
  ['+62 812-3456-7890', '6281234567890'],
  ['62 0812 3456 7890', '6281234567890'],
  ['021 555123', '6221555123'],
  ['0274561234', '62274561234'],
  ['(0274) 5612-3456', '6227456123456'],
  ['+65 9123 4567', '+6591234567'],
  ['+1 (212) 555-0100', '+12125550100'],
])('%s is a phone number and stored as %s', (text, stored) => {
  expect(bacaNoHp(text)).toBe(stored);
  expect(bacaNoHp(stored)).toBe(stored);
  expect(isNoHp(text)).toBe(true);
});

const NO_NUMBER = [
  '',
  '-',
  '0',
  '0812',
  '00000000000',
  '+',
  '62',
  '08129876',
  '081234567',
  '08123456789012',
  '02155512',
  '0274561234567',
  '6591234567',
  '81234567890',
  '+6512345',
  '+62812987',
  '+1234567890123456',
  '0112345678',
  '0812abc4567',
];

test.each(NO_NUMBER)('"%s" is no phone number', (text) => {
  expect(isNoHp(text)).toBe(false);
});

test.each([
  ['6281234567890', '6281234567890'],
  ['6591234567', '+6591234567'],
  ['628129876', ''],
  ['', ''],
])('the stored "%s" fills a field with "%s"', (stored, filled) => {
  expect(noHpLama(stored)).toBe(filled);
});

test.each([
  ['IBU ANI', 'ani', true],
  ['Hj. Siti Aminah', 'IBU AMINAH, SITI', true],
  ["D'Angelo", 'DANGELO', true],
  ['José', 'JOSE', true],
  ['IBU', 'BU', false],
  ['IBU ANI', 'IBU ANIS', false],
  ['IBU ANI', 'PAK BUDI', false],
  ['王', '王', true],
])('%s and %s are one person: %s', (one, other, same) => {
  expect(isNamaSama(one, other)).toBe(same);
  expect(isNamaSama(other, one)).toBe(same);
});
