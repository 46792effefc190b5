/**
 * What the command palette asks the server: documents by number, a piece by barcode. Failures find
 * nothing.
 */
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';

export interface Found {
  readonly kind: 'layar' | 'dokumen' | 'barang';
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

async function orNothing<T>(search: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** Documents whose number contains the text. */
export function findDocuments(text: string): Promise<readonly Found[]> {
  return orNothing(async () => {
    const { data } = await api.get('dokumen/cari', { query: { q: text } });
    return data.map((row) => ({
      kind: 'dokumen',
      href: `${row.route ?? '/lihat-penjualan'}?no=${encodeURIComponent(row.no)}`,
      title: row.no,
      note: `${row.jenis} · ${row.tgl}`,
    }));
  });
}

/** The ready piece of a barcode. */
export function findPiece(code: string): Promise<readonly Found[]> {
  return orNothing(async () => {
    const { data } = await api.get('barang/ready/kode-barcode/:kode_barcode', {
      params: { kode_barcode: code },
    });
    const price =
      data.harga_total === undefined ? '' : ` · ${formatRupiah(rupiah(data.harga_total))}`;
    return [
      {
        kind: 'barang',
        href: `/data-barang?kode_barcode=${data.kode_barcode}`,
        title: `${data.kode_barcode} ${data.nama_barang}`,
        note: `${formatGramUnit(gramToMg(data.berat))}${price}`,
      },
    ];
  });
}
