/** Typed per cents in both spellings. */
import { expect, test } from 'vitest';
import { parsePersen } from './persen.ts';

test.each([
  ['2,5', 250],
  ['2.5', 250],
  ['75', 7500],
  [' 99.99 % ', 9999],
  ['0', 0],
  ['0,05', 5],
])('%s is %d hundredths', (text, hundredths) => {
  expect(parsePersen(text)).toBe(hundredths);
});

test.each(['', 'abc', '1.234', '-5', '2,,5', '1.2.3'])('%s is none', (text) => {
  expect(parsePersen(text)).toBeNull();
});
