/** The form of one new piece: copying, the next piece, what is sent. */
import { describe, expect, it } from 'vitest';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import {
  changePiece,
  EMPTY_PIECE,
  missingFields,
  nextPiece,
  perGram,
  pieceBody,
} from './piece-form.ts';
import type { PieceForm } from './piece-form.ts';

const kadarOf = (kode: string): number | undefined => ({ MT: 7500, MD: 4200 })[kode];
const change = (form: PieceForm, patch: Partial<PieceForm>): PieceForm =>
  changePiece(form, patch, kadarOf);

describe('copying', () => {
  it('copies the weight to the scale weight until that is typed', () => {
    const one = change(EMPTY_PIECE, { berat: milligram(3455) });
    expect(one.berat_asli).toBe(3455);
    const own = change(one, { berat_asli: milligram(3460) });
    expect(change(own, { berat: milligram(4000) }).berat_asli).toBe(3460);
  });

  it('takes kadar and stamp from the group until they are typed', () => {
    const one = change(EMPTY_PIECE, { kode_group: 'MT' });
    expect([one.kadar, one.kadar_cetak]).toEqual([7500, '750']);
    const two = change(one, { kode_group: 'MD' });
    expect([two.kadar, two.kadar_cetak]).toEqual([4200, '420']);
    const own = change(two, { kadar: 4100 });
    expect(own.kadar_cetak).toBe('410');
    expect(change(own, { kode_group: 'MT' }).kadar).toBe(4100);
  });

  it('empties the tray when the warehouse changes', () => {
    const placed = { ...EMPTY_PIECE, kode_gudang: 'TOKO', kode_baki: 'A1' };
    expect(change(placed, { kode_gudang: 'PUSAT' }).kode_baki).toBe('');
    expect(change(placed, { kode_gudang: 'TOKO' }).kode_baki).toBe('A1');
  });
});

describe('next piece', () => {
  it('keeps the place, the kind and the kadar; forgets the piece', () => {
    const saved = {
      ...change(EMPTY_PIECE, { kode_group: 'MT', berat: milligram(3455), kadar: 7000 }),
      kode_jenis: 'CINCIN',
      kode_gudang: 'TOKO',
      kode_baki: 'A1',
      nama_barang: 'CINCIN POLOS',
      tag_id: 'E200',
      harga_jual: rupiah(100),
    };
    const next = nextPiece(saved);
    expect(next).toMatchObject({ kode_group: 'MT', kode_baki: 'A1', kadar: 7000 });
    expect([next.nama_barang, next.tag_id, next.berat, next.harga_jual]).toEqual([
      '',
      '',
      null,
      null,
    ]);
    expect(change(next, { berat: milligram(1000) }).berat_asli).toBe(1000);
  });
});

describe('sending', () => {
  it('names what is missing in the order of the form', () => {
    const form = { ...EMPTY_PIECE, kode_group: 'MT', nama_barang: '  ', kadar: 7500 };
    expect(missingFields(form)).toEqual([
      'kode_jenis',
      'kode_gudang',
      'kode_baki',
      'nama_barang',
      'berat',
      'harga_beli',
      'harga_jual',
    ]);
  });

  it('sends decimal grams and per cents, and leaves the form’s own marks out', () => {
    const form = change(EMPTY_PIECE, { berat: milligram(3455), kadar: 7550 });
    const body = pieceBody(form);
    expect(body).toMatchObject({ berat: 3.455, berat_asli: 3.455, kadar: 75.5, ongkos: 0 });
    expect(body).not.toHaveProperty('own');
  });

  it('shows whole rupiah per gram', () => {
    expect(perGram(rupiah(4_560_600), milligram(3455))).toBe(1_320_000);
    expect(perGram(rupiah(1), milligram(0))).toBeUndefined();
    expect(perGram(null, milligram(1))).toBeUndefined();
  });
});
