/**
 * Golden figures of the category's cut and of rugi nota by category (docs/domain.md §5): each is
 * worked by hand beside its case. The ring's nota says 4.560.600 for 3,455 g of 75 %; buy-backs are
 * rounded down to 500.
 */
import { describe, expect, it } from 'vitest';
import type { PembelianBody } from '@kencana/contract/transaction/pembelian';
import { rupiah } from '@kencana/rules/rupiah';
import { buyFactsOf, buyInput } from '../../../test/buy-case.ts';
import type { BuyWorld } from '../../../test/buy-case.ts';
import { refusals } from '../../../test/ref-case.ts';
import { baseOf, OLD } from '../../../test/sale-case.ts';
import type { PembelianFacts } from './pembelian.facts.ts';
import { pembelianKind } from './pembelian.kind.ts';

type Line = PembelianBody['detail_barang'][number];
type Rules = Partial<PembelianFacts>;

interface Golden {
  readonly name: string;
  readonly line?: Partial<Line>;
  readonly rules?: Rules;
  readonly sold?: BuyWorld['sold'];
  readonly set?: Readonly<Record<string, string>>;
  /** How the figure comes about, as a person works it out. */
  readonly by: string;
  readonly harga: number;
}

const ring: Line = { kode_barcode: OLD, kondisi: '' };
const plain: Partial<Line> = {
  kode_barcode: '',
  nama_barang: 'CINCIN LAMA',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 2.5,
};

/** MT is of PH, MD of MD; per cents in hundredths. */
function cut(persen: number, code = 'PH'): Rules {
  return {
    kategoriGroup: new Map([
      ['MT', ['PH']],
      ['MD', ['MD']],
    ]),
    potonganKategori: new Map([[code, persen]]),
  };
}
const PASAR: Rules = { kebijakan: new Map([['MT', 'PASAR']]) };
const HARGA: Rules = {
  kategoriKadar: new Map([[7500 as never, ['PH']]]),
  hargaKategori: new Map([['PH/', rupiah(1_100_000)]]),
};

const CUTS: readonly Golden[] = [
  { name: 'no cut', by: '4.560.600', rules: cut(200, 'LM'), harga: 4_560_500 },
  { name: '2 %', by: '4.560.600 − 91.212 = 4.469.388', rules: cut(200), harga: 4_469_000 },
  { name: '2,5 %', by: '4.560.600 − 114.015 = 4.446.585', rules: cut(250), harga: 4_446_500 },
  {
    name: '0,01 %, down to the rupiah',
    by: '456,06 is 456; 4.560.600 − 456 = 4.560.144',
    rules: cut(1),
    harga: 4_560_000,
  },
  { name: '99 %', by: '4.560.600 − 4.514.994 = 45.606', rules: cut(9900), harga: 45_500 },
  {
    name: '2 % and 20.000 a gram of the condition',
    line: { kondisi: 'BAIK' },
    by: '20.000 × 3,455 = 69.100; 4.560.600 − 91.212 − 69.100 = 4.400.288',
    rules: cut(200),
    harga: 4_400_000,
  },
  {
    name: '2 % and 10 % of the condition, both of the nota',
    line: { kondisi: 'RUSAK' },
    by: '4.560.600 − 91.212 − 456.060 = 4.013.328',
    rules: cut(200),
    harga: 4_013_000,
  },
  {
    name: '2 % and 1 % of the group',
    by: '4.560.600 − 91.212 − 45.606 = 4.423.782',
    rules: {
      ...cut(200),
      potonganGroup: new Map([['MT', { type: 'PERSENTASE', potongan: 100 }]]),
    },
    harga: 4_423_500,
  },
  {
    name: '2 % and 100.000 by hand',
    line: { potongan_manual: 100_000 },
    by: '4.560.600 − 91.212 − 100.000 = 4.369.388',
    rules: cut(200),
    harga: 4_369_000,
  },
  {
    name: '2 % of what came back of it',
    line: { berat: 3 },
    by: '4.560.600 × 3 / 3,455 = 3.960.000; − 79.200 = 3.880.800',
    rules: cut(200),
    harga: 3_880_500,
  },
  {
    name: '2 % of the making charge too, where the shop buys it back',
    set: { BELI_TERMASUK_ONGKOS: 'true' },
    by: '4.710.600 − 94.212 = 4.616.388',
    rules: cut(200),
    harga: 4_616_000,
  },
  {
    name: '2 % of the market price',
    by: '1.200.000 × 3,455 = 4.146.000; − 82.920 = 4.063.080',
    rules: { ...cut(200), ...PASAR },
    harga: 4_063_000,
  },
  {
    name: '2 % of goods without barcode',
    line: plain,
    by: '1.200.000 × 2,5 = 3.000.000; − 60.000',
    rules: cut(200),
    harga: 2_940_000,
  },
  {
    name: '3 % of a chosen buy price, by the group that was told',
    line: { ...plain, kode_group: 'MD', kode_harga: 'UMUM' },
    by: '1.000.000 × 2,5 = 2.500.000; − 75.000',
    rules: cut(300, 'MD'),
    harga: 2_425_000,
  },
  {
    name: 'nothing more off a price of the category itself',
    line: plain,
    by: '1.100.000 × 2,5 = 2.750.000',
    rules: { ...cut(200), ...HARGA },
    harga: 2_750_000,
  },
];

/** Two categories of 75 % that lose differently, and one of them at 42 % too. */
function rugi(kategori: readonly string[], more: Rules = {}): Rules {
  return {
    kategoriGroup: new Map([['MT', kategori]]),
    rugi: new Map([
      ['A/7500', { rugi: rupiah(10_000), rusak: rupiah(30_000) }],
      ['A/4200', { rugi: rupiah(7_000), rusak: rupiah(9_000) }],
      ['B/7500', { rugi: rupiah(25_000), rusak: rupiah(60_000) }],
      ['C/7500', { rugi: rupiah(10_000), rusak: rupiah(30_000) }],
    ]),
    ...more,
  };
}
const TUA = { kadar: 4200 as never };

const LOSSES: readonly Golden[] = [
  {
    name: 'A',
    by: '10.000 × 3,455 = 34.550; 4.560.600 − 34.550 = 4.526.050',
    rules: rugi(['A']),
    harga: 4_526_000,
  },
  {
    name: 'B, which comes after A',
    by: '25.000 × 3,455 = 86.375; 4.560.600 − 86.375 = 4.474.225',
    rules: rugi(['B']),
    harga: 4_474_000,
  },
  {
    name: 'A, damaged',
    line: { kondisi: 'RUSAK' },
    by: '30.000 × 3,455 = 103.650; 4.560.600 − 456.060 − 103.650 = 4.000.890',
    rules: rugi(['A']),
    harga: 4_000_500,
  },
  {
    name: 'B, damaged',
    line: { kondisi: 'RUSAK' },
    by: '60.000 × 3,455 = 207.300; 4.560.600 − 456.060 − 207.300 = 3.897.240',
    rules: rugi(['B']),
    harga: 3_897_000,
  },
  {
    name: 'A, and its condition',
    line: { kondisi: 'BAIK' },
    by: '4.560.600 − 69.100 − 34.550 = 4.456.950',
    rules: rugi(['A']),
    harga: 4_456_500,
  },
  {
    name: 'A, of 42 %',
    sold: TUA,
    by: '7.000 × 3,455 = 24.185; 4.560.600 − 24.185 = 4.536.415',
    rules: rugi(['A']),
    harga: 4_536_000,
  },
  {
    name: 'B, of 42 %, for which it has no loss',
    sold: TUA,
    by: '4.560.600',
    rules: rugi(['B']),
    harga: 4_560_500,
  },
  { name: 'no category', by: '4.560.600', rules: rugi([]), harga: 4_560_500 },
  {
    name: 'A, by the weight that came back',
    line: { berat: 3 },
    by: '3.960.000 − 10.000 × 3 = 3.930.000',
    rules: rugi(['A']),
    harga: 3_930_000,
  },
  {
    name: 'A, with its cut of 2 %',
    by: '4.560.600 − 91.212 − 34.550 = 4.434.838',
    rules: rugi(['A'], { potonganKategori: new Map([['A', 200]]) }),
    harga: 4_434_500,
  },
  {
    name: 'none off the market price',
    by: '1.200.000 × 3,455 = 4.146.000',
    rules: rugi(['A'], PASAR),
    harga: 4_146_000,
  },
  {
    name: 'B, of an old nota without barcode',
    line: { ...plain, harga_nota: 3_000_000 },
    by: '25.000 × 2,5 = 62.500; 3.000.000 − 62.500',
    rules: rugi(['B']),
    harga: 2_937_500,
  },
  {
    name: 'B, with 50.000 by hand',
    line: { potongan_manual: 50_000 },
    by: '4.560.600 − 86.375 − 50.000 = 4.424.225',
    rules: rugi(['B']),
    harga: 4_424_000,
  },
  {
    name: 'A or C, which lose the same',
    by: '4.560.600 − 34.550 = 4.526.050',
    rules: rugi(['A', 'C']),
    harga: 4_526_000,
  },
];

function valued({ line, rules, sold, set }: Golden) {
  const pembayaran = [{ jenis: 'CASH' as const, jumlah_rp: 1 }];
  const input = buyInput({ detail_barang: [{ ...ring, ...line }], pembayaran });
  const facts = buyFactsOf({ ...(rules && { facts: rules }), ...(sold && { sold }) });
  return { input, facts, base: baseOf(set) };
}

describe.each([
  ['the cut of a category', CUTS],
  ['rugi nota by category and purity', LOSSES],
] as const)('%s', (_what, cases) => {
  it.each(cases)('$name: $by, so $harga', (c) => {
    const { input, facts, base } = valued(c);
    const [line] = pembelianKind.post(input, facts, base).lines;
    expect(line).toMatchObject({ harga_total: c.harga, harga_dihitung: c.harga });
  });
});

describe('categories of one purity whose rules differ', () => {
  const unclear = { code: 'KATEGORI_BELUM_JELAS', field: 'detail_barang.0.kode_group' };
  const refused = (rules: Rules, line: Partial<Line> = {}) => {
    const { input, facts, base } = valued({ name: '', by: '', harga: 0, rules, line });
    return refusals(pembelianKind, input, facts, base);
  };

  it('wait for the group to tell: losses, cuts, prices', () => {
    const data = { kode_group: 'MT', kategori: 'A, B' };
    expect(refused(rugi(['A', 'B']))).toContainEqual(expect.objectContaining({ ...unclear, data }));
    const two = { kategoriGroup: new Map([['MT', ['PH', 'LM']]]) };
    expect(refused({ ...cut(200), ...two })).toContainEqual(expect.objectContaining(unclear));
    const prices = {
      kategoriKadar: new Map([[7500 as never, ['A', 'B']]]),
      hargaKategori: new Map([['A/', rupiah(1_100_000)]]),
    };
    expect(refused(prices, plain)).toContainEqual(expect.objectContaining(unclear));
  });

  it('ask nothing where no rule of theirs counts', () => {
    expect(refused(rugi(['A', 'B'], PASAR))).not.toContainEqual(expect.objectContaining(unclear));
    expect(refused(rugi(['D', 'E']))).not.toContainEqual(expect.objectContaining(unclear));
  });
});
