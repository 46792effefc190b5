/** Orders looked up: what a row tells beside its lines, who holds a piece, samples still kept. */
import { sql } from 'kysely';
import { linesOf, rincianOf } from '@kencana/contract/document/define-document';
import { AppError } from '@kencana/contract/error-code';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import type { KeptSample, OrderLine, PesananDocument } from '@kencana/contract/document/pesanan';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import type { Reader } from '../../engine/document/previous-day.ts';
import { findDocument, readWritten } from '../../engine/document/read-document.ts';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import { priceLine } from '../penjualan/price.part.ts';
import { agreedPrice } from '../penjualan/takeable.part.ts';
import { waitingLines } from './waiting-lines.ts';

interface More {
  readonly no_dokumen: string;
  readonly selesai_no: string | null;
  readonly selesai_tgl: string | null;
  readonly nama_tukang: string;
  readonly hp_tukang: string;
}

/** What is left to pay, the craftsman, what the made pieces weigh, and the sale that took them. */
export async function enrichPesanan(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const numbers = rows.map((row) => row.no_faktur_group);
  const more = await tx.rows<More>(
    sql`select d.no_dokumen, d.selesai_no, d.selesai_tgl,
          coalesce(t.nama_tukang, d.rincian ->> 'kode_tukang', '') as nama_tukang,
          coalesce(t.no_hp, '') as hp_tukang
        from dokumen d left join tukang t on t.kode_toko = d.kode_toko
          and t.kode_tukang = d.rincian ->> 'kode_tukang'
        where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = any(${numbers}::text[])`,
  );
  const byNumber = new Map(more.map((m) => [m.no_dokumen, m]));
  const made = await madeWeights(tx, rows.flatMap(orderLines));
  const waiting = await waitingLines(tx, numbers);
  return new Map(
    rows.map((row) => {
      const no = row.no_faktur_group;
      const found = byNumber.get(no);
      const { selesai_no = null, selesai_tgl = null } = found ?? {};
      const { nama_tukang = '', hp_tukang = '' } = found ?? {};
      const alive = row.status === 'OPEN' || row.status === 'DONE';
      const sisa_rp = alive ? Math.max(0, row.total - row.bayar) : 0;
      const harga_emas = rincianOf(pesananDocument, row).harga_dikunci ? 'DIKUNCI' : 'SAAT AMBIL';
      const detail = orderLines(row).map((line): OrderLine => ({
        ...line,
        berat_jadi: made.get(line.kode_barcode) ?? null,
        menunggu: waiting.get(no)?.get(line.baris) ?? '',
      }));
      const tukang = { nama_tukang, hp_tukang };
      return [no, { sisa_rp, selesai_no, selesai_tgl, ...tukang, harga_emas, detail }];
    }),
  );
}

function orderLines(row: DocumentRow) {
  return linesOf(row, pesananDocument.lines[0]);
}

async function madeWeights(
  tx: Tx,
  lines: readonly DocumentLineRow[],
): Promise<ReadonlyMap<string, number>> {
  const codes = lines.flatMap((l) => (l.kode_barcode === '' ? [] : [l.kode_barcode]));
  if (codes.length === 0) return new Map();
  const pieces = await tx.rows<{ kode_barcode: string; berat: Milligram }>(
    sql`select kode_barcode, berat from barang
        where kode_toko = ${tx.kodeToko} and kode_barcode = any(${codes}::text[])`,
  );
  return new Map(pieces.map((p) => [p.kode_barcode, mgToGram(p.berat)]));
}

/** An order as it was just changed; TIDAK_DITEMUKAN otherwise. */
export async function writtenPesanan(tx: Tx, no: string): Promise<PesananDocument> {
  return (await readWritten(tx, pesananDocument, no, enrichPesanan)) as PesananDocument;
}

/** One order with everything. Errors: TIDAK_DITEMUKAN, LAPORAN_TANGGAL_TERKUNCI. */
async function findPesanan(reader: Reader, tx: Tx, no: string): Promise<PesananDocument> {
  return (await findDocument(reader, tx, pesananDocument, no, enrichPesanan)) as PesananDocument;
}

/** The order that a made piece is held for. Error: TIDAK_DITEMUKAN. */
export async function orderOf(
  reader: Reader,
  tx: Tx,
  kode_barcode: string,
): Promise<PesananDocument> {
  const row = await tx.row<{ no_dokumen: string }>(
    sql`select no_dokumen from dokumen_baris where kode_toko = ${tx.kodeToko}
          and kode_barcode = ${kode_barcode} and hidup and jenis_baris = 'PESAN'`,
  );
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return findPesanan(reader, tx, row.no_dokumen);
}

/**
 * An order as the counter takes it now: its lines are the made pieces with what they weigh and cost
 * today. Errors: TIDAK_DITEMUKAN, LAPORAN_TANGGAL_TERKUNCI.
 */
export async function takenNow(reader: Reader, tx: Tx, no: string): Promise<PesananDocument> {
  const order = await findPesanan(reader, tx, no);
  const codes = order.detail.map((line) => line.kode_barcode);
  const pieces = await tx.rows<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b where b.kode_toko = ${tx.kodeToko}
          and b.kode_barcode = any(${codes}::text[])`,
  );
  const byCode = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  const prices = await loadPrices(tx, [...new Set(pieces.map((piece) => piece.kode_group))]);
  const detail = order.detail.map((line): OrderLine => {
    const piece = byCode.get(line.kode_barcode);
    if (!piece) return line;
    const price = priceLine(piece, prices, reader.settings, {}, agreedPrice(line, order));
    return {
      ...line,
      nama_barang: piece.nama_barang,
      berat: mgToGram(piece.berat),
      harga_dihitung: price.hargaDihitung,
      harga_jual: price.hargaJual,
      ongkos: price.ongkos,
      harga_atribut: price.hargaAtribut,
      pembulatan: price.pembulatan,
      harga_total: price.hargaTotal,
    };
  });
  return { ...order, detail };
}

/** Samples that have not been given back, of orders that are not cancelled, oldest first. */
export async function keptSamples(tx: Tx): Promise<KeptSample[]> {
  const rows = await tx.rows<KeptSample>(
    sql`select d.no_dokumen as no_faktur_group, d.tgl_system, d.nama_customer, d.no_hp, d.status,
          b.baris, b.rumus ->> 'milik' as milik, coalesce(b.kode_barcode, '') as kode_barcode,
          b.nama_barang, coalesce(b.kadar, 0) as kadar, b.berat, b.keterangan
        from dokumen_baris b join dokumen d using (kode_toko, no_dokumen)
        where b.kode_toko = ${tx.kodeToko} and b.jenis_baris = 'CONTOH' and b.hidup
        order by d.tgl_system, d.no_dokumen, b.baris`,
    'kept_samples',
  );
  return rows.map((row) => ({
    ...row,
    kadar: kadarToPercent(row.kadar as Kadar),
    berat: mgToGram(row.berat as Milligram),
  }));
}
