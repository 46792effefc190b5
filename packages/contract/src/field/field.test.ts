/** The field kinds: what each reads, refuses and gives back. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Field, WireRow } from './field.ts';
import { isEmpty } from './field.ts';
import { aktif, gambar, pilihan, ref, refBanyak, tanggal } from './choice-field.ts';
import { angka, gram, nilai, persen, rupiah } from './number-field.ts';
import { kode, nomorHp, tag, teks, warna } from './text-field.ts';

function read(field: Field, value: unknown, row: WireRow = {}): unknown {
  const reading = field.read(value, row);
  return 'problem' in reading ? reading.problem.key : reading.value;
}

describe('values and refusals', () => {
  const perType = { per: { field: 'type', persen: 'PERSENTASE' } };
  const cases: readonly [string, Field, unknown, unknown, WireRow?][] = [
    ['a code is upper case', kode(), ' mt-01 ', 'MT-01'],
    ['a code has no blanks inside', kode(), 'MT 01', 'isian.kode'],
    ['a code has a length', kode(), 'A'.repeat(21), 'isian.panjang'],
    ['text is trimmed', teks(), ' Cincin ', 'Cincin'],
    ['text is text', teks(), { a: 1 }, 'isian.salah'],
    ['rupiah are whole', rupiah(), 1500.5, 'isian.bulat'],
    ['rupiah as text', rupiah(), '1500', 1500],
    ['rupiah are not negative', rupiah(), -1, 'isian.min'],
    ['rupiah above zero', rupiah({ min: 'lebih' }), 0, 'isian.nol'],
    ['grams become milligrams', gram(), 1.234, 1234],
    ['grams have three places', gram(), 1.2345, 'isian.angka'],
    ['per cents become hundredths', persen(), 75.5, 7550],
    ['per cents end at 100', persen(), 100.01, 'isian.maks'],
    ['a count', angka({ max: 12 }), 13, 'isian.maks'],
    ['a count that its column holds', angka(), 2_147_483_647, 2_147_483_647],
    ['a count that it does not', angka(), 2_147_483_648, 'isian.maks'],
    ['a value in rupiah', nilai(perType), 2500, 2500, { type: 'RP' }],
    ['a value in per cent', nilai(perType), 2.5, 250, { type: 'PERSENTASE' }],
    ['a value in per cent ends at 100', nilai(perType), 101, 'isian.maks', { type: 'PERSENTASE' }],
    ['an option', pilihan(['IN', 'OUT']), 'in', 'IN'],
    ['no option', pilihan(['IN', 'OUT']), 'UP', 'isian.pilihan'],
    ['a reference', ref('gudang'), 'toko', 'TOKO'],
    ['references once each', refBanyak('gudang'), ['a', 'A', 'b'], ['A', 'B']],
    ['yes', aktif(), 'true', true],
    ['neither yes nor no', aktif(), 'mungkin', 'isian.salah'],
    ['a date', tanggal(), '2028-02-29', '2028-02-29'],
    ['no such date', tanggal(), '2027-02-29', 'isian.tanggal'],
    ['a phone number', nomorHp(), '081234567890', '081234567890'],
    ['a short phone number', nomorHp(), '0812345678', 'isian.nomor_hp'],
    ['a colour', warna(), '#AABBCC', '#aabbcc'],
    ['no colour', warna(), 'red', 'isian.warna'],
    ['tags as text', tag(), '#24k, lm,#24k', ['24k', 'lm']],
    ['tags as list', tag(), ['#a', 'b'], ['a', 'b']],
  ];
  test.each(cases)('%s', (_name, field, value, expected, row) => {
    expect(read(field, value, row)).toEqual(expected);
  });
});

describe('images', () => {
  const one = gambar({ folder: 'banner', nameField: 'gambar_name', many: false });
  const list = gambar({ folder: 'item', nameField: 'gambar_name', many: true });
  test('a data URL or an address, nothing else', () => {
    expect(read(one, 'data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    expect(read(one, 'https://x.id/a.jpg')).toBe('https://x.id/a.jpg');
    const path = 'files/0197f2c4-3f0a-7c1e-9b1d-0a1b2c3d4e5f';
    expect(read(one, path)).toBe(path);
    expect(read(one, `files/${'a'.repeat(36)}`)).toBe('isian.gambar_salah');
    expect(read(one, 'javascript:alert(1)')).toBe('isian.gambar_salah');
    expect(read(one, 'data:text/html;base64,AAAA')).toBe('isian.gambar_salah');
  });
  test('a list keeps the last image only (spec 2 §4)', () => {
    expect(read(list, ['https://x.id/a', 'https://x.id/b'])).toEqual(['https://x.id/b']);
  });
});

test('blank values are empty, zero and false are not', () => {
  for (const value of [undefined, null, '', ' ', []]) expect(isEmpty(value)).toBe(true);
  for (const value of [0, false, 'a', ['a']]) expect(isEmpty(value)).toBe(false);
});

test('milligrams and hundredths survive the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (mg) => {
      expect(read(gram(), gram().toWire(mg, {}))).toBe(mg);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      expect(read(persen(), persen().toWire(hundredths, {}))).toBe(hundredths);
    }),
  );
});
