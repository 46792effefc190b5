/** Which states of a piece are stock: it lies in a tray of the shop, sellable or held. */
import { sql } from 'kysely';
import type { Status } from './posting.ts';

const STOCKED: readonly Status[] = ['BARU', 'READY', 'TITIP', 'PESANAN', 'PINJAM'];

/** The states as a list of SQL: `status in ${IN_STOCK}`. */
export const IN_STOCK = sql.raw(`('${STOCKED.join("', '")}')`);

/** Of these what lies in its tray: a sample of the shop is with somebody else. */
export const IN_TRAY = sql.raw(
  `('${STOCKED.filter((status) => status !== 'PINJAM').join("', '")}')`,
);
