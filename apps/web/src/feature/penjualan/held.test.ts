/** Taking a titipan on the counter, letting it go, and what is sent for it and for holding one. */
import { describe, expect, it, test, vi } from 'vitest';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, EMPTY_BASKET } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import { releaseHeld, takeHeld, takenNo } from './held.ts';
import { addPayment, changeCustomer } from './payments.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findHoldProblems, findProblems, holdBody, saleBody } from './sale-body.ts';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const NO = 'JKT1-TP-261120-0001';

/** Held while the shop rounded up: 4.560.600 + 150.000 − 50.000 stood at 4.661.000. */
const TITIPAN = {
  no_faktur_group: NO,
  kode_sales: 'S2',
  kode_member: 'NONMEMBER',
  nama_customer: 'IBU ANI',
  no_hp: '0812',
  alamat_customer: 'BRAGA 1',
  bayar: 1_000_000,
  detail: [
    {
      hidup: true,
      kode_barcode: '11000010',
      nama_barang: 'CINCIN',
      kode_jenis: 'CINCIN',
      kode_group: 'MT',
      berat: 3.455,
      kadar: 75,
      harga_jual: 4_560_600,
      ongkos: 150_000,
      harga_atribut: 0,
      diskon: 50_000,
      pembulatan: 400,
      harga_total: 4_661_000,
      keterangan: 'UKURAN 12',
    },
    { hidup: false, kode_barcode: '11000011' },
  ],
} as unknown as TitipanDocument;

const taken = takeHeld(EMPTY_BASKET, TITIPAN);

describe('taking', () => {
  it('brings live pieces at their held total, customer, sales person and down payment', () => {
    expect(takenNo(taken)).toBe(NO);
    expect(taken.lines.map((line) => line.kode_barcode)).toEqual(['11000010']);
    expect(taken.customer).toMatchObject({ kode_sales: 'S2', nama_customer: 'IBU ANI' });
    // Rounding down today changes nothing of what was agreed.
    const money = totalBasket(taken, { langkah: 500, arah: 'DOWN' });
    expect(money).toMatchObject({ total: 4_661_000, pembulatan: 400, sisa: 3_661_000 });
  });

  it('sends barcodes and remarks, so that the server counts what it holds', () => {
    const body = saleBody(taken, 'S2');
    expect(body).toMatchObject({
      no_titip_group: NO,
      detail_barang: [{ kode_barcode: '11000010' }],
    });
    expect(body.pembayaran).toEqual([{ jenis: 'TITIPAN', no_titipan: NO, jumlah_rp: 1_000_000 }]);
    expect(body.detail_barang[0]).toEqual({ kode_barcode: '11000010', keterangan: 'UKURAN 12' });
  });

  it('is let go whole: pieces and down payment together, other payments stay', () => {
    const paid = addPayment(taken, 'CASH', rupiah(3_661_000)).basket;
    expect(findProblems(paid, 'S2', totalBasket(paid, ROUNDING))).toEqual({});
    const free = releaseHeld(paid);
    expect(free.lines).toEqual([]);
    expect(free.payments.map((p) => p.jenis)).toEqual(['CASH']);
    expect(takenNo(free)).toBeUndefined();
  });
});

describe('holding', () => {
  const ANI = { nama_customer: 'IBU ANI', no_hp: '081234567890' };
  const DAY = '2026-12-20';
  const one = changeCustomer(addLine(EMPTY_BASKET, PIECE), ANI);
  const problems = (rp: number): object => {
    const paid = addPayment(one, 'CASH', rupiah(rp)).basket;
    return findHoldProblems(paid, 'S1', totalBasket(paid, ROUNDING), DAY);
  };

  it('wants a down payment up to the total, of money', () => {
    expect(findHoldProblems(one, 'S1', totalBasket(one, ROUNDING), DAY)).toEqual({
      pembayaran: { key: 'error.BAYAR_KOSONG' },
    });
    expect(problems(1_000_000)).toEqual({});
    expect(problems(4_711_000)).toEqual({});
    expect(problems(4_711_001)).toMatchObject({ pembayaran: { key: 'error.DP_LEBIH' } });
    expect(findHoldProblems(taken, 'S1', totalBasket(taken, ROUNDING), DAY)).toMatchObject({
      pembayaran: { key: 'error.DP_BUKAN_UANG', data: { jenis: 'TITIPAN' } },
    });
  });

  it('wants a name, a whole phone number and a day, all told at once', () => {
    const wanted = (change: object, day = DAY): object => {
      const paid = addPayment(changeCustomer(one, change), 'CASH', rupiah(1_000_000)).basket;
      return findHoldProblems(paid, 'S1', totalBasket(paid, ROUNDING), day);
    };
    expect(wanted({ nama_customer: ' - ', no_hp: ' ' }, '')).toEqual({
      nama_customer: { key: 'error.CUSTOMER_WAJIB' },
      no_hp: { key: 'error.HP_WAJIB' },
      tgl_janji: { key: 'error.TGL_JANJI_WAJIB' },
    });
    const short = { key: 'error.HP_SALAH', data: { no_hp: '0812' } };
    expect(wanted({ no_hp: '0812' })).toEqual({ no_hp: short });
    const member = { kode_member: 'M1', nama_customer: '', no_hp: '' };
    expect(wanted(member)).toEqual({});
    expect(wanted({ ...member, no_hp: '0812' })).toEqual({ no_hp: short });
  });

  it('sends the sale’s body with bayar_dp and the day', () => {
    const paid = addPayment(one, 'CASH', rupiah(1_000_000)).basket;
    const sale = saleBody(paid, 'S1');
    expect(holdBody(paid, 'S1', DAY)).toEqual({ ...sale, bayar_dp: true, tgl_janji: DAY });
  });
});

test('old gold in trade names who gives it', () => {
  const gold = addPayment(addLine(EMPTY_BASKET, PIECE), 'TUKAR', rupiah(0)).basket;
  const asked = (change: object): object => {
    const basket = changeCustomer(gold, change);
    return findProblems(basket, 'S1', totalBasket(basket, ROUNDING));
  };
  const nobody = { key: 'error.PENJUAL_WAJIB' };
  expect(asked({ nama_customer: '.' })).toMatchObject({ nama_customer: nobody });
  expect(asked({ nama_customer: 'IBU ANI' })).not.toHaveProperty('nama_customer');
  expect(asked({ kode_member: 'M1' })).not.toHaveProperty('nama_customer');
});
