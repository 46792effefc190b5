/** What a kind computes is worked out once a save, and never kept for another one. */
import { expect, test, vi } from 'vitest';
import { baseOf } from '../../../test/sale-case.ts';
import { computing } from './computing.ts';

interface Input {
  readonly qty: number;
}
interface Facts {
  readonly harga: number;
}

function parts() {
  const compute = vi.fn<(input: Input, facts: Facts) => { total: number }>(
    ({ qty }, { harga }) => ({
      total: qty * harga,
    }),
  );
  const made = computing(compute, {
    check: ({ qty }, _facts, _base, computed) =>
      qty > 0 && computed().total > 100 ? [{ code: 'DP_LEBIH' }] : [],
    approval: (_input, _facts, _base, { total }) =>
      total > 50
        ? [{ kategori: 'UJI', uraian: { key: 'minta.pesanan-no', data: {} }, sesudah: total }]
        : [],
    exemptOfDay: (_input, _facts, _base, { total }) => ({ kas_keluar: total }),
    post: (_input, _facts, _base, { total }) => ({ total }),
  });
  return { compute, made };
}

test('check, approval, the day and the posting share one computation', () => {
  const { compute, made } = parts();
  const [input, facts, base] = [{ qty: 3 }, { harga: 20 }, baseOf()];
  expect(made.check(input, facts, base)).toEqual([]);
  expect(made.post(input, facts, base)).toEqual({ total: 60 });
  expect(made.approval(input, facts, base)).toMatchObject([{ sesudah: 60 }]);
  expect(made.exemptOfDay?.(input, facts, base)).toEqual({ kas_keluar: 60 });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('another input, other facts or another base compute anew', () => {
  const { compute, made } = parts();
  const [facts, base] = [{ harga: 20 }, baseOf()];
  expect(made.post({ qty: 3 }, facts, base)).toEqual({ total: 60 });
  expect(made.post({ qty: 4 }, facts, base)).toEqual({ total: 80 });
  const input = { qty: 1 };
  expect(made.post(input, facts, base)).toEqual({ total: 20 });
  expect(made.post(input, { harga: 7 }, base)).toEqual({ total: 7 });
  expect(made.post(input, facts, { ...base })).toEqual({ total: 20 });
  expect(compute).toHaveBeenCalledTimes(5);
});

test('a check that refuses before computes nothing', () => {
  const { compute, made } = parts();
  expect(made.check({ qty: 0 }, { harga: 1 }, baseOf())).toEqual([]);
  expect(compute).not.toHaveBeenCalled();
  expect(made.check({ qty: 200 }, { harga: 1 }, baseOf())).toEqual([{ code: 'DP_LEBIH' }]);
});
