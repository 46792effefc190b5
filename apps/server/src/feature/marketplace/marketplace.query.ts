/**
 * A marketplace as a sale reads it: its fee, whether its order number was sold already, and whether
 * the photo is one of this shop's.
 */
import { sql } from 'kysely';
import type { BayarMarketplace } from '@kencana/contract/transaction/marketplace';
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
}

/**
 * The marketplace of the payment, under lock: two sales of one order follow each other. undefined
 * for an unknown code.
 */
export async function loadMarketplace(
  tx: Tx,
  payment: BayarMarketplace | undefined,
): Promise<Marketplace | undefined> {
  if (payment === undefined) return undefined;
  const { kode_marketplace, no_po, foto } = payment;
  const row = await tx.row<Pick<Marketplace, 'kode_marketplace' | 'biaya' | 'aktif'>>(
    sql`select kode_marketplace, biaya, aktif from marketplace
        where kode_toko = ${tx.kodeToko} and kode_marketplace = ${kode_marketplace} for update`,
  );
  if (!row) return undefined;
  // A statement of its own: it sees what the one that held the lock before has committed.
  const found = await tx.one<{ dijual: string | null; foto: boolean }>(
    sql`select
          (select no_dokumen from dokumen where kode_toko = ${tx.kodeToko} and kind = 'penjualan'
            and status <> 'BATAL' and rincian ->> 'kode_marketplace' = ${kode_marketplace}
            and rincian ->> 'no_po' = ${no_po}) as dijual,
          exists (select 1 from berkas where kode_toko = ${tx.kodeToko} and folder = ${FOLDER}
            and 'files/' || id = ${foto}) as foto`,
    'marketplace_po',
  );
  return { ...row, dijual: found.dijual, fotoAda: found.foto };
}
