/**
 * A piece as the list and the scan answer it, and the small readings that the stock screens share.
 */
import { gramToMg, formatGram } from '@kencana/rules/gram';
import type { Tone } from '../../ui/status-badge.tsx';

/** Weights in decimal grams, kadar in per cent, money in rupiah. */
export interface PieceRow {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_intern?: string;
  readonly tag_id?: string | null;
  readonly size?: string;
  readonly berat: number;
  readonly berat_asli: number;
  readonly murni: number;
  readonly kadar: number;
  readonly kadar_cetak: string;
  /** Left out for whoever may not see cost. */
  readonly harga_beli?: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly status: string;
  readonly tgl_system?: string;
  readonly input_by?: string;
}

/** Every status a piece can have (docs/domain.md §4). */
export const STATUS = [
  'READY',
  'BARU',
  'TERJUAL',
  'TITIP',
  'PESANAN',
  'HANCUR',
  'KIRIM',
  'PINJAM',
  'DIBELI',
  'KELUAR',
] as const;

const TONE: Readonly<Record<string, Tone>> = {
  READY: 'ok',
  BARU: 'wait',
  TITIP: 'wait',
  PESANAN: 'wait',
  PINJAM: 'wait',
  KIRIM: 'info',
  HANCUR: 'bad',
};

/** The colour of a status; gone pieces are grey. */
export function statusTone(status: string): Tone {
  return TONE[status] ?? 'off';
}

/** Grams of the wire as text: 3.455 → '3.455'. */
export function gramText(gram: number): string {
  return formatGram(gramToMg(gram));
}
