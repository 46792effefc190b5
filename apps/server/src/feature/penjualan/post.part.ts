/**
 * What a computed sale posts to the stock card, the cash book and the journal (docs/domain.md §7,
 * §8). Pure.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import type { Stored } from '@kencana/contract/document/kept';
import type { BonusRule } from '@kencana/contract/document/line-formula';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import type { Settings } from '@kencana/contract/module-flag';
import { isWorth } from '@kencana/contract/payment/payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Base } from '../../engine/transaction/kind.ts';
import { moneyRows } from '../../engine/transaction/payment.ts';
import { costLeaves, goodsOf } from '../../engine/transaction/pieces.ts';
import { peopleHeader } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type {
  DocumentLine,
  JournalLine,
  PieceChange,
  Posting,
  StockRow,
} from '../../engine/transaction/posting.ts';
import {
  boughtJournal,
  boughtLine,
  boughtLot,
  boughtPieces,
  boughtRows,
} from '../pembelian/bought.part.ts';
import type { ComputedSale, SaleLine } from './compute.part.ts';
import { paymentDetail, paymentJournal, paymentPoints } from './payments.part.ts';
import type { PenjualanFacts } from './read.ts';
import { finishTaken } from './taken.ts';

/** Posts the sale; a trade-in is posted gross, as buy-back lines of the same document. */
export function postSale(
  input: PenjualanInput,
  sale: ComputedSale,
  facts: PenjualanFacts,
  base: Base,
): Posting {
  const gudangBeli = facts.gudangBeli ?? '';
  const n = sale.lines.length;
  const people = peopleHeader(input, facts);
  return {
    ...EMPTY_POSTING,
    header: {
      ...people,
      keterangan: input.keterangan_jual,
      total: sale.total,
      pembulatan: sale.pembulatan,
      bayar: sale.bayar,
      kembali: sale.kembali,
      status_valid: base.settings.yes('VALIDASI_PENJUALAN') ? MENUNGGU : SAH,
      rincian: Object.assign({}, paymentDetail(sale, facts.means), promise(sale, base.settings)),
    },
    lines: [
      ...sale.lines.map((line) => soldLine(line, facts.bonus.get(line.piece.kode_jenis))),
      ...sale.trades.map((t) => boughtLine(t, gudangBeli, people)),
    ],
    // Old gold worth nothing comes in as goods, but it pays nothing.
    payments: sale.payments.filter((p) => p.jumlah_rp > 0),
    pieces: [...sale.lines.map(sell), ...sale.trades.flatMap(boughtPieces)],
    lots: sale.trades.map((t, i) => boughtLot(t, gudangBeli, n + i + 1)),
    stock: [
      ...sale.lines.map(soldRow),
      ...sale.trades.flatMap((t, i) => boughtRows(t, gudangBeli, n + i + 1)),
    ],
    money: moneyRows(sale.payments, sale.kembali, 'PENJUALAN'),
    journal: [
      ...sale.lines.flatMap(soldJournal),
      ...paymentJournal(sale, facts.means),
      ...sale.trades.map(boughtJournal),
    ],
    finishes: finishTaken(facts),
    points: paymentPoints(sale, facts.means),
  };
}

/**
 * The repurchase tolerance of this day, so that a reprint promises what the nota did; a marketplace
 * sale keeps also that there is none, for those of before had three months (docs/decision/0048).
 */
function promise({ settled }: ComputedSale, settings: Settings): Stored {
  const months = settings.number('TOLERANSI_BELI_BULAN');
  const all = settings.text('TOLERANSI_BELI_NOTA') === 'SEMUA';
  const outside = settled.some((p) => isWorth(p.jenis, 'claim'));
  const said = outside || (all && months > 0);
  return kept(penjualanDocument.rincian, said ? { toleransi_beli: months } : {});
}

/**
 * A sold piece; titipan stores its held ones alike. A sale keeps the bonus rules of its day, by
 * which the report of bonuses counts for ever (docs/decision/0048).
 */
export function soldLine(
  { input, piece, price, batas }: SaleLine,
  bonus: readonly BonusRule[] = [],
): DocumentLine {
  return {
    jenis_baris: 'JUAL',
    ...goodsOf(piece),
    modal: piece.harga_beli,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    harga_dihitung: price.hargaDihitung,
    harga_jual: price.hargaJual,
    ongkos_dihitung: price.ongkosDihitung,
    ongkos: price.ongkos,
    harga_atribut: price.hargaAtribut,
    diskon: price.diskon,
    pembulatan: price.pembulatan,
    ppn: price.ppn,
    harga_total: price.hargaTotal,
    keterangan: input.keterangan,
    rumus: kept(penjualanDocument.lines[0].rumus, {
      ...price.rumus,
      kadar_cetak: piece.kadar_cetak,
      harga_gram: price.hargaGram,
      ...(batas > 0 && { batas_bawah: batas }),
      ...(bonus.length > 0 && { bonus }),
    }),
  };
}

function sell({ piece }: SaleLine): PieceChange {
  const { kode_barcode, kode_gudang, kode_baki, status } = piece;
  return { kode_barcode, dari: status, menjadi: 'TERJUAL', kode_gudang, kode_baki };
}

function soldRow({ piece }: SaleLine): StockRow {
  const { kode_barcode } = piece;
  return {
    ...goodsOf(piece),
    kolom: 'JUAL',
    kode_barcode,
    no_lot: null,
    status_dari: piece.status,
    status_ke: 'TERJUAL',
  };
}

function soldJournal({ piece, price }: SaleLine): JournalLine[] {
  const { kode_jenis } = piece;
  const revenue = rupiah(price.hargaTotal - price.ppn - price.pembulatan);
  return [
    { peran: 'HPP', sisi: 'DEBIT', jumlah: piece.harga_beli, kode_jenis },
    costLeaves(piece),
    { peran: 'PENJUALAN', sisi: 'KREDIT', jumlah: revenue, kode_jenis },
    { peran: 'PPN', sisi: 'KREDIT', jumlah: price.ppn },
    { peran: 'PEMBULATAN', sisi: 'KREDIT', jumlah: rupiah(Math.max(0, price.pembulatan)) },
    { peran: 'PEMBULATAN', sisi: 'DEBIT', jumlah: rupiah(Math.max(0, 0 - price.pembulatan)) },
  ];
}
