/**
 * Pieces made for an order whose entry waits for a second person (docs/decision/0025): which lines
 * wait, and holding the pieces once their entry is validated.
 */
import { rincianOf } from '@kencana/contract/document/define-document';
import { tambahBarangDocument, type MadeFor } from '@kencana/contract/document/tambah-barang';
import { holdDocument, lockDocuments } from '../../engine/transaction/document.ts';
import type { HeldDocument, StoredDocument } from '../../engine/transaction/document.ts';
import { postWithin } from '../../engine/transaction/event.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { barangJadiEvent } from './barang-jadi.ts';

function madeFor(entry: StoredDocument): MadeFor | undefined {
  return rincianOf(tambahBarangDocument, entry).untuk;
}

/** The order that an entry is made for, under lock; undefined for an entry of plain stock. */
export async function lockOrderOf(
  tx: Tx,
  entry: StoredDocument,
): Promise<HeldDocument | undefined> {
  const no = madeFor(entry)?.no_pesanan;
  return no === undefined ? undefined : (await lockDocuments(tx, [no])).get(no);
}

/**
 * Holds the pieces of an entry that was just validated for their order. Where that was cancelled
 * meanwhile they stay in stock. Errors: DOKUMEN_BELUM_VALID while a payment of the order waits.
 */
export async function holdMade(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  entry: StoredDocument,
  order: HeldDocument | undefined,
): Promise<void> {
  const { baris = [] } = madeFor(entry) ?? {};
  if (order === undefined || order.doc.status === 'BATAL') return;
  const { lines } = await holdDocument(tx, entry);
  const barang = lines.map(({ kode_barcode }, i) => ({
    baris: baris[i] ?? 0,
    kode_barcode: kode_barcode ?? '',
    at: `barang_baru.${i}`,
    stok: false,
  }));
  const input = { barang, detail_authorization: [] };
  await postWithin(tx, base, ctx, barangJadiEvent, order.doc.no_dokumen, input);
}
