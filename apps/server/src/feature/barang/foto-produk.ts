/** The photo of a piece by its barcode; a placeholder where there is none (spec 2 §7). */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';
import { noPicture, noThumbnail, thumbnail } from '../../platform/files/thumbnail.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** Where the photos of these pieces lie in the store; pieces without one are left out. */
export async function photoKeys(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ kode_barcode: string; kunci: string }>(
    sql`select b.kode_barcode, f.kunci from barang b
        join berkas f on f.kode_toko = b.kode_toko
          and f.id = nullif(substring(b.foto from '^files/(.+)$'), '')::uuid
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = any(${codes}::text[])`,
  );
  return new Map(rows.map(({ kode_barcode, kunci }) => [kode_barcode, kunci]));
}

/** The stored photo at the key; a placeholder for none, and for one that cannot be read. */
export async function readPhoto(ctx: Ctx, key: string | undefined): Promise<Buffer> {
  if (key === undefined) return noPicture();
  return ctx.services.files.get(key).catch(() => noPicture());
}

/** A photo as a square of `side` pixels; a placeholder as `readPhoto` has it. */
export async function smallPhoto(ctx: Ctx, key: string | undefined, side: number): Promise<Buffer> {
  if (key === undefined) return noThumbnail(side);
  const photo = await readPhoto(ctx, key);
  return thumbnail(photo, side).catch(() => noThumbnail(side));
}
