/**
 * A stored document under lock with its lines, payments and ledger rows: for later events, for a
 * document that ends another, and for validating and cancelling it.
 */
import type { DocumentStatus, StatusValid } from '@kencana/contract/document/document-status';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Kadar } from '@kencana/rules/kadar';
import type { Milligram } from '@kencana/rules/gram';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import type { JournalRow, LedgerRows } from './ledger.ts';
import type { PieceValue } from './piece-value.ts';
import type { CustodyRow, MoneyRow, Payment, PointRow, StockRow, StoredFinish } from './posting.ts';

/** Money and journal that wait for the cashier. */
export interface Pending extends LedgerRows {
  /** The later event that waits; left out while the document itself does. */
  readonly acara?: PendingEvent;
}

/** Posting number of an event that waits, and what the header was before it. */
export interface PendingEvent {
  readonly ke: number;
  readonly sebelum: {
    readonly status: DocumentStatus;
    readonly total: number;
    readonly bayar: number;
    readonly keterangan: string;
    readonly selesai_tgl: Tanggal | null;
    readonly rincian: object;
  };
}

export interface StoredDocument {
  readonly no_dokumen: string;
  readonly kind: string;
  readonly tgl_system: Tanggal;
  readonly status: DocumentStatus;
  readonly status_valid: StatusValid;
  readonly kode_sales: string | null;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
  readonly keterangan: string;
  readonly total: Rupiah;
  readonly bayar: Rupiah;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly batal_by: string | null;
  readonly selesai_tgl: Tanggal | null;
  readonly selesai_no: string | null;
  /** The kind's own details, with the engine's `tertunda` and `menyelesaikan`. */
  readonly rincian: {
    readonly tertunda?: Pending;
    readonly menyelesaikan?: readonly StoredFinish[];
  };
}

/** A stored line; amounts as posted. */
export interface HeldLine {
  readonly baris: number;
  readonly jenis_baris: string;
  readonly no_faktur: string;
  readonly hidup: boolean;
  readonly kode_barcode: string | null;
  readonly nama_barang: string;
  readonly kode_group: string | null;
  readonly kode_jenis: string | null;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
  readonly kadar: Kadar | null;
  readonly qty: number;
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly murni: Milligram;
  readonly modal: Rupiah;
  readonly harga_dihitung: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos_dihitung: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga_atribut: Rupiah;
  readonly diskon: Rupiah;
  readonly pembulatan: Rupiah;
  readonly ppn: Rupiah;
  readonly harga_total: Rupiah;
  readonly keterangan: string;
  readonly rumus: object;
}

/** A payment with the event (posting number) that took it or gave it back. */
export interface HeldPayment extends Required<Pick<Payment, 'arah'>>, Omit<Payment, 'arah'> {
  readonly urut: number;
  readonly ke: number;
}

export interface HeldDocument {
  readonly doc: StoredDocument;
  readonly lines: readonly HeldLine[];
  /** Without those of events that were withdrawn. */
  readonly payments: readonly HeldPayment[];
}

const COLUMNS = sql.raw(
  `no_dokumen, kind, tgl_system, status, status_valid, kode_sales, kode_member, nama_customer,
   alamat_customer, no_hp, keterangan, total, bayar, input_by, valid_by, batal_by,
   selesai_tgl, selesai_no, rincian`,
);

/** Locks one document of the kind; TIDAK_DITEMUKAN for an unknown number or another kind's. */
export async function lockDocument(tx: Tx, kind: string, no: string): Promise<StoredDocument> {
  const doc = await tx.row<StoredDocument>(
    sql`select ${COLUMNS} from dokumen
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} and kind = ${kind} for update`,
    'lock_document',
  );
  if (!doc) throw new AppError('TIDAK_DITEMUKAN');
  if (doc.status === 'BATAL') {
    throw new AppError('DOKUMEN_SUDAH_BATAL', { no, oleh: doc.batal_by });
  }
  return doc;
}

/** Refuses an answer to another posting than the one that waits: DOKUMEN_BERUBAH. */
export function demandWaiting(doc: StoredDocument, ke: number | undefined): void {
  const waiting = doc.rincian.tertunda?.acara?.ke ?? 1;
  if (ke !== undefined && ke !== waiting) {
    throw new AppError('DOKUMEN_BERUBAH', { no: doc.no_dokumen });
  }
}

/** Locks documents of any kind in the order of their numbers; answers those that exist. */
export async function lockDocuments(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, HeldDocument>> {
  const unique = [...new Set(numbers)].sort();
  if (unique.length === 0) return new Map();
  const docs = await tx.rows<StoredDocument>(
    sql`select ${COLUMNS} from dokumen
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${unique}::text[])
        order by no_dokumen for update`,
    'lock_documents',
  );
  const held = new Map<string, HeldDocument>();
  for (const doc of docs) held.set(doc.no_dokumen, await holdDocument(tx, doc));
  return held;
}

/** A locked document with its lines and the payments that stand. */
export async function holdDocument(tx: Tx, doc: StoredDocument): Promise<HeldDocument> {
  const no = doc.no_dokumen;
  const lines = await tx.rows<HeldLine>(
    sql`select baris, jenis_baris, no_faktur, hidup, kode_barcode, nama_barang, kode_group,
          kode_jenis, kode_gudang, kode_baki, kadar, qty, berat, berat_asli, murni, modal,
          harga_dihitung, harga_jual, ongkos_dihitung, ongkos, harga_atribut, diskon, pembulatan,
          ppn, harga_total, keterangan, rumus
        from dokumen_baris where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by baris`,
  );
  const payments = await tx.rows<HeldPayment>(
    sql`select urut, ke, arah, jenis, jumlah_rp, fee, fee_rp, fee_ditanggung, no_rekening, no_card,
          keterangan, no_asal
        from dokumen_bayar b where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
          and not exists (select 1 from posting p where p.kode_toko = b.kode_toko
            and p.no_dokumen = b.no_dokumen and p.membalik = b.ke)
        order by urut`,
  );
  return { doc, lines, payments };
}

/** The number of the document's next posting. */
export async function nextPosting(tx: Tx, no: string): Promise<number> {
  const last = await tx.one<{ ke: number }>(
    sql`select max(ke) as ke from posting where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
    'next_posting',
  );
  return last.ke + 1;
}

/** The document's postings that stand (no mirror and not mirrored), oldest first, with rows. */
export async function loadPostings(
  tx: Tx,
  no: string,
): Promise<{ ke: number; rows: LedgerRows }[]> {
  const heads = await tx.rows<{ ke: number }>(
    sql`select ke from posting p where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
      and membalik is null and not exists (select 1 from posting m
        where m.kode_toko = p.kode_toko and m.no_dokumen = p.no_dokumen and m.membalik = p.ke)
      order by ke`,
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
    sql`select ke, peran, nomor_akun, debit, kredit, berat, murni, kode_jenis,
          kode_supplier, no_faktur_supplier from jurnal_baris
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  const custody = await tx.rows<CustodyRow & { ke: number }>(
    sql`select ke, baris, kolom, berat, kode_tukang from kartu_pelanggan
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  const points = await tx.rows<PointRow & { ke: number }>(
    sql`select ke, kode_member, kolom, poin, jumlah_rp from kartu_poin
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  const values = await tx.rows<PieceValue & { ke: number }>(
    sql`select ke, kode_barcode, kolom, sebelum, sesudah from riwayat_barang
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} order by ke, urut`,
  );
  return heads.map(({ ke }) => ({
    ke,
    rows: {
      stock: ofPosting(stock, ke),
      money: ofPosting(money, ke),
      journal: ofPosting(journal, ke),
      custody: ofPosting(custody, ke),
      points: ofPosting(points, ke),
      values: ofPosting(values, ke),
    },
  }));
}

function ofPosting<T extends { ke: number }>(rows: readonly T[], ke: number): T[] {
  return rows.filter((r) => r.ke === ke);
}
