/** A buy-back computed from its input and facts: valued lines, payments and total. Pure. */
import type { BarisBeli, PembelianInput } from '@kencana/contract/transaction/pembelian';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Settings } from '@kencana/contract/module-flag';
import type { Payment } from '../../engine/transaction/posting.ts';
import { buyBackOf } from './bought.part.ts';
import type { Bought } from './bought.part.ts';
import type { PembelianFacts } from './pembelian.facts.ts';
import { valueOldGold } from './valuation.part.ts';

export interface BoughtLine {
  readonly input: BarisBeli;
  /** Its place in the input. */
  readonly index: number;
  readonly bought: Bought;
}

export interface ComputedPurchase {
  readonly lines: readonly BoughtLine[];
  readonly payments: readonly Payment[];
  readonly total: Rupiah;
  readonly bayar: Rupiah;
}

/** What a valuation of lines needs of the facts. */
export type LineFacts = Omit<
  PembelianFacts,
  'salesAda' | 'memberAda' | 'gudangBeli' | 'rekening' | 'group' | 'jenis' | 'foto'
>;

/** Computes the buy-back over the goods that exist; `check` has refused anything missing before. */
export function computePurchase(
  input: PembelianInput,
  facts: PembelianFacts,
  settings: Settings,
): ComputedPurchase {
  const lines = input.detail_barang.flatMap((line, index) => {
    const bought = valueLine(line, facts, settings);
    return bought === undefined ? [] : [{ input: line, index, bought }];
  });
  const payments = input.pembayaran.map(paymentOf);
  return {
    lines,
    payments,
    total: sumRupiah(lines.map((l) => l.bought.hargaBeli)),
    bayar: sumRupiah(payments.map((p) => p.jumlah_rp)),
  };
}

/** One line's value; undefined for a barcode that this shop did not sell. */
export function valueLine(
  line: BarisBeli,
  facts: LineFacts,
  settings: Settings,
): Bought | undefined {
  const terms = {
    berat: line.berat,
    kondisi: line.kondisi,
    potongan_manual: line.potongan_manual ?? rupiah(0),
    kode_harga: line.kode_harga,
    harga_beli: line.harga_beli,
  };
  const lain = { foto: line.foto, berat_manual: line.berat_manual };
  if (line.kode_barcode === '') return describedGoods(line, terms, facts, settings);
  const piece = facts.pieces.get(line.kode_barcode);
  const sold = facts.sold.get(line.kode_barcode);
  if (!piece || !sold) return undefined;
  return { ...buyBackOf({ piece, sold }, terms, facts, settings), lain };
}

type Terms = Parameters<typeof buyBackOf>[1];

/** Goods without barcode; another shop's nota is remembered, but never priced from. */
function describedGoods(
  line: BarisBeli,
  terms: Terms,
  facts: LineFacts,
  settings: Settings,
): Bought | undefined {
  const { nama_barang, kode_group, kode_jenis, kadar, toko_lain, harga_nota, berat_nota } = line;
  const { berat } = terms;
  if (kadar === undefined || berat === undefined) return undefined;
  const nota = toko_lain || !harga_nota ? null : { harga: harga_nota, berat: berat_nota ?? berat };
  const gold = { kode_group, kadar, nota };
  return {
    ...valueOldGold(gold, { ...terms, berat }, facts, settings),
    goods: { nama_barang, kode_group, kode_jenis, kadar, qty: 1, berat_nota: berat_nota ?? null },
    kondisi: facts.kondisi.get(terms.kondisi),
    own: null,
    lain: {
      foto: line.foto,
      berat_manual: line.berat_manual,
      toko_lain,
      kode_harga: line.kode_harga,
      harga_nota: harga_nota ?? null,
    },
  };
}

function paymentOf(p: PembelianInput['pembayaran'][number]): Payment {
  const { jenis, jumlah_rp, keterangan } = p;
  return {
    jenis,
    jumlah_rp,
    keterangan,
    arah: 'KELUAR',
    fee: 0,
    fee_rp: rupiah(0),
    fee_ditanggung: 'TOKO',
    no_rekening: jenis === 'TRANSFER' ? p.no_rekening : null,
    no_card: '',
  };
}
