/** What of a sale a supervisor must allow (docs/domain.md §10). Pure. */
import type { Settings } from '@kencana/contract/module-flag';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { floorPercentOf, percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base } from '../../engine/transaction/kind.ts';
import { peopleHeader } from '../../engine/transaction/people.ts';
import { boughtNeeds, cashNeeds, swapNeeds } from '../pembelian/bought.part.ts';
import { sellerNeeds } from '../pembelian/seller.part.ts';
import type { ComputedSale, SaleLine } from './compute.part.ts';
import { paymentNeeds } from './payments.part.ts';
import type { PenjualanFacts } from './read.ts';
import { needsBelow, needsBelowTogether, paidForGold } from './floor.part.ts';
import type { FloorLine } from './floor.part.ts';
import { ongkosNeeds } from './ongkos.part.ts';
import type { PricedLine } from './price.part.ts';
import { lentNeeds, otherTaker } from './taken.ts';

/**
 * Price or ongkos below computed, ongkos below the shop's parameter, a discount over the limit,
 * gold below its floor, a buy-back above computed or heavier, a sample of the shop that stays lent,
 * a photo that proved another sale, somebody else who takes or sells.
 */
export function approvalOfSale(
  input: PenjualanInput,
  facts: PenjualanFacts,
  base: Base,
  sale: ComputedSale,
): ApprovalNeed[] {
  const limit = percentToHundredths(base.settings.number('BATAS_DISKON_PERSEN'));
  const gold = sale.lines.map(goldOf);
  const people = peopleHeader(input, facts);
  const cashAsks = sale.kembali > 0 && base.settings.yes('OTORISASI_BELI_KEMBALI_TUNAI');
  return [
    ...sale.lines.flatMap((l) => lineNeeds(l, limit, base.settings)),
    ...needsBelow('minta.batas-bawah-jual', gold),
    ...needsBelowTogether(gold, sale.payments),
    ...sale.trades.flatMap((t) => boughtNeeds(t, 'tukar', base.settings)),
    ...lentNeeds(facts, base),
    ...paymentNeeds(input, facts.means),
    ...otherTaker(facts, people, base),
    ...sellerNeeds(sale.trades, people, base),
    // What old gold is worth above the sale is paid out in cash.
    ...(cashAsks ? cashNeeds : swapNeeds)(sale.trades, base),
  ];
}

function goldOf({ piece, price, batas }: SaleLine): FloorLine {
  const nama = `${piece.kode_barcode} ${piece.nama_barang}`;
  return { nama, murni: piece.murni, bayar: paidForGold(price), batas };
}

/** A held piece keeps the price that was allowed when it was held. */
function lineNeeds(
  { piece, price, held }: SaleLine,
  limit: number,
  settings: Settings,
): ApprovalNeed[] {
  if (held) return [];
  const needs: ApprovalNeed[] = [];
  const nama = `${piece.kode_barcode} ${piece.nama_barang}`;
  // Without a computed price nothing says that the used one is enough.
  if (price.hargaJual < price.hargaDihitung || price.hargaDihitung === 0) {
    const [sebelum, sesudah] = [price.hargaDihitung, price.hargaJual];
    const rp = { rp: saidRupiah(sesudah), hitung: saidRupiah(sebelum) };
    const uraian = say('minta.ubah-harga', { nama, ...rp });
    needs.push({ kategori: 'UBAH HARGA', uraian, sebelum, sesudah });
  }
  needs.push(...chargeNeeds(nama, price, settings));
  const gross = rupiah(price.hargaJual + price.ongkos + price.hargaAtribut);
  const free = floorPercentOf(gross, limit);
  if (price.diskon > free) {
    const rp = { rp: saidRupiah(price.diskon), batas: saidRupiah(free) };
    const uraian = say('minta.diskon', { nama, ...rp });
    needs.push({ kategori: 'DISKON', uraian, sebelum: free, sesudah: price.diskon });
  }
  return needs;
}

/** One need of a making charge: below the shop's parameter, else below the piece's own. */
function chargeNeeds(nama: string, price: PricedLine, settings: Settings): ApprovalNeed[] {
  const { ongkos, ongkosBarang, ongkosParameter } = price;
  const parameter = ongkosParameter > ongkosBarang ? ongkosNeeds({ nama, ...price }, settings) : [];
  if (parameter.length > 0 || ongkos >= ongkosBarang) return parameter;
  const rp = { rp: saidRupiah(ongkos), hitung: saidRupiah(ongkosBarang) };
  const uraian = say('minta.ubah-ongkos', { nama, ...rp });
  return [{ kategori: 'UBAH ONGKOS', uraian, sebelum: ongkosBarang, sesudah: ongkos }];
}
