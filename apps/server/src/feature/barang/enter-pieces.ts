/** Entering pieces inside another document's transaction: what is made for an order. */
import type { Base } from '../../engine/transaction/kind.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { tambahBarangKind } from './tambah-barang.kind.ts';
import type { TambahInput } from './tambah-barang.kind.ts';

/** Saves the entry; errors as adding pieces has them. */
export function enterPieces(tx: WriteTx, base: Base, ctx: Ctx, input: TambahInput): Promise<Saved> {
  return saveWithin(tx, base, ctx, tambahBarangKind, input);
}
