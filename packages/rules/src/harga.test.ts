/** Prices: worked cases of each policy and the identities every line keeps. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milligram } from './gram.ts';
import {
  bagianRabat,
  feeKartu,
  hargaNotaSebanding,
  hitungBarisJual,
  hitungBeliKembali,
  ppnTermasuk,
  type BarisJualInput,
} from './harga.ts';
import { kadar } from './kadar.ts';
import { rupiah, sumRupiah } from './rupiah.ts';

const nol = rupiah(0);
const dasar: BarisJualInput = {
  kebijakan: 'GROUP',
  berat: milligram(3455),
  kadar: kadar(7500),
  hargaBarang: rupiah(3_000_000),
  hargaGram: rupiah(1_000_001),
  hargaGlobal: rupiah(1_500_000),
  margin: rupiah(25_000),
  ongkos: rupiah(50_000),
  tipeOngkos: 'TOTAL',
  hargaAtribut: nol,
  diskonRp: nol,
  diskonPersen: 0,
  langkah: 500,
  arah: 'UP',
};

const uang = fc.nat(10 ** 9).map(rupiah);
const input: fc.Arbitrary<BarisJualInput> = fc.record({
  kebijakan: fc.constantFrom('BARANG', 'GROUP', 'GLOBAL'),
  berat: fc.nat(10 ** 6).map(milligram),
  kadar: fc.nat(50_000).map(kadar),
  hargaBarang: uang,
  hargaGram: uang,
  hargaGlobal: uang,
  margin: uang,
  ongkos: uang,
  tipeOngkos: fc.constantFrom('TOTAL', 'PER_GRAM'),
  hargaAtribut: uang,
  diskonRp: uang,
  diskonPersen: fc.nat(10_000),
  langkah: fc.constantFrom(1, 100, 500, 1000, 333),
  arah: fc.constantFrom('UP', 'DOWN', 'NEAREST'),
  hargaJualDipakai: fc.option(uang, { nil: undefined }),
  ongkosDipakai: fc.option(uang, { nil: undefined }),
});

describe('hitungBarisJual', () => {
  it('prices by group, rounds the metal half up, then the line up to the step', () => {
    expect(hitungBarisJual(dasar)).toEqual({
      hargaDihitung: 3_455_003,
      ongkosDihitung: 50_000,
      ongkosBarang: 50_000,
      ongkosParameter: 0,
      hargaJual: 3_455_003,
      ongkos: 50_000,
      hargaAtribut: 0,
      diskon: 0,
      eksak: 3_505_003,
      hargaTotal: 3_505_500,
      pembulatan: 497,
      hargaGram: 1_000_000,
      totalDihitung: 3_505_500,
    });
  });

  it('prices by the piece and by the global price with margin', () => {
    expect(hitungBarisJual({ ...dasar, kebijakan: 'BARANG' }).hargaDihitung).toBe(3_000_000);
    // (1,500,000 × 0.75 + 25,000) × 3.455
    expect(hitungBarisJual({ ...dasar, kebijakan: 'GLOBAL' }).hargaDihitung).toBe(3_973_250);
    const tinggi = hitungBarisJual({ ...dasar, kebijakan: 'GLOBAL', kadar: kadar(42_000) });
    expect(tinggi.hargaDihitung).toBe(5_268_875);
  });

  it('takes ongkos per gram, atribut, and a floored per cent discount', () => {
    const baris = hitungBarisJual({
      ...dasar,
      kebijakan: 'BARANG',
      tipeOngkos: 'PER_GRAM',
      ongkos: rupiah(10_001),
      hargaAtribut: rupiah(7),
      diskonPersen: 250,
    });
    expect(baris.ongkosDihitung).toBe(34_553);
    expect(baris.diskon).toBe(75_864);
    expect(baris.eksak).toBe(2_958_696);
    expect(baris.hargaTotal).toBe(2_959_000);
    expect(baris.totalDihitung).toBe(3_035_000);
  });

  it('keeps the computed values beside the ones a person set', () => {
    const baris = hitungBarisJual({
      ...dasar,
      hargaJualDipakai: rupiah(3_400_000),
      ongkosDipakai: nol,
    });
    expect(baris.hargaDihitung).toBe(3_455_003);
    expect(baris.hargaJual).toBe(3_400_000);
    expect(baris.hargaTotal).toBe(3_400_000);
    expect(baris.totalDihitung).toBe(3_505_500);
  });

  it('gives no price per gram without weight and shows a discount above the line', () => {
    const baris = hitungBarisJual({ ...dasar, berat: milligram(0), diskonRp: rupiah(60_000) });
    expect(baris.hargaGram).toBe(0);
    expect(baris.eksak).toBe(-10_000);
  });

  it('keeps Σ lines exact + Σ pembulatan = Σ harga_total for every step and direction', () => {
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 6 }), (list) => {
        const baris = list.map(hitungBarisJual);
        const eksak = sumRupiah(
          baris.map((b) => rupiah(b.hargaJual + b.ongkos + b.hargaAtribut - b.diskon)),
        );
        const pembulatan = sumRupiah(baris.map((b) => b.pembulatan));
        expect(eksak + pembulatan).toBe(sumRupiah(baris.map((b) => b.hargaTotal)));
      }),
    );
  });

  it('rounds each line in its direction, by less than a step', () => {
    fc.assert(
      fc.property(input, (i) => {
        const { pembulatan, hargaTotal, hargaGram, hargaJual } = hitungBarisJual(i);
        expect(Math.abs(hargaTotal % i.langkah)).toBe(0);
        expect(Math.abs(pembulatan)).toBeLessThan(i.langkah);
        expect(i.arah !== 'UP' || pembulatan >= 0).toBe(true);
        expect(i.arah !== 'DOWN' || pembulatan <= 0).toBe(true);
        expect(hargaGram * i.berat).toBeLessThanOrEqual(hargaJual * 1000);
      }),
    );
  });
});

describe('hitungBeliKembali', () => {
  const nota = {
    hargaNota: rupiah(3_505_500),
    berat: milligram(3455),
    rugiPerGram: nol,
    potonganManual: nol,
    langkah: 500,
    arah: 'DOWN' as const,
  };

  it('takes Rp per gram, per cent, rugi and a manual potongan', () => {
    expect(hitungBeliKembali({ ...nota, potonganPerGram: rupiah(20_000) })).toEqual({
      potongan: 69_100,
      potonganKategori: 0,
      rugi: 0,
      hargaBeli: 3_436_000,
      hargaRata: 994_500,
      hargaTanpaManual: 3_436_000,
    });
    const semua = hitungBeliKembali({
      ...nota,
      potonganPersen: 500,
      rugiPerGram: rupiah(1_000),
      potonganManual: rupiah(10_000),
    });
    expect(semua.rugi).toBe(3_455);
    expect(semua.potongan).toBe(175_275 + 3_455);
    expect(semua.hargaBeli).toBe(3_316_500);
    expect(semua.hargaTanpaManual).toBe(3_326_500);
  });

  it('never goes below zero, and never above the nota when rounding down', () => {
    fc.assert(
      fc.property(uang, fc.nat(10 ** 5), uang, fc.nat(10_000), uang, (h, mg, gram, persen, m) => {
        const hasil = hitungBeliKembali({
          ...nota,
          hargaNota: h,
          berat: milligram(mg),
          potonganPerGram: gram,
          potonganPersen: persen,
          potonganManual: m,
        });
        expect(hasil.hargaBeli).toBeGreaterThanOrEqual(0);
        expect(hasil.hargaBeli).toBeLessThanOrEqual(h);
      }),
    );
  });
});

describe('what a nota is worth when the piece comes back', () => {
  it('counts by weight below the nota’s, and never above it', () => {
    const nota = { harga: rupiah(4_560_600), berat: milligram(3455) };
    expect(hargaNotaSebanding(nota, milligram(3000))).toBe(3_960_000);
    expect(hargaNotaSebanding(nota, milligram(3455))).toBe(4_560_600);
    expect(hargaNotaSebanding(nota, milligram(9000))).toBe(4_560_600);
    expect(hargaNotaSebanding(nota, milligram(1))).toBe(1320);
  });

  it('shares what the shop gave away by line totals, to the rupiah', () => {
    const lines = fc.array(uang, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.nat(10 ** 9), (totals, given) => {
        const semua = sumRupiah(totals);
        const rabat = rupiah(Math.min(given, semua));
        const shares = totals.map((total, i) =>
          bagianRabat(rabat, { sebelum: sumRupiah(totals.slice(0, i)), total, semua }),
        );
        expect(sumRupiah(shares)).toBe(rabat);
        shares.forEach((share, i) => expect(share).toBeLessThanOrEqual((totals[i] ?? 0) + 1));
      }),
    );
  });
});

describe('contained VAT and card fee', () => {
  it('floors both', () => {
    expect(ppnTermasuk(rupiah(111_000), 1_100)).toBe(11_000);
    expect(ppnTermasuk(rupiah(3_505_500), 110)).toBe(38_140);
    expect(ppnTermasuk(rupiah(100), 0)).toBe(0);
    // One rupiah rounded up to a hundred.
    expect(ppnTermasuk(rupiah(100), 1_200, rupiah(99))).toBe(1);
    expect(ppnTermasuk(rupiah(-500), 1_200)).toBe(0);
    expect(feeKartu(rupiah(999_999), 150)).toBe(14_999);
  });
});
