/** Points and vouchers in the basket: what they pay, what is sent, what is told wrong before. */
import { describe, expect, it, vi } from 'vitest';
import type { CekKupon } from '@kencana/contract/kupon';
import { poinUntuk } from '@kencana/rules/poin';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, EMPTY_BASKET } from './basket.ts';
import type { Basket } from './basket.ts';
import { sisaFor, totalBasket } from './basket-total.ts';
import { addPayment, changeCustomer } from './payments.ts';
import { takePoints } from './points.pay.tsx';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findHoldProblems, findProblems, saleBody } from './sale-body.ts';
import { takeVoucher } from './voucher.pay.tsx';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const money = (basket: Basket) => totalBasket(basket, ROUNDING);
const RINA = { kode_member: 'M1', nama_customer: 'RINA', poin: 40, nilai_rp: 500 };
const ring = changeCustomer(addLine(EMPTY_BASKET, PIECE), { kode_member: 'M1' });
const fill = (basket: Basket, member = RINA) =>
  takePoints(basket, member, (now, id) =>
    poinUntuk(sisaFor(now, id, ROUNDING), member.poin, rupiah(member.nilai_rp)),
  );
const withPoints = fill(ring);

describe('points', () => {
  it('fill the balance, or what is left where that is less', () => {
    expect(money(withPoints)).toMatchObject({ bayar: 20_000, sisa: 4_691_000 });
    const rich = fill(withPoints, { ...RINA, poin: 100_000 });
    expect(rich.payments).toMatchObject([{ jenis: 'POINT', poin: 9_422 }]);
    expect(money(rich)).toMatchObject({ sisa: 0, kembali: 0 });
  });

  it('are sent with their worth', () => {
    expect(saleBody(withPoints, 'S1').pembayaran).toEqual([
      { jenis: 'POINT', poin: 40, jumlah_rp: 20_000 },
    ]);
  });

  it('above the balance pay no more than it and are refused at their field', () => {
    const [row] = withPoints.payments;
    const over = { ...withPoints, payments: [{ ...row, poin: 41 }] } as unknown as Basket;
    expect(money(over).bayar).toBe(20_000);
    expect(findProblems(over, 'S1', money(over))).toEqual({
      'pembayaran.0.poin': { key: 'error.POIN_KURANG', data: { kode: 'M1', poin: '40' } },
    });
  });

  it('are forgotten when the member is another one', () => {
    const other = changeCustomer(withPoints, { kode_member: 'M2' });
    expect(money(other).bayar).toBe(0);
    expect(findProblems(other, 'S1', money(other))).toEqual({
      'pembayaran.0.poin': { key: 'poin.isi_member' },
    });
    expect(changeCustomer(withPoints, { nama_customer: 'RINA' }).payments).toEqual(
      withPoints.payments,
    );
  });

  it('are no down payment', () => {
    expect(findHoldProblems(withPoints, 'S1', money(withPoints), '2026-12-20')).toEqual({
      pembayaran: { key: 'error.DP_BUKAN_UANG', data: { jenis: 'POINT' } },
    });
  });
});

const VOUCHER: CekKupon = {
  kode_kupon: 'V1',
  nama_kupon: 'Voucher',
  tgl_dari: '2026-11-01',
  tgl_sampai: '2026-11-30',
  tipe_kupon: 'VOUCHER',
  nilai: 250_000,
  minimal_rp: 0,
  kuota: 1,
  maks_member: 0,
  detail_jenis: [],
  detail_group: [],
  dipakai: 0,
  sisa: 1,
  status: 'BERLAKU',
  pemakaian: [],
};

describe('vouchers', () => {
  const first = addPayment(ring, 'VOUCHER', rupiah(0));
  const one = takeVoucher(first.basket, first.id, VOUCHER);

  it('pay their whole value, each in a row of its own', () => {
    const second = addPayment(one, 'VOUCHER', rupiah(0));
    const both = takeVoucher(second.basket, second.id, { ...VOUCHER, kode_kupon: 'V2' });
    expect(money(both).bayar).toBe(500_000);
    expect(saleBody(both, 'S1').pembayaran).toEqual([
      { jenis: 'VOUCHER', kode_voucher: 'V1', jumlah_rp: 250_000 },
      { jenis: 'VOUCHER', kode_voucher: 'V2', jumlah_rp: 250_000 },
    ]);
  });

  it('say what is wrong with them before anything is sent', () => {
    const used = takeVoucher(one, first.id, { ...VOUCHER, status: 'HABIS' });
    expect(findProblems(used, 'S1', money(used))).toEqual({
      'pembayaran.0.kode_voucher': { key: 'kupon.tidak_bisa.HABIS', data: { kode: 'V1' } },
    });
    expect(findProblems(first.basket, 'S1', money(first.basket))).toEqual({
      'pembayaran.0.kode_voucher': { key: 'voucher.wajib' },
    });
  });
});
