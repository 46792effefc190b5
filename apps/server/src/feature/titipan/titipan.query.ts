/** Titipan looked up: what a row tells beside its lines, and the one that holds a piece. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { titipanDocument } from '@kencana/contract/document/titipan';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import type { Reader } from '../../engine/document/previous-day.ts';
import { findDocument, readWritten } from '../../engine/document/read-document.ts';
import type { Tx } from '../../platform/db/tx.ts';

interface Over {
  readonly no_dokumen: string;
  readonly selesai_no: string | null;
  readonly selesai_tgl: string | null;
}

/** What is left to pay and the sale that took it, by number. */
export async function enrichTitipan(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const numbers = rows.map((row) => row.no_faktur_group);
  const over = await tx.rows<Over>(
    sql`select no_dokumen, selesai_no, selesai_tgl from dokumen
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])`,
  );
  const byNumber = new Map(over.map((o) => [o.no_dokumen, o]));
  return new Map(
    rows.map((row) => {
      const no = row.no_faktur_group;
      const { selesai_no = null, selesai_tgl = null } = byNumber.get(no) ?? {};
      const sisa_rp = row.status === 'OPEN' ? row.total - row.bayar : 0;
      return [no, { sisa_rp, selesai_no, selesai_tgl }];
    }),
  );
}

/** A titipan as it was just saved; TIDAK_DITEMUKAN otherwise. */
export async function writtenTitipan(tx: Tx, no: string): Promise<TitipanDocument> {
  return (await readWritten(tx, titipanDocument, no, enrichTitipan)) as TitipanDocument;
}

/** The titipan that holds the piece now. Error: TIDAK_DITEMUKAN. */
export async function holderOf(
  reader: Reader,
  tx: Tx,
  kode_barcode: string,
): Promise<TitipanDocument> {
  const row = await tx.row<{ no_dokumen: string }>(
    sql`select no_dokumen from dokumen_baris where kode_toko = ${tx.kodeToko}
          and kode_barcode = ${kode_barcode} and hidup and jenis_baris = 'TITIP'`,
  );
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  const { no_dokumen: no } = row;
  const found = await findDocument(reader, tx, titipanDocument, no, enrichTitipan);
  return found as TitipanDocument;
}
