/**
 * Returning ready pieces to the supplier that they were bought of (docs/decision/0062): out of the
 * stock at cost, against what the shop owes him; a piece on consignment was never owed. Pure.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import {
  returSupplierDocument,
  returSupplierEntry,
} from '@kencana/contract/document/retur-supplier';
import type { ReturInput } from '@kencana/contract/document/retur-supplier';
import { say, saidGram } from '@kencana/contract/sentence';
import { sumMg } from '@kencana/rules/gram';
import { sumRupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { HUTANG_SUPPLIER, SIAP_JUAL } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import type { ApprovalNeed, Kind, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { JournalLine, Posting } from '../../engine/transaction/posting.ts';
import { checkReady, readyPieces } from './ready.ts';

export const returSupplierKind: Kind<ReturInput, Pieces> = {
  name: 'retur-supplier',
  kode: 'RS',
  book: { peran: { 'HUTANG SUPPLIER': debit(HUTANG_SUPPLIER), PERSEDIAAN: kredit(SIAP_JUAL) } },
  pieces: ({ barang }) => barang,
  refs: entryRefs(returSupplierEntry),
  load: (_tx, _input, _base, pieces) => Promise.resolve(pieces),
  check: checkRetur,
  approval: needsOf,
  post: postRetur,
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

/** Told by pieces and grams: what they cost is told to whoever may see cost. */
function needsOf(input: ReturInput, facts: Pieces, { refs }: Known): ApprovalNeed[] {
  const pieces = readyPieces(input.barang, facts);
  const berat = sumMg(pieces.map((piece) => piece.berat));
  const supplier = refs.row('supplier', input.kode_supplier)?.nama_supplier ?? '';
  const uraian = say('minta.retur-supplier', {
    n: pieces.length,
    berat: saidGram(berat),
    supplier,
    alasan: input.keterangan,
  });
  return [{ kategori: 'RETUR SUPPLIER', uraian, satuan: 'GRAM', sebelum: berat, sesudah: 0 }];
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
