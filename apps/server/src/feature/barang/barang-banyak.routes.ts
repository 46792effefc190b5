/** Adding many pieces in one document: the dry run, saving, and the file of its rows. */
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { entryCall } from '@kencana/contract/call/document-calls';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { barangBanyakEntry } from '@kencana/contract/transaction/barang-banyak-entry';
import type { BarangBanyak } from '@kencana/contract/transaction/barang-banyak-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { checkRoute } from '../../engine/document/check-entry.ts';
import { sheetFileRoutes } from '../../engine/document/entry-routes.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { problemsOfTambah, tambahBarangKind } from './tambah-barang.kind.ts';
import type { TambahInput } from './tambah-barang.kind.ts';

const { right, summary } = barangBanyakEntry;

/**
 * The rows with what the head says for each that names no supplier of its own: another supplier's
 * invoice or consignment is none of his.
 */
function withHead({ detail_barang, detail_authorization, ...head }: BarangBanyak): TambahInput {
  const { kode_supplier, no_faktur_supplier, konsinyasi, keterangan } = head;
  return {
    banyak: true,
    kode_supplier,
    keterangan,
    detail_authorization,
    detail_barang: detail_barang.map((row) =>
      row.kode_supplier === ''
        ? {
            ...row,
            kode_supplier,
            no_faktur_supplier: row.no_faktur_supplier || no_faktur_supplier,
            konsinyasi: row.konsinyasi || konsinyasi,
          }
        : row,
    ),
  };
}

function answerOf({ no, tglSystem, posting }: Saved): PiecesSaved {
  const { lines, header } = posting;
  return {
    no_faktur_group: no,
    tgl_system: tglSystem,
    status_valid: header.status_valid,
    total_qty: lines.length,
    total_berat: mgToGram(sumMg(lines.flatMap(({ berat }) => berat ?? []))),
    detail: lines.map(({ kode_barcode = '' }) => ({ kode_barcode: kode_barcode ?? '' })),
  };
}

export const barangBanyakRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: entryCall(barangBanyakEntry),
    right,
    summary,
    body: entrySchema(barangBanyakEntry),
    created: true,
    handler: async (ctx, { body }) => ({
      data: await saveDocument(ctx, tambahBarangKind, withHead(body), answerOf),
    }),
  }),
  checkRoute(barangBanyakEntry, (tx, input, base) => problemsOfTambah(tx, withHead(input), base)),
  ...sheetFileRoutes(tambahBarangDocument, barangBanyakEntry),
];
