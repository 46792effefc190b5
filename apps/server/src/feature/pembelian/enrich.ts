/** What a stored buy-back answers beside its definition: masked identity, accounts, line names. */
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import type { PurchaseDocument, PurchaseLine } from '@kencana/contract/document/pembelian';
import { gramToMg } from '@kencana/rules/gram';
import { perGram } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { findDocument } from '../../engine/document/read-document.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { maskedIdentities } from './identity.ts';

/** One buy-back. Error: TIDAK_DITEMUKAN. */
export async function findPurchase(tx: Tx, no: string): Promise<PurchaseDocument> {
  const found: unknown = await findDocument(tx, pembelianDocument, no, enrichPurchases);
  return found as PurchaseDocument;
}

/** More fields of purchases by their number (engine/document's slot). */
export async function enrichPurchases(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const masked = await maskedIdentities(
    tx,
    rows.map((row) => row.no_faktur_group),
  );
  return new Map(
    rows.map((row) => [
      row.no_faktur_group,
      {
        nik_sim_passport: masked.get(row.no_faktur_group) ?? '',
        penjual: linesOf(row).some((line) => line.rumus['penjual'] === 'LAIN') ? 'LAIN' : '',
        transfer_ke: transfers(row.rincian['rekening_customer']),
        detail: linesOf(row).map(lineOf),
      },
    ]),
  );
}

function linesOf(row: DocumentRow): readonly DocumentLineRow[] {
  return (row as DocumentRow & { detail: readonly DocumentLineRow[] }).detail;
}

interface CustomerAccount {
  readonly bank_customer: string;
  readonly rekening_customer: string;
  readonly nama_rekening_customer: string;
}

function transfers(stored: unknown): string {
  const accounts = Array.isArray(stored) ? (stored as readonly CustomerAccount[]) : [];
  return accounts
    .map((a) => `${a.bank_customer} ${a.rekening_customer} a.n. ${a.nama_rekening_customer}`)
    .join(', ');
}

function lineOf(line: DocumentLineRow): PurchaseLine {
  const { rumus } = line;
  const nota = rumus['berat_nota'];
  const foto = rumus['foto'];
  return {
    ...line,
    harga_beli: line.harga_total,
    harga_rata: perGram(rupiah(line.harga_total), gramToMg(line.berat)),
    berat_nota: typeof nota === 'number' ? nota / 1000 : null,
    foto: typeof foto === 'string' ? foto : '',
  };
}
