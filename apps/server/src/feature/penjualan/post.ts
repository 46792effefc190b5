/**
 * What a computed sale posts to the stock card, the cash book and the journal (domain.md §7, §8).
 * Pure.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Base } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type {
  DocumentLine,
  JournalLine,
  MoneyRow,
  Payment,
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
} from '../pembelian/read.ts';
import type { ComputedSale, SaleLine } from './compute.ts';
import type { PenjualanFacts } from './facts.ts';

/** Posts the sale; a trade-in is posted gross, as buy-back lines of the same document. */
export function postSale(
  input: PenjualanInput,
  sale: ComputedSale,
  facts: PenjualanFacts,
  base: Base,
): Posting {
  const gudangBeli = facts.gudangBeli ?? '';
  const n = sale.lines.length;
  return {
    ...EMPTY_POSTING,
    header: {
      kode_sales: input.kode_sales,
      kode_member: input.kode_member,
      nama_customer: input.nama_customer,
      alamat_customer: input.alamat_customer,
      no_hp: input.no_hp,
      keterangan: input.keterangan_jual,
      total: sale.total,
      pembulatan: sale.pembulatan,
      bayar: sale.bayar,
      kembali: sale.kembali,
      status_valid: base.settings.yes('VALIDASI_PENJUALAN') ? 'OPEN' : 'DONE',
    },
    lines: [...sale.lines.map(soldLine), ...sale.trades.map((t) => boughtLine(t, gudangBeli))],
    // Old gold worth nothing comes in as goods, but it pays nothing.
    payments: sale.payments.filter((p) => p.jumlah_rp > 0),
    pieces: [...sale.lines.map(sell), ...sale.trades.flatMap(boughtPieces)],
    lots: sale.trades.map((t, i) => boughtLot(t, gudangBeli, n + i + 1)),
    stock: [
      ...sale.lines.map(soldRow),
      ...sale.trades.flatMap((t, i) => boughtRows(t, gudangBeli, n + i + 1)),
    ],
    money: moneyRows(sale),
    journal: [
      ...sale.lines.flatMap(soldJournal),
      ...paidJournal(sale),
      ...sale.trades.map(boughtJournal),
    ],
  };
}

function soldLine({ input, piece, price }: SaleLine): DocumentLine {
  return {
    jenis_baris: 'JUAL',
    ...goodsOf(piece),
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
    rumus: { ...price.rumus, kadar_cetak: piece.kadar_cetak, harga_gram: price.hargaGram },
  };
}

function sell({ piece }: SaleLine): PieceChange {
  const { kode_barcode, kode_gudang, kode_baki } = piece;
  return { kode_barcode, dari: 'READY', ke: 'TERJUAL', kode_gudang, kode_baki };
}

function soldRow({ piece }: SaleLine): StockRow {
  const { kode_barcode } = piece;
  return {
    ...goodsOf(piece),
    kolom: 'JUAL',
    kode_barcode,
    no_lot: null,
    status_dari: 'READY',
    status_ke: 'TERJUAL',
  };
}

/** Cash rows are net of change; what a transfer overpaid goes back in cash as its own row. */
function moneyRows(sale: ComputedSale): MoneyRow[] {
  const cash = sale.payments.filter((p) => p.jenis === 'CASH').reduce((n, p) => n + p.jumlah_rp, 0);
  const plain = { masuk: rupiah(0), keluar: rupiah(0), fee: rupiah(0), keterangan: '' };
  const rows: MoneyRow[] = [];
  const net = cash - sale.kembali;
  if (net > 0)
    rows.push({ ...plain, akun: 'CASH', kategori: 'PENJUALAN', jenis: 'CASH', masuk: rupiah(net) });
  for (const p of sale.payments) {
    const { jenis, keterangan } = p;
    if (jenis !== 'TRANSFER' && jenis !== 'DEBIT' && jenis !== 'KREDIT') continue;
    if (p.no_rekening === null) continue;
    rows.push({
      akun: p.no_rekening,
      kategori: 'PENJUALAN',
      jenis,
      keterangan,
      masuk: charged(p),
      keluar: rupiah(0),
      fee: p.fee_rp,
    });
  }
  if (net < 0) {
    rows.push({
      ...plain,
      akun: 'CASH',
      kategori: 'KEMBALI LEBIH BAYAR',
      jenis: 'CASH',
      keluar: rupiah(-net),
    });
  }
  return rows;
}

/** What the card or account is charged: the fee on top when the customer bears it. */
function charged(p: Payment): Payment['jumlah_rp'] {
  return p.fee_ditanggung === 'CUSTOMER' ? rupiah(p.jumlah_rp + p.fee_rp) : p.jumlah_rp;
}

function soldJournal({ piece, price }: SaleLine): JournalLine[] {
  const { berat_asli: berat, murni, kode_jenis } = piece;
  const revenue = rupiah(price.hargaTotal - price.ppn - price.pembulatan);
  return [
    { peran: 'HPP', sisi: 'DEBIT', jumlah: piece.harga_beli, kode_jenis },
    { peran: 'PERSEDIAAN', sisi: 'KREDIT', jumlah: piece.harga_beli, berat, murni, kode_jenis },
    { peran: 'PENJUALAN', sisi: 'KREDIT', jumlah: revenue, kode_jenis },
    { peran: 'PPN', sisi: 'KREDIT', jumlah: price.ppn },
    { peran: 'PEMBULATAN', sisi: 'KREDIT', jumlah: rupiah(Math.max(0, price.pembulatan)) },
    { peran: 'PEMBULATAN', sisi: 'DEBIT', jumlah: rupiah(Math.max(0, 0 - price.pembulatan)) },
  ];
}

function paidJournal(sale: ComputedSale): JournalLine[] {
  const lines: JournalLine[] = [];
  const cash =
    sale.payments.filter((p) => p.jenis === 'CASH').reduce((n, p) => n + p.jumlah_rp, 0) -
    sale.kembali;
  lines.push({ peran: 'KAS', sisi: 'DEBIT', jumlah: rupiah(Math.max(0, cash)) });
  lines.push({ peran: 'KAS', sisi: 'KREDIT', jumlah: rupiah(Math.max(0, -cash)) });
  for (const p of sale.payments) {
    if (p.jenis === 'TRANSFER') lines.push({ peran: 'BANK', sisi: 'DEBIT', jumlah: p.jumlah_rp });
    if (p.jenis !== 'DEBIT' && p.jenis !== 'KREDIT') continue;
    lines.push({ peran: 'PIUTANG EDC', sisi: 'DEBIT', jumlah: charged(p) });
    const fee = rupiah(charged(p) - p.jumlah_rp);
    lines.push({ peran: 'PENDAPATAN FEE', sisi: 'KREDIT', jumlah: fee });
  }
  return lines;
}
