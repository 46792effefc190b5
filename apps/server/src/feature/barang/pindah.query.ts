/** Moves of pieces as the specification names them (spec 2 §3). */
import { linesOf, rincianOf } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { pindahBarangDocument } from '@kencana/contract/document/pindah-barang';
import type { PindahFields, PindahLine } from '@kencana/contract/document/pindah-barang';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

interface Moved {
  readonly kode_barcode: string;
  readonly size: string;
  readonly foto: string;
}

/** Target, sums and lines of each move under the specification's names; by document number. */
export async function enrichMoves(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, PindahFields>> {
  const codes = rows.flatMap((row) => moved(row).map(({ kode_barcode }) => kode_barcode));
  const pieces = await tx.rows<Moved>(
    sql`select kode_barcode, size, foto from barang
        where kode_toko = ${tx.kodeToko} and kode_barcode = any(${codes}::text[])`,
  );
  const byCode = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  return new Map(
    rows.map((row) => {
      const { kode_gudang, kode_baki } = rincianOf(pindahBarangDocument, row);
      const detail = moved(row).map((line): PindahLine => {
        const { kode_barcode, nama_barang } = line;
        const piece = byCode.get(kode_barcode);
        return {
          ...line,
          tgl_system: row.tgl_system,
          keterangan: nama_barang,
          harga_jual: line.rumus.harga_jual,
          size: piece?.size ?? '',
          foto: piece?.foto ?? '',
          gambar: `foto_produk/${kode_barcode}`,
        };
      });
      const no_pindah = row.no_faktur_group;
      const sums = { total_qty: row.qty, total_berat: row.berat };
      return [no_pindah, { no_pindah, kode_gudang, kode_baki, ...sums, detail }];
    }),
  );
}

function moved(row: DocumentRow) {
  return linesOf(row, pindahBarangDocument.lines[0]);
}
