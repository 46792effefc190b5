/** The rule of every row with a making charge. */
import type { Milligram } from '@kencana/rules/gram';
import { hargaMuat } from '@kencana/rules/harga';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { RowCheck } from './define-entry.ts';

interface DenganOngkos {
  readonly berat: Milligram;
  readonly ongkos?: Rupiah | undefined;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
}

/** Of goods: a making charge by the gram is bounded for what they weigh. */
export const ongkosMuat: RowCheck<DenganOngkos> = {
  field: 'ongkos',
  salah: 'input.terlaluBesar',
  ok: ({ tipe_ongkos, ongkos, berat }) =>
    ongkos === undefined || tipe_ongkos === 'TOTAL' || hargaMuat(ongkos, berat),
};
