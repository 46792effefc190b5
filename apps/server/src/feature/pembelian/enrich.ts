/** What a stored buy-back answers beside its definition: masked identity, accounts, line names. */
import {
  linesOf,
  rincianOf,
  type LineOf,
  type RincianOf,
} from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import type { PurchaseDocument, PurchaseLine } from '@kencana/contract/document/pembelian';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import { perGram } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { readWritten } from '../../engine/document/read-document.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { maskedIdentities } from './identity.ts';

const LINES = pembelianDocument.lines[0];

/** One buy-back. Error: TIDAK_DITEMUKAN. */
export async function findPurchase(tx: Tx, no: string): Promise<PurchaseDocument> {
  const found: unknown = await readWritten(tx, pembelianDocument, no, enrichPurchases);
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
        penjual: linesOf(row, LINES).some(({ rumus }) => rumus.penjual === 'LAIN') ? 'LAIN' : '',
        transfer_ke: transfers(rincianOf(pembelianDocument, row).rekening_customer),
        detail: linesOf(row, LINES).map(lineOf),
      },
    ]),
  );
}

type Accounts = RincianOf<typeof pembelianDocument>['rekening_customer'];

function transfers(accounts: Accounts = []): string {
  return accounts
    .map((a) => `${a.bank_customer} ${a.rekening_customer} a.n. ${a.nama_rekening_customer}`)
    .join(', ');
}

function lineOf(line: LineOf<typeof LINES>): PurchaseLine {
  const { berat_nota, foto = '' } = line.rumus;
  return {
    ...line,
    harga_beli: line.harga_total,
    harga_rata: perGram(rupiah(line.harga_total), gramToMg(line.berat)),
    berat_nota: berat_nota === null ? null : mgToGram(berat_nota),
    foto,
  };
}
