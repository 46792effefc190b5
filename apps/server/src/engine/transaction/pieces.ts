/**
 * Pieces under lock: what a kind may know of a `barang`, read FOR UPDATE in barcode order so that
 * two documents never deadlock.
 */
import { sql } from 'kysely';
import type { Kadar } from '@kencana/rules/kadar';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { Goods, JournalLine, Status } from './posting.ts';

export interface Piece {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly murni: Milligram;
  readonly kadar: Kadar;
  readonly kadar_cetak: string;
  readonly harga_beli: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly harga_atribut: Rupiah;
  readonly faktur_pajak: boolean;
  readonly qty: number;
  readonly status: Status;
  /** Still its supplier's: it stands at no cost and is owed when it leaves (decision 0058). */
  readonly konsinyasi: boolean;
  /** '' where nobody was told. */
  readonly kode_supplier: string;
  readonly no_faktur_supplier: string;
}

/** Columns of Piece, for queries that read pieces without locking them. */
export const PIECE_COLUMNS = sql.raw(
  `b.kode_barcode, b.nama_barang, b.kode_group, b.kode_jenis, b.kode_gudang, b.kode_baki, b.berat,
   b.berat_asli, b.murni, b.kadar, b.kadar_cetak, b.harga_beli, b.harga_jual, b.ongkos,
     b.tipe_ongkos,
   b.harga_atribut, b.faktur_pajak, b.qty, b.status, b.konsinyasi, b.kode_supplier,
   b.no_faktur_supplier`,
);

/** Locks the pieces of the shop and answers those that exist, by barcode. */
export async function lockPieces(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Piece>> {
  const unique = [...new Set(codes)].sort();
  if (unique.length === 0) return new Map();
  const rows = await tx.rows<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = any(${unique}::text[])
        order by b.kode_barcode for update`,
    'lock_pieces',
  );
  return new Map(rows.map((p) => [p.kode_barcode, p]));
}

/** A whole piece as goods of the stock card, where it stands; what is not ours costs nothing. */
export function goodsOf(
  piece: Omit<Goods, 'modal'> & Pick<Piece, 'harga_beli' | 'konsinyasi'>,
): Goods {
  const { kode_gudang, kode_baki, kode_group, kode_jenis, kadar, berat, berat_asli, murni } = piece;
  const qty = piece.qty;
  return {
    kode_gudang,
    kode_baki,
    kode_group,
    kode_jenis,
    kadar,
    berat,
    berat_asli,
    murni,
    qty,
    modal: piece.konsinyasi ? rupiah(0) : piece.harga_beli,
  };
}

/**
 * The cost of a piece that leaves, as the journal's right side has it: out of the stock, or, of a
 * piece on consignment, owed to its supplier from now on.
 */
export function costLeaves(
  piece: Pick<
    Piece,
    | 'berat_asli'
    | 'harga_beli'
    | 'kode_jenis'
    | 'kode_supplier'
    | 'konsinyasi'
    | 'murni'
    | 'no_faktur_supplier'
  >,
): JournalLine {
  const { harga_beli: jumlah, berat_asli: berat, murni, kode_jenis } = piece;
  if (!piece.konsinyasi) {
    return { peran: 'PERSEDIAAN', sisi: 'KREDIT', jumlah, berat, murni, kode_jenis };
  }
  const { kode_supplier, no_faktur_supplier } = piece;
  return { peran: 'HUTANG SUPPLIER', sisi: 'KREDIT', jumlah, kode_supplier, no_faktur_supplier };
}
