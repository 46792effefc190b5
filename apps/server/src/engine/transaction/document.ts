/** A stored document under lock and its ledger rows, for validating and cancelling it. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Tx } from '../../platform/db/tx.ts';
import type { JournalRow, LedgerRows } from './ledger.ts';
import type { MoneyRow, StockRow } from './posting.ts';

export interface StoredDocument {
  readonly no_dokumen: string;
  readonly kind: string;
  readonly tgl_system: string;
  readonly status: string;
  readonly status_valid: 'OPEN' | 'DONE';
  readonly total: number;
  readonly input_by: string;
  readonly rincian: { readonly tertunda?: LedgerRows };
}

/** Locks one document of the kind; TIDAK_DITEMUKAN for an unknown number or another kind's. */
export async function lockDocument(tx: Tx, kind: string, no: string): Promise<StoredDocument> {
  const doc = await tx.row<StoredDocument>(
    sql`select no_dokumen, kind, tgl_system, status, status_valid, total, input_by, rincian
      from dokumen
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} and kind = ${kind} for update`,
  );
  if (!doc) throw new AppError('TIDAK_DITEMUKAN');
  if (doc.status === 'BATAL') throw new AppError('DOKUMEN_SUDAH_BATAL', { no });
  return doc;
}

/** The document's postings that are not themselves reversals, oldest first, with their rows. */
export async function loadPostings(
  tx: Tx,
  no: string,
): Promise<{ ke: number; rows: LedgerRows }[]> {
  const heads = await tx.rows<{ ke: number }>(
    sql`select ke from posting where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
      and membalik is null order by ke`,
  );
  const stock = await tx.rows<StockRow & { ke: number }>(
    sql`select ke, kode_barcode, no_lot, kode_gudang, kode_baki, kode_group, kode_jenis, kadar,
      kolom, qty, berat,
          berat_asli, murni, modal, status_dari, status_ke
        from kartu_stok where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  const money = await tx.rows<MoneyRow & { ke: number }>(
    sql`select ke, akun, kategori, jenis, keterangan, masuk, keluar, fee from buku_kas
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  const journal = await tx.rows<JournalRow & { ke: number }>(
    sql`select ke, peran, nomor_akun, debit, kredit, berat, murni, kode_jenis from jurnal_baris
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  return heads.map(({ ke }) => ({
    ke,
    rows: {
      stock: ofPosting(stock, ke),
      money: ofPosting(money, ke),
      journal: ofPosting(journal, ke),
    },
  }));
}

function ofPosting<T extends { ke: number }>(rows: readonly T[], ke: number): T[] {
  return rows.filter((r) => r.ke === ke);
}
