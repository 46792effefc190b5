/**
 * Questions about pieces: the paged list with its filters, and one ready piece with its price of
 * today for the counter.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PieceRow, PieceTotal, ReadyPiece } from '@kencana/contract/call/barang-calls';
import { AppError } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import type { Level } from '@kencana/contract/permission';
import { kadarToPercent } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { shiftDecimal } from '@kencana/rules/jumlah';
import type { Jumlah } from '@kencana/rules/jumlah';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import { priceLine } from '../penjualan/price.part.ts';

export interface BarangFilter {
  readonly kode_barcode?: string | undefined;
  readonly nama_barang?: string | undefined;
  readonly kode_group?: string | undefined;
  readonly kode_baki?: string | undefined;
  readonly kode_jenis?: string | undefined;
  readonly kode_gudang?: string | undefined;
  readonly berat_dari?: Milligram | undefined;
  readonly berat_sampai?: Milligram | undefined;
  readonly tag_id?: string | undefined;
  readonly status?: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly sort: string;
}

/** Whether the level is told what was sold on earlier days without naming it (decision 0032). */
export function mayListSold(level: Level): boolean {
  return level !== 'KASIR';
}

interface ListedPiece extends Piece {
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly size: string;
  readonly tgl_system: string;
  readonly input_by: string;
}

/** Sort orders the list offers; a leading minus turns one round. */
const SORTS: ReadonlyMap<string, string> = new Map([
  ['kode_barcode', 'b.kode_barcode'],
  ['nama_barang', 'b.nama_barang, b.kode_barcode'],
  ['kode_toko', 'b.kode_baki, b.kode_barcode'],
  ['berat', 'b.berat, b.kode_barcode'],
  ['harga_jual', 'b.harga_jual, b.kode_barcode'],
]);

const SUMMED = ['berat', 'berat_asli', 'murni', 'harga_jual', 'harga_beli', 'ongkos'] as const;
const SUMS = SUMMED.map((name) => sql`coalesce(sum(b.${sql.ref(name)}), 0) as ${sql.ref(name)}`);
type Totals = Readonly<Record<(typeof SUMMED)[number], Jumlah>> & { readonly count: number };

/**
 * One page of pieces (weights in decimal grams, kadar in per cent), how many there are in all, and
 * what all of them come to. Without `allSold` those sold before the open day are found by their
 * whole barcode alone.
 */
export async function listBarang(
  tx: Tx,
  filter: BarangFilter,
  allSold: boolean,
): Promise<{ data: PieceRow[]; count: number; total: PieceTotal }> {
  const shown = allSold ? [] : [soldToday(filter.kode_barcode ?? '')];
  const where = sql.join([...conditions(tx.kodeToko, filter), ...shown], sql` and `);
  const key = filter.sort.replace(/^-/, '');
  const order = (SORTS.get(key) ?? 'b.kode_barcode')
    .split(', ')
    .map((c) => (filter.sort.startsWith('-') ? `${c} desc` : c))
    .join(', ');
  const rows = await tx.rows<ListedPiece>(
    sql`select ${PIECE_COLUMNS}, b.kode_intern, b.tag_id, b.size, b.tgl_system, b.input_by
        from barang b where ${where} order by ${sql.raw(order)} offset ${filter.skip}
          limit ${filter.limit}`,
  );
  const { count, berat, berat_asli, murni, ...money } = await tx.one<Totals>(
    sql`select count(*) as count, ${sql.join(SUMS, sql`, `)} from barang b where ${where}`,
  );
  const total = {
    ...money,
    berat: shiftDecimal(berat, 3),
    berat_asli: shiftDecimal(berat_asli, 3),
    murni: shiftDecimal(murni, 3),
  };
  return { data: rows.map(wirePiece), count, total };
}

function conditions(toko: string, f: BarangFilter): RawBuilder<unknown>[] {
  const list = [sql`b.kode_toko = ${toko}`];
  const same = {
    kode_group: f.kode_group,
    kode_baki: f.kode_baki,
    kode_jenis: f.kode_jenis,
    kode_gudang: f.kode_gudang,
  };
  for (const [column, value] of Object.entries({ ...same, status: f.status })) {
    if (value) list.push(sql`${sql.ref(`b.${column}`)} = ${value.toUpperCase()}`);
  }
  if (f.tag_id) list.push(sql`b.tag_id = ${f.tag_id}`);
  if (f.kode_barcode) list.push(sql`b.kode_barcode like ${`${escapeLike(f.kode_barcode)}%`}`);
  if (f.nama_barang) list.push(sql`b.nama_barang ilike ${`%${escapeLike(f.nama_barang)}%`}`);
  if (f.berat_dari !== undefined) list.push(sql`b.berat >= ${f.berat_dari}`);
  if (f.berat_sampai !== undefined) list.push(sql`b.berat <= ${f.berat_sampai}`);
  return list;
}

/** True for the whole barcode of a piece that was sold before the open day. */
export async function isSoldEarlier(tx: Tx, kode_barcode: string): Promise<boolean> {
  if (kode_barcode === '') return false;
  const found = await tx.row(
    sql`select 1 from barang b where b.kode_toko = ${tx.kodeToko}
        and b.kode_barcode = ${kode_barcode} and not ${soldToday('')}`,
  );
  return found !== undefined;
}

/** Piece `b` is not sold, is the one that is named whole, or was sold on the open day. */
function soldToday(kode_barcode: string): RawBuilder<unknown> {
  return sql`(b.status <> 'TERJUAL' or b.kode_barcode = ${kode_barcode} or exists (
    select 1 from dokumen_baris l join dokumen d using (kode_toko, no_dokumen)
      join toko t using (kode_toko)
    where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.jenis_baris = 'JUAL'
      and l.hidup and d.tgl_system = t.tgl_system))`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (c) => `\\${c}`);
}

/** A piece as the wire has it. */
function wirePiece<P extends Piece>(piece: P) {
  const { berat, berat_asli, murni, kadar, ...rest } = piece;
  return {
    ...rest,
    berat: mgToGram(berat),
    berat_asli: mgToGram(berat_asli),
    murni: mgToGram(murni),
    kadar: kadarToPercent(kadar),
  };
}

/**
 * One READY piece with its price of today: what a scan on the sale screen answers. One indexed
 * query for the piece, one for its group's prices. Errors: BARANG_TIDAK_ADA, BARANG_TIDAK_READY
 * with the status.
 */
export async function readyPiece(
  tx: Tx,
  settings: Settings,
  kode_barcode: string,
): Promise<ReadyPiece> {
  const piece = await tx.row<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b where b.kode_toko = ${tx.kodeToko}
      and b.kode_barcode = ${kode_barcode}`,
    'scan_piece',
  );
  if (!piece) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
  if (piece.status !== 'READY')
    throw new AppError('BARANG_TIDAK_READY', { kode_barcode, status: piece.status });
  const prices = await loadPrices(tx, [piece.kode_group]);
  const price = priceLine(piece, prices, settings, {});
  const { hargaDihitung: harga_jual, ongkosDihitung: ongkos, hargaTotal: harga_total } = price;
  const harga = {
    harga_jual,
    ongkos,
    harga_total,
    harga_gram: price.hargaGram,
    pembulatan: price.pembulatan,
  };
  return {
    ...wirePiece(piece),
    ...harga,
    harga_barang: piece.harga_jual,
    kebijakan: settings.text('kategori_harga'),
  };
}
