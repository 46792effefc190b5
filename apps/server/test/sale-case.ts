/**
 * Facts for the kinds' pure rules: a piece, a shop's settings and what a sale would have loaded,
 * each with plain values that a case overrides. No database.
 */
import { Settings } from '@kencana/contract/module-flag';
import { penjualanInput } from '@kencana/contract/transaction/penjualan';
import type { PenjualanBody, PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { milligram } from '@kencana/rules/gram';
import { fineMg } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Known } from '../src/engine/transaction/kind.ts';
import type { Account } from '../src/engine/transaction/payment.ts';
import type { Piece } from '../src/engine/transaction/pieces.ts';
import { Refs } from '../src/engine/transaction/ref.ts';
import { NO_BUY_RULES } from '../src/feature/pembelian/read.ts';
import type { BuyRules, SoldLine } from '../src/feature/pembelian/valuation.part.ts';
import type { PenjualanFacts } from '../src/feature/penjualan/read.ts';
import type { TradeInFacts } from '../src/feature/penjualan/trade-in.part.ts';
import { ROWS } from './ref-case.ts';

export const A = '11000001';
export const B = '11000002';
/** A piece that the shop sold earlier, for a trade-in. */
export const OLD = '11000009';

/**
 * A ready ring of 3,455 g at 75 %, price 4.560.600 and ongkos 150.000: 4.711.000 after rounding.
 */
export function pieceOf(kode_barcode: string, change: Partial<Piece> = {}): Piece {
  const kadar = change.kadar ?? (7500 as Kadar);
  const berat_asli = change.berat_asli ?? milligram(3460);
  return {
    kode_barcode,
    nama_barang: 'CINCIN POLOS',
    kode_group: 'MT',
    kode_jenis: 'CINCIN',
    kode_gudang: 'TOKO',
    kode_baki: 'A1',
    berat: milligram(3455),
    berat_asli,
    murni: fineMg(berat_asli, kadar),
    kadar,
    kadar_cetak: '750',
    harga_beli: rupiah(3_000_000),
    harga_jual: rupiah(4_560_600),
    ongkos: rupiah(150_000),
    tipe_ongkos: 'TOTAL',
    harga_atribut: rupiah(0),
    faktur_pajak: false,
    qty: 1,
    status: 'READY',
    konsinyasi: false,
    kode_supplier: '',
    no_faktur_supplier: '',
    ...change,
  };
}

/** The shop's day with these settings over the defaults. */
export function baseOf(settings: Readonly<Record<string, string>> = {}): Known {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  return {
    kodeToko: 'JKT1',
    tglSystem: '2026-11-20' as Tanggal,
    settings: new Settings(rows),
    userId: 'KASIR',
    refs: new Refs(ROWS),
  };
}

export interface SaleWorld {
  readonly pieces?: readonly Piece[];
  readonly accounts?: readonly Account[];
  readonly sold?: Partial<SoldLine>;
  /** Rules by which old gold is valued, over the shop's own. */
  readonly rules?: Partial<BuyRules>;
  readonly facts?: Partial<PenjualanFacts>;
}

/** What is known of OLD as it is traded in. */
export function tradeInOf(world: SaleWorld = {}): TradeInFacts {
  const sold: SoldLine = {
    kode_barcode: OLD,
    no_faktur: 'JKT1-FJ-261119-0001-1',
    berat: milligram(3455),
    berat_asli: milligram(3460),
    kadar: 7500 as Kadar,
    harga_jual: rupiah(4_560_600),
    harga_atribut: rupiah(0),
    ongkos: rupiah(150_000),
    diskon: rupiah(0),
    rabat: rupiah(0),
    pembeli: { kode_member: 'NONMEMBER', nama_customer: '', no_hp: '' },
    tgl_jual: '2026-11-19' as Tanggal,
    hari_ini: false,
    bukan_tunai: '',
    ...world.sold,
  };
  return {
    ...NO_BUY_RULES,
    sold: new Map([[OLD, sold]]),
    kondisi: new Map([
      ['BAIK', { kode_kondisi: 'BAIK', type: 'RP', potongan: 20_000, rusak: false }],
      ['RUSAK', { kode_kondisi: 'RUSAK', type: 'PERSENTASE', potongan: 1000, rusak: true }],
    ]),
    ...world.rules,
  };
}

/** What a sale over A, B and the sold OLD would have loaded. */
export function factsOf(world: SaleWorld = {}): PenjualanFacts {
  const pieces = world.pieces ?? [pieceOf(A), pieceOf(B), pieceOf(OLD, { status: 'TERJUAL' })];
  const accounts: readonly Account[] = world.accounts ?? [
    { no_rekening: '111', fee: 100, fee_ditanggung: 'CUSTOMER' },
    { no_rekening: '222', fee: 150, fee_ditanggung: 'TOKO' },
  ];
  return {
    pieces: new Map(pieces.map((p) => [p.kode_barcode, p])),
    prices: { perKadar: new Map(), perGroup: new Map(), margin: new Map(), ongkos: [] },
    accounts: new Map(accounts.map((a) => [a.no_rekening, a])),
    gudangBeli: 'BELI',
    bonus: new Map(),
    ...world.facts,
    means: { tukar: tradeInOf(world), kupon: new Map(), ...world.facts?.means },
  };
}

/** A sale's input as the route gives it to the kind. */
export function saleInput(
  detail_barang: PenjualanBody['detail_barang'],
  pembayaran: PenjualanBody['pembayaran'],
): PenjualanInput {
  const who = { kode_sales: 'S1', nama_customer: 'IBU TITI' };
  return penjualanInput.parse({ ...who, detail_barang, pembayaran });
}
