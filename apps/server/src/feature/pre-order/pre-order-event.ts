/**
 * Later events of a pre-order (docs/domain.md §6 "OPEN → CLOSED → FINISH or BATAL"): it goes out to
 * the supplier with others, comes back with what really came, or is cancelled before. Pure.
 */
import type { SelesaiPreOrderInput } from '@kencana/contract/transaction/pre-order';
import { mgToGram } from '@kencana/rules/gram';
import type { EventDocument, EventKind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventInput } from '../../engine/transaction/event.ts';

const SHARED = { kind: 'pre-order', check: () => [], approval: () => [] } as const;

/** Closing: from now on the supplier has it. */
export const tutupPreOrder: EventKind<EventInput, null> = {
  ...SHARED,
  peristiwa: 'TUTUP',
  dari: ['OPEN'],
  ke: 'CLOSED',
  load: async () => null,
  post: (_input, _facts, { tglSystem }) => ({
    ...EMPTY_EVENT,
    header: { rincian: { tgl_tutup: tglSystem } },
  }),
};

/** The run is back: pieces and weight that came, line by line; every line is answered once. */
export const selesaiPreOrder: EventKind<SelesaiPreOrderInput, EventDocument> = {
  ...SHARED,
  peristiwa: 'SELESAI',
  dari: ['CLOSED'],
  ke: 'FINISH',
  load: async (_tx, _input, _base, document) => document,
  check: checkArrived,
  post: ({ detail_datang, keterangan_selesai }) => ({
    ...EMPTY_EVENT,
    header: { rincian: { keterangan_selesai } },
    lines: detail_datang.map(({ baris, qty_datang, berat_datang }) => ({
      baris,
      hidup: false,
      rumus: { qty_datang, berat_datang: mgToGram(berat_datang) },
    })),
  }),
};

/** Cancelling while it is open or with the supplier; needs a supervisor. */
export const batalPreOrder: EventKind<EventInput & { readonly alasan: string }, EventDocument> = {
  ...SHARED,
  peristiwa: 'BATAL',
  dari: ['OPEN', 'CLOSED'],
  ke: 'BATAL',
  load: async (_tx, _input, _base, document) => document,
  approval: ({ alasan }, { doc }) => [
    {
      kategori: 'BATAL PRE ORDER',
      uraian: `BATAL PRE ORDER ${doc.no_dokumen} ${doc.keterangan}: ${alasan}`,
      sebelum: doc.status,
      sesudah: 'BATAL',
    },
  ],
  post: () => EMPTY_EVENT,
};

function checkArrived(input: SelesaiPreOrderInput, { lines }: EventDocument): Problem[] {
  const answered = input.detail_datang.map(({ baris }) => baris);
  const missing = lines.filter(({ baris }) => !answered.includes(baris));
  const strange = answered.filter(
    (baris, at) => !lines.some((line) => line.baris === baris) || answered.indexOf(baris) !== at,
  );
  if (missing.length + strange.length === 0) return [];
  return [{ code: 'PRE_ORDER_BARIS', field: 'detail_datang' }];
}
