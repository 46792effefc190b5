/** Ready pieces that are chosen by where they lie, what they are and how old they are. */
import type { PieceChoice } from '@kencana/contract/transaction/choose-pieces';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';

const PLACES = ['kode_gudang', 'kode_baki', 'kode_group', 'kode_jenis'] as const;

/** Pieces `b` of the shop that are chosen, whatever their state. */
export function isChosen(tx: Tx, choice: PieceChoice): RawBuilder<unknown> {
  const [from, to] = [choice.umur_dari ?? undefined, choice.umur_sampai ?? undefined];
  const age = sql`((select tgl_system from toko where kode_toko = ${tx.kodeToko}) - b.tgl_system)`;
  return sql.join(
    [
      sql`b.kode_toko = ${tx.kodeToko}`,
      ...PLACES.flatMap((name) => {
        const value = choice[name];
        return value ? [sql`${sql.ref(`b.${name}`)} = ${value}`] : [];
      }),
      ...(from === undefined ? [] : [sql`${age} >= ${from}`]),
      ...(to === undefined ? [] : [sql`${age} <= ${to}`]),
    ],
    sql` and `,
  );
}

/** The chosen pieces that are ready, by barcode; nobody holds them. */
export function chosenPieces(tx: Tx, choice: PieceChoice): Promise<readonly Piece[]> {
  return tx.rows<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b
        where ${isChosen(tx, choice)} and b.status = 'READY' order by b.kode_barcode`,
  );
}

/** Their barcodes alone. */
export async function chosenCodes(tx: Tx, choice: PieceChoice): Promise<readonly string[]> {
  const rows = await tx.rows<{ kode_barcode: string }>(
    sql`select b.kode_barcode from barang b
        where ${isChosen(tx, choice)} and b.status = 'READY' order by b.kode_barcode`,
  );
  return rows.map(({ kode_barcode }) => kode_barcode);
}
