/** The pure rules of a marketplace's payment: fee, journal, what is kept, every refusal's order. */
import { describe, expect, it } from 'vitest';
import type { BayarMarketplace } from '@kencana/contract/transaction/marketplace';
import { rupiah } from '@kencana/rules/rupiah';
import {
  checkMarketplace,
  marketplaceDetail,
  marketplaceJournal,
  settleMarketplace,
} from './marketplace.part.ts';
import type { Marketplace } from './read.ts';

const TOPED: Marketplace = {
  kode_marketplace: 'TOPED',
  biaya: 275,
  aktif: true,
  dijual: null,
  fotoAda: true,
  fotoDi: null,
};
const PAID: BayarMarketplace = {
  jenis: 'MARKETPLACE',
  kode_marketplace: 'TOPED',
  no_po: 'INV/1',
  logistik: 'JNE',
  no_resi: '',
  foto: 'files/00000000-0000-4000-8000-000000000000',
  jumlah_rp: rupiah(4_711_001),
  keterangan: '',
};
const SALE = { modul: true, lines: [{ kode_marketplace: '' }] };
const CASH = { jenis: 'CASH' };

describe('what a marketplace pays', () => {
  it('bears the fee of its master, floored, and names the marketplace', () => {
    const payment = settleMarketplace(PAID, TOPED);
    expect(payment).toMatchObject({ fee: 275, fee_rp: 129_552, keterangan: 'TOPED' });
    expect(payment).toMatchObject({ fee_ditanggung: 'TOKO', no_rekening: null });
    expect(marketplaceJournal([payment])).toEqual([
      { peran: 'PIUTANG MARKETPLACE', sisi: 'DEBIT', jumlah: 4_581_449 },
      { peran: 'BIAYA MARKETPLACE', sisi: 'DEBIT', jumlah: 129_552 },
    ]);
    expect(settleMarketplace({ ...PAID, keterangan: 'lunas' }, undefined)).toMatchObject({
      fee_rp: 0,
      keterangan: 'lunas',
    });
  });

  it('is kept with the document, and nothing is for a sale in the shop', () => {
    const { jenis: _jenis, jumlah_rp: _rp, keterangan: _text, ...kept } = PAID;
    expect(marketplaceDetail([CASH, PAID])).toEqual(kept);
    expect(marketplaceDetail([CASH])).toEqual({});
  });
});

describe('refusals', () => {
  const at = (
    payments: Parameters<typeof checkMarketplace>[0],
    known: Marketplace | undefined = TOPED,
    change: Partial<typeof SALE> = {},
  ) => checkMarketplace(payments, known, { ...SALE, ...change }).map((p) => [p.code, p.field]);

  it('none for a good one, nor for a sale without one', () => {
    expect(at([CASH, PAID])).toEqual([]);
    expect(at([CASH], undefined, { modul: false })).toEqual([]);
    expect(at([PAID], TOPED, { lines: [{ kode_marketplace: 'TOPED' }] })).toEqual([]);
  });

  it.for([
    ['module off', [CASH, PAID], TOPED, { modul: false }, 'MODUL_MATI', 'kode_marketplace'],
    ['two of them', [PAID, PAID], TOPED, {}, 'MARKETPLACE_SATU', 'kode_marketplace'],
    ['closed', [PAID], { ...TOPED, aktif: false }, {}, 'REF_TIDAK_ADA', 'kode_marketplace'],
    ['sold before', [PAID], { ...TOPED, dijual: 'X' }, {}, 'MARKETPLACE_PO_GANDA', 'no_po'],
    ['no such photo', [PAID], { ...TOPED, fotoAda: false }, {}, 'REF_TIDAK_ADA', 'foto'],
  ] as const)('%s', ([, payments, known, change, code, field]) => {
    const index = payments.findIndex((p) => p.jenis === 'MARKETPLACE');
    expect(at(payments, known, change)).toEqual([[code, `pembayaran.${index}.${field}`]]);
  });

  it('an unknown one, and a line that names another or one where none pays', () => {
    const unknown = checkMarketplace([PAID], undefined, SALE);
    expect(unknown).toMatchObject([{ code: 'REF_TIDAK_ADA', data: { kode: 'TOPED' } }]);
    const lines = [{ kode_marketplace: '' }, { kode_marketplace: 'SHOPEE' }];
    const wrong = [['MARKETPLACE_BEDA', 'detail_barang.1.kode_marketplace']];
    expect(at([PAID], TOPED, { lines })).toEqual(wrong);
    expect(at([CASH], undefined, { lines })).toEqual(wrong);
  });
});
