/**
 * The roof over a buy-back (docs/decision/0032): what the shop pays for the gold of one old piece
 * must not exceed what its fine weight is worth today and the shop's per cent above that, whatever
 * a nota, a master of prices or a person says. Pure.
 */
import type { Settings } from '@kencana/contract/module-flag';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import { batasAtas } from '@kencana/rules/batas-atas';
import { milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaNotaSebanding } from '@kencana/rules/harga';
import { fineMg } from '@kencana/rules/kadar';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed } from '../../engine/transaction/kind.ts';
import type { SoldLine, Valuation } from './valuation.part.ts';

/** Category of the approval that lets old gold be paid above its roof. */
const ABOVE = 'BATAS ATAS';

/** What is bought, and its sale where this shop sold it. */
interface OldPiece extends Pick<Valuation, 'berat' | 'murni' | 'hargaBeli'> {
  readonly own: { readonly sold: SoldLine } | null;
}

/** A need where the piece is paid above its roof; `cara` is how the shop gets it. */
export function needsAbove(
  piece: OldPiece,
  cara: 'beli' | 'tukar',
  nama: string,
  settings: Settings,
): ApprovalNeed[] {
  const murni = fineWeight(piece);
  const batas = batasAtas(murni, {
    harga: rupiah(settings.goldBought()),
    persen: percentToHundredths(settings.number('BATAS_ATAS_PERSEN')),
  });
  const batu = stoneWorth(piece);
  const bayar = rupiah(piece.hargaBeli - batu);
  if (bayar <= batas) return [];
  const rp = { bayar: saidRupiah(bayar), batas: saidRupiah(batas) };
  const gold = { nama, murni: saidGram(murni), ...rp };
  const uraian =
    batu > 0
      ? say(`minta.batas-atas-${cara}-batu`, { ...gold, batu: saidRupiah(batu) })
      : say(`minta.batas-atas-${cara}`, gold);
  return [{ kategori: ABOVE, uraian, sebelum: batas, sesudah: bayar }];
}

/**
 * Fine weight of what comes back. A nota's weight may be rounded up, and its rounding is no gold:
 * up to it a piece of this shop weighs no more than on the scale when it was entered.
 */
function fineWeight({ own, berat, murni }: OldPiece): Milligram {
  if (own === null || berat > own.sold.berat) return murni;
  return fineMg(milligram(Math.min(berat, own.sold.berat_asli)), own.sold.kadar);
}

/** What the nota says for what is attached to the piece, of the weight that comes back. */
function stoneWorth({ own, berat, hargaBeli }: OldPiece): Rupiah {
  if (own === null) return rupiah(0);
  const { harga_atribut, berat: nota, berat_asli } = own.sold;
  const whole = milligram(Math.min(nota, berat_asli));
  const stone = hargaNotaSebanding({ harga: harga_atribut, berat: whole }, berat);
  return rupiah(Math.min(stone, hargaBeli));
}
