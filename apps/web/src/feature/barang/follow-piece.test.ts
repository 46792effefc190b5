/** The form of one new piece: what is copied, and what the next piece keeps. */
import { describe, expect, it } from 'vitest';
import { stampsOf } from '@kencana/contract/master/kadar';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { changed, draftOf, emptyDraft, keptDraft } from '../../engine/entry-screen/entry-draft.ts';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Values } from '../../engine/field/values.ts';
import { followPiece } from './follow-piece.ts';
import type { Charges } from './follow-piece.ts';

const EMPTY = emptyDraft(barangEntry);
const NONE: Charges = {
  ongkos: [],
  langkah: 0,
  harga: { langkah: 500, arah: 'UP' },
  stamps: new Map(),
};
const change = (draft: Values, patch: Values, charges = NONE): Values =>
  changed(barangEntry, draft, patch, followPiece(charges));
/** Choosing a group fills its purity in. */
const choose = (draft: Values, kode_group: 'MT' | 'MD'): Values => {
  const kadar = { MT: 75, MD: 42 }[kode_group];
  return change(draft, { kode_group, kadar, kadar_group: kadar });
};

describe('copying', () => {
  it('copies the weight to the scale weight until that is typed', () => {
    const one = change(EMPTY, { berat: 3.455 });
    expect(one['berat_asli']).toBe(3.455);
    expect(change(one, { berat: 3.5 })['berat_asli']).toBe(3.5);
    const own = change(one, { berat_asli: 3.46 });
    expect(change(own, { berat: 4 })['berat_asli']).toBe(3.46);
  });

  it('takes kadar and stamp from the group until they are typed', () => {
    const one = choose(EMPTY, 'MT');
    expect([one['kadar'], one['kadar_cetak']]).toEqual([75, '750']);
    const two = choose(one, 'MD');
    expect([two['kadar'], two['kadar_cetak']]).toEqual([42, '420']);
    const own = change(two, { kadar: 41 });
    expect(own['kadar_cetak']).toBe('410');
    expect(choose(own, 'MT')['kadar']).toBe(41);
    const stamped = change(two, { kadar_cetak: '9K' });
    expect(change(stamped, { kadar: 37.5 })['kadar_cetak']).toBe('9K');
  });

  it('takes the stamp that Master Kadar tells of the purity, until another is typed', () => {
    const rows = [
      { kadar: 75, label: '18k' },
      { kadar: 42, label: '10K' },
      { kadar: 42, label: '420' },
    ];
    const charges = { ...NONE, stamps: stampsOf(rows) };
    const one = change(EMPTY, { kadar: 75 }, charges);
    expect(one['kadar_cetak']).toBe('18K');
    // Two labels of one purity: none is chosen.
    expect(change(one, { kadar: 42 }, charges)['kadar_cetak']).toBe('420');
    expect(change(one, { kadar: 37.5 }, charges)['kadar_cetak']).toBe('375');
    const own = change(one, { kadar_cetak: 'KP' }, charges);
    expect(change(own, { kadar: 37.5 }, charges)['kadar_cetak']).toBe('KP');
  });

  it('empties the tray when the warehouse changes', () => {
    const placed = { ...EMPTY, kode_gudang: 'TOKO', kode_baki: 'A1' };
    expect(change(placed, { kode_gudang: 'PUSAT' })['kode_baki']).toBe('');
    expect(change(placed, { kode_gudang: 'TOKO' })['kode_baki']).toBe('A1');
  });
});

it('the next piece keeps the place, the kind and the kadar; it forgets the piece', () => {
  const typed = change(change(choose(EMPTY, 'MT'), { berat: 3.455 }), { kadar: 70 });
  const place = { kode_jenis: 'CINCIN', kode_gudang: 'TOKO', kode_baki: 'A1' };
  const piece = { nama_barang: 'CINCIN POLOS', tag_id: 'E200', harga_jual: 100 };
  const next = keptDraft(barangEntry, { ...typed, ...place, ...piece });
  expect(next).toMatchObject({ ...place, kode_group: 'MT', kadar: 70, kadar_cetak: '700' });
  expect(next).toMatchObject({ nama_barang: '', tag_id: '', berat: null, harga_jual: null });
  expect(change(next, { berat: 1 })['berat_asli']).toBe(1);
  // The purity was typed by hand: another group leaves it.
  expect(choose(next, 'MD')['kadar']).toBe(70);
  expect(choose(keptDraft(barangEntry, choose(EMPTY, 'MT')), 'MD')['kadar']).toBe(42);
});

it('a draft of before the definition is read in wire units', () => {
  const old = { nama_barang: 'CINCIN', berat: 3455, kadar: 7550, harga_jual: 5_000_000, own: [] };
  expect(draftOf(barangEntry, old)).toMatchObject({
    nama_barang: 'CINCIN',
    berat: 3.455,
    kadar: 75.5,
    harga_jual: 5_000_000,
    berat_asli: null,
  });
});

describe('the making charge of the shop’s parameter', () => {
  const row = (kode_ongkos: string, nominal: number, dari: number, sampai: number) => ({
    kode_ongkos,
    tipe_ongkos: nominal < 50_000 ? ('PER_GRAM' as const) : ('TOTAL' as const),
    nominal: rupiah(nominal),
    kode_group: null,
    kadar: null,
    berat_dari: milligram(dari),
    berat_sampai: milligram(sampai),
  });
  const ongkos = [row('R', 75_000, 0, 3000), row('S', 25_000, 3001, 9000)];
  const charges = { ...NONE, ongkos };
  const of = (values: Values): unknown[] => [values['ongkos'], values['tipe_ongkos']];
  const ring = { ...EMPTY, kode_group: 'MT', kadar: 75 };

  it('is proposed with its type, and follows the goods until somebody types his own', () => {
    expect(of(change(EMPTY, { kode_group: 'MT' }, charges))).toEqual([null, 'TOTAL']);
    const light = change(ring, { berat: 3 }, charges);
    expect(of(light)).toEqual([75_000, 'TOTAL']);
    const heavy = change(light, { berat: 3.455 }, charges);
    expect(of(heavy)).toEqual([25_000, 'PER_GRAM']);
    expect(of(change(heavy, { berat: 20 }, charges))).toEqual([null, 'PER_GRAM']);
    const own = change(heavy, { ongkos: 0 }, charges);
    expect(of(change(own, { berat: 2 }, charges))).toEqual([0, 'PER_GRAM']);
    expect(of(change(change(own, { ongkos: null }, charges), { berat: 2 }, charges))).toEqual([
      75_000,
      'TOTAL',
    ]);
  });

  it('goes by the weight that the nota will say', () => {
    // In steps of 0,05 g: 3,02 g is 3,000, still in the first band; 3,03 g is 3,050.
    const stepped = { ...charges, langkah: 50 };
    expect(of(change(ring, { berat: 3.02 }, stepped))).toEqual([75_000, 'TOTAL']);
    expect(of(change(ring, { berat: 3.03 }, stepped))).toEqual([25_000, 'PER_GRAM']);
    expect(of(change(ring, { berat: 3.02 }, charges))).toEqual([25_000, 'PER_GRAM']);
  });
});

describe('the cost of the group', () => {
  it('is proposed for the weight, until somebody types his own', () => {
    const group = { kode_group: 'MT', kadar: 75, kadar_group: 75, modal_group: 868_117 };
    const light = change(change(EMPTY, group), { berat: 3.455 });
    // 868.117 × 3,455 = 2.999.344,235
    expect(light['harga_beli']).toBe(2_999_344);
    // in steps of 0,05 g 3,450: 868.117 × 3,45 = 2.995.003,65
    const stepped = change(change(EMPTY, group), { berat: 3.455 }, { ...NONE, langkah: 50 });
    expect(stepped['harga_beli']).toBe(2_995_004);
    expect(change(light, { modal_group: 1_000_000 })['harga_beli']).toBe(3_455_000);
    const own = change(light, { harga_beli: 3_000_000 });
    expect(change(own, { berat: 4 })['harga_beli']).toBe(3_000_000);
    expect(change(light, { modal_group: 0 })['harga_beli']).toBeNull();
    expect(change(EMPTY, { berat: 3 })['harga_beli']).toBeNull();
  });
});

describe('the price of the group', () => {
  it('is proposed for the weight in the shop’s steps, until somebody types his own', () => {
    const group = { kode_group: 'MT', kadar: 75, kadar_group: 75, harga_group: 1_890_000 };
    const ring = change(change(EMPTY, group), { berat: 3.455 });
    // 1.890.000 × 3,455 = 6.529.950, in steps of 500 up
    expect(ring['harga_jual']).toBe(6_530_000);
    const down = { ...NONE, harga: { langkah: 500, arah: 'DOWN' } } as const;
    expect(change(change(EMPTY, group), { berat: 3.455 }, down)['harga_jual']).toBe(6_529_500);
    // in steps of 0,05 g 3,450: 1.890.000 × 3,45 = 6.520.500
    const stepped = change(change(EMPTY, group), { berat: 3.455 }, { ...NONE, langkah: 50 });
    expect(stepped['harga_jual']).toBe(6_520_500);
    const own = change(ring, { harga_jual: 7_000_000 });
    expect(change(own, { berat: 4 })['harga_jual']).toBe(7_000_000);
    expect(change(EMPTY, { berat: 3 })['harga_jual']).toBeNull();
  });
});
