/**
 * The second step: posts the money and journal that saving kept back, and moves
 * the pieces that wait with their entry. Two people: one wins.
 */
import { sql } from 'kysely';
import { SAH } from '@kencana/contract/document/document-status';
import { AppError } from '@kencana/contract/error-code';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceWaiting } from './announce.ts';
import { joinDay } from './day.ts';
import { demandWaiting, lockDocument, nextPosting } from './document.ts';
import type { StoredDocument } from './document.ts';
import type { Base } from './kind.ts';
import { lockPieces } from './pieces.ts';
import { movePoints } from './points.ts';
import { movedPieces } from './reverse.ts';
import { moveBalances, movePieces, writeLedger } from './write.ts';

/**
 * Validates a document that waits, with `ke` only that posting of it. Errors: TIDAK_DITEMUKAN,
 * DOKUMEN_SUDAH_BATAL, DOKUMEN_SUDAH_VALID, DOKUMEN_BERUBAH, VALIDASI_PENYIMPAN, KAS_KURANG.
 */
export async function validateDocument(
  ctx: Ctx,
  kind: string,
  no: string,
  step: { readonly ke?: number | undefined; readonly orangLain?: true | undefined } = {},
): Promise<{ no: string; tglSystem: string }> {
  return ctx.write(async (tx) => {
    const base = await joinDay(tx, ctx);
    await validateWithin(tx, base, kind, no, { ...step, demand: () => Promise.resolve() });
    return { no, tglSystem: base.tglSystem };
  });
}

interface Validating<Held> {
  readonly ke?: number | undefined;
  /** Another person than who saved it, whatever VALIDASI_ORANG_LAIN says. */
  readonly orangLain?: true | undefined;
  /**
   * What the kind demands of the document under lock, before anything is written; throws a refusal,
   * and answers what else it locked, for documents are locked before pieces.
   */
  readonly demand: (doc: StoredDocument) => Promise<Held>;
}

/** The same inside a transaction that already holds the day; answers the document as it waited. */
export async function validateWithin<Held>(
  tx: WriteTx,
  base: Base,
  kind: string,
  no: string,
  { ke, orangLain, demand }: Validating<Held>,
): Promise<{ readonly doc: StoredDocument; readonly held: Held }> {
  const doc = await lockDocument(tx, kind, no);
  const rows = doc.rincian.tertunda;
  if (doc.status_valid === SAH || !rows) {
    throw new AppError('DOKUMEN_SUDAH_VALID', { no, oleh: doc.valid_by });
  }
  demandWaiting(doc, ke);
  const held = await demand(doc);
  if (orangLain === true || base.settings.yes('VALIDASI_ORANG_LAIN')) {
    await demandOtherPerson(tx, no, rows.acara?.ke ?? 1, base.userId);
  }
  const moved = movedPieces(rows.stock);
  await lockPieces(
    tx,
    moved.map((piece) => piece.kode_barcode),
  );
  await movePoints(tx, rows.points);
  await moveBalances(tx, base, rows.money);
  await movePieces(tx, moved);
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
  return { doc, held };
}

/**
 * Four eyes: whoever saved the posting that waits does not validate it, nor who within a day had
 * the saver's account in hand, nor whose account the saver had. Throws VALIDASI_PENYIMPAN.
 */
async function demandOtherPerson(tx: Tx, no: string, ke: number, userId: string): Promise<void> {
  const same = await tx.row<{ oleh: string }>(sql`select p.user_id as oleh from posting p
    where p.kode_toko = ${tx.kodeToko} and p.no_dokumen = ${no} and p.ke = ${ke}
      and (p.user_id = ${userId} or p.user_id in (select tangan(${userId}))
        or ${userId} in (select tangan(p.user_id)))`);
  if (same) throw new AppError('VALIDASI_PENYIMPAN', { no, oleh: same.oleh });
}
