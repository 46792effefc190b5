/**
 * The floor under a sale (docs/decision/0025): what a customer pays for gold must reach what its
 * fine weight is worth today, less the shop's per cent, whatever price stands on the piece. Each
 * piece is measured, and the whole sale after what coupons, vouchers and points give away. Pure.
 */
import { type AgreedFloor } from '@kencana/contract/document/line-formula';
import type { Settings } from '@kencana/contract/module-flag';
import { isWorth } from '@kencana/contract/payment/payment';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import { batasBawah, batasDisepakati } from '@kencana/rules/batas-bawah';
import type { DasarBatas } from '@kencana/rules/batas-bawah';
import type { Milligram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed } from '../../engine/transaction/kind.ts';
import type { Payment } from '../../engine/transaction/posting.ts';

/** Category of the approval that lets gold go below its floor. */
const BELOW = 'BATAS BAWAH';

/** By what the shop measures today: the day's own moves of the price lower nothing (0035). */
export function floorBasis(settings: Settings): DasarBatas {
  return {
    harga: rupiah(settings.goldSold()),
    persen: percentToHundredths(settings.number('BATAS_BAWAH_PERSEN')),
  };
}

/** What of a priced line is paid for its gold. */
interface PaidLine {
  readonly hargaTotal: Rupiah;
  readonly hargaAtribut: Rupiah;
  readonly ppn: Rupiah;
}

/**
 * What the customer pays for a line's gold: metal and making charge after discount and rounding,
 * without what is attached to it and without tax. Below zero where the discount eats into these.
 */
export function paidForGold({ hargaTotal, hargaAtribut, ppn }: PaidLine): Rupiah {
  return rupiah(hargaTotal - hargaAtribut - ppn);
}

/** What an order at a fixed price of gold keeps of the floor of its day; null without a floor. */
export function agreedFloor(
  murni: Milligram,
  price: PaidLine,
  settings: Settings,
): AgreedFloor | null {
  const basis = floorBasis(settings);
  const batas = batasBawah(murni, basis);
  return batas === 0 ? null : { ...basis, total: paidForGold(price), batas };
}

/** The floor of a piece that was made for an order, by the day that its price was agreed. */
export function floorOfAgreed(murni: Milligram, agreed: AgreedFloor | undefined): Rupiah {
  if (agreed === undefined) return rupiah(0);
  const { harga, persen, total, batas } = agreed;
  return batasDisepakati(batasBawah(murni, { harga, persen }), { total, batas });
}

/** Gold that is sold: what is paid for it and its floor. */
export interface FloorLine {
  /** What the approver reads: `11000001 CINCIN POLOS`. */
  readonly nama: Said;
  readonly murni: Milligram;
  readonly bayar: Rupiah;
  readonly batas: Rupiah;
}

/** What is done with the gold, by the sentence that tells it. */
type GoldGoing = 'minta.batas-bawah-jual' | 'minta.batas-bawah-pesan' | 'minta.batas-bawah-pakai';

/** One need for each piece below its floor. */
export function needsBelow(kalimat: GoldGoing, lines: readonly FloorLine[]): ApprovalNeed[] {
  return lines.flatMap(({ nama, murni, bayar, batas }): ApprovalNeed[] => {
    if (bayar >= batas) return [];
    const rp = { bayar: saidRupiah(bayar), batas: saidRupiah(batas) };
    const uraian = say(kalimat, { nama, murni: saidGram(murni), ...rp });
    return [{ kategori: BELOW, uraian, sebelum: batas, sesudah: bayar }];
  });
}

/** A need of the whole sale where what the shop gives away takes its gold below the floor. */
export function needsBelowTogether(
  lines: readonly FloorLine[],
  payments: readonly Payment[],
): ApprovalNeed[] {
  const given = sum(payments.filter((p) => isWorth(p.jenis, 'rebate')).map((p) => p.jumlah_rp));
  const batas = sum(lines.map((l) => l.batas));
  const bayar = sum(lines.map((l) => l.bayar)) - given;
  if (given === 0 || bayar >= batas) return [];
  const uraian = say('minta.batas-bawah-potongan', {
    potongan: saidRupiah(given),
    bayar: saidRupiah(bayar),
    batas: saidRupiah(batas),
  });
  return [{ kategori: BELOW, uraian, sebelum: batas, sesudah: bayar }];
}

/** Floors that nothing reaches stay the greatest safe number together. */
function sum(list: readonly number[]): number {
  return list.reduce((total, n) => Math.min(total + n, Number.MAX_SAFE_INTEGER), 0);
}
