/**
 * What a piece says of itself that documents change: its selling price, its purity. Each change is
 * a row of `riwayat_barang` beside the ledgers, mirrored with its document; the piece itself holds
 * what counts now.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Tx } from '../../platform/db/tx.ts';
import { lockPieces } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { Base } from './kind.ts';

/** What of a piece a document changes, beside its place and its state. */
type ValueColumn =
  | 'berat'
  | 'berat_asli'
  | 'berat_atribut'
  | 'berat_plastik'
  | 'harga_atribut'
  | 'harga_beli'
  | 'harga_jual'
  | 'kadar'
  | 'kadar_cetak'
  | 'kadar_modal'
  | 'kode_group'
  | 'kode_jenis'
  | 'murni'
  | 'nama_atribut'
  | 'ongkos'
  | 'tipe_ongkos';

/** One value of a ready piece before and after, as its column holds it. */
export interface PieceValue {
  readonly kode_barcode: string;
  readonly kolom: ValueColumn;
  readonly sebelum: string;
  readonly sesudah: string;
}

/** Columns of `barang` that documents change, with their types there. */
const TYPES: Readonly<Record<ValueColumn, string>> = {
  berat: 'bigint',
  berat_asli: 'bigint',
  berat_atribut: 'bigint',
  berat_plastik: 'bigint',
  harga_atribut: 'bigint',
  harga_beli: 'bigint',
  harga_jual: 'bigint',
  kadar: 'integer',
  kadar_cetak: 'text',
  kadar_modal: 'integer',
  kode_group: 'text',
  kode_jenis: 'text',
  murni: 'bigint',
  nama_atribut: 'text',
  ongkos: 'bigint',
  tipe_ongkos: 'text',
};

/** A piece with what a kind knows of it besides; columns that it does not know stay. */
export type Described = Piece & { readonly [K in ValueColumn]?: string | number };

/** What differs of a piece between before and after, column by column. */
export function valuesChanged(before: Described, after: Described): PieceValue[] {
  return (Object.keys(TYPES) as ValueColumn[]).flatMap((kolom) => {
    const [sebelum, sesudah] = [String(before[kolom]), String(after[kolom])];
    const { kode_barcode } = before;
    return sebelum === sesudah ? [] : [{ kode_barcode, kolom, sebelum, sesudah }];
  });
}

/** The mirror image: what was comes back. */
export function valuesBack(values: readonly PieceValue[]): PieceValue[] {
  return values.map((v) => ({ ...v, sebelum: v.sesudah, sesudah: v.sebelum })).reverse();
}

/**
 * Changes pieces that are ready and say what the rows say they did; nothing otherwise. Errors:
 * BARANG_TIDAK_READY, BARANG_SUDAH_DIUBAH for what another document changed since.
 */
export async function changeValues(tx: Tx, values: readonly PieceValue[] = []): Promise<void> {
  if (values.length === 0) return;
  const codes = [...new Set(values.map(({ kode_barcode }) => kode_barcode))];
  const pieces = await lockPieces(tx, codes);
  const rows = await tx.rows<{ kode_barcode: string; nilai: Readonly<Record<string, unknown>> }>(
    sql`select kode_barcode, to_jsonb(b) as nilai from barang b
        where kode_toko = ${tx.kodeToko} and kode_barcode = any(${codes}::text[])`,
    'values_of_pieces',
  );
  const said = new Map(rows.map(({ kode_barcode, nilai }) => [kode_barcode, nilai]));
  for (const { kode_barcode, kolom, sebelum } of values) {
    const piece = pieces.get(kode_barcode);
    if (piece?.status !== 'READY')
      throw new AppError('BARANG_TIDAK_READY', { kode_barcode, status: piece?.status ?? '-' });
    if (String(said.get(kode_barcode)?.[kolom]) !== sebelum)
      throw new AppError('BARANG_SUDAH_DIUBAH', { kode_barcode });
  }
  for (const [kolom, rows] of Map.groupBy(values, (value) => value.kolom)) {
    await tx.exec(
      sql`update barang b set ${sql.ref(kolom)} = x.sesudah::${sql.raw(TYPES[kolom])}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as x(kode_barcode text, sesudah text)
          where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = x.kode_barcode`,
      `change_${kolom}`,
    );
  }
}

/** Appends an event's rows to the history. */
export async function writeValues(
  tx: Tx,
  base: Base,
  { no, ke }: { readonly no: string; readonly ke: number },
  values: readonly PieceValue[] | undefined,
): Promise<void> {
  if (values === undefined || values.length === 0) return;
  const numbered = values.map((value, i) => ({ ...value, urut: i + 1 }));
  await tx.exec(
    sql`insert into riwayat_barang (kode_toko, no_dokumen, ke, urut, tgl_system, kode_barcode,
          kolom, sebelum, sesudah)
        select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, kode_barcode,
          kolom, sebelum, sesudah
        from jsonb_populate_recordset(null::riwayat_barang, ${JSON.stringify(numbered)}::jsonb)`,
    'write_values',
  );
}
