/**
 * Making charges by a shop's parameter: which row holds for a piece, and what it comes to. The
 * figures are worked by hand, each with its arithmetic.
 */
import { expect, test } from 'vitest';
import { milligram } from './gram.ts';
import { hitungBarisJual, ongkosUntuk } from './harga.ts';
import type { BarisJualInput } from './harga.ts';
import { kadar } from './kadar.ts';
import { cariOngkos } from './ongkos.ts';
import type { ParameterOngkos } from './ongkos.ts';
import { rupiah } from './rupiah.ts';

function row(
  kode_ongkos: string,
  tipe_ongkos: ParameterOngkos['tipe_ongkos'],
  nominal: number,
  is: { group?: string; kadar?: number; band?: readonly [number, number] } = {},
): ParameterOngkos {
  const [dari, sampai] = is.band ?? [0, 0];
  return {
    kode_ongkos,
    tipe_ongkos,
    nominal: rupiah(nominal),
    kode_group: is.group ?? null,
    kadar: is.kadar === undefined ? null : kadar(is.kadar),
    berat_dari: milligram(dari),
    berat_sampai: milligram(sampai),
  };
}

const piece = (kode_group: string, hundredths: number, mg: number) => ({
  kode_group,
  kadar: kadar(hundredths),
  berat: milligram(mg),
});

/** A shop's whole table, the least exact row first: the order of the rows says nothing. */
const TABLE: readonly ParameterOngkos[] = [
  row('SEMUA', 'TOTAL', 40_000),
  row('RINGAN', 'TOTAL', 60_000, { band: [0, 3000] }),
  row('SEDANG', 'PER_GRAM', 25_000, { band: [3000, 10_000] }),
  row('K750', 'PER_GRAM', 30_000, { kadar: 7500 }),
  row('K750B', 'PER_GRAM', 22_500, { kadar: 7500, band: [5000, 20_000] }),
  row('MT', 'TOTAL', 90_000, { group: 'MT' }),
  row('MTB', 'PER_GRAM', 17_500, { group: 'MT', band: [10_000, 50_000] }),
  row('MT750', 'TOTAL', 110_000, { group: 'MT', kadar: 7500 }),
  row('MT750R', 'PER_GRAM', 33_333, { group: 'MT', kadar: 7500, band: [1000, 4000] }),
  row('LM', 'TOTAL', 0, { group: 'LM' }),
];

test.each([
  ['any weight, no group, no purity: 40.000 for the piece', 'GD', 4200, 60_000, 'SEMUA', 40_000],
  ['0–3 g, for the piece: 60.000', 'GD', 4200, 2_999, 'RINGAN', 60_000],
  [
    '3,000 g is the end of one band and the start of the next: 25.000 × 3',
    'GD',
    4200,
    3_000,
    'SEDANG',
    75_000,
  ],
  ['25.000 × 3,455 = 86.375', 'GD', 4200, 3_455, 'SEDANG', 86_375],
  ['the last milligram of the band: 25.000 × 10 = 250.000', 'GD', 4200, 10_000, 'SEDANG', 250_000],
  ['a milligram beyond it: the row of any weight', 'GD', 4200, 10_001, 'SEMUA', 40_000],
  ['purity before a band: 30.000 × 2,5 = 75.000', 'GD', 7500, 2_500, 'K750', 75_000],
  ['purity with a band: 22.500 × 5,001 = 112.522,5, half up', 'GD', 7500, 5_001, 'K750B', 112_523],
  ['a group before purity and band: 90.000', 'MT', 7000, 5_000, 'MT', 90_000],
  ['a group with a band: 17.500 × 12,345 = 216.037,5, half up', 'MT', 7000, 12_345, 'MTB', 216_038],
  ['group and purity before group and band: 110.000', 'MT', 7500, 12_345, 'MT750', 110_000],
  ['all three: 33.333 × 3,455 = 115.165,515, half up', 'MT', 7500, 3_455, 'MT750R', 115_166],
  ['all three: 33.333 × 1,015 = 33.832,995, half up', 'MT', 7500, 1_015, 'MT750R', 33_833],
  ['a group that costs nothing: 0', 'LM', 9999, 5_000, 'LM', 0],
] as const)('%s', (_title, group, hundredths, mg, kode, rp) => {
  const goods = piece(group, hundredths, mg);
  const found = cariOngkos(TABLE, goods);
  expect([found?.kode_ongkos, found && ongkosUntuk(found, goods.berat)]).toEqual([kode, rp]);
  expect(cariOngkos(TABLE.toReversed(), goods)).toBe(found);
});

test('no row fits, and an empty table has none', () => {
  const only = [row('A', 'TOTAL', 1, { group: 'MT' }), row('B', 'TOTAL', 1, { kadar: 7500 })];
  expect(cariOngkos(only, piece('GD', 7501, 1000))).toBeUndefined();
  expect(cariOngkos([row('C', 'TOTAL', 1, { band: [1000, 2000] })], piece('GD', 7500, 999))).toBe(
    undefined,
  );
  expect(cariOngkos([], piece('MT', 7500, 1000))).toBeUndefined();
});

test('a band inside a band, two that begin alike, and two rows that say the same', () => {
  const of = (...rows: ParameterOngkos[]) => cariOngkos(rows, piece('GD', 4200, 4000))?.kode_ongkos;
  const wide = row('WIDE', 'TOTAL', 1, { band: [0, 100_000] });
  const inner = row('INNER', 'TOTAL', 2, { band: [3000, 5000] });
  const early = row('EARLY', 'TOTAL', 3, { band: [0, 4000] });
  expect([of(wide, inner), of(wide, early), of(early, inner)]).toEqual(['INNER', 'EARLY', 'INNER']);
  expect(of(row('B2', 'TOTAL', 1), row('B1', 'TOTAL', 2))).toBe('B1');
});

test('a sale counts with the greater of the piece’s own charge and the parameter’s', () => {
  const line: BarisJualInput = {
    kebijakan: 'BARANG',
    berat: milligram(4000),
    kadar: kadar(7500),
    hargaBarang: rupiah(5_000_000),
    hargaGram: rupiah(0),
    hargaGlobal: rupiah(0),
    margin: rupiah(0),
    ongkos: rupiah(60_000),
    tipeOngkos: 'TOTAL',
    hargaAtribut: rupiah(0),
    diskonRp: rupiah(0),
    diskonPersen: 0,
    langkah: 500,
    arah: 'UP',
  };
  const of = (nominal: number, tipe_ongkos: 'TOTAL' | 'PER_GRAM', dipakai?: number) => {
    const parameterOngkos = { kode_ongkos: 'P', tipe_ongkos, nominal: rupiah(nominal) };
    const used = dipakai === undefined ? {} : { ongkosDipakai: rupiah(dipakai) };
    const r = hitungBarisJual({ ...line, ...used, parameterOngkos });
    return [r.ongkosBarang, r.ongkosParameter, r.ongkosDihitung, r.ongkos, r.hargaTotal];
  };
  // 20.000 × 4 = 80.000 > 60.000; 5.000.000 + 80.000
  expect(of(20_000, 'PER_GRAM')).toEqual([60_000, 80_000, 80_000, 80_000, 5_080_000]);
  // 50.000 < 60.000: the piece's own; 5.000.000 + 60.000
  expect(of(50_000, 'TOTAL')).toEqual([60_000, 50_000, 60_000, 60_000, 5_060_000]);
  // a person's 70.000 beside the computed 80.000
  expect(of(20_000, 'PER_GRAM', 70_000)).toEqual([60_000, 80_000, 80_000, 70_000, 5_070_000]);
  const own = hitungBarisJual(line);
  expect([own.ongkosBarang, own.ongkosParameter, own.ongkosDihitung]).toEqual([60_000, 0, 60_000]);
});
