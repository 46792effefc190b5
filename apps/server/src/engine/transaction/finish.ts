/**
 * A document that ends documents of other kinds in its own transaction: the sale that takes a
 * titipan or an order. Cancelling it on the same day brings them back.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { WriteTx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { StoredDocument } from './document.ts';
import type { Base } from './kind.ts';
import type { Finish, StoredFinish } from './posting.ts';

/**
 * Ends the documents with `no`; their lines hold nothing any more. They are locked and checked by
 * the kind, so one in another status is a fault of the kind.
 */
export async function finishDocuments(
  tx: WriteTx,
  base: Base,
  no: string,
  finishes: readonly Finish[],
): Promise<void> {
  if (finishes.length === 0) return;
  const done = await tx.exec(
    sql`update dokumen d set status = x.menjadi, selesai_tgl = ${base.tglSystem}::date,
          selesai_no = ${no}
        from jsonb_to_recordset(${JSON.stringify(finishes)}::jsonb)
          as x(kind text, no text, dari text, menjadi text)
        where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = x.no and d.kind = x.kind
          and d.status = x.dari and d.status_valid = 'DONE'`,
    'finish_documents',
  );
  if (done !== finishes.length) {
    throw new AppError('POSTING_TIDAK_SEIMBANG', { rule: 'a document is not what its kind saw' });
  }
  await holdLines(tx, finishes, false);
  for (const { kind, no: ended, menjadi } of finishes) {
    const sesudah = { status: menjadi, oleh: no };
    tx.audit({ tindakan: `${kind}.selesai`, objek: `${kind}/${ended}`, sesudah });
  }
}

/** Locks what the document ended; to be called before pieces are locked. */
export async function lockFinished(tx: Tx, doc: StoredDocument): Promise<void> {
  const numbers = (doc.rincian.menyelesaikan ?? []).map((f) => f.no).toSorted();
  if (numbers.length === 0) return;
  await tx.exec(
    sql`select 1 from dokumen where kode_toko = ${tx.kodeToko}
          and no_dokumen = any(${numbers}::text[]) order by no_dokumen for update`,
  );
}

/** Brings back what the document ended. Error: DOKUMEN_TIDAK_BISA_BATAL when one moved on. */
export async function reopenFinished(tx: WriteTx, doc: StoredDocument): Promise<void> {
  const finishes = doc.rincian.menyelesaikan ?? [];
  if (finishes.length === 0) return;
  const no = doc.no_dokumen;
  const back = await tx.exec(
    sql`update dokumen d set status = x.dari, selesai_tgl = null, selesai_no = null
        from jsonb_to_recordset(${JSON.stringify(finishes)}::jsonb)
          as x(kind text, no text, dari text, ke text)
        where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = x.no and d.kind = x.kind
          and d.status = x.ke and d.selesai_no = ${no}`,
  );
  if (back !== finishes.length) throw new AppError('DOKUMEN_TIDAK_BISA_BATAL', { no });
  await holdLines(tx, finishes, true);
  for (const { kind, no: again, dari } of finishes) {
    const sesudah = { status: dari, batal: no };
    tx.audit({ tindakan: `${kind}.buka-kembali`, objek: `${kind}/${again}`, sesudah });
  }
}

async function holdLines(
  tx: Tx,
  finishes: readonly Pick<Finish, 'no' | 'baris'>[],
  hidup: boolean,
): Promise<void> {
  await tx.exec(
    sql`update dokumen_baris b set hidup = ${hidup}
        from jsonb_to_recordset(${JSON.stringify(finishes)}::jsonb) as x(no text, baris jsonb)
        where b.kode_toko = ${tx.kodeToko} and b.no_dokumen = x.no
          and (x.baris is null or x.baris @> to_jsonb(b.baris))`,
  );
}

/** The finishes as they are stored. */
export function storedFinishes(finishes: readonly Finish[]): readonly StoredFinish[] {
  return finishes.map(({ menjadi, ...finish }) => ({ ...finish, ke: menjadi }));
}
