/**
 * Samples of an order while they are typed: a piece of the shop is known by its barcode, what a
 * customer brings is described. Pure.
 */
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Values } from '../../engine/field/values.ts';

export interface SampleDraft {
  readonly id: number;
  readonly milik: 'TOKO' | 'CUSTOMER';
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Milligram | null;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  readonly keterangan: string;
}

/** What a customer brings, not described yet. */
export const BROUGHT: Omit<SampleDraft, 'id'> = {
  milik: 'CUSTOMER',
  kode_barcode: '',
  nama_barang: '',
  berat: null,
  kadar: null,
  keterangan: '',
};

/** The samples of a draft. */
export function samplesOf(draft: Values): readonly SampleDraft[] {
  return (draft['contoh'] ?? []) as readonly SampleDraft[];
}

/** One of `contoh` on the wire; what is missing is left out and refused at its field. */
export function sampleBody(sample: SampleDraft): object {
  const { milik, kode_barcode, nama_barang, berat, kadar, keterangan } = sample;
  if (milik === 'TOKO') return { milik, kode_barcode, keterangan };
  return {
    milik,
    nama_barang,
    keterangan,
    ...(berat !== null && { berat: mgToGram(berat) }),
    ...(kadar !== null && { kadar: kadar / 100 }),
  };
}
