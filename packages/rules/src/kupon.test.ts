/** Coupons: worked cases of both types and their limits. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { hitungKupon, type SyaratKupon } from './kupon.ts';
import { rupiah } from './rupiah.ts';

const line = (kodeJenis: string, kodeGroup: string, total: number) => ({
  kodeJenis,
  kodeGroup,
  total: rupiah(total),
});
const rp: SyaratKupon = { tipe: 'RP', nilai: 100_000, minimal: rupiah(0), jenis: [], group: [] };
const persen: SyaratKupon = { ...rp, tipe: 'PERSEN', nilai: 250 };
const EXACT = { langkah: 1, arah: 'UP' } as const;
const ring = line('CINCIN', 'MT', 3_000_001);
const chain = line('KALUNG', 'MD', 60_000);

test.each<[string, SyaratKupon, number, number]>([
  ['rupiah off everything', rp, 3_060_001, 100_000],
  ['a per cent, floored', persen, 3_060_001, 76_500],
  ['one type alone', { ...persen, jenis: ['CINCIN'] }, 3_000_001, 75_000],
  ['one group alone, never more than it costs', { ...rp, group: ['MD'] }, 60_000, 60_000],
  ['type and group must both fit', { ...rp, jenis: ['CINCIN'], group: ['MD'] }, 0, 0],
  ['the least amount itself counts', { ...rp, minimal: rupiah(3_060_001) }, 3_060_001, 100_000],
  ['below the least amount', { ...rp, minimal: rupiah(3_060_002) }, 3_060_001, 0],
  ['the least amount of its own goods', { ...rp, jenis: ['KALUNG'], minimal: rupiah(1e6) }, 6e4, 0],
])('%s', (_, syarat, dasar, potongan) => {
  expect(hitungKupon(syarat, [ring, chain], EXACT)).toEqual({ dasar, potongan });
});

it('never takes off more than its goods cost, nor less than nothing', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom('RP' as const, 'PERSEN' as const),
      fc.integer({ min: 0, max: 10_000 }),
      amount,
      fc.array(amount),
      fc.constantFrom(1, 500, 1_000),
      fc.constantFrom('UP' as const, 'DOWN' as const),
      (tipe, nilai, minimal, totals, langkah, arah) => {
        const syarat = { ...rp, tipe, nilai, minimal: rupiah(minimal) };
        const lines = totals.map((total) => line('CINCIN', 'MT', total));
        const { dasar, potongan } = hitungKupon(syarat, lines, { langkah, arah });
        expect(potongan).toBeGreaterThanOrEqual(0);
        expect(potongan).toBeLessThanOrEqual(dasar);
      },
    ),
  );
});

test.each([
  // 2.5 % of 4.711.000 is 117.775: 4.593.225 would be left, which no till can give change of.
  [250, 500, 'UP', 117_500, 4_593_500],
  [250, 1_000, 'UP', 117_000, 4_594_000],
  [250, 1_000, 'DOWN', 118_000, 4_593_000],
  [250, 1, 'UP', 117_775, 4_593_225],
  [10_000, 500, 'DOWN', 4_711_000, 0],
  // Less than a step stays what it is.
  [1, 500, 'UP', 471, 4_710_529],
] as const)('%i hundredths at steps of %i %s takes off %i', (nilai, langkah, arah, off, rest) => {
  const lines = [line('CINCIN', 'MT', 4_711_000)];
  const { dasar, potongan } = hitungKupon({ ...persen, nilai }, lines, { langkah, arah });
  expect([potongan, dasar - potongan]).toEqual([off, rest]);
});
