/**
 * Pieces under lock: what a kind may know of a `barang`, read FOR UPDATE in barcode order so that
 * two documents never deadlock.
 */
import { sql } from 'kysely';
import type { Kadar } from '@kencana/rules/kadar';
import type { Milligram } from '@kencana/rules/gram';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { Goods, Status } from './posting.ts';

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
}

/** Columns of Piece, for queries that read pieces without locking them. */
export const PIECE_COLUMNS = sql.raw(
  `b.kode_barcode, b.nama_barang, b.kode_group, b.kode_jenis, b.kode_gudang, b.kode_baki, b.berat,
   b.berat_asli, b.murni, b.kadar, b.kadar_cetak, b.harga_beli, b.harga_jual, b.ongkos,
     b.tipe_ongkos,
   b.harga_atribut, b.faktur_pajak, b.qty, b.status`,
);

/** Fields of a piece that tell what it cost, for routes that answer pieces. */
export const PIECE_COST: readonly string[] = ['harga_beli', 'kadar_modal'];

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

/** A whole piece as goods of the stock card, where it stands. */
export function goodsOf(piece: Omit<Goods, 'modal'> & Pick<Piece, 'harga_beli'>): Goods {
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
    modal: piece.harga_beli,
  };
}
