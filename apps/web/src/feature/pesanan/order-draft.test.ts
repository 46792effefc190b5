/** An order while it is typed: the estimate is the server's, the body is the wire's. */
import { expect, test } from 'vitest';
import { pesananInput } from '@kencana/contract/transaction/pesanan';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { hasWork } from '../../engine/document-screen/counter-draft.ts';
import {
  addLine,
  addSample,
  BROUGHT,
  changeLine,
  EMPTY_ORDER,
  orderBody,
  removeLine,
  settleKadar,
  totalOrder,
} from './order-draft.ts';

const ROUNDING = { langkah: 500, arah: 'UP' } as const;
const PRICES = new Map([['MT/7500', 1_320_000]]);
const RING = {
  nama_barang: 'CINCIN PESANAN',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 7500,
  berat: milligram(5_001),
  ongkos: rupiah(250_000),
};

test("estimates at today's price until another is agreed", () => {
  const today = changeLine(EMPTY_ORDER, 1, RING);
  // 5,001 g × 1.320.000 = 6.601.320, + 250.000, rounded up.
  expect(totalOrder(today, PRICES, ROUNDING)).toMatchObject({ total: 6_851_500, sisa: 6_851_500 });
  const agreed = changeLine(today, 1, { harga_gram: rupiah(1_000_000) });
  const payments = [
    { id: 1, jenis: 'CASH', jumlah: rupiah(1_000_000), no_rekening: '', no_card: '' },
  ] as const;
  const money = totalOrder({ ...agreed, payments }, PRICES, ROUNDING);
  expect(money).toMatchObject({ total: 5_251_000, dp: 1_000_000, sisa: 4_251_000, berat: 5_001 });
});

test('a purity that cannot be is drawn, and what was meant is sent', async () => {
  const typed = { ...RING, kadar: 75_000, harga_gram: rupiah(1_000_000) };
  const sample = { ...BROUGHT, kadar: 42_000 };
  const draft = addSample(addLine(changeLine(EMPTY_ORDER, 1, typed)), sample);
  expect(totalOrder(draft, PRICES, ROUNDING)).toMatchObject({ total: 5_251_000 });
  const asked: (number | null)[] = [];
  const settled = await settleKadar(draft, (kadar) => {
    asked.push(kadar);
    return Promise.resolve(kadar === 75_000 ? 7500 : kadar);
  });
  expect(asked).toEqual([75_000, 75_000, 42_000]);
  expect(settled.lines.map((line) => line.kadar)).toEqual([7500, 7500]);
  expect(settled.samples).toMatchObject([{ kadar: 42_000 }]);
});

test('figures that no server takes are drawn as no estimate yet', () => {
  const huge = { ...RING, berat: milligram(1_000_000_000), harga_gram: rupiah(1_000_000_000_000) };
  expect(totalOrder(changeLine(EMPTY_ORDER, 1, huge), PRICES, ROUNDING).total).toBe(0);
  const charge = { ...RING, ongkos: rupiah(9_000_000_000_000_000) };
  expect(totalOrder(changeLine(EMPTY_ORDER, 1, charge), PRICES, ROUNDING).total).toBe(0);
});

test('the body is what the server takes', () => {
  const lines = changeLine(addLine(changeLine(EMPTY_ORDER, 1, RING)), 2, {
    nama_barang: 'CINCIN KEDUA',
    berat: milligram(2_000),
    harga_gram: rupiah(1_300_000),
  });
  const own = { ...BROUGHT, milik: 'TOKO', kode_barcode: '11000001' } as const;
  const brought = { ...BROUGHT, nama_barang: 'CINCIN LAMA', berat: milligram(3_200) };
  const draft = addSample(addSample(lines, own), brought);
  const parsed = pesananInput.parse({
    ...orderBody(draft, 'S1'),
    nama_customer: 'IBU SITI',
  });
  expect(parsed.detail_barang).toMatchObject([
    { berat: 5_001, kadar: 7500, ongkos: 250_000 },
    { berat: 2_000, kadar: 7500, harga_gram: 1_300_000 },
  ]);
  expect(parsed.detail_barang[0]).not.toHaveProperty('harga_gram');
  expect(parsed.contoh).toMatchObject([
    { milik: 'TOKO', kode_barcode: '11000001' },
    { milik: 'CUSTOMER', berat: 3_200 },
  ]);
});

test('knows whether something would be lost', () => {
  expect(hasWork(EMPTY_ORDER, EMPTY_ORDER)).toBe(false);
  const sales = { ...EMPTY_ORDER, customer: { ...EMPTY_ORDER.customer, kode_sales: 'S1' } };
  expect(hasWork(sales, EMPTY_ORDER)).toBe(false);
  expect(hasWork(removeLine(addLine(EMPTY_ORDER), 2), EMPTY_ORDER)).toBe(false);
  expect(hasWork(changeLine(EMPTY_ORDER, 1, { nama_barang: 'X' }), EMPTY_ORDER)).toBe(true);
});
