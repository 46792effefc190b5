/** Weight: wire grams without float error, typed grams, display, gram rounding. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatGram,
  formatGramUnit,
  gramToMg,
  mgToGram,
  milligram,
  parseGram,
  roundGram,
  sumMg,
} from './gram.ts';

const weight = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(milligram);

describe('gram', () => {
  it('brands whole milligrams', () => {
    expect(() => milligram(0.5)).toThrow(RangeError);
    expect(sumMg([milligram(1), milligram(2)])).toBe(3);
  });

  it('converts wire grams exactly', () => {
    expect(gramToMg(1.005)).toBe(1005);
    expect(gramToMg(0.1 + 0.7)).toBe(800);
    expect(gramToMg(4.35)).toBe(4350);
    expect(() => gramToMg(1.0005)).toThrow(RangeError);
    expect(() => gramToMg(Number.NaN)).toThrow(RangeError);
    expect(() => gramToMg(Infinity)).toThrow(RangeError);
    fc.assert(
      fc.property(weight, (mg) => {
        expect(gramToMg(mgToGram(mg))).toBe(mg);
      }),
    );
  });

  it('formats', () => {
    expect(formatGram(milligram(3455))).toBe('3.455');
    expect(formatGram(milligram(5))).toBe('0.005');
    expect(formatGram(milligram(-50))).toBe('-0.050');
    expect(formatGram(milligram(1234567))).toBe('1,234.567');
    expect(formatGram(milligram(3455), 2)).toBe('3.46');
    expect(formatGram(milligram(-4), 2)).toBe('0.00');
    expect(formatGram(milligram(3500), 0)).toBe('4');
    expect(formatGramUnit(milligram(3455))).toBe('3.455 gr');
  });

  it.each([
    ['3,455', 3455],
    ['3.455', 3455],
    ['5.009', 5009],
    ['5,009', 5009],
    ['1.234,567', 1234567],
    ['1,234.567', 1234567],
    ['1.234.567', 1234567000],
    ['3,5', 3500],
    ['.5', 500],
    ['12', 12000],
    ['3.455 gr', 3455],
    ['-0,05', -50],
    [' 0 ', 0],
  ])('reads %s', (text, expected) => expect(parseGram(text)).toBe(expected));

  it.each([
    '',
    '-',
    '1.2345',
    '1,23,456',
    '1.234,5678',
    '1.234,567.8',
    '0.123.456',
    '1e3',
    '3 5',
    'x',
  ])('refuses %s', (text) => expect(parseGram(text)).toBeNull());

  it('reads back every weight in every spelling', () => {
    fc.assert(
      fc.property(weight, (mg) => {
        const english = formatGram(mg);
        const indonesian = english.replace(/[.,]/g, (c) => (c === '.' ? ',' : '.'));
        const plain = english.replaceAll(',', '');
        const spellings = [english, indonesian, plain, plain.replace('.', ','), formatGramUnit(mg)];
        for (const text of spellings) expect(parseGram(text)).toBe(mg);
      }),
    );
  });

  it('rounds the receipt weight half up to the step', () => {
    expect(roundGram(milligram(3424), 50)).toBe(3400);
    expect(roundGram(milligram(3425), 50)).toBe(3450);
    expect(roundGram(milligram(3449), 100)).toBe(3400);
    expect(roundGram(milligram(3450), 100)).toBe(3500);
    fc.assert(
      fc.property(weight, fc.constantFrom(50 as const, 100 as const), (mg, step) => {
        const rounded = roundGram(mg, step);
        expect(Math.abs(rounded % step)).toBe(0);
        expect(rounded - mg).toBeGreaterThan(-step / 2);
        expect(rounded - mg).toBeLessThanOrEqual(step / 2);
      }),
    );
  });
});
