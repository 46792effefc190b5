/** Scanner against typist: what counts as a scan and what does not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BurstReader } from './scan-burst.ts';
import type { Burst } from './scan-burst.ts';

function type(
  reader: BurstReader,
  text: string,
  gap: number,
  from = 1000,
  suffix = 'Enter',
): Burst {
  let at = from;
  for (const key of text) {
    reader.take({ key, at });
    at += gap;
  }
  return reader.take({ key: suffix, at });
}

test('a fast code with Enter or Tab is a scan', () => {
  expect(type(new BurstReader(), '10000123', 12)).toEqual({
    kind: 'scan',
    code: '10000123',
    repeated: false,
  });
  expect(type(new BurstReader(), '10000123', 12, 0, 'Tab').kind).toBe('scan');
});

test('slow typing, short codes and a late Enter are no scan', () => {
  expect(type(new BurstReader(), '10000123', 120).kind).toBe('none');
  expect(type(new BurstReader(), '12345', 10).kind).toBe('none');
  const reader = new BurstReader();
  type(reader, '10000123', 10, 0, 'x');
  expect(reader.take({ key: 'Enter', at: 5000 }).kind).toBe('none');
});

test('a key that the computer held back does not cut the code in two', () => {
  const reader = new BurstReader();
  let at = 0;
  for (const key of '99') reader.take({ key, at: (at += 5) });
  at += 100;
  for (const key of '999999') reader.take({ key, at: (at += 5) });
  expect(reader.take({ key: 'Enter', at: (at += 5) })).toMatchObject({ code: '99999999' });
});

test('a quick typist is no scanner', () => {
  expect(type(new BurstReader(), '10000123', 60).kind).toBe('none');
});

test('control keys inside a burst belong to the scanner and leave the code whole', () => {
  const reader = new BurstReader();
  let at = 0;
  for (const key of '1000') reader.take({ key, at: (at += 10) });
  expect(reader.take({ key: 'j', at: (at += 10), ctrl: true }).kind).toBe('part');
  for (const key of '0123') reader.take({ key, at: (at += 10) });
  expect(reader.take({ key: 'Enter', at: (at += 10) })).toMatchObject({ code: '10000123' });
});

test('the same code within two seconds is marked, later it counts again', () => {
  const reader = new BurstReader();
  expect(type(reader, '10000123', 10, 0)).toMatchObject({ repeated: false });
  expect(type(reader, '10000123', 10, 1000)).toMatchObject({ repeated: true });
  expect(type(reader, '10000124', 10, 1500)).toMatchObject({ repeated: false });
  expect(type(reader, '10000123', 10, 9000)).toMatchObject({ repeated: false });
});

test('what was typed slowly before a scan never enters the code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '5', '9', 'a', 'c'), maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '7', '9'), minLength: 6, maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      (typed, code, gap) => {
        const reader = new BurstReader();
        let at = 0;
        for (const key of typed) reader.take({ key, at: (at += 150) });
        expect(type(reader, code, gap, at + 150)).toMatchObject({ kind: 'scan', code });
      },
    ),
  );
});
