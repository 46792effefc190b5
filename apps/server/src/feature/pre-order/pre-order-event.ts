/**
 * Later events of a pre-order (docs/domain.md §6 "OPEN → CLOSED → FINISH or BATAL"): it goes out to
 * the supplier with others, comes back with what really came, or is cancelled before. Pure.
 */
import { changed } from '@kencana/contract/document/kept';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import {
  selesaiPreOrderEvent,
  tutupPreOrderEvent,
} from '@kencana/contract/document/pre-order-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { say } from '@kencana/contract/sentence';
import { mgToGram } from '@kencana/rules/gram';
import { happening } from '../../engine/document/entry-routes.ts';
import type { EventInput } from '../../engine/transaction/event.ts';
import type { EventDocument, EventKind } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';

const QUIET = { check: () => [], approval: () => [] } as const;

/** Closing: from now on the supplier has it. */
export const tutupPreOrder: EventKind<EventInput, null> = {
  ...happening(preOrderDocument, tutupPreOrderEvent),
  ...QUIET,
  load: async () => null,
  post: (_input, _facts, { tglSystem }) => ({
    ...EMPTY_EVENT,
    header: { rincian: changed(preOrderDocument.rincian, { tgl_tutup: tglSystem }) },
  }),
};

/** The run is back: pieces and weight that came, line by line; every line is answered once. */
export const selesaiPreOrder: EventKind<InputOf<typeof selesaiPreOrderEvent>, null> = {
  ...happening(preOrderDocument, selesaiPreOrderEvent),
  ...QUIET,
  load: async () => null,
  post: ({ detail_datang, keterangan_selesai }) => ({
    ...EMPTY_EVENT,
    header: { rincian: changed(preOrderDocument.rincian, { keterangan_selesai }) },
    lines: detail_datang.map(({ baris, qty_datang, berat_datang }) => ({
      baris,
      hidup: false,
      rumus: changed(preOrderDocument.lines[0].rumus, {
        qty_datang,
        berat_datang: mgToGram(berat_datang),
      }),
    })),
  }),
};

/** Cancelling while it is open or with the supplier; needs a supervisor. */
export const batalPreOrder: EventKind<EventInput & { readonly alasan: string }, EventDocument> = {
  ...QUIET,
  kind: preOrderDocument.kind,
  peristiwa: 'BATAL',
  dari: ['OPEN', 'CLOSED'],
  menjadi: 'BATAL',
  load: async (_tx, _input, _base, document) => document,
  approval: ({ alasan }, { doc }) => [
    {
      kategori: 'BATAL PRE ORDER',
      uraian: say('minta.batal-pre-order', {
        no: doc.no_dokumen,
        keterangan: doc.keterangan,
        alasan,
      }),
      sebelum: doc.status,
      sesudah: 'BATAL',
    },
  ],
  post: () => EMPTY_EVENT,
};
