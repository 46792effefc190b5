/** Bounds of what documents take: figures that cannot be counted, or vanish when converted. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { barangEntry } from './barang-entry.ts';
import { gramPositif, kadarBarang } from './input.ts';
import { barangJadiInput } from './pesanan.ts';
import { pesananEntry } from '../document/pesanan-entry.ts';
import { serviceEntry } from '../document/service-entry.ts';
import { entrySchema } from '../entry/entry-schema.ts';

/** Message by field of a refused input. */
function refused(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map((i) => [i.path.join('.'), i.message]));
}

test('a weight or purity that is nothing once converted is refused', () => {
  for (const nothing of [0, -1, 1e-10]) {
    expect(gramPositif.safeParse(nothing).error?.issues).toMatchObject([
      { message: 'input.lebihDariNol' },
    ]);
    expect(kadarBarang.safeParse(nothing).error?.issues).toMatchObject([
      { message: 'input.lebihDariNol' },
    ]);
  }
  expect([gramPositif.parse(0.001), gramPositif.parse(1_000_000)]).toEqual([1, 1_000_000_000]);
});

const RING = { nama_barang: 'CINCIN PESANAN', kode_group: 'MT', kode_jenis: 'CINCIN', kadar: 75 };

test('a price or charge by the gram is bounded for the weight', () => {
  const order = (line: object) =>
    refused(entrySchema(pesananEntry), {
      kode_sales: 'S1',
      nama_customer: 'IBU',
      detail_barang: [{ ...RING, ...line }],
    });
  const wrong = (field: string) => ({ [`detail_barang.0.${field}`]: 'input.terlaluBesar' });
  expect(order({ berat: 1_000_000, harga_gram: 1e12 })).toEqual(wrong('harga_gram'));
  expect(order({ berat: 1_000_000, harga_gram: 1_000_000 })).toEqual({});
  expect(order({ berat: 1_000_000, harga_gram: 1_000_001 })).toEqual(wrong('harga_gram'));
  const charge = { berat: 1_000_000, ongkos: 1e12, tipe_ongkos: 'PER_GRAM' };
  expect(order(charge)).toEqual(wrong('ongkos'));
  expect(order({ ...charge, tipe_ongkos: 'TOTAL' })).toEqual({});
  const place = { kode_gudang: 'TOKO', kode_baki: 'A1', harga_beli: 1, harga_jual: 1 };
  const piece = { ...RING, ...place, ...charge };
  expect(refused(entrySchema(barangEntry), piece)).toEqual({ ongkos: 'input.terlaluBesar' });
  const made = { no_faktur_group: 'X', barang_baru: [{ ...piece, baris: 1 }] };
  expect(refused(barangJadiInput, made)).toEqual({
    'barang_baru.0.ongkos': 'input.terlaluBesar',
  });
});

test('the promised day of a service is a day', () => {
  const piece = { nama_barang: 'CINCIN', berat: 3, deskripsi: 'Poles' };
  const service = (tgl_janji: string) =>
    refused(entrySchema(serviceEntry), {
      kode_sales: 'S1',
      nama_customer: 'IBU',
      detail_barang: [piece],
      tgl_janji,
    });
  for (const wrong of ['2026-02-30', '2026-13-01', '30-11-2026']) {
    expect(service(wrong)).toEqual({ tgl_janji: 'input.tanggal' });
  }
  expect([service(''), service('2026-12-01')]).toEqual([{}, {}]);
});
