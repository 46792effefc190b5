/**
 * The one place where a making charge below the shop's parameter asks (docs/decision/0047): of a
 * sale, a titipan, an order and a new piece alike. Pure.
 */
import type { Settings } from '@kencana/contract/module-flag';
import { say, saidRupiah } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import type { Ongkos } from '@kencana/rules/harga';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed } from '../../engine/transaction/kind.ts';

/** The charge of goods that are typed: as told, or the parameter's where it is left out. */
export function chargeOf(
  typed: { readonly ongkos?: Rupiah | undefined; readonly tipe_ongkos: Ongkos['tipe_ongkos'] },
  parameter: ParameterOngkos | undefined,
): { readonly ongkos: Rupiah; readonly tipe_ongkos: Ongkos['tipe_ongkos'] } {
  const { ongkos, tipe_ongkos } = typed;
  if (ongkos !== undefined) return { ongkos, tipe_ongkos };
  if (parameter === undefined) return { ongkos: rupiah(0), tipe_ongkos };
  return { ongkos: parameter.nominal, tipe_ongkos: parameter.tipe_ongkos };
}

/** A charge for a whole piece, and what the parameter says for it. */
export interface ChargedPiece {
  /** What the approver reads: `11000001 CINCIN POLOS`. */
  readonly nama: Said;
  readonly ongkos: Rupiah;
  readonly ongkosParameter: Rupiah;
  readonly kodeOngkos: string;
}

/** True where the charge is below the parameter's and the shop wants to know. */
export function isBelowParameter(
  { ongkos, ongkosParameter }: Pick<ChargedPiece, 'ongkos' | 'ongkosParameter'>,
  settings: Settings,
): boolean {
  return ongkos < ongkosParameter && settings.yes('OTORISASI_ONGKOS_PARAMETER');
}

/** What a supervisor must allow of the charge; the sentence names the row and both amounts. */
export function ongkosNeeds(piece: ChargedPiece, settings: Settings): ApprovalNeed[] {
  if (!isBelowParameter(piece, settings)) return [];
  const { nama, ongkos: sesudah, ongkosParameter: sebelum, kodeOngkos: kode } = piece;
  const rp = { rp: saidRupiah(sesudah), hitung: saidRupiah(sebelum) };
  const uraian = say('minta.ongkos-parameter', { nama, kode, ...rp });
  return [{ kategori: 'UBAH ONGKOS', uraian, sebelum, sesudah }];
}
