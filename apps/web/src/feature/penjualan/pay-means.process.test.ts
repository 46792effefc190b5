/**
 * The tests' own way of paying at the counter: its file and its line in the two lists (which a mock
 * adds) make button, row, money, body and what is told wrong.
 */
import { expect, it, vi } from 'vitest';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, changePayment, EMPTY_BASKET, mayHold } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import { addPayment, payButtons } from './payments.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findProblems, saleBody } from './sale-body.ts';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});
vi.mock('@kencana/contract/payment/payment-list', async (original) => {
  const { payments } = await original<{ payments: readonly unknown[] }>();
  const { cicilanPayment } = await import('@kencana/contract/payment/cicilan.test-data');
  return { payments: [...payments, cicilanPayment] };
});
vi.mock('./pay-list.ts', async (original) => {
  const { payList } = await original<{ payList: readonly unknown[] }>();
  const { cicilanPay } = await import('./cicilan.test-data.tsx');
  return { payList: [...payList, cicilanPay] };
});

const one = addLine(EMPTY_BASKET, PIECE);
const added = addPayment(one, 'CICILAN', rupiah(4_000_000), () => 'ADIRA');
const row = added.basket.payments[0]!;
const filled = changePayment(added.basket, { ...row, no_kontrak: 'K-1' } as typeof row);

it('has its button at its place among the others', () => {
  const names = payButtons.map((button) => button.jenis);
  expect(names.slice(0, 5)).toEqual(['CASH', 'TRANSFER', 'TUKAR', 'CICILAN', 'DEBIT']);
});

it('starts with what is left, stands once, pays, and holds nothing', () => {
  expect(row).toMatchObject({ jumlah: 4_000_000, kode_leasing: 'ADIRA' });
  expect(addPayment(filled, 'CICILAN', rupiah(1)).basket).toBe(filled);
  expect(totalBasket(filled, ROUNDING)).toMatchObject({ bayar: 4_000_000, sisa: 711_000 });
  const over = changePayment(filled, { ...filled.payments[0]!, jumlah: 5_000_000 } as typeof row);
  expect(totalBasket(over, ROUNDING).lebihNonTunai).toBe(289_000);
  expect(mayHold(filled)).toBe(false);
});

it('is sent as its file says, and told wrong at its field before', () => {
  const paid = addPayment(filled, 'CASH', rupiah(711_000)).basket;
  expect(saleBody(paid, 'S1').pembayaran[0]).toEqual({
    jenis: 'CICILAN',
    kode_leasing: 'ADIRA',
    no_kontrak: 'K-1',
    jumlah_rp: 4_000_000,
  });
  expect(findProblems(added.basket, 'S1', totalBasket(added.basket, ROUNDING))).toMatchObject({
    'pembayaran.0.no_kontrak': { key: 'isian.kosong' },
  });
});
