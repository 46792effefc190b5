/** Filters of the piece list as the screen holds them and as the call takes them. */
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Query } from '../../platform/api.ts';
import type { Sort } from '../../ui/data-table-column.ts';

export interface PieceFilter {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_baki: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly berat_dari: Milligram | null;
  readonly berat_sampai: Milligram | null;
  readonly tag_id: string;
  readonly status: string;
}

export const NO_FILTER: PieceFilter = {
  kode_barcode: '',
  nama_barang: '',
  kode_group: '',
  kode_baki: '',
  kode_jenis: '',
  kode_gudang: '',
  berat_dari: null,
  berat_sampai: null,
  tag_id: '',
  status: '',
};

/** The query of GET barang; empty filters are left out by the api. */
export function filterQuery(filter: PieceFilter): Query {
  const { berat_dari, berat_sampai, ...texts } = filter;
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()]);
  return {
    ...Object.fromEntries(trimmed),
    berat_dari: berat_dari === null ? undefined : mgToGram(berat_dari),
    berat_sampai: berat_sampai === null ? undefined : mgToGram(berat_sampai),
  };
}

/** How many filters are set. */
export function countFilters(filter: PieceFilter): number {
  return Object.values(filter).filter((value) => value !== '' && value !== null).length;
}

/** The server's word for a column: trays sort under the old name kode_toko (docs/domain.md §1). */
export function sortQuery(sort: Sort | undefined): string | undefined {
  if (sort === undefined) return undefined;
  const key = sort.key === 'kode_baki' ? 'kode_toko' : sort.key;
  return sort.desc ? `-${key}` : key;
}
