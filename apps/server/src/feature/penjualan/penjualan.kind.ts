/**
 * The sale (spec 1 §2 "transaksi-penjualan"; domain.md §5, §6, §8): pieces leave ready stock,
 * money
 * of any mix comes in, old gold of this shop may be traded in and is bought back gross in the same
 * document. Pure but for `load`.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { floorPercentOf, percentToHundredths } from '@kencana/rules/persen';
import { formatRupiah, rupiah, type Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base, Kind, Problem } from '../../engine/transaction/kind.ts';
import { boughtNeeds } from '../pembelian/read.ts';
import { computeSale } from './compute.ts';
import type { ComputedSale, SaleLine } from './compute.ts';
import { loadPenjualan, penjualanPieces, tradedCodes } from './facts.ts';
import type { PenjualanFacts } from './facts.ts';
import { postSale } from './post.ts';

export const penjualanKind: Kind<PenjualanInput, PenjualanFacts> = {
  name: 'penjualan',
  kode: 'FJ',
  pieces: penjualanPieces,
  load: loadPenjualan,
  check: checkSale,
  approval: approvalOfSale,
  post: (input, facts, base) => postSale(input, computeSale(input, facts, base), facts, base),
};

/** Everything that refuses a sale, goods first. */
function checkSale(input: PenjualanInput, facts: PenjualanFacts, base: Base): Problem[] {
  const problems = [...checkPieces(input, facts), ...checkTrades(input, facts)];
  if (!facts.salesAda) {
    const data = { label: 'Sales', kode: input.kode_sales };
    problems.push({ code: 'REF_TIDAK_ADA', data, field: 'kode_sales' });
  }
  if (!facts.memberAda) {
    const data = { label: 'Member', kode: input.kode_member };
    problems.push({ code: 'REF_TIDAK_ADA', data, field: 'kode_member' });
  }
  if (problems.length > 0) return problems;
  const sale = computeSale(input, facts, base);
  return [...checkDiscounts(sale), ...checkPayments(input, facts, sale, base)];
}

function checkPieces(input: PenjualanInput, facts: PenjualanFacts): Problem[] {
  const seen = new Set<string>();
  return input.detail_barang.flatMap(({ kode_barcode }, i): Problem[] => {
    const field = `detail_barang.${i}.kode_barcode`;
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    seen.add(kode_barcode);
    const piece = facts.pieces.get(kode_barcode);
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status === 'READY') return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
  });
}

function checkTrades(input: PenjualanInput, facts: PenjualanFacts): Problem[] {
  const codes = tradedCodes(input);
  const seen = new Set<string>();
  const problems = codes.flatMap((kode_barcode): Problem[] => {
    const data = { kode_barcode };
    const field = 'pembayaran';
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data, field }];
    seen.add(kode_barcode);
    const status = facts.pieces.get(kode_barcode)?.status;
    if (status === 'DIBELI') return [{ code: 'SUDAH_DIBELI_KEMBALI', data, field }];
    if (status !== 'TERJUAL' || !facts.sold.has(kode_barcode))
      return [{ code: 'TUKAR_BUKAN_PENJUALAN', data, field }];
    return [];
  });
  for (const p of input.pembayaran) {
    if (p.jenis !== 'TUKAR') continue;
    for (const { kondisi } of p.detail_barang) {
      if (kondisi === '' || facts.kondisi.has(kondisi)) continue;
      problems.push({
        code: 'REF_TIDAK_ADA',
        data: { label: 'Kondisi', kode: kondisi },
        field: 'pembayaran',
      });
    }
  }
  if (codes.length > 0 && facts.gudangBeli === null) {
    problems.push({
      code: 'REF_TIDAK_ADA',
      data: { label: 'Gudang', kode: 'BELI' },
      field: 'pembayaran',
    });
  }
  return problems;
}

function checkDiscounts(sale: ComputedSale): Problem[] {
  return sale.lines.flatMap((l, i): Problem[] =>
    l.price.eksak < 0
      ? [{ code: 'DISKON_LEBIH_TOTAL', field: `detail_barang.${i}.diskon_rp` }]
      : [],
  );
}

function checkPayments(
  input: PenjualanInput,
  facts: PenjualanFacts,
  sale: ComputedSale,
  base: Base,
): Problem[] {
  const problems: Problem[] = [];
  const field = 'pembayaran';
  input.pembayaran.forEach((p, i) => {
    if ('no_rekening' in p && !facts.accounts.has(p.no_rekening)) {
      const data = { label: 'Rekening', kode: p.no_rekening };
      problems.push({ code: 'REF_TIDAK_ADA', data, field: `pembayaran.${i}.no_rekening` });
    }
    const worth = sale.payments[i]?.jumlah_rp ?? 0;
    if (p.jenis === 'TUKAR' && p.jumlah_rp !== undefined && p.jumlah_rp !== worth) {
      problems.push({
        code: 'TUKAR_BEDA',
        data: { rp: formatRupiah(rupiah(worth)) },
        field: `pembayaran.${i}.jumlah_rp`,
      });
    }
  });
  const paidBy = (kinds: readonly string[]): number =>
    sale.payments.filter((p) => kinds.includes(p.jenis)).reduce((n, p) => n + p.jumlah_rp, 0);
  if (paidBy(['TUKAR']) > sale.total) problems.push({ code: 'TUKAR_LEBIH', field });
  const mayExceed = base.settings.yes('TRANSFER_LEBIH_BAYAR');
  const bound = paidBy(
    mayExceed ? ['DEBIT', 'KREDIT', 'TUKAR'] : ['TRANSFER', 'DEBIT', 'KREDIT', 'TUKAR'],
  );
  if (bound > sale.total && problems.length === 0) {
    problems.push({
      code: 'BAYAR_LEBIH',
      data: { rp: formatRupiah(rupiah(bound - sale.total)) },
      field,
    });
  }
  if (sale.bayar < sale.total) {
    problems.push({
      code: 'BAYAR_KURANG',
      data: { rp: formatRupiah(rupiah(sale.total - sale.bayar)) },
      field,
    });
  }
  return problems;
}

/**
 * domain.md §10: price or ongkos below computed, a discount over the limit, a buy-back above
 * computed or heavier.
 */
function approvalOfSale(input: PenjualanInput, facts: PenjualanFacts, base: Base): ApprovalNeed[] {
  const sale = computeSale(input, facts, base);
  const limit = percentToHundredths(base.settings.number('BATAS_DISKON_PERSEN'));
  return [
    ...sale.lines.flatMap((l) => lineNeeds(l, limit)),
    ...sale.trades.flatMap((t) => boughtNeeds(t, 'Tukar', base.settings)),
  ];
}

/** What the approver reads: the price used and the computed one. */
function changed(what: string, used: Rupiah, computed: Rupiah): string {
  return `${what} ${formatRupiah(used)} (dihitung ${formatRupiah(computed)})`;
}

function lineNeeds({ piece, price }: SaleLine, limit: number): ApprovalNeed[] {
  const needs: ApprovalNeed[] = [];
  const name = `${piece.kode_barcode} ${piece.nama_barang}`;
  if (price.hargaJual < price.hargaDihitung) {
    const uraian = changed(`Jual ${name}`, price.hargaJual, price.hargaDihitung);
    needs.push({
      kategori: 'UBAH HARGA',
      uraian,
      sebelum: price.hargaDihitung,
      sesudah: price.hargaJual,
    });
  }
  if (price.ongkos < price.ongkosDihitung) {
    const uraian = changed(`Ongkos ${name}`, price.ongkos, price.ongkosDihitung);
    needs.push({
      kategori: 'UBAH ONGKOS',
      uraian,
      sebelum: price.ongkosDihitung,
      sesudah: price.ongkos,
    });
  }
  const gross = rupiah(price.hargaJual + price.ongkos + price.hargaAtribut);
  const free = floorPercentOf(gross, limit);
  if (price.diskon > free) {
    const uraian = `Diskon ${name} ${formatRupiah(price.diskon)} (batas ${formatRupiah(free)})`;
    needs.push({ kategori: 'DISKON', uraian, sebelum: free, sesudah: price.diskon });
  }
  return needs;
}
