/** By what many pieces are chosen at once: where they lie, what they are, how old they are. */
import { ref } from '../field/choice-field.ts';
import { hari } from '../field/number-field.ts';

/** Pieces that one document changes at most. */
export const MOST_CHOSEN = 5000;

/** What is not told stands for any; the age is days since the piece was entered. */
export const pilihanBarang = {
  kode_gudang: ref('gudang', { required: false }),
  kode_baki: ref('baki', {
    required: false,
    path: 'baki/get/by-kode-gudang/:kode_gudang',
    by: { kode_gudang: 'kode_gudang' },
  }),
  kode_group: ref('group', { required: false }),
  kode_jenis: ref('jenis', { required: false }),
  umur_dari: hari({ nullable: true, label: 'stock.umur-dari' }),
  umur_sampai: hari({ nullable: true, label: 'stock.umur-sampai' }),
};

/** Pieces that are chosen, as the server counts them; undefined, null and '' stand for any. */
export interface PieceChoice {
  readonly kode_gudang?: string | null | undefined;
  readonly kode_baki?: string | null | undefined;
  readonly kode_group?: string | null | undefined;
  readonly kode_jenis?: string | null | undefined;
  readonly umur_dari?: number | null | undefined;
  readonly umur_sampai?: number | null | undefined;
}

/** The choice as facts of the document that it was made for. */
export const CHOICE_FACTS = [
  { key: 'rincian.kode_gudang', label: 'field.kode_gudang', kind: 'teks' },
  { key: 'rincian.kode_baki', label: 'field.kode_baki', kind: 'teks' },
  { key: 'rincian.kode_group', label: 'field.kode_group', kind: 'teks' },
  { key: 'rincian.kode_jenis', label: 'field.kode_jenis', kind: 'teks' },
  { key: 'rincian.umur_dari', label: 'stock.umur-dari', kind: 'angka' },
  { key: 'rincian.umur_sampai', label: 'stock.umur-sampai', kind: 'angka' },
] as const;
