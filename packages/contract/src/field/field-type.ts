/**
 * What engines need to know of each kind of field beside its values: what a template's column is
 * told to take, how a spreadsheet keeps it, and whether a search looks into it.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Field, FieldKind, PlainKind } from './field.ts';
import { isNumeric, placesOf } from './value.ts';
import type { NumericKind } from './value.ts';

interface FieldType {
  /** What a column of a file takes; `maks` is put into it. */
  readonly hint: MessageKey;
  /** A spreadsheet that makes a number of it drops its last digits. */
  readonly digits?: true;
  /** Found by a part of it. */
  readonly search?: true;
  /** A wide column. */
  readonly long?: true;
}

const TYPE: Readonly<Record<PlainKind, FieldType>> = {
  kode: { hint: 'impor.isi.kode', digits: true, search: true },
  teks: { hint: 'impor.isi.teks', digits: true, search: true, long: true },
  teksPanjang: {
    hint: 'impor.isi.teksPanjang',
    digits: true,
    search: true,
    long: true,
  },
  nilai: { hint: 'impor.isi.nilai' },
  tanggal: { hint: 'impor.isi.tanggal' },
  pilihan: { hint: 'impor.isi.kode', search: true },
  ref: { hint: 'impor.isi.ref', digits: true, search: true },
  refBanyak: { hint: 'impor.isi.refBanyak' },
  aktif: { hint: 'impor.isi.kode' },
  nomorHp: { hint: 'impor.isi.nomorHp', digits: true, search: true },
  telepon: { hint: 'impor.isi.nomorHp', digits: true, search: true },
  tautan: { hint: 'impor.isi.tautan', search: true, long: true },
  digit: { hint: 'impor.isi.digit', digits: true, search: true },
  warna: { hint: 'impor.isi.warna' },
  gambar: { hint: 'impor.isi.kode' },
  tag: { hint: 'impor.isi.tag' },
  pindai: { hint: 'impor.isi.kode' },
  foto: { hint: 'impor.isi.kode' },
  daftar: { hint: 'impor.isi.ref' },
  member: { hint: 'impor.isi.ref' },
  janji: { hint: 'impor.isi.tanggal' },
  bayar: { hint: 'impor.isi.kode' },
  kembali: { hint: 'impor.isi.kode' },
  sendiri: { hint: 'impor.isi.kode' },
};

/** What a file's column of a number takes, where its decimal places do not say it. */
const NUMBER_HINT: Readonly<Partial<Record<NumericKind, MessageKey>>> = {
  rupiah: 'impor.isi.rupiah',
  gram: 'impor.isi.gram',
  persen: 'impor.isi.persen',
  angka: 'impor.isi.angka',
};

const plain = (kind: FieldKind): FieldType | undefined =>
  isNumeric(kind) ? undefined : TYPE[kind];

/** What a column of a file takes, as a sentence with its data. */
export function fileHint(field: Field): readonly [MessageKey, Readonly<Record<string, number>>] {
  const { kind, max = 0 } = field;
  if (!isNumeric(kind)) return [TYPE[kind].hint, { maks: max }];
  return [NUMBER_HINT[kind] ?? 'impor.isi.desimal', { desimal: placesOf(kind) }];
}

/** True where a number in a cell has lost digits that count. */
export function keepsDigits(kind: FieldKind): boolean {
  return plain(kind)?.digits === true;
}

/** True where a search looks for a part of the value. */
export function isSearched(kind: FieldKind): boolean {
  return plain(kind)?.search === true;
}

/** True for texts that need a wide column. */
export function isLong(kind: FieldKind): boolean {
  return plain(kind)?.long === true;
}
