/**
 * The sale's pure rules as tables: what it refuses, what a supervisor must allow, what it posts.
 */
import { describe, expect, it } from 'vitest';
import type { PenjualanBody, PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { A, B, OLD, baseOf, factsOf, pieceOf, saleInput } from '../../../test/sale-case.ts';
import { refusals } from '../../../test/ref-case.ts';
import type { SaleWorld } from '../../../test/sale-case.ts';
import { assertPosting } from '../../engine/transaction/assert-posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';
import { penjualanKind } from './penjualan.kind.ts';

type Pay = PenjualanBody['pembayaran'];
type Lines = PenjualanBody['detail_barang'];

interface Case {
  readonly name: string;
  readonly lines?: Lines;
  readonly who?: Partial<PenjualanInput>;
  readonly pay: Pay;
  readonly set?: Readonly<Record<string, string>>;
  readonly world?: SaleWorld;
}

const TOTAL = 4_711_000;
const one: Lines = [{ kode_barcode: A }];
const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp }) as const;
const transfer = (jumlah_rp: number) =>
  ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '222' }) as const;
const debit = (jumlah_rp: number, no_rekening = '111') =>
  ({ jenis: 'DEBIT', jumlah_rp, no_rekening }) as const;
const kredit = (jumlah_rp: number, fee?: number) =>
  ({ jenis: 'KREDIT', jumlah_rp, no_rekening: '222', fee }) as const;
const tukar = (change: object = {}, jumlah_rp?: number): Pay[number] => ({
  jenis: 'TUKAR',
  jumlah_rp,
  detail_barang: [{ kode_barcode: OLD, kondisi: 'BAIK', ...change }],
});
/** 4.560.600 − 20.000 × 3,455, on the step. */
const WORTH = 4_491_500;

function run({ lines = one, pay, who, set, world }: Case) {
  const input = saleInput(lines, pay);
  const facts = factsOf(world);
  const base = baseOf(set);
  const codes = refusals(penjualanKind, { ...input, ...who }, facts, base).map((p) => p.code);
  return {
    codes,
    needs: () => penjualanKind.approval(input, facts, base),
    post: (): Posting => {
      const posting = penjualanKind.post(input, facts, base);
      assertPosting(posting);
      return posting;
    },
  };
}

const LEBIH = { TRANSFER_LEBIH_BAYAR: 'true' };
const REFUSED: readonly (Case & { readonly code: string })[] = [
  { name: 'one rupiah short', pay: [cash(TOTAL - 1)], code: 'BAYAR_KURANG' },
  { name: 'short over two payments', pay: [cash(1), transfer(5)], code: 'BAYAR_KURANG' },
  { name: 'transfer over', pay: [transfer(TOTAL + 1)], code: 'BAYAR_LEBIH' },
  { name: 'debit over, switch on', pay: [debit(TOTAL + 1)], set: LEBIH, code: 'BAYAR_LEBIH' },
  { name: 'credit and debit over', pay: [debit(TOTAL), kredit(1)], code: 'BAYAR_LEBIH' },
  { name: 'no such account', pay: [debit(TOTAL, '999')], code: 'REF_TIDAK_ADA' },
  ...[cash(1), transfer(1), debit(1)].map((money) => ({
    name: `${money.jenis} beside a trade-in worth more than the sale`,
    lines: [{ kode_barcode: A, harga_jual: 1_000_000 }],
    pay: [tukar(), money],
    set: LEBIH,
    code: 'BAYAR_LEBIH',
  })),
  {
    name: 'trade-in at another worth',
    pay: [tukar({}, WORTH - 500), cash(9e6)],
    code: 'TUKAR_BEDA',
  },
  { name: 'unknown condition', pay: [tukar({ kondisi: 'X' }), cash(9e6)], code: 'REF_TIDAK_ADA' },
  { name: 'traded twice', pay: [tukar(), tukar(), cash(9e6)], code: 'BARANG_GANDA' },
  {
    name: 'sold twice on one sale',
    lines: [...one, ...one],
    pay: [cash(9e6)],
    code: 'BARANG_GANDA',
  },
  {
    name: 'trade-in that this shop did not sell',
    pay: [tukar({ kode_barcode: B }), cash(9e6)],
    code: 'TUKAR_BUKAN_PENJUALAN',
  },
  {
    name: 'traded in before',
    pay: [tukar(), cash(9e6)],
    world: { pieces: [pieceOf(A), pieceOf(OLD, { status: 'DIBELI' })] },
    code: 'SUDAH_DIBELI_KEMBALI',
  },
  {
    name: 'no warehouse',
    pay: [tukar(), cash(9e6)],
    world: { facts: { gudangBeli: null } },
    code: 'REF_TIDAK_ADA',
  },
  {
    name: 'no sales person',
    pay: [cash(TOTAL)],
    who: { kode_sales: 'X' },
    code: 'REF_TIDAK_ADA',
  },
  {
    name: 'no such member',
    pay: [cash(TOTAL)],
    who: { kode_member: 'X' },
    code: 'REF_TIDAK_ADA',
  },
  {
    name: 'unknown piece',
    lines: [{ kode_barcode: '99999999' }],
    pay: [cash(1)],
    code: 'BARANG_TIDAK_ADA',
  },
  ...(['TERJUAL', 'TITIP', 'PESANAN', 'HANCUR', 'KIRIM', 'PINJAM', 'DIBELI'] as const).map(
    (status) => ({
      name: `piece ${status}`,
      pay: [cash(TOTAL)],
      world: { pieces: [pieceOf(A, { status })] },
      code: 'BARANG_TIDAK_READY',
    }),
  ),
  {
    name: 'discount above the line',
    lines: [{ kode_barcode: A, diskon_rp: 4_710_601 }],
    pay: [cash(1)],
    code: 'DISKON_LEBIH_TOTAL',
  },
];

describe('a sale is refused', () => {
  it.each(REFUSED)('$name: $code', (c) => {
    expect(run(c).codes).toContain(c.code);
  });
});

interface Accepted extends Case {
  readonly total?: number;
  readonly kembali: number;
  /** akun → in − out. */
  readonly money: Readonly<Record<string, number>>;
  readonly fee?: number;
}

const ACCEPTED: readonly Accepted[] = [
  { name: 'cash, exact', pay: [cash(TOTAL)], kembali: 0, money: { CASH: TOTAL } },
  { name: 'cash with change', pay: [cash(5e6)], kembali: 289_000, money: { CASH: TOTAL } },
  {
    name: 'cash twice',
    pay: [cash(4e6), cash(1e6)],
    kembali: 289_000,
    money: { CASH: TOTAL },
  },
  { name: 'transfer', pay: [transfer(TOTAL)], kembali: 0, money: { '222': TOTAL } },
  {
    name: 'transfer over, switch on: change from the till',
    pay: [transfer(5e6)],
    set: LEBIH,
    kembali: 289_000,
    money: { '222': 5e6, CASH: -289_000 },
  },
  {
    name: 'transfer over and cash, switch on',
    pay: [transfer(4_800_000), cash(100_000)],
    set: LEBIH,
    kembali: 189_000,
    money: { '222': 4_800_000, CASH: -89_000 },
  },
  {
    name: 'debit whose fee the customer bears',
    pay: [debit(2e6), cash(2_711_000)],
    kembali: 0,
    money: { '111': 2_020_000, CASH: 2_711_000 },
    fee: 20_000,
  },
  {
    name: 'credit whose fee the shop bears',
    pay: [kredit(2e6), cash(2_711_000)],
    kembali: 0,
    money: { '222': 2e6, CASH: 2_711_000 },
    fee: 0,
  },
  {
    name: 'a fee set by hand',
    pay: [{ ...debit(1_000_001), fee: 2.35 }, cash(3_710_999)],
    kembali: 0,
    money: { '111': 1_000_001 + 23_500, CASH: 3_710_999 },
    fee: 23_500,
  },
  {
    name: 'all kinds at once',
    lines: [{ kode_barcode: A }, { kode_barcode: B }],
    pay: [tukar(), transfer(1e6), debit(1e6), kredit(1e6), cash(2e6)],
    total: 9_422_000,
    kembali: 69_500,
    money: { '222': 2e6, '111': 1_010_000, CASH: 1_930_500 },
    fee: 10_000,
  },
  {
    name: 'a trade-in for the whole sale',
    lines: [{ kode_barcode: A, harga_jual: 4_341_500 }],
    pay: [tukar({}, WORTH)],
    total: WORTH,
    kembali: 0,
    money: {},
  },
  {
    name: 'a trade-in worth more than the sale: the shop pays',
    lines: [{ kode_barcode: A, harga_jual: 1_000_000 }],
    pay: [tukar({}, WORTH)],
    total: 1_150_000,
    kembali: WORTH - 1_150_000,
    money: { CASH: 1_150_000 - WORTH },
  },
  {
    name: 'rounded down by the module',
    pay: [cash(4_710_500)],
    set: { ROUND_DOWN_MODULE: 'true' },
    total: 4_710_500,
    kembali: 0,
    money: { CASH: 4_710_500 },
  },
  {
    name: 'PPN inside the price',
    pay: [cash(TOTAL)],
    set: { PPN_PERSEN_TANPA_FAKTUR: '1.1' },
    kembali: 0,
    money: { CASH: TOTAL },
  },
  {
    name: 'given away',
    lines: [{ kode_barcode: A, diskon_persen: 100 }],
    pay: [cash(1000)],
    total: 0,
    kembali: 1000,
    money: {},
  },
];

describe('a sale posts', () => {
  it.each(ACCEPTED)('$name', (c) => {
    const sale = run(c);
    expect(sale.codes).toEqual([]);
    const posting = sale.post();
    expect(posting.header).toMatchObject({ total: c.total ?? TOTAL, kembali: c.kembali });
    const money = new Map<string, number>();
    for (const m of posting.money) money.set(m.akun, (money.get(m.akun) ?? 0) + m.masuk - m.keluar);
    expect(Object.fromEntries(money)).toEqual(c.money);
    const fee = posting.journal.filter((j) => j.peran === 'PENDAPATAN FEE');
    expect(fee.reduce((n, j) => n + j.jumlah, 0)).toBe(c.fee ?? 0);
  });

  it('PPN as floor(total × r / (1 + r)), outside revenue', () => {
    const set = { PPN_PERSEN: '11', PPN_PERSEN_TANPA_FAKTUR: '1.1' };
    const world = { pieces: [pieceOf(A, { faktur_pajak: true }), pieceOf(B)] };
    const lines = [{ kode_barcode: A }, { kode_barcode: B }];
    const posting = run({ name: '', lines, pay: [cash(9_422_000)], set, world }).post();
    const ppn = posting.journal.filter((j) => j.peran === 'PPN').map((j) => j.jumlah);
    expect(ppn).toEqual([466_855, 51_257]);
    expect(posting.lines.map((l) => l.ppn)).toEqual(ppn);
  });

  it('a trade-in gross: lot, arrow of the old barcode, inventory bought', () => {
    const posting = run({ name: '', pay: [tukar(), cash(219_500)] }).post();
    expect(posting.lots).toMatchObject([
      { kode_gudang: 'BELI', berat: 3455, modal: WORTH, baris: 2 },
    ]);
    expect(posting.pieces.map((p) => `${p.kode_barcode} ${p.dari} ${p.menjadi}`)).toEqual([
      `${A} READY TERJUAL`,
      `${OLD} TERJUAL DIBELI`,
    ]);
    const bought = posting.journal.find((j) => j.peran === 'PERSEDIAAN BELI');
    expect(bought).toMatchObject({ sisi: 'DEBIT', jumlah: WORTH, berat: 3455 });
  });

  it('what the shop pays for old gold as TUKAR KURANG', () => {
    const lines = [{ kode_barcode: A, harga_jual: 1_000_000 }];
    const { money } = run({ name: '', lines, pay: [tukar()] }).post();
    expect(money).toMatchObject([{ kategori: 'TUKAR KURANG', keluar: WORTH - 1_150_000 }]);
  });

  it('nothing to money and journal until the cashier validates', () => {
    const set = { VALIDASI_PENJUALAN: 'true' };
    expect(run({ name: '', pay: [cash(TOTAL)], set }).post().header.status_valid).toBe('OPEN');
  });
});

const APPROVED: readonly (Case & { readonly needs: readonly string[] })[] = [
  { name: 'computed price', pay: [cash(TOTAL)], needs: [] },
  {
    name: 'price above',
    lines: [{ kode_barcode: A, harga_jual: 5e6 }],
    pay: [cash(9e6)],
    needs: [],
  },
  {
    name: 'one rupiah below',
    lines: [{ kode_barcode: A, harga_jual: 4_560_599 }],
    pay: [cash(9e6)],
    needs: ['UBAH HARGA'],
  },
  {
    name: 'ongkos below',
    lines: [{ kode_barcode: A, ongkos: 149_999 }],
    pay: [cash(9e6)],
    needs: ['UBAH ONGKOS'],
  },
  // 5 % of 4.710.600.
  {
    name: 'discount at the limit',
    lines: [{ kode_barcode: A, diskon_rp: 235_530 }],
    pay: [cash(9e6)],
    needs: [],
  },
  {
    name: 'discount over the limit',
    lines: [{ kode_barcode: A, diskon_rp: 235_531 }],
    pay: [cash(9e6)],
    needs: ['DISKON'],
  },
  {
    name: 'both discounts together over the limit',
    lines: [{ kode_barcode: A, diskon_persen: 5, diskon_rp: 1 }],
    pay: [cash(9e6)],
    needs: ['DISKON'],
  },
  {
    name: 'no free discount at all',
    lines: [{ kode_barcode: A, diskon_rp: 1 }],
    pay: [cash(9e6)],
    set: { BATAS_DISKON_PERSEN: '0' },
    needs: ['DISKON'],
  },
  { name: 'trade-in as computed', pay: [tukar({ harga_beli: WORTH }), cash(9e6)], needs: [] },
  {
    name: 'trade-in above computed',
    pay: [tukar({ harga_beli: WORTH + 1 }), cash(9e6)],
    needs: ['HARGA BELI'],
  },
  {
    name: 'trade-in heavier than its nota, and cut by hand where below is asked',
    pay: [tukar({ berat: 3.456, potongan_manual: 100_000 }), cash(9e6)],
    set: { OTORISASI_BELI_BAWAH_NOTA: 'true' },
    needs: ['HARGA BELI', 'BERAT BELI'],
  },
  {
    name: 'everything at once',
    lines: [{ kode_barcode: A, harga_jual: 1e6, ongkos: 0, diskon_rp: 900_000 }],
    pay: [cash(9e6)],
    needs: ['UBAH HARGA', 'UBAH ONGKOS', 'DISKON'],
  },
];

describe('a supervisor must allow', () => {
  it.each(APPROVED)('$name: $needs', (c) => {
    expect(
      run(c)
        .needs()
        .map((n) => n.kategori),
    ).toEqual(c.needs);
  });
});

describe('a trade-in is worth', () => {
  const worth = (change: object, set = {}, world: SaleWorld = {}) =>
    run({ name: '', pay: [tukar(change), cash(9e6)], set, world }).post().lots[0]?.modal;
  it('the nota without ongkos, less the condition', () => {
    expect(worth({})).toBe(WORTH);
    expect(worth({ kondisi: '' })).toBe(4_560_500);
    expect(worth({ kondisi: 'RUSAK' })).toBe(4_104_500);
  });
  it('with ongkos when the flag says so, and less its sale discount', () => {
    expect(worth({}, { BELI_TERMASUK_ONGKOS: 'true' })).toBe(4_641_500);
    expect(worth({}, {}, { sold: { diskon: rupiah(60_600) } })).toBe(4_430_500);
  });
  it('its rugi nota by category and purity, the damaged one when the condition says so', () => {
    const rugi = new Map([['A/7500', { rugi: rupiah(10_000), rusak: rupiah(30_000) }]]);
    const rules = { kategoriGroup: new Map([['MT', ['A']]]), rugi };
    expect(worth({}, {}, { rules })).toBe(4_456_500);
    expect(worth({ kondisi: 'RUSAK' }, {}, { rules })).toBe(4_000_500);
  });
  it('by the weight on the scale today, rounded the way the parameter says', () => {
    // The nota's part of 3,001 g, 3.961.320, less 60.020.
    expect(worth({ berat: 3.001 })).toBe(3_901_000);
    expect(worth({ berat: 3.001 }, { PEMBULATAN_BELI_ARAH: 'UP' })).toBe(3_901_500);
  });
  it('its fine weight once, rounded half up', () => {
    const posting = run({ name: '', pay: [tukar({ berat: 3.333 }), cash(9e6)] }).post();
    expect(posting.lots[0]).toMatchObject({ berat: milligram(3333), murni: milligram(2500) });
  });
});
