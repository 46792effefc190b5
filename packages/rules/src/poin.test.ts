/** Points: worked cases of both bases and of groups with a rule of their own, and their limits. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { milligram } from './gram.ts';
import {
  nilaiPoin,
  poinDidapat,
  poinMelebihi,
  poinUntuk,
  type AturanPoin,
  type SyaratPoin,
} from './poin.ts';
import { rupiah } from './rupiah.ts';

const line = (kodeGroup: string, total: number, berat: number) => ({
  kodeGroup,
  total: rupiah(total),
  berat: milligram(berat),
});
const ring = line('MT', 3_000_000, 3_455);
const bar = line('LM', 1_000_000, 1_000);
const perRp: AturanPoin = { dasar: 'RUPIAH', kelipatan: 100_000, point: 1 };
const perGram: AturanPoin = { dasar: 'GRAM', kelipatan: 2, point: 5 };
const umum: SyaratPoin = { umum: perRp, perGroup: new Map() };
const group = (umumnya: AturanPoin | undefined, aturan: AturanPoin): SyaratPoin => ({
  umum: umumnya,
  perGroup: new Map([['LM', aturan]]),
});

test.each<[string, SyaratPoin, number, number]>([
  ['everything paid in money', umum, 4_000_000, 40],
  ['a part that fills no multiple earns nothing', umum, 3_999_999, 39],
  ['nothing paid in money earns nothing', umum, 0, 0],
  ['money above the total does not count', umum, 9_000_000, 40],
  ['no rule at all', { umum: undefined, perGroup: new Map() }, 4_000_000, 0],
  ['grams: 4.455 g are two pairs', { umum: perGram, perGroup: new Map() }, 4_000_000, 10],
  ['grams in the share of money: half of 4.455 g', { ...umum, umum: perGram }, 2_000_000, 5],
  ['a group by its own rule, the rest by the general one', group(perRp, perGram), 4_000_000, 30],
  ['a group alone, where nothing general is set', group(undefined, perRp), 4_000_000, 10],
  ['three quarters of the money are for the rings', group(perRp, perRp), 2_000_000, 20],
  [
    'many points for a multiple',
    { umum: { ...perRp, point: 7 }, perGroup: new Map() },
    250_000,
    14,
  ],
])('%s', (_, syarat, uang, poin) => {
  expect(poinDidapat(syarat, [ring, bar], rupiah(uang))).toBe(poin);
});

const amount = fc.integer({ min: 0, max: 900_000_000_000 });
const rule = fc.record({
  dasar: fc.constantFrom('RUPIAH' as const, 'GRAM' as const),
  kelipatan: fc.integer({ min: 1, max: 10_000_000 }),
  point: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc.array(
  fc.record({
    kodeGroup: fc.constantFrom('MT', 'LM', 'GD'),
    total: amount.map(rupiah),
    berat: fc.integer({ min: 1, max: 10_000_000 }).map(milligram),
  }),
  { maxLength: 8 },
);

it('more money never earns less, and no more than the money itself is worth', () => {
  fc.assert(
    fc.property(rule, rule, lines, amount, amount, (a, b, sold, one, other) => {
      const syarat = group(a, b);
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const poin = poinDidapat(syarat, sold, rupiah(less));
      expect(Number.isSafeInteger(poin) && poin >= 0).toBe(true);
      expect(poinDidapat(syarat, sold, rupiah(more))).toBeGreaterThanOrEqual(poin);
      const perRupiah = { ...a, dasar: 'RUPIAH' as const };
      const most = Math.floor(less / a.kelipatan) * a.point;
      const own = poinDidapat({ umum: perRupiah, perGroup: new Map() }, sold, rupiah(less));
      expect(own).toBeLessThanOrEqual(most);
    }),
  );
});

it('the order of lines and a line cut in two change nothing', () => {
  fc.assert(
    fc.property(rule, lines, amount, (aturan, sold, uang) => {
      const syarat = { umum: aturan, perGroup: new Map() };
      const whole = poinDidapat(syarat, sold, rupiah(uang));
      expect(poinDidapat(syarat, sold.toReversed(), rupiah(uang))).toBe(whole);
      const cut = sold.flatMap((l) => {
        const half = rupiah(Math.floor(l.total / 2));
        const mg = milligram(Math.floor(l.berat / 2));
        const rest = { ...l, total: rupiah(l.total - half), berat: milligram(l.berat - mg) };
        return [{ ...l, total: half, berat: mg }, rest];
      });
      expect(poinDidapat(syarat, cut, rupiah(uang))).toBe(whole);
    }),
  );
});

it('points that pay are worth no more than what is left, and the most that fit', () => {
  fc.assert(
    fc.property(
      amount,
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 99_999 }),
      (sisa, saldo, n) => {
        const nilai = rupiah(n);
        const poin = poinUntuk(rupiah(sisa), saldo, nilai);
        expect(nilaiPoin(poin, nilai)).toBeLessThanOrEqual(sisa);
        expect(poin === saldo || nilaiPoin(poin + 1, nilai) > sisa).toBe(true);
      },
    ),
  );
  expect(poinUntuk(rupiah(1_000_000), 50, rupiah(0))).toBe(0);
});

test.each([
  [{ ...perRp, point: 200 }, 500, false],
  [{ ...perRp, point: 201 }, 500, true],
  [{ ...perRp, point: 100_000 }, 0, false],
  [{ ...perRp, point: 100_001 }, 0, true],
  [{ ...perGram, point: 10_000 }, 1_000_000, false],
])('%j at %d rupiah a point gives more than was paid: %s', (rule, nilai, expected) => {
  expect(poinMelebihi(rule, nilai)).toBe(expected);
});

test.each([
  [{ ...perGram, point: 4000 }, 500, 1_000_000, false],
  [{ ...perGram, point: 4001 }, 500, 1_000_000, true],
  [{ ...perRp, point: 200 }, 500, 1, false],
  [{ ...perRp, point: 201 }, 500, 1_000_000, true],
])('%j at %d rupiah a point and %d a gram gives more than that: %s', (rule, nilai, gram, more) => {
  expect(poinMelebihi(rule, nilai, gram)).toBe(more);
});

it('what a permitted rule of rupiah gives is never worth more than the money', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (uang, kelipatan, point, nilai) => {
        const rule: AturanPoin = { dasar: 'RUPIAH', kelipatan, point };
        fc.pre(!poinMelebihi(rule, nilai));
        const poin = poinDidapat({ ...umum, umum: rule }, [line('MT', uang, 1_000)], rupiah(uang));
        expect(nilaiPoin(poin, rupiah(nilai))).toBeLessThanOrEqual(uang);
      },
    ),
  );
});
