/** A valid value of each kind of field, as it travels. */
import type { FieldKind, PlainKind } from './field.ts';
import { isNumeric, placesOf } from './value.ts';

/** undefined where the field itself says which: its options, its master. */
const SAMPLE: Readonly<Record<PlainKind, unknown>> = {
  kode: 'UJI',
  teks: 'Uji',
  teksPanjang: 'Uji',
  nilai: 75,
  tanggal: '2026-11-20',
  pilihan: undefined,
  ref: undefined,
  refBanyak: [],
  aktif: true,
  nomorHp: '081234567890',
  telepon: '081234567890',
  digit: '0123456789',
  tautan: 'https://example.com/uji',
  warna: '#0a7d4f',
  gambar: undefined,
  tag: ['24k', 'lm'],
  pindai: undefined,
  foto: undefined,
  daftar: undefined,
  member: 'NONMEMBER',
  janji: '2026-11-27',
  bayar: undefined,
  kembali: undefined,
  sendiri: undefined,
};

/** Numbers with as many places as they may have. */
const NUMBERS = { 0: 3, 2: 1.25, 3: 1.234 } as const;

export function sampleOf(kind: FieldKind): unknown {
  return isNumeric(kind) ? NUMBERS[placesOf(kind)] : SAMPLE[kind];
}
