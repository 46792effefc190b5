/** A corrected piece in the stock card and in its history, and the mirror image of it. */
import { describe, expect, it } from 'vitest';
import { milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { A, pieceOf } from '../../../test/sale-case.ts';
import { assertPosting } from '../../engine/transaction/assert-posting.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import { returnPieces, reverse } from '../../engine/transaction/reverse.ts';
import { corrected } from './ganti-nilai.part.ts';

const old = pieceOf(A, { berat: milligram(3455), berat_asli: milligram(3460) });
const at = (change: Partial<Piece>): Piece => ({ ...old, ...change });
const posted = (change: Partial<Piece>) =>
  corrected({ ...old, murni: milligram(2595) }, at(change));
const asPosting = (change: Partial<Piece>) => ({
  ...EMPTY_POSTING,
  ...posted(change),
  header: { ...NO_MONEY, status_valid: 'DONE' as const },
});

const broken = (rule: string): unknown => expect.objectContaining({ data: { rule } });

describe('a corrected piece', () => {
  it('leaves with what it was, comes with what it is, and what differs has its own row', () => {
    const finer = { kadar: 9999 as Kadar, murni: milligram(3460), kadar_cetak: '999' };
    const { stock, values } = posted(finer);
    expect(
      stock.map(({ kolom, qty, berat_asli, murni, kadar }) => [
        kolom,
        qty,
        berat_asli,
        murni,
        kadar,
      ]),
    ).toEqual([
      ['OUT', 1, 3460, 2595, 7500],
      ['IN', 1, 3460, 3460, 9999],
      ['SELISIH', 0, 0, 865, 9999],
    ]);
    expect(values).toEqual([
      { kode_barcode: A, kolom: 'kadar', sebelum: '7500', sesudah: '9999' },
      { kode_barcode: A, kolom: 'kadar_cetak', sebelum: old.kadar_cetak, sesudah: '999' },
      { kode_barcode: A, kolom: 'murni', sebelum: '2595', sesudah: '3460' },
    ]);
    expect(() => assertPosting(asPosting(finer))).not.toThrow();
  });

  it('may come with less gold and less cost', () => {
    const less = { murni: milligram(1454), harga_beli: rupiah(1) };
    const [, , apart] = posted(less).stock;
    expect(apart).toMatchObject({ kolom: 'SELISIH', murni: -1141, modal: 1 - old.harga_beli });
    expect(() => assertPosting(asPosting(less))).not.toThrow();
  });

  it('has no row for what does not differ in grams or cost', () => {
    const stamp = posted({ kadar_cetak: 'XYZ', murni: milligram(2595) });
    expect(stamp.stock.map(({ kolom }) => kolom)).toEqual(['OUT', 'IN']);
  });

  it('without the row of what differs is refused', () => {
    const posting = asPosting({ murni: milligram(1454) });
    const short = { ...posting, stock: posting.stock.filter(({ kolom }) => kolom !== 'SELISIH') };
    expect(() => assertPosting(short)).toThrow(broken('murni: in <> out'));
    const piece = posting.stock.map((row) => (row.kolom === 'SELISIH' ? { ...row, qty: 1 } : row));
    expect(() => assertPosting({ ...posting, stock: piece })).toThrow(
      broken('a difference has pieces'),
    );
  });

  it('is what it was when its document is mirrored, in the tray where it lies', () => {
    const { stock, values } = posted({ kadar: 4200 as Kadar, murni: milligram(1453) });
    const rows = { stock, values, money: [], journal: [] };
    const mirror = reverse(rows, 'BATAL');
    expect(mirror.values).toEqual([
      { kode_barcode: A, kolom: 'murni', sebelum: '1453', sesudah: '2595' },
      { kode_barcode: A, kolom: 'kadar', sebelum: '4200', sesudah: '7500' },
    ]);
    expect(mirror.stock.map(({ kolom, murni }) => [kolom, murni])).toEqual([
      ['OUT', -2595],
      ['IN', -1453],
      ['SELISIH', 1142],
    ]);
    expect(returnPieces(stock)).toMatchObject([
      { dari: 'READY', menjadi: 'READY', kode_baki: old.kode_baki, di_baki: old.kode_baki },
    ]);
  });
});
