/** A coupon in the basket: its worth follows the lines, what is sent, what is told wrong before. */
import { describe, expect, it } from 'vitest';
import type { CekKupon } from '@kencana/contract/kupon';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, addPayment, EMPTY_BASKET, removeLine, takeCoupon } from './basket.ts';
import type { Basket } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findProblems, saleBody } from './sale-body.ts';

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
const bangle = { ...PIECE, kode_barcode: '11000011', kode_group: 'MD' };
const chain = { ...PIECE, kode_barcode: '11000012', kode_jenis: 'KALUNG' };
const two = addLine(addLine(EMPTY_BASKET, PIECE), chain);
const withCoupon = takeCoupon(two, KUPON);

describe('a coupon', () => {
  it('pays its per cent of the goods that it counts for, line by line as they come and go', () => {
    expect(money(withCoupon)).toMatchObject({ kupon: 235_550, bayar: 235_550, sisa: 9_186_450 });
    expect(money(addLine(withCoupon, bangle)).kupon).toBe(235_550);
    expect(money(removeLine(withCoupon, '11000012')).kupon).toBe(0);
  });

  it('takes off rupiah, but never more than its goods', () => {
    const rp = { ...KUPON, tipe_kupon: 'RP', nilai: 99_000_000, minimal_rp: 0 } as const;
    expect(money(takeCoupon(two, rp)).kupon).toBe(9_422_000);
    expect(money(takeCoupon(two, { ...rp, status: 'HABIS' })).kupon).toBe(0);
  });

  it('stands once: another code takes its place', () => {
    const again = takeCoupon(withCoupon, { ...KUPON, kode_kupon: 'LAIN' });
    expect(again.payments.map((p) => (p.jenis === 'KUPON' ? p.kode : p.jenis))).toEqual(['LAIN']);
    expect(addPayment(again, 'KUPON', rupiah(1)).basket).toBe(again);
  });

  it('is sent with what the screen showed, and refused before when it does not count', () => {
    const { basket } = addPayment(withCoupon, 'CASH', money(withCoupon).sisa);
    expect(saleBody(basket, 'S1', money(basket).kupon).pembayaran).toEqual([
      { jenis: 'KUPON', kode_kupon: 'HEMAT', jumlah_rp: 235_550 },
      { jenis: 'CASH', jumlah_rp: 9_186_450 },
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
