/**
 * Validating an entry of new pieces: they become ready and are posted, and those made for an order
 * are held for it in the same transaction (docs/decision/0025).
 */
import { joinDay } from '../../engine/transaction/day.ts';
import type { HeldDocument, StoredDocument } from '../../engine/transaction/document.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import { validateWithin } from '../../engine/transaction/validate.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { lockApprover } from '../otorisasi/read.ts';
import { demandSecond, isAlone, markAlone } from './second-person.ts';

/** What pieces are made for, locked before the entry and told when they are ready. */
export interface MadeFor {
  readonly lock: (tx: Tx, entry: StoredDocument) => Promise<HeldDocument | undefined>;
  readonly hold: (
    tx: WriteTx,
    base: Base,
    ctx: Ctx,
    entry: StoredDocument,
    order: HeldDocument | undefined,
  ) => Promise<void>;
}

/**
 * Validates an entry that waits, with `ke` only that posting of it. Errors: VALIDASI_SENDIRI,
 * OTORISASI_PENYETUJU_BARU, OTORISASI_BELUM_GANTI, OTORISASI_BUKAN_ATASAN, TIDAK_DITEMUKAN,
 * DOKUMEN_SUDAH_BATAL, DOKUMEN_SUDAH_VALID, DOKUMEN_BERUBAH; of the order that it is made for,
 * DOKUMEN_BELUM_VALID while a payment of that waits.
 */
export async function validateEntry(
  ctx: Ctx,
  made: MadeFor,
  no: string,
  ke?: number,
): Promise<{ no: string; tglSystem: string }> {
  const { user_id } = ctx.user;
  const alone = await isAlone(ctx);
  return ctx.write(async (tx) => {
    // The answerer's account is looked at under lock, before all other locks.
    await lockApprover(tx, user_id);
    const base = await joinDay(tx, ctx);
    let marked = false;
    // Documents are locked before pieces, everywhere.
    const { doc, held: order } = await validateWithin(tx, base, 'tambah-barang', no, {
      ke,
      demand: async (waiting) => {
        marked = await demandSecond(tx, waiting, user_id, alone);
        return made.lock(tx, waiting);
      },
    });
    if (marked) await markAlone(tx, base, ctx, doc);
    await made.hold(tx, base, ctx, doc, order);
    return { no, tglSystem: base.tglSystem };
  });
}
