/**
 * Price changes of any master: a field with `riwayat` is kept with before, after, who and when, in
 * the transaction that changes it, for Laporan Perubahan Harga Emas. The audit chain keeps the
 * whole row besides.
 */
import { sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import { toWire } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { StoredRow } from './master-sql.ts';

/** A price in whole rupiah; undefined where there is none. */
interface PriceChange {
  /** Name of the master, or of the feature that keeps the price. */
  readonly parameter: string;
  readonly kunci: string;
  /** What the price is of, in words of the shop: its code, or group and purity. */
  readonly uraian: string;
  readonly kolom: string;
  readonly sebelum: number | undefined;
  readonly sesudah: number | undefined;
}

/**
 * Keeps every price that differs; `after` is undefined when the row goes, `before` when it is new.
 */
export async function keepPrices(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Promise<void> {
  const row = after ?? before;
  if (row === undefined) return;
  for (const field of def.fields.filter((f) => f.riwayat === true)) {
    const sebelum = price(before?.[field.name]);
    const sesudah = price(after?.[field.name]);
    if (sebelum === sesudah) continue;
    await keepPrice(ctx, tx, {
      parameter: def.name,
      kunci: String(row[def.key]),
      uraian: rowName(def, row),
      kolom: field.name,
      sebelum,
      sesudah,
    });
  }
}

/** Writes one change on the business date of the shop. */
async function keepPrice(ctx: Ctx, tx: WriteTx, change: PriceChange): Promise<void> {
  const { parameter, kunci, uraian, kolom, sebelum = null, sesudah = null } = change;
  await tx.exec(sql`insert into riwayat_harga
      (kode_toko, tgl_system, parameter, kunci, uraian, kolom, sebelum, sesudah, user_id)
    select kode_toko, tgl_system, ${parameter}, ${kunci}, ${uraian}, ${kolom}, ${sebelum}::bigint,
      ${sesudah}::bigint, ${ctx.user.user_id} from toko where kode_toko = ${ctx.kodeToko}`);
}

/** The parameter that holds the price of one gram 24K. */
export const GLOBAL_PRICE = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

/** Keeps a change of the global price, from whichever screen it comes; 0 means there was none. */
export async function keepGlobalPrice(
  ctx: Ctx,
  tx: WriteTx,
  before: number,
  after: number,
): Promise<void> {
  if (before === after) return;
  await keepPrice(ctx, tx, {
    parameter: 'harga-global',
    kunci: GLOBAL_PRICE,
    uraian: '24K',
    kolom: 'nominal',
    sebelum: before === 0 ? undefined : before,
    sesudah: after,
  });
}

/** How people call a row: its unique columns in wire units, else its key. */
export function rowName(def: MasterDef, row: Readonly<Record<string, unknown>>): string {
  const wire = toWire(def, row);
  const names = def.unique.length > 0 ? def.unique : [def.key];
  return names.map((name) => String(wire[name])).join(' ');
}

function price(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
