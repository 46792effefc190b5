/**
 * Returning ready pieces to the supplier that they were bought of (docs/decision/0062): out of the
 * stock at cost, against what the shop owes him; a piece on consignment was never owed. Pure but
 * for `load`.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import {
  returSupplierDocument,
  returSupplierEntry,
} from '@kencana/contract/document/retur-supplier';
import type { ReturInput } from '@kencana/contract/document/retur-supplier';
import { sql } from 'kysely';
import { say, saidGram } from '@kencana/contract/sentence';
import { sumMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { sumRupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { HUTANG_SUPPLIER, SIAP_JUAL } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import type { ApprovalNeed, Kind, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { JournalLine, Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { checkReady, readyPieces } from './ready.ts';
import { worstNeeds } from './selisih.part.ts';

const WEIGHTS = ['berat', 'berat_asli', 'murni'] as const;
type Weight = (typeof WEIGHTS)[number];

interface Facts {
  readonly pieces: Pieces;
  /** What a corrected piece weighed when it came, by barcode and column. */
  readonly came: ReadonlyMap<string, Milligram>;
}

export const returSupplierKind: Kind<ReturInput, Facts> = {
  name: 'retur-supplier',
  kode: 'RS',
  book: { peran: { 'HUTANG SUPPLIER': debit(HUTANG_SUPPLIER), PERSEDIAAN: kredit(SIAP_JUAL) } },
  pieces: ({ barang }) => barang,
  refs: entryRefs(returSupplierEntry),
  load: async (tx, { barang }, _base, pieces) => ({
    pieces,
    came: await weightsAtEntry(tx, barang),
  }),
  check: (input, { pieces }) => checkRetur(input, pieces),
  approval: needsOf,
  post: (input, { pieces }, base) => postRetur(input, pieces, base),
};

function checkRetur({ barang, kode_supplier }: ReturInput, pieces: Pieces): Problem[] {
  const problems = checkReady(barang, pieces);
  if (problems.length > 0) return problems;
  return readyPieces(barang, pieces)
    .filter((piece) => piece.kode_supplier !== kode_supplier)
    .map(({ kode_barcode }) => ({
      code: 'BARANG_BUKAN_SUPPLIER',
      data: { kode_barcode, kode_supplier },
      field: 'barang',
    }));
}

/** The first value of each weight that a document changed since. */
async function weightsAtEntry(
  tx: Tx,
  barang: readonly string[],
): Promise<ReadonlyMap<string, Milligram>> {
  const rows = await tx.rows<{ kode: string; kolom: string; berat: Milligram }>(
    sql`select distinct on (r.kode_barcode, r.kolom) r.kode_barcode as kode, r.kolom,
          r.sebelum::bigint as berat
        from riwayat_barang r join posting p using (kode_toko, no_dokumen, ke)
        where r.kode_toko = ${tx.kodeToko} and r.kode_barcode = any(${[...barang]}::text[])
          and r.kolom = any(${[...WEIGHTS]}::text[])
        order by r.kode_barcode, r.kolom, r.tgl_system, p.waktu, r.urut`,
  );
  return new Map(rows.map(({ kode, kolom, berat }) => [`${kode}/${kolom}`, berat]));
}

/** The weights of a piece that are others than when it came: what came may have been changed. */
function changedOf(piece: Piece, came: Facts['came']): ApprovalNeed[] {
  return WEIGHTS.flatMap((name: Weight): ApprovalNeed[] => {
    const [datang, kini] = [came.get(`${piece.kode_barcode}/${name}`), piece[name]];
    if (datang === undefined || datang === kini) return [];
    const uraian = say('minta.retur-berubah', {
      kode: piece.kode_barcode,
      label: say(`field.${name}`, {}),
      datang: saidGram(datang),
      kini: saidGram(kini),
    });
    return [{ kategori: 'RETUR SUPPLIER', uraian, satuan: 'GRAM', sebelum: datang, sesudah: kini }];
  });
}

/** Told by pieces and grams: what they cost is told to whoever may see cost. */
function needsOf(input: ReturInput, facts: Facts, { refs }: Known): ApprovalNeed[] {
  const pieces = readyPieces(input.barang, facts.pieces);
  const berat = sumMg(pieces.map((piece) => piece.berat));
  const supplier = refs.row('supplier', input.kode_supplier)?.nama_supplier ?? '';
  const uraian = say('minta.retur-supplier', {
    n: pieces.length,
    berat: saidGram(berat),
    supplier,
    alasan: input.keterangan,
  });
  return [
    { kategori: 'RETUR SUPPLIER', uraian, satuan: 'GRAM', sebelum: berat, sesudah: 0 },
    ...worstNeeds(pieces.flatMap((piece) => changedOf(piece, facts.came))),
  ];
}

function postRetur(input: ReturInput, facts: Pieces, { refs }: Known): Posting {
  const pieces = readyPieces(input.barang, facts);
  const { kode_supplier, no_retur_supplier, keterangan } = input;
  const nama_supplier = refs.row('supplier', kode_supplier)?.nama_supplier ?? '';
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      total: sumRupiah(pieces.map((piece) => goodsOf(piece).modal)),
      keterangan,
      status_valid: SAH,
      rincian: kept(returSupplierDocument.rincian, {
        kode_supplier,
        nama_supplier,
        no_retur_supplier,
      }),
    },
    lines: pieces.map((piece) => ({
      ...goodsOf(piece),
      jenis_baris: 'RETUR',
      kode_barcode: piece.kode_barcode,
      nama_barang: piece.nama_barang,
      harga_total: goodsOf(piece).modal,
      rumus: kept(returSupplierDocument.lines[0].rumus, {
        no_faktur_supplier: piece.no_faktur_supplier,
        ...(piece.konsinyasi && { konsinyasi: 'YA' }),
      }),
    })),
    pieces: pieces.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
      kode_barcode,
      dari: 'READY',
      menjadi: 'KELUAR',
      kode_gudang,
      kode_baki,
    })),
    stock: pieces.map((piece) => ({
      ...goodsOf(piece),
      kolom: 'OUT',
      kode_barcode: piece.kode_barcode,
      no_lot: null,
      status_dari: 'READY',
      status_ke: 'KELUAR',
    })),
    journal: pieces.flatMap(owedLess),
  };
}

/** What the shop owes less for a piece; of one on consignment it owes nothing. */
function owedLess(piece: Piece): JournalLine[] {
  if (piece.konsinyasi) return [];
  const { harga_beli: jumlah, berat_asli: berat, murni, kode_jenis } = piece;
  const { kode_supplier, no_faktur_supplier } = piece;
  return [
    { peran: 'HUTANG SUPPLIER', sisi: 'DEBIT', jumlah, kode_supplier, no_faktur_supplier },
    { peran: 'PERSEDIAAN', sisi: 'KREDIT', jumlah, berat, murni, kode_jenis },
  ];
}
