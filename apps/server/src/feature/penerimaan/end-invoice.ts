/**
 * How an invoice ends before all of it came: closed short with a reason, or cancelled while nothing
 * was received; both need an approval. Pure.
 */
import { changed } from '@kencana/contract/document/kept';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import { tutupPenerimaanEvent } from '@kencana/contract/document/penerimaan-barang-entry';
import { rincianOf } from '@kencana/contract/document/define-document';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { say, saidGram } from '@kencana/contract/sentence';
import { gramToMg } from '@kencana/rules/gram';
import { happening } from '../../engine/document/entry-routes.ts';
import type { EventInput } from '../../engine/transaction/event.ts';
import type { ApprovalNeed, EventDocument, EventKind } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { formulaOf } from './received.part.ts';

function received({ lines }: EventDocument): number {
  return lines.reduce((n, line) => n + formulaOf(line).qty_terima, 0);
}

/** What the approver reads: what has not come of which invoice. */
function needOf(kategori: string, { doc }: EventDocument, alasan: string): ApprovalNeed {
  const { nama_supplier, no_faktur_supplier, qty_sisa, berat_sisa } = rincianOf(
    penerimaanBarangDocument,
    doc,
  );
  const berat = gramToMg(berat_sisa);
  const uraian = say('minta.akhiri-penerimaan', {
    kategori,
    no: doc.no_dokumen,
    supplier: nama_supplier,
    faktur: no_faktur_supplier,
    n: qty_sisa,
    berat: saidGram(berat),
    alasan,
  });
  return { kategori, uraian, satuan: 'GRAM', sebelum: berat, sesudah: 0 };
}

type Tutup = InputOf<typeof tutupPenerimaanEvent>;

/** What has not come will not come. */
export const tutupPenerimaan: EventKind<Tutup, EventDocument> = {
  ...happening(penerimaanBarangDocument, tutupPenerimaanEvent),
  load: async (_tx, _input, _base, document) => document,
  check: (_input, document) =>
    received(document) > 0
      ? []
      : [{ code: 'PENERIMAAN_BELUM_ADA', data: { no: document.doc.no_dokumen } }],
  approval: ({ alasan_tutup }, document) => [
    needOf('TUTUP PENERIMAAN BARANG', document, alasan_tutup),
  ],
  post: ({ alasan_tutup }) => ({
    ...EMPTY_EVENT,
    header: { rincian: changed(penerimaanBarangDocument.rincian, { alasan_tutup }) },
  }),
};

/** The invoice was none: nothing of it was received, on any day. */
export const batalPenerimaan: EventKind<EventInput & { readonly alasan: string }, EventDocument> = {
  kind: penerimaanBarangDocument.kind,
  peristiwa: 'BATAL',
  dari: ['OPEN'],
  menjadi: 'BATAL',
  load: async (_tx, _input, _base, document) => document,
  check: (_input, document) =>
    received(document) === 0
      ? []
      : [{ code: 'PENERIMAAN_SUDAH_ADA', data: { no: document.doc.no_dokumen } }],
  approval: ({ alasan }, document) => [
    needOf(penerimaanBarangDocument.batal.kategori, document, alasan),
  ],
  post: () => EMPTY_EVENT,
};
