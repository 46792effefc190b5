/** Stock per purity: groups with their sums, then what has none, then all; figures by hand. */
import { expect, test } from 'vitest';
import type { KadarSummary } from '@kencana/contract/closing';
import { kadar } from '@kencana/rules/kadar';
import { kadarRows } from './kadar-rows.ts';

function line(purity: number, qty: number, berat: number, names: Partial<KadarSummary> = {}) {
  const none = { awal_murni: 0, masuk_berat: 0, beli_berat: 0, jual_berat: 0, keluar_berat: 0 };
  return {
    kadar: kadar(purity),
    label: '',
    kelompok: '',
    ...none,
    awal_qty: qty,
    awal_berat: berat,
    akhir_qty: qty,
    akhir_berat: berat,
    akhir_murni: Math.round((berat * purity) / 10_000),
    ...names,
  };
}

test('each group has its sum before its purities, and all of them one at the end', () => {
  const rows = kadarRows([
    line(4200, 2, 5_000, { label: '10K', kelompok: 'EMAS MUDA', jual_berat: 1_000 }),
    line(3750, 1, 2_000, { label: '9K', kelompok: 'EMAS MUDA', jual_berat: 500 }),
    line(7500, 3, 9_000, { label: '18K', kelompok: 'EMAS TUA' }),
    line(9999, 1, 10_000),
  ]);
  expect(
    rows.map(({ jenis, label, sums }) => [jenis, label, sums.akhir_qty, sums.akhir_berat]),
  ).toEqual([
    ['kelompok', 'EMAS MUDA', 3, 7_000],
    ['kadar', '10K', 2, 5_000],
    ['kadar', '9K', 1, 2_000],
    ['kelompok', 'EMAS TUA', 3, 9_000],
    ['kadar', '18K', 3, 9_000],
    ['kadar', '99.99%', 1, 10_000],
    ['total', '', 7, 26_000],
  ]);
  expect(rows[0]?.sums.jual_berat).toBe(1_500);
  // 2.100 + 750 + 6.750 + 9.999.
  expect(rows.at(-1)?.sums.akhir_murni).toBe(19_599);
});

test('nothing is shown of a day without goods', () => {
  expect(kadarRows([])).toEqual([]);
});
