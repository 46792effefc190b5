/** The ready-made remarks of a sale that its fields offer. */
import type { RowOf } from '@kencana/contract/define-master';
import type { keteranganPenjualan } from '@kencana/contract/master/keterangan-penjualan';

type Remark = Pick<RowOf<typeof keteranganPenjualan>, 'keterangan' | 'status' | 'aktif'>;

/** Each text once, those in use alone (spec 2 §3, status). */
export function offeredNotes(rows: readonly Remark[]): readonly string[] {
  const used = rows.filter(({ status, aktif }) => status && aktif);
  return [...new Set(used.map((row) => row.keterangan))];
}
