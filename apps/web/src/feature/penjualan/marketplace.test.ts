/** A marketplace's payment in the basket: started with what is left, once, and sent whole. */
import { describe, expect, it, vi } from 'vitest';
import { rupiah } from '@kencana/rules/rupiah';
import { addLine, changePayment, EMPTY_BASKET } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import { addPayment } from './payments.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findHoldProblems, findProblems, saleBody } from './sale-body.ts';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const TOTAL = rupiah(4_711_000);
const one = addLine(EMPTY_BASKET, PIECE);
const usual = (name: string) => (name === 'logistik' ? 'JNE YES' : '');
const added = addPayment(one, 'MARKETPLACE', TOTAL, usual);
const ROW = {
  id: added.id,
  jenis: 'MARKETPLACE',
  jumlah: TOTAL,
  kode_marketplace: 'TOPED',
  no_po: 'INV/1',
  logistik: 'JNE YES',
  no_resi: '',
  foto: 'files/00000000-0000-4000-8000-000000000000',
};
const filled = changePayment(added.basket, ROW);
const problems = (basket: typeof one) => findProblems(basket, 'S1', totalBasket(basket, ROUNDING));

describe('a marketplace pays', () => {
  it('what is left, once per sale', () => {
    expect(added.basket.payments).toMatchObject([{ jumlah: TOTAL, logistik: 'JNE YES', foto: '' }]);
    const again = addPayment(filled, 'MARKETPLACE', rupiah(0), usual);
    expect([again.basket, again.id]).toEqual([filled, added.id]);
    expect(totalBasket(filled, ROUNDING)).toMatchObject({ sisa: 0, kembali: 0 });
  });

  it('nothing back: what is too much is told', () => {
    const more = addPayment(filled, 'CASH', rupiah(1_000)).basket;
    expect(totalBasket(more, ROUNDING)).toMatchObject({ kembali: 1_000, lebihNonTunai: 0 });
    const over = changePayment(filled, { ...ROW, jumlah: rupiah(TOTAL + 500) });
    expect(totalBasket(over, ROUNDING).lebihNonTunai).toBe(500);
  });

  it('and goes out as it stands', () => {
    const { id: _id, jumlah, ...rest } = ROW;
    expect(saleBody(filled, 'S1').pembayaran).toEqual([{ ...rest, jumlah_rp: jumlah }]);
    expect(problems(filled)).toEqual({});
  });
});

describe('what is told before sending', () => {
  it.for([
    ['kode_marketplace', 'marketplace.pilih-wajib'],
    ['no_po', 'marketplace.no-po-wajib'],
    ['logistik', 'marketplace.logistik-wajib'],
    ['foto', 'marketplace.foto-wajib'],
  ] as const)('%s is missing', ([name, key]) => {
    const without = changePayment(filled, { ...ROW, [name]: ' ' });
    expect(problems(without)).toEqual({ [`pembayaran.0.${name}`]: { key } });
  });

  it('no amount, and that nothing is held on it', () => {
    const zero = changePayment(filled, { ...ROW, jumlah: null });
    expect(problems(zero)).toEqual({ 'pembayaran.0.jumlah_rp': { key: 'sale.jumlah-wajib' } });
    const hold = findHoldProblems(filled, 'S1', totalBasket(filled, ROUNDING), '2026-12-20');
    expect(hold).toMatchObject({
      pembayaran: { key: 'error.DP_BUKAN_UANG' },
    });
  });
});
