/**
 * Moving everything that lies ready in one tray, or what of it is of one group or type: a move
 * (PB) of the pieces that were shown, refused where others lie there by now.
 */
import type { PindahSatuBakiInput } from '@kencana/contract/transaction/stock-entry';
import type { Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { ref } from '../../engine/transaction/ref.ts';
import { trayChoice } from './isi-baki.query.ts';
import { checkShown } from './pilihan.part.ts';
import { chosenCodes } from './pilihan.query.ts';
import { pindahBarangKind } from './pindah-barang.kind.ts';
import type { PindahFacts } from './pindah-barang.kind.ts';

export interface SatuBakiFacts extends PindahFacts {
  /** Barcodes that lie ready there by now. */
  readonly now: readonly string[];
}

export const pindahSatuBakiKind: Kind<PindahSatuBakiInput, SatuBakiFacts> = {
  ...pindahBarangKind,
  refs: (input) => [
    ref('baki', input.dari_baki, 'dari_baki'),
    ref('baki', input.kode_baki, 'kode_baki'),
  ],
  load: async (tx, input, _base, pieces) => ({
    pieces,
    now: await chosenCodes(tx, trayChoice(input)),
  }),
  check: checkSatuBaki,
};

function checkSatuBaki(
  input: PindahSatuBakiInput,
  facts: SatuBakiFacts,
  base: Known,
): readonly Problem[] {
  const { dari_baki, dari_gudang, kode_baki, barang } = input;
  const from = base.refs.row('baki', dari_baki);
  if (from === undefined) return [];
  if (from.kode_gudang !== dari_gudang) {
    const data = { kode_baki: dari_baki, kode_gudang: dari_gudang };
    return [{ code: 'BAKI_BUKAN_GUDANG', data, field: 'dari_baki' }];
  }
  if (dari_baki === kode_baki) {
    return [{ code: 'BAKI_TUJUAN_SAMA', data: { kode_baki }, field: 'kode_baki' }];
  }
  const changed = checkShown(barang, facts.now, facts.pieces, (apart) => ({
    code: 'ISI_BAKI_BERUBAH',
    data: { kode_baki: dari_baki, ...apart },
    field: 'barang',
  }));
  return changed.length > 0 ? changed : pindahBarangKind.check(input, facts, base);
}
