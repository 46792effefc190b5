/** Every price of every master is kept when it changes, and can be asked for in the report. */
import { expect, test } from 'vitest';
import { masters } from '../registry.ts';
import { laporanPerubahanHargaEmas } from './laporan-perubahan-harga-emas.ts';

/** Rupiah that are no price: bounds of a band, least purchases, what a point is worth. */
const NO_PRICE = [
  'kupon.minimal_rp',
  'point.nilai_rp',
  'bunga-hutang.nominal_dari',
  'bunga-hutang.nominal_sampai',
];

test('a rupiah field of a master keeps its history or is known to be no price', () => {
  const unkept = masters.flatMap((master) =>
    master.fields
      .filter((field) => field.kind === 'rupiah' && field.riwayat !== true)
      .map((field) => `${master.name}.${field.name}`),
  );
  expect(unkept.toSorted()).toEqual(NO_PRICE.toSorted());
});

test('the report can be narrowed to each master that has prices', () => {
  const options: readonly string[] = laporanPerubahanHargaEmas.filter.flatMap((filter) =>
    filter.kind === 'pilihan' ? filter.options.map(({ value }) => value) : [],
  );
  const kept = masters
    .filter((master) => master.fields.some((field) => field.riwayat === true))
    .map((master) => master.name);
  expect(options.toSorted()).toEqual(['ALL', 'harga-global', ...kept].toSorted());
});
