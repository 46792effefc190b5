/**
 * Validating an entry of new pieces: they become ready and are posted, and those made for an order
 * are held for it in the same transaction (docs/decision/0025).
 */
import { joinDay } from '../../engine/transaction/day.ts';
import { validateWithin } from '../../engine/transaction/validate.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { lockApprover } from '../otorisasi/read.ts';
import { holdMade, lockOrderOf } from '../pesanan/read.ts';
import { demandSecond, isAlone, markAlone } from './second-person.ts';

/**
 * Validates an entry that waits, with `ke` only that posting of it. Errors: VALIDASI_SENDIRI,
 * OTORISASI_PENYETUJU_BARU, OTORISASI_BELUM_GANTI, OTORISASI_BUKAN_ATASAN, TIDAK_DITEMUKAN,
 * DOKUMEN_SUDAH_BATAL, DOKUMEN_SUDAH_VALID, DOKUMEN_BERUBAH; of the order that it is made for,
 * DOKUMEN_BELUM_VALID while a payment of that waits.
 */
export async function validateEntry(
  ctx: Ctx,
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
        return lockOrderOf(tx, waiting);
      },
    });
    if (marked) await markAlone(tx, base, ctx, doc);
    await holdMade(tx, base, ctx, doc, order);
    return { no, tglSystem: base.tglSystem };
  });
}
