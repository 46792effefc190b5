/**
 * What old gold would fetch now, every deduction apart, by the same computation as saving: for the
 * screens of buy-back and trade-in. Locks nothing.
 */
import { sql } from 'kysely';
import type { Quote, SoldPiece } from '@kencana/contract/document/pembelian';
import { AppError } from '@kencana/contract/error-code';
import type { BarisBeli } from '@kencana/contract/transaction/pembelian';
import { kadarToPercent } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { floorPercentOf } from '@kencana/rules/persen';
import type { Base } from '../../engine/transaction/kind.ts';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { categoryProblems } from './bought.part.ts';
import type { Bought } from './bought.part.ts';
import { valueLine } from './compute.ts';
import { loadBuyRules, loadSold } from './read.ts';

/**
 * The value of one line. Errors: BARANG_TIDAK_ADA, SUDAH_DIBELI_KEMBALI, TUKAR_BUKAN_PENJUALAN,
 * KATEGORI_BELUM_JELAS.
 */
export async function priceLine(tx: Tx, base: Base, line: BarisBeli): Promise<Quote> {
  const { kode_barcode } = line;
  const piece = kode_barcode === '' ? undefined : await readPiece(tx, kode_barcode);
  const sold = await loadSold(tx, piece ? [kode_barcode] : []);
  const kadar = sold.get(kode_barcode)?.kadar ?? line.kadar;
  const kode_group = piece?.kode_group ?? line.kode_group;
  const rules = await loadBuyRules(
    tx,
    base.settings,
    kadar === undefined ? [] : [{ kode_group, kadar }],
  );
  const pieces = new Map(piece ? [[kode_barcode, piece]] : []);
  const bought = valueLine(line, { ...rules, pieces, sold }, base.settings);
  if (!bought || (piece && piece.status !== 'TERJUAL'))
    throw new AppError('TUKAR_BUKAN_PENJUALAN', { kode_barcode });
  const [unclear] = categoryProblems(bought, 'kode_group');
  if (unclear) throw new AppError(unclear.code, unclear.data);
  return quoteOf(bought);
}

async function readPiece(tx: Tx, kode_barcode: string): Promise<Piece> {
  const piece = await tx.row<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = ${kode_barcode}`,
  );
  if (!piece) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
  if (piece.status === 'DIBELI') throw new AppError('SUDAH_DIBELI_KEMBALI', { kode_barcode });
  return piece;
}

/** A valuation as the wire has it: grams, per cents, whole rupiah. */
function quoteOf(bought: Bought): Quote {
  const { own, goods, computed, rumus } = bought;
  return {
    kode_barcode: own?.piece.kode_barcode ?? '',
    nama_barang: goods.nama_barang,
    kode_group: goods.kode_group,
    kode_jenis: goods.kode_jenis,
    no_faktur_jual: own?.sold.no_faktur ?? '',
    berat_nota: goods.berat_nota === null ? null : mgToGram(goods.berat_nota),
    berat: mgToGram(bought.berat),
    kadar: kadarToPercent(goods.kadar),
    dasar: bought.dasar,
    harga_nota: rumus.hargaNota,
    rabat: own?.sold.rabat ?? 0,
    harga_emas: bought.hargaEmas,
    potongan_gram: hargaBerat(rumus.potonganPerGram ?? rupiah(0), bought.berat),
    potongan_persen: floorPercentOf(rumus.hargaNota, rumus.potonganPersen ?? 0),
    kategori: bought.kategori,
    potongan_kategori: computed.potonganKategori,
    rugi: computed.rugi,
    potongan: computed.potongan,
    potongan_manual: rumus.potonganManual,
    harga_beli: computed.hargaBeli,
    harga_rata: computed.hargaRata,
  };
}

/**
 * The pieces of a sale by the number of the sale or of one line (`no_faktur_jual`), in its order.
 * Throws TIDAK_DITEMUKAN.
 */
export async function soldPieces(tx: Tx, no: string): Promise<SoldPiece[]> {
  const rows = await tx.rows<SoldPiece>(
    sql`select l.kode_barcode, l.no_faktur as no_faktur_jual, l.nama_barang,
          l.berat::float8 / 1000 as berat, l.kadar::float8 / 100 as kadar,
          l.harga_total as harga_jual, b.status
        from dokumen_baris l join barang b using (kode_toko, kode_barcode)
          join dokumen d using (kode_toko, no_dokumen)
        where l.kode_toko = ${tx.kodeToko} and l.jenis_baris = 'JUAL' and l.hidup
          and d.status_valid = 'DONE' and (l.no_dokumen = ${no} or l.no_faktur = ${no})
        order by l.baris`,
  );
  if (rows.length === 0) throw new AppError('TIDAK_DITEMUKAN');
  return rows;
}
