/**
 * Members' points as the ledgers keep them: the running balance on the member, locked before the
 * accounts and never below zero (I8), and the log that it is the sum of.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { formatAngka } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { Base } from './kind.ts';
import type { PointRow } from './posting.ts';

/** What a row adds to the balance. */
function signed({ kolom, poin }: PointRow): number {
  return kolom === 'DAPAT' ? poin : -poin;
}

/** Moves the balances. Error: POIN_SUDAH_DIPAKAI when a member has spent what is taken back. */
export async function movePoints(tx: Tx, rows: readonly PointRow[] | undefined): Promise<void> {
  const deltas = new Map<string, number>();
  for (const row of rows ?? [])
    deltas.set(row.kode_member, (deltas.get(row.kode_member) ?? 0) + signed(row));
  for (const kode of [...deltas.keys()].toSorted()) {
    const delta = deltas.get(kode) ?? 0;
    const moved = await tx.exec(
      sql`update member set poin = poin + ${delta}
          where kode_toko = ${tx.kodeToko} and kode_member = ${kode} and poin + ${delta} >= 0`,
      'move_points',
    );
    if (moved === 1) continue;
    const { poin } = await tx.one<{ poin: number }>(
      sql`select poin from member where kode_toko = ${tx.kodeToko} and kode_member = ${kode}`,
    );
    throw new AppError('POIN_SUDAH_DIPAKAI', { kode, poin: formatAngka(poin) });
  }
}

/** Appends an event's rows to the log. */
export async function writePoints(
  tx: Tx,
  base: Base,
  { no, ke }: { readonly no: string; readonly ke: number },
  rows: readonly PointRow[] | undefined,
): Promise<void> {
  if (rows === undefined || rows.length === 0) return;
  const numbered = rows.map((r, i) => ({ ...r, urut: i + 1 }));
  await tx.exec(
    sql`insert into kartu_poin (kode_toko, no_dokumen, ke, urut, tgl_system, kode_member, kolom,
          poin, jumlah_rp)
        select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, kode_member, kolom,
          poin, jumlah_rp
        from jsonb_populate_recordset(null::kartu_poin, ${JSON.stringify(numbered)}::jsonb)`,
    'write_points',
  );
}
