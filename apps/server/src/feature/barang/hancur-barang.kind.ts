/**
 * Destroying pieces (spec 1 §2 "hancur-data-barang"): always with an approval (docs/domain.md §10);
 * the barcode ends and the gold arrives as a scrap lot in the target warehouse at the piece's own
 * cost and weight.
 */
import type { HancurInput } from '@kencana/contract/transaction/barang';
import { formatGramUnit, sumMg } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { PERSEDIAAN_RUSAK, SIAP_JUAL } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import type { ApprovalNeed, Kind, Pieces } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { JournalLine, NewLot, StockRow } from '../../engine/transaction/posting.ts';
import { scrapRefs } from '../../engine/transaction/scrap.ts';
import { checkReady, readyPieces } from './ready.ts';

export interface HancurFacts {
  readonly pieces: Pieces;
}

export const hancurBarangKind: Kind<HancurInput, HancurFacts> = {
  name: 'hancur-barang',
  kode: 'HB',
  book: { peran: { 'PERSEDIAAN RUSAK': debit(PERSEDIAAN_RUSAK), PERSEDIAAN: kredit(SIAP_JUAL) } },
  pieces: (input) => input.barang,
  refs: scrapRefs,
  load: (_tx, _input, _base, pieces) => Promise.resolve({ pieces }),
  check: (input, facts) => checkReady(input.barang, facts.pieces),
  approval: approvalOfHancur,
  post: (input, facts, { refs }) => {
    const pieces = readyPieces(input.barang, facts.pieces);
    const cost = rupiah(pieces.reduce((n, p) => n + p.harga_beli, 0));
    const rp0 = rupiah(0);
    const { kode_gudang, kode_baki, kondisi, keterangan } = input;
    return {
      ...EMPTY_POSTING,
      header: {
        keterangan,
        total: cost,
        pembulatan: rp0,
        bayar: rp0,
        kembali: rp0,
        status_valid: 'DONE',
        rincian: { kode_gudang, kode_baki, kondisi },
      },
      lines: pieces.map((p) => ({
        ...goodsOf(p),
        jenis_baris: 'HANCUR',
        kode_barcode: p.kode_barcode,
        nama_barang: p.nama_barang,
        harga_total: p.harga_beli,
        keterangan: refs.row('kondisi-barang', kondisi)?.kondisi ?? kondisi,
        rumus: { ke_gudang: kode_gudang },
      })),
      pieces: pieces.map((p) => ({
        kode_barcode: p.kode_barcode,
        dari: 'READY',
        ke: 'HANCUR',
        kode_gudang: p.kode_gudang,
        kode_baki: p.kode_baki,
      })),
      lots: pieces.map((p, i) => scrapLot(p, kode_gudang, i + 1)),
      stock: pieces.flatMap((p, i) => scrapRows(p, kode_gudang, i + 1)),
      journal: pieces.flatMap(scrapJournal),
    };
  },
};

function approvalOfHancur(input: HancurInput, facts: HancurFacts): ApprovalNeed[] {
  const pieces = readyPieces(input.barang, facts.pieces);
  const names = pieces.map((p) => `${p.kode_barcode} ${p.nama_barang}`).join(', ');
  const grams = formatGramUnit(sumMg(pieces.map((p) => p.berat)));
  const uraian = `Hancur ${pieces.length} barang ${grams}: ${names}`;
  return [{ kategori: 'HANCUR BARANG', uraian, sebelum: 'READY', sesudah: 'HANCUR' }];
}

function scrapLot(p: Piece, kode_gudang: string, baris: number): NewLot {
  const { kode_baki: _tray, ...goods } = goodsOf(p);
  const { kode_barcode, nama_barang } = p;
  return { ...goods, kode_gudang, baris, asal: 'HANCUR', kode_barcode, nama_barang };
}

function scrapRows(p: Piece, kode_gudang: string, baris: number): StockRow[] {
  const goods = goodsOf(p);
  const { kode_barcode } = p;
  return [
    {
      ...goods,
      kolom: 'HANCUR',
      kode_barcode,
      no_lot: null,
      status_dari: 'READY',
      status_ke: 'HANCUR',
    },
    {
      ...goods,
      kode_gudang,
      kode_baki: '',
      kolom: 'IN',
      kode_barcode,
      no_lot: null,
      lot_baris: baris,
      status_dari: null,
      status_ke: null,
    },
  ];
}

function scrapJournal(p: Piece): JournalLine[] {
  const line = {
    jumlah: p.harga_beli,
    berat: p.berat_asli,
    murni: p.murni,
    kode_jenis: p.kode_jenis,
  };
  return [
    { ...line, peran: 'PERSEDIAAN RUSAK', sisi: 'DEBIT' },
    { ...line, peran: 'PERSEDIAAN', sisi: 'KREDIT' },
  ];
}
