/** What scanned goods come to, exactly. */
import { expect, test } from 'vitest';
import { BOUGHT_LOTS, READY_PIECES } from '@kencana/contract/transaction/scan-list';
import { scanSums } from './scan-sum.ts';

const LOTS = [
  { no_lot: 'A', berat: 0.1, modal: 1_000_000 },
  { no_lot: 'B', berat: 0.2, modal: 2_500_000 },
];

test('weights are added as milligrams, money as rupiah', () => {
  expect(scanSums(READY_PIECES.columns, LOTS)).toEqual(['0.300 gr']);
  expect(scanSums(BOUGHT_LOTS.columns, LOTS)).toEqual(['0.300 gr', 'Rp. 3,500,000,-']);
  expect(scanSums(BOUGHT_LOTS.columns, [])).toEqual(['0.000 gr', 'Rp. 0,-']);
});
