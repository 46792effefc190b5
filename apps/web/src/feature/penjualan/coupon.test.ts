/** A coupon in the basket: its worth follows the lines, what is sent, what is told wrong before. */
import { describe, expect, it, vi } from 'vitest';
import type { CekKupon } from '@kencana/contract/kupon';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, EMPTY_BASKET, removeLine } from './basket.ts';
import type { Basket } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import { takeCoupon } from './coupon.pay.tsx';
import { addPayment, changeCustomer } from './payments.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findProblems, saleBody } from './sale-body.ts';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const KUPON: CekKupon = {
  kode_kupon: 'HEMAT',
  nama_kupon: 'Hemat',
  tgl_dari: '2026-11-01',
  tgl_sampai: '2026-11-30',
  tipe_kupon: 'PERSEN',
  nilai: 2.5,
  minimal_rp: 5_000_000,
  kuota: 10,
  maks_member: 0,
  detail_jenis: [],
  detail_group: ['MT'],
  dipakai: 0,
  sisa: 10,
  status: 'BERLAKU',
  pemakaian: [],
};

const money = (basket: Basket) => totalBasket(basket, ROUNDING);
/** What the coupon, the first payment, takes off. */
const off = (basket: Basket) => money(basket).worths.get(1);
const bangle = { ...PIECE, kode_barcode: '11000011', kode_group: 'MD' };
const chain = { ...PIECE, kode_barcode: '11000012', kode_jenis: 'KALUNG' };
const two = addLine(addLine(EMPTY_BASKET, PIECE), chain);
const withCoupon = takeCoupon(two, KUPON);

describe('a coupon', () => {
  it('pays its per cent of the goods that it counts for; what is left is rounded as a sale is', () => {
    expect(money(withCoupon)).toMatchObject({ bayar: 235_500, sisa: 9_186_500 });
    expect(off(withCoupon)).toBe(235_500);
    expect(off(addLine(withCoupon, bangle))).toBe(235_500);
    expect(off(removeLine(withCoupon, '11000012'))).toBe(0);
  });

  it('takes off rupiah, but never more than its goods', () => {
    const rp = { ...KUPON, tipe_kupon: 'RP', nilai: 99_000_000, minimal_rp: 0 } as const;
    expect(off(takeCoupon(two, rp))).toBe(9_422_000);
    expect(off(takeCoupon(two, { ...rp, status: 'HABIS' }))).toBe(0);
  });

  it('for members alone counts for nobody else, and says so at its field until one is chosen', () => {
    const members = takeCoupon(two, { ...KUPON, maks_member: 2 });
    expect(off(members)).toBe(0);
    expect(findProblems(members, 'S1', money(members))).toMatchObject({
      'pembayaran.0.kode_kupon': { key: 'error.KUPON_MEMBER', data: { kode: 'HEMAT' } },
    });
    const known = changeCustomer(members, { kode_member: 'M1' });
    expect(off(known)).toBe(235_500);
    expect(findProblems(known, 'S1', money(known))).not.toHaveProperty(['pembayaran.0.kode_kupon']);
  });

  it('stands once: another code takes its place', () => {
    const again = takeCoupon(withCoupon, { ...KUPON, kode_kupon: 'LAIN' });
    expect(again.payments).toMatchObject([{ jenis: 'KUPON', kode: 'LAIN' }]);
    expect(addPayment(again, 'KUPON', rupiah(1)).basket).toBe(again);
  });

  it('is sent with what the screen showed, and refused before when it does not count', () => {
    const { basket } = addPayment(withCoupon, 'CASH', money(withCoupon).sisa);
    expect(saleBody(basket, 'S1', money(basket).worths).pembayaran).toEqual([
      { jenis: 'KUPON', kode_kupon: 'HEMAT', jumlah_rp: 235_500 },
      { jenis: 'CASH', jumlah_rp: 9_186_500 },
    ]);
    expect(findProblems(basket, 'S1', money(basket))).toEqual({});
    const late = takeCoupon(basket, { ...KUPON, status: 'LEWAT' });
    expect(findProblems(late, 'S1', money(late))).toMatchObject({
      'pembayaran.0.kode_kupon': { key: 'kupon.tidak_bisa.LEWAT', data: { kode: 'HEMAT' } },
    });
    const empty = addPayment(two, 'KUPON', rupiah(0)).basket;
    expect(Object.keys(findProblems(empty, 'S1', money(empty)))).toEqual([
      'pembayaran.0.kode_kupon',
    ]);
  });
});
