/**
 * What a second person sees of an entry beside its lines: photo, tray, cost, what a sale of the
 * piece today would be paid for its gold, and the floor.
 */
import { linesOf, rincianOf } from '@kencana/contract/document/define-document';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { sql } from 'kysely';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EntryLine } from '@kencana/contract/document/tambah-barang';
import type { Settings } from '@kencana/contract/module-flag';
import { batasBawah } from '@kencana/rules/batas-bawah';
import { hundredthsToPercent } from '@kencana/rules/persen';
import { GOLD_OF_DAY } from '../../engine/transaction/day.ts';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import { floorBasis, paidForGold } from '../penjualan/floor.part.ts';
import { priceLine } from '../penjualan/price.part.ts';

interface EnteredPiece extends Piece {
  readonly foto: string;
}

/** The lines of the entries with their pieces; by document number. */
export async function enrichEntries(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const codes = rows.flatMap((row) => pieceLines(row).map((line) => line.kode_barcode));
  const pieces = await tx.rows<EnteredPiece>(
    sql`select ${PIECE_COLUMNS}, b.foto from barang b
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = any(${codes}::text[])`,
  );
  const byCode = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  const prices = await loadPrices(tx, [...new Set(pieces.map((piece) => piece.kode_group))]);
  const settings = await loadSettings(tx);
  const detail = (row: DocumentRow): EntryLine[] =>
    pieceLines(row).flatMap((line) => {
      const piece = byCode.get(line.kode_barcode);
      if (!piece) return [];
      const { kode_baki, foto, harga_beli, status } = piece;
      const price = priceLine(piece, prices, settings, {});
      return [
        {
          ...line,
          kode_baki,
          foto,
          harga_beli,
          ongkos_rp: price.ongkosBarang,
          harga_emas_rp: paidForGold(price),
          batas_bawah_rp: batasBawah(piece.murni, floorBasis(settings)),
          status_barang: status,
          ...apart(row, line.baris),
        },
      ];
    });
  return new Map(rows.map((row) => [row.no_faktur_group, { detail: detail(row) }]));
}

function pieceLines(row: DocumentRow) {
  return linesOf(row, tambahBarangDocument.lines[0]);
}

/** What was beyond a limit when the piece was entered, in per cent and rupiah. */
function apart(row: DocumentRow, baris: number): Partial<EntryLine> {
  const kept = rincianOf(tambahBarangDocument, row).selisih;
  const found = kept?.barang.find((one) => one.baris === baris);
  if (kept === undefined || found === undefined) return {};
  const { berat, kadar, ongkos } = found;
  return {
    ...(berat !== undefined && {
      selisih_berat: hundredthsToPercent(berat),
      batas_selisih_berat: hundredthsToPercent(kept.batas_berat),
    }),
    ...(kadar !== undefined && {
      selisih_kadar: hundredthsToPercent(kadar),
      batas_selisih_kadar: hundredthsToPercent(kept.batas_kadar),
    }),
    ...(ongkos !== undefined && { ongkos_parameter: ongkos }),
  };
}

async function loadSettings(tx: Tx): Promise<Settings> {
  const { emas } = await tx.one<{ emas: number }>(
    sql`select ${GOLD_OF_DAY} as emas from toko t where kode_toko = ${tx.kodeToko}`,
  );
  return (await readSettings(tx)).measuredFrom(emas);
}
