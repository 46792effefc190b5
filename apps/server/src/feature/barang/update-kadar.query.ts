/** Ready pieces whose purity is not what it is to be (barang/get/ready-update-kadar). */
import type { KadarRow, KadarTotal } from '@kencana/contract/call/barang-calls';
import type { KadarRule } from '@kencana/contract/transaction/update-kadar-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';
import { chosenPieces } from './pilihan.query.ts';
import { fineSums, purified } from './update-kadar.part.ts';
import type { Purified, Purities } from './update-kadar.part.ts';

/** What the masters say now; a stamp that stands for two purities says neither. */
async function loadPurities(tx: Tx): Promise<Purities> {
  const groups = await tx.rows<{ kode: string; kadar: Kadar }>(
    sql`select kode_group as kode, kadar from grup where kode_toko = ${tx.kodeToko}`,
  );
  const stamps = await tx.rows<{ kode: string; kadar: Kadar }>(
    sql`select upper(trim(label)) as kode, min(kadar) as kadar from kadar
        where kode_toko = ${tx.kodeToko} and aktif and trim(label) <> ''
        group by 1 having min(kadar) = max(kadar)`,
  );
  const byCode = (rows: readonly { kode: string; kadar: Kadar }[]) =>
    new Map(rows.map(({ kode, kadar }) => [kode, kadar]));
  return { groups: byCode(groups), stamps: byCode(stamps) };
}

/** The chosen pieces that change, with what the masters say. */
export async function loadPurified(
  tx: Tx,
  rule: KadarRule,
): Promise<{ readonly known: Purities; readonly rows: readonly Purified[] }> {
  const known = await loadPurities(tx);
  return { known, rows: purified(await chosenPieces(tx, rule), rule, known) };
}

/** One page of them, and what all come to. */
export async function listPurified(
  tx: Tx,
  { skip, limit, ...rule }: KadarRule & { readonly skip: number; readonly limit: number },
): Promise<{ data: KadarRow[]; count: number; total: KadarTotal }> {
  const { rows } = await loadPurified(tx, rule);
  const { sebelum, sesudah } = fineSums(rows);
  const total = {
    barang: rows.map(({ piece }) => piece.kode_barcode),
    berat: mgToGram(sumMg(rows.map(({ piece }) => piece.berat))),
    murni_sebelum: mgToGram(sebelum),
    murni_sesudah: mgToGram(sesudah),
  };
  return { data: rows.slice(skip, skip + limit).map(rowOf), count: rows.length, total };
}

function rowOf({ piece, now }: Purified): KadarRow {
  const { kode_barcode, nama_barang, kode_group, kode_jenis, kode_gudang, kode_baki } = piece;
  return {
    kode_barcode,
    nama_barang,
    kode_group,
    kode_jenis,
    kode_gudang,
    kode_baki,
    berat: mgToGram(piece.berat),
    berat_asli: mgToGram(piece.berat_asli),
    kadar: kadarToPercent(piece.kadar),
    kadar_baru: kadarToPercent(now.kadar),
    kadar_cetak: piece.kadar_cetak,
    cap_baru: now.kadar_cetak,
    murni: mgToGram(piece.murni),
    murni_baru: mgToGram(now.murni),
  };
}
