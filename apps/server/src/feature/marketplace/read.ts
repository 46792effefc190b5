/**
 * A marketplace as a sale reads it: its fee, whether its order number was sold already, whether the
 * photo is one of this shop's, and which other sale it proves.
 */
import { sql } from 'kysely';
import type { BayarMarketplace } from '@kencana/contract/payment/marketplace';
import type { Tx } from '../../platform/db/tx.ts';

/** Where photos of marketplace sales lie in the store. */
export const FOLDER = 'marketplace';

export interface Marketplace {
  readonly kode_marketplace: string;
  /** Hundredths of a per cent of what it pays. */
  readonly biaya: number;
  readonly aktif: boolean;
  /** The live sale with the same order number; null when there is none. */
  readonly dijual: string | null;
  readonly fotoAda: boolean;
  /** A live sale with the same photo, whoever sent it and by whatever name; null for none. */
  readonly fotoDi: string | null;
}

/**
 * The marketplace of the payment, under lock: two sales of one order, or with one photo, follow
 * each other. undefined for an unknown code.
 */
export async function loadMarketplace(
  tx: Tx,
  payment: BayarMarketplace | undefined,
): Promise<Marketplace | undefined> {
  if (payment === undefined) return undefined;
  const { kode_marketplace, no_po, foto } = payment;
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${`foto ${tx.kodeToko}`}, 0))`);
  const row = await tx.row<Pick<Marketplace, 'kode_marketplace' | 'biaya' | 'aktif'>>(
    sql`select kode_marketplace, biaya, aktif from marketplace
        where kode_toko = ${tx.kodeToko} and kode_marketplace = ${kode_marketplace} for update`,
  );
  if (!row) return undefined;
  // A statement of its own: it sees what the one that held the lock before has committed.
  const sale = sql`from dokumen d where d.kode_toko = ${tx.kodeToko} and d.kind = 'penjualan'
    and d.status <> 'BATAL' and d.rincian ? 'kode_marketplace'`;
  const own = sql`from berkas b where b.kode_toko = ${tx.kodeToko} and b.folder = ${FOLDER}`;
  const found = await tx.one<{ dijual: string | null; foto: boolean; foto_di: string | null }>(
    sql`select
          (select d.no_dokumen ${sale} and d.rincian ->> 'kode_marketplace' = ${kode_marketplace}
            and d.rincian ->> 'no_po' = ${no_po}) as dijual,
          exists (select 1 ${own} and 'files/' || b.id = ${foto}) as foto,
          (select min(d.no_dokumen) ${sale} and d.rincian ->> 'foto' = any(
            select ${foto} union all select 'files/' || b.id ${own} and b.sidik = (
              select b.sidik ${own} and 'files/' || b.id = ${foto}))) as foto_di`,
    'marketplace_po',
  );
  return { ...row, dijual: found.dijual, fotoAda: found.foto, fotoDi: found.foto_di };
}
