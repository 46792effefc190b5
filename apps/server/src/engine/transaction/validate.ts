/**
 * The cashier's step (domain.md fact 4): posts the money and journal that saving kept back. Two
 * cashiers: one wins.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../../platform/http/route.ts';
import { announceWaiting } from './announce.ts';
import { joinDay } from './day.ts';
import { demandWaiting, lockDocument, nextPosting } from './document.ts';
import { movePoints } from './points.ts';
import { moveBalances, writeLedger } from './write.ts';

/**
 * Validates a document that waits, with `ke` only that posting of it. Errors: TIDAK_DITEMUKAN,
 * DOKUMEN_SUDAH_BATAL, DOKUMEN_SUDAH_VALID, DOKUMEN_BERUBAH, KAS_KURANG.
 */
export async function validateDocument(
  ctx: Ctx,
  kind: string,
  no: string,
  ke?: number,
): Promise<{ no: string; tglSystem: string }> {
  return ctx.write(async (tx) => {
    const base = await joinDay(tx, ctx);
    const doc = await lockDocument(tx, kind, no);
    const rows = doc.rincian.tertunda;
    if (doc.status_valid === 'DONE' || !rows) {
      throw new AppError('DOKUMEN_SUDAH_VALID', { no, oleh: doc.valid_by });
    }
    demandWaiting(doc, ke);
    await movePoints(tx, rows.points);
    await moveBalances(tx, base, rows.money);
    await tx.exec(
      sql`update dokumen set status_valid = 'DONE', valid_by = ${base.userId}, valid_at = now(),
            rincian = rincian - 'tertunda'
          where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
    );
    const head = { no, ke: await nextPosting(tx, no), kind, peristiwa: 'VALIDASI', membalik: null };
    await writeLedger(tx, base, head, rows);
    announceWaiting(tx, kind, no);
    tx.audit({
      tindakan: `${kind}.validasi`,
      objek: `${kind}/${no}`,
      sesudah: { total: doc.total },
    });
    return { no, tglSystem: base.tglSystem };
  });
}
