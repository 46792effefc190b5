/** The buy-back screen's purchase as a value: pieces in hand and in the list, payments, body. */
import type { Quote } from '@kencana/contract/document/pembelian';
import { describe, expect, it } from 'vitest';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { pembelianInput } from '@kencana/contract/transaction/pembelian';
import {
  addPay,
  asksKodeHarga,
  asOnNota,
  changeEntry,
  changePay,
  changeSeller,
  chooseGroup,
  editLine,
  EMPTY_PURCHASE,
  holdsPiece,
  keepEntry,
  removeLine,
  takeGoods,
  takePiece,
  totalPurchase,
  withoutIdentity,
} from './purchase.ts';
import type { Purchase } from './purchase.ts';
import { missingOf, purchaseBody, quoteRequest } from './purchase-body.ts';

const QUOTE: Quote = {
  kode_barcode: '11000001',
  nama_barang: 'CINCIN POLOS',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  no_faktur_jual: 'JKT1-FJ-261120-0001-1',
  berat_nota: 3.455,
  berat: 3.455,
  kadar: 75,
  dasar: 'NOTA',
  harga_nota: 4_560_600,
  potongan_gram: 0,
  potongan_persen: 0,
  kategori: '',
  potongan_kategori: 0,
  rugi: 0,
  potongan_manual: 0,
  rabat: 0,
  harga_emas: 1_320_000,
  potongan: 69_100,
  harga_beli: 4_491_500,
  harga_rata: 1_300_000,
};

const inHand = takePiece(EMPTY_PURCHASE, QUOTE, 'BAIK');
const one = keepEntry(inHand, QUOTE);
const paid = (purchase: Purchase): Purchase =>
  changeSeller(addPay(purchase, 'CASH', ''), { nama_customer: 'IBU AISYAH' });

describe('the piece in hand', () => {
  it('starts at its nota and is asked for by its barcode', () => {
    expect(inHand.entry).toMatchObject({ berat: 3455, berat_nota: 3455, kadar: 7500 });
    expect(inHand.entry && asOnNota(inHand.entry)).toBe(true);
    expect(inHand.entry && quoteRequest(inHand.entry)).toEqual({
      path: 'pembelian/get/jual/:barcode',
      params: { barcode: '11000001' },
      query: { kondisi: 'BAIK', berat: 3.455 },
    });
  });

  it('without barcode lacks what describes it, and is asked for by group, purity and weight', () => {
    const { entry } = takeGoods(EMPTY_PURCHASE, 'BAIK');
    if (entry === undefined) throw new Error('nothing in hand');
    expect(missingOf(entry)).toEqual(['nama_barang', 'kode_group', 'kode_jenis', 'kadar', 'berat']);
    expect(quoteRequest(entry)).toBeUndefined();
    const gold = { ...entry, kode_group: 'MT', kadar: 7500, berat: milligram(2500) };
    expect(quoteRequest(gold)?.query).toMatchObject({ kadar: 75, berat: 2.5, toko_lain: false });
  });

  it('is of its group’s purity, of the new one’s too, until somebody typed another', () => {
    const mt = chooseGroup(takeGoods(EMPTY_PURCHASE, 'BAIK'), 'MT', 7500);
    const md = chooseGroup(mt, 'MD', 4200);
    expect([mt.entry?.kadar, md.entry?.kadar]).toEqual([7500, 4200]);
    const typed = changeEntry(md, { kadar: 4000, kadar_diketik: true });
    expect(chooseGroup(typed, 'MT', 7500).entry).toMatchObject({ kode_group: 'MT', kadar: 4000 });
    const emptied = changeEntry(md, { kadar: null, kadar_diketik: false });
    expect(chooseGroup(emptied, 'MT', 7500).entry?.kadar).toBe(7500);
  });

  it.each([
    ['PARAMETER', true, 'UMUM'],
    ['TIDAK ADA', true, ''],
    ['PASAR', false, ''],
    ['KATEGORI', false, ''],
    ['NOTA', false, ''],
  ])('starts from %s: Kode Harga is asked %s and sent as "%s"', (dasar, asked, sent) => {
    const goods = changeEntry(takeGoods(EMPTY_PURCHASE, 'BAIK'), { kode_harga: 'UMUM' });
    const quote = { ...QUOTE, dasar };
    expect(goods.entry && asksKodeHarga(goods.entry, quote)).toBe(asked);
    const [line] = purchaseBody(keepEntry(goods, quote), 'S1').detail_barang;
    expect(line?.kode_harga).toBe(sent);
  });

  it('goes into the list once, and back to its place when it was edited', () => {
    expect(holdsPiece(one, '11000001')).toBe(true);
    const two = keepEntry(takeGoods(one, ''), { ...QUOTE, harga_beli: 1_000_000 });
    expect(two.lines.map((line) => line.id)).toEqual([1, 2]);
    const cheaper = changeEntry(editLine(two, 1), { harga: rupiah(4_000_000) });
    const kept = keepEntry(cheaper, QUOTE);
    expect(kept.lines.map((line) => line.id)).toEqual([1, 2]);
    expect(totalPurchase(kept).total).toBe(5_000_000);
    expect(removeLine(editLine(kept, 2), 2)).toMatchObject({
      entry: undefined,
      lines: [{ id: 1 }],
    });
  });

  it('forgets a set price that equals the computed one', () => {
    const same = keepEntry(changeEntry(inHand, { harga: rupiah(QUOTE.harga_beli) }), QUOTE);
    expect(same.lines[0]?.harga).toBeNull();
  });
});

describe('paying', () => {
  it('starts with what is left, to the customer by name', () => {
    const part = changePay(paid(one), 1, { jumlah: rupiah(1_000_000) });
    const both = addPay(part, 'TRANSFER', '111');
    expect(both.payments[1]).toMatchObject({
      jumlah: 3_491_500,
      no_rekening: '111',
      nama_rekening_customer: 'IBU AISYAH',
    });
    expect(totalPurchase(both).sisa).toBe(0);
  });
});

it('lies on the device without the identity number, and is else as it was', () => {
  const typed = changeSeller(one, { nik_sim_passport: '3273012345678901' });
  expect(JSON.stringify(withoutIdentity(typed))).not.toContain('3273012345678901');
  expect(changeSeller(withoutIdentity(typed), typed.seller)).toEqual(typed);
});

describe('what is sent', () => {
  const transfer = (no_rekening: string) => addPay(paid(one), 'TRANSFER', no_rekening);
  it.each([
    ['nothing bought', paid(EMPTY_PURCHASE), 'S1', 'detail_barang', 'input.barangKosong'],
    ['nobody who serves', paid(one), '', 'kode_sales', 'sale.sales-wajib'],
    ['no account', transfer(''), 'S1', 'pembayaran.1.no_rekening', 'error.REKENING_WAJIB'],
    ['no bank', transfer('1'), 'S1', 'pembayaran.1.bank_customer', 'input.wajib'],
    ['no amount', transfer('1'), 'S1', 'pembayaran.1.jumlah_rp', 'input.lebihDariNol'],
    ['nothing paid', one, 'S1', 'pembayaran', 'error.BAYAR_KOSONG'],
  ] as const)('is refused at the field of the screen: %s', (_name, purchase, sales, path, key) => {
    const { error } = pembelianInput.safeParse(purchaseBody(purchase, sales));
    const found = error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(found).toContainEqual([path, key]);
  });

  it('a whole purchase is as the contract wants it', () => {
    const whole = paid(one);
    expect(pembelianInput.parse(purchaseBody(whole, 'S1'))).toMatchObject({
      kode_sales: 'S1',
      detail_barang: [{ kode_barcode: '11000001', berat: 3455, berat_manual: true }],
      pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_491_500 }],
    });
  });
});
