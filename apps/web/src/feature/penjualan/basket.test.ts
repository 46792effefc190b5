/**
 * The basket and its money: each change, the sums by the house rules, the body that is sent and
 * what is told wrong before.
 */
import { describe, expect, it, vi } from 'vitest';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import {
  addLine,
  changeLine,
  changePayment,
  EMPTY_BASKET,
  hasWork,
  holdsPiece,
  removeLine,
  removePayment,
} from './basket.ts';
import type { Basket } from './basket.ts';
import { sisaFor, totalBasket } from './basket-total.ts';
import { cardFee } from './money.pay.tsx';
import type { BankPayment } from './money.pay.tsx';
import { addPayment, changeCustomer } from './payments.ts';
import { PIECE, ROUNDING } from './piece.test-data.ts';
import { findProblems, saleBody } from './sale-body.ts';
import type { AccountRow } from '../../engine/document-screen/master-lists.ts';
import type { TradeQuote } from './sale-type.ts';
import { priceTrade, removeTrade, valueTrade } from './trade-in.pay.tsx';

// What the rows are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const QUOTE: TradeQuote = {
  kode_barcode: '11000001',
  nama_barang: 'GELANG',
  no_faktur_jual: 'JKT1-FJ-261120-0001-1',
  berat: 3.455,
  berat_nota: 3.455,
  kadar: 75,
  harga_nota: 4_560_600,
  dasar: 'NOTA',
  potongan: 69_100,
  potongan_manual: 0,
  rugi: 0,
  harga_beli: 4_491_500,
  harga_rata: 1_300_000,
};

const one = addLine(EMPTY_BASKET, PIECE);
const money = (basket: Basket) => totalBasket(basket, ROUNDING);

describe('lines', () => {
  it('price like the server: 4.560.600 + 150.000 goes up to 4.711.000', () => {
    expect(money(one)).toMatchObject({ total: 4_711_000, pembulatan: 400, sisa: 4_711_000 });
    expect(money(one).berat).toBe(3455);
  });

  it('rounds down in a shop with the round-down module', () => {
    expect(totalBasket(one, { langkah: 500, arah: 'DOWN' }).total).toBe(4_710_500);
  });

  it('hold a piece once, however often it is scanned', () => {
    expect(addLine(one, PIECE)).toBe(one);
    expect(holdsPiece(one, '11000010')).toBe(true);
    expect(hasWork(removeLine(one, '11000010'))).toBe(false);
  });

  it('keep the computed price beside a changed one, and forget a change back to it', () => {
    const cheap = changeLine(one, '11000010', { harga: rupiah(4_000_000) });
    const line = money(cheap).lines.get('11000010');
    expect(line).toMatchObject({ hargaJual: 4_000_000, hargaDihitung: 4_560_600 });
    expect(line?.totalDihitung).toBe(4_711_000);
    const back = changeLine(cheap, '11000010', { harga: rupiah(4_560_600) });
    expect(saleBody(back, 'S1').detail_barang).toEqual([{ kode_barcode: '11000010' }]);
  });

  it('take a discount in per cent of metal and ongkos', () => {
    const less = changeLine(one, '11000010', { diskonPersen: 1000 });
    expect(money(less).lines.get('11000010')?.diskon).toBe(471_060);
    expect(saleBody(less, 'S1').detail_barang[0]).toMatchObject({ diskon_persen: 10 });
  });
});

describe('payments', () => {
  it('start with what is left; cash takes more on a second press', () => {
    const card = addPayment(one, 'DEBIT', rupiah(2_000_000), () => '111').basket;
    const both = addPayment(card, 'CASH', money(card).sisa).basket;
    expect(money(both)).toMatchObject({ bayar: 4_711_000, sisa: 0, kembali: 0 });
    const more = addPayment(both, 'CASH', rupiah(0));
    expect(more.basket.payments).toHaveLength(2);
    expect(more.id).toBe(2);
  });

  it('give change in cash only', () => {
    const cash = addPayment(one, 'CASH', rupiah(5_000_000)).basket;
    expect(money(cash)).toMatchObject({ kembali: 289_000, lebihNonTunai: 0 });
    const card = addPayment(one, 'DEBIT', rupiah(5_000_000), () => '111').basket;
    expect(money(card).lebihNonTunai).toBe(289_000);
  });

  it('fill in what the others leave', () => {
    const card = addPayment(one, 'DEBIT', rupiah(2_000_000), () => '111').basket;
    const both = addPayment(card, 'CASH', rupiah(9_000_000));
    expect(sisaFor(both.basket, both.id, ROUNDING)).toBe(2_711_000);
    expect(removePayment(both.basket, both.id).payments).toEqual(card.payments);
  });

  it('tell the card fee and what goes through the machine', () => {
    const account: AccountRow = {
      no_rekening: '111',
      nama_rekening: 'TOKO',
      kode_bank: 'BCA',
      nama_bank: 'BCA',
      fee: 1,
      fee_ditanggung: 'CUSTOMER',
      aktif: true,
    };
    const paid = (jenis: string) =>
      addPayment(one, jenis, rupiah(2_000_000), () => '111').basket.payments[0] as BankPayment;
    const card = paid('DEBIT');
    expect(cardFee(card, account)).toMatchObject({ feeRp: 20_000, digesek: 2_020_000 });
    const shop = { ...account, fee_ditanggung: 'TOKO' } as const;
    expect(cardFee(card, shop).digesek).toBe(2_000_000);
    expect(cardFee(paid('TRANSFER'), account).feeRp).toBe(0);
  });
});

describe('trade-in', () => {
  const given = { kondisi: 'BAIK', berat: milligram(3455) };
  const traded = valueTrade(one, QUOTE, given);

  it('counts what the server valued, and the price that a person set instead', () => {
    expect(money(traded)).toMatchObject({ bayar: 4_491_500, sisa: 219_500 });
    const raised = priceTrade(traded, '11000001', rupiah(4_600_000));
    expect(money(raised).bayar).toBe(4_600_000);
    expect(saleBody(raised, 'S1').pembayaran).toEqual([
      {
        jenis: 'TUKAR',
        jumlah_rp: 4_600_000,
        detail_barang: [
          { kode_barcode: '11000001', berat: 3.455, kondisi: 'BAIK', harga_beli: 4_600_000 },
        ],
      },
    ]);
  });

  it('worth more than the basket: money to give back, and no other money beside it', () => {
    const dear = priceTrade(traded, '11000001', rupiah(5_000_000));
    expect(money(dear)).toMatchObject({ sisa: 0, kembali: 289_000, lebihNonTunai: 0 });
    const both = addPayment(dear, 'CASH', rupiah(1_000)).basket;
    expect(money(both).lebihNonTunai).toBe(1_000);
    const within = addPayment(traded, 'CASH', rupiah(1_000_000)).basket;
    expect(money(within)).toMatchObject({ kembali: 780_500, lebihNonTunai: 0 });
  });

  it('keeps one row for all pieces, values a piece anew in place, and goes with its last piece', () => {
    const lighter = valueTrade(
      traded,
      { ...QUOTE, harga_beli: 4_000_000 },
      { kondisi: 'RUSAK', berat: milligram(3000) },
    );
    expect(lighter.payments).toHaveLength(1);
    expect(money(lighter).bayar).toBe(4_000_000);
    expect(holdsPiece(lighter, '11000001')).toBe(true);
    expect(removeTrade(lighter, '11000001').payments).toEqual([]);
  });
});

describe('what is told before sending', () => {
  it('names the empty places by the path of the wire', () => {
    expect(Object.keys(findProblems(EMPTY_BASKET, '', money(EMPTY_BASKET)))).toEqual([
      'detail_barang',
      'kode_sales',
    ]);
    const blank = addPayment(one, 'TRANSFER', rupiah(0)).basket;
    expect(Object.keys(findProblems(blank, 'S1', money(blank)))).toEqual([
      'pembayaran.0.no_rekening',
      'pembayaran.0.jumlah_rp',
    ]);
  });

  it('says how much is missing, and nothing when all is paid', () => {
    const short = addPayment(one, 'CASH', rupiah(4_000_000)).basket;
    expect(findProblems(short, 'S1', money(short))).toEqual({
      pembayaran: { key: 'error.BAYAR_KURANG', data: { rp: 'Rp. 711,000,-' } },
    });
    const paid = changePayment(short, { ...short.payments[0]!, jumlah: rupiah(4_711_000) });
    expect(findProblems(paid, 'S1', money(paid))).toEqual({});
  });

  it('refuses a discount over 100 per cent or over the line', () => {
    const over = changeLine(one, '11000010', { diskonPersen: 10_100 });
    expect(findProblems(over, 'S1', money(over))).toHaveProperty(['detail_barang.0.diskon_persen']);
    const rich = changeLine(one, '11000010', { diskonRp: rupiah(9_000_000) });
    expect(findProblems(rich, 'S1', money(rich))).toHaveProperty(['detail_barang.0.diskon_rp']);
  });

  it('sends the remark of a piece, and none where nothing was written', () => {
    const noted = changeLine(one, '11000010', { keterangan: 'UKIR NAMA ANI' });
    expect(saleBody(noted, 'S1').detail_barang).toEqual([
      { kode_barcode: '11000010', keterangan: 'UKIR NAMA ANI' },
    ]);
    const cleared = changeLine(noted, '11000010', { keterangan: undefined });
    expect(saleBody(cleared, 'S1').detail_barang).toEqual([{ kode_barcode: '11000010' }]);
  });

  it('sends the customer with the chosen sales code', () => {
    const known = changeCustomer(one, { nama_customer: 'IBU ANI' });
    expect(saleBody(known, 'S1')).toMatchObject({
      kode_sales: 'S1',
      kode_member: 'NONMEMBER',
      nama_customer: 'IBU ANI',
    });
  });
});
