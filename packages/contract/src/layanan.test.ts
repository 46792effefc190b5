/** Phone numbers for messages. */
import { expect, test } from 'vitest';
import { messagePhone } from './layanan.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['+62 0812 3456 7890', '6281234567890'],
  ['0000000000', undefined],
  ['', undefined],
  ['-', undefined],
  ['08', undefined],
  ['0812abc456', undefined],
  ['0812345678901234', undefined],
])('%s becomes %s', (text, expected) => {
  expect(messagePhone(text)).toBe(expected);
});
