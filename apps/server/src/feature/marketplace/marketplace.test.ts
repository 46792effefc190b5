/** The pure rules of a marketplace's payment: fee, journal, what is kept, every refusal's order. */
import { describe, expect, it } from 'vitest';
import type { BayarMarketplace } from '@kencana/contract/payment/marketplace';
import { rupiah } from '@kencana/rules/rupiah';
import { A, baseOf, factsOf, pieceOf, saleInput } from '../../../test/sale-case.ts';
import { computeSale } from '../penjualan/compute.part.ts';
import { marketplaceMeans } from './marketplace.part.ts';
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
const CASH = { jenis: 'CASH', jumlah_rp: 1 } as const;
const LINE = { kode_barcode: A };

/** A sale paid in this way, its rows of a marketplace, and what is wrong with them. */
function run(
  pembayaran: readonly (typeof CASH | BayarMarketplace)[],
  known: Marketplace | undefined,
  {
    lines = [LINE],
    on = true,
  }: { lines?: readonly (typeof LINE & { kode_marketplace?: string })[]; on?: boolean } = {},
) {
  const input = saleInput([...lines], [...pembayaran]);
  const base = baseOf({ MARKETPLACE_INTEGRATION_MODULE: String(on) });
  const facts = factsOf({ pieces: [pieceOf(A)], facts: { means: { marketplace: known } } });
  const sale = computeSale(input, facts, base);
  const rows = input.pembayaran.flatMap((row, i) =>
    row.jenis === 'MARKETPLACE' ? [{ row, at: `pembayaran.${i}` }] : [],
  );
  return {
    payments: sale.payments.filter((p) => p.jenis === 'MARKETPLACE'),
    journal: () =>
      marketplaceMeans.journal?.(
        sale.payments.filter((p) => p.jenis === 'MARKETPLACE'),
        known,
        sale,
      ),
    detail: () => marketplaceMeans.detail?.(rows, known, sale),
    problems: () => marketplaceMeans.check?.(rows, known, sale) ?? [],
  };
}

describe('what a marketplace pays', () => {
  it('bears the fee of its master, floored, and names the marketplace', () => {
    const sale = run([PAID], TOPED);
    expect(sale.payments).toMatchObject([{ fee: 275, fee_rp: 129_552, keterangan: 'TOPED' }]);
    expect(sale.payments).toMatchObject([{ fee_ditanggung: 'TOKO', no_rekening: null }]);
    expect(sale.journal()).toEqual([
      { peran: 'PIUTANG MARKETPLACE', sisi: 'DEBIT', jumlah: 4_581_449 },
      { peran: 'BIAYA MARKETPLACE', sisi: 'DEBIT', jumlah: 129_552 },
    ]);
    expect(run([{ ...PAID, keterangan: 'lunas' }], undefined).payments).toMatchObject([
      { fee_rp: 0, keterangan: 'lunas' },
    ]);
  });

  it('is kept with the document, and nothing is for a sale in the shop', () => {
    const { jenis: _jenis, jumlah_rp: _rp, keterangan: _text, ...kept } = PAID;
    expect(run([CASH, PAID], TOPED).detail()).toEqual(kept);
    expect(run([CASH], TOPED).detail()).toBeUndefined();
  });
});

describe('refusals', () => {
  const at = (
    payments: Parameters<typeof run>[0],
    known: Marketplace | undefined = TOPED,
    change: Parameters<typeof run>[2] = {},
  ) =>
    run(payments, known, change)
      .problems()
      .map((p) => [p.code, p.field]);

  it('none for a good one, nor for a sale without one', () => {
    expect(at([CASH, PAID])).toEqual([]);
    expect(at([CASH], undefined, { on: false })).toEqual([]);
    expect(at([PAID], TOPED, { lines: [{ ...LINE, kode_marketplace: 'TOPED' }] })).toEqual([]);
  });

  it.for([
    ['module off', [CASH, PAID], TOPED, { on: false }, 'MODUL_MATI', 'kode_marketplace'],
    ['two of them', [PAID, PAID], TOPED, {}, 'MARKETPLACE_SATU', 'kode_marketplace'],
    ['closed', [PAID], { ...TOPED, aktif: false }, {}, 'REF_TIDAK_ADA', 'kode_marketplace'],
    ['sold before', [PAID], { ...TOPED, dijual: 'X' }, {}, 'MARKETPLACE_PO_GANDA', 'no_po'],
    ['no such photo', [PAID], { ...TOPED, fotoAda: false }, {}, 'REF_TIDAK_ADA', 'foto'],
  ] as const)('%s', ([, payments, known, change, code, field]) => {
    const index = payments.findIndex((p) => p.jenis === 'MARKETPLACE');
    expect(at(payments, known, change)).toEqual([[code, `pembayaran.${index}.${field}`]]);
  });

  it('an unknown one, and a line that names another or one where none pays', () => {
    expect(run([PAID], undefined).problems()).toMatchObject([
      { code: 'REF_TIDAK_ADA', data: { kode: 'TOPED' } },
    ]);
    const lines = [LINE, { ...LINE, kode_marketplace: 'SHOPEE' }];
    const wrong = [['MARKETPLACE_BEDA', 'detail_barang.1.kode_marketplace']];
    expect(at([PAID], TOPED, { lines })).toEqual(wrong);
    expect(at([CASH], undefined, { lines })).toEqual(wrong);
  });
});
