/**
 * Transaksi Service: the customer's pieces are received with weights, work and photos, with an
 * estimate and perhaps a down payment. F4 customer, F2 first piece, F6 another piece, Ctrl+S saves.
 */
import type { ReactNode } from 'react';
import { serviceDocument } from '@kencana/contract/document/service';
import { EntryCounter } from '../../engine/entry-screen/entry-counter.tsx';
import type { CounterSums } from '../../engine/entry-screen/entry-counter.tsx';
import { counted, rowsOf } from '../../engine/entry-screen/entry-draft.ts';
import type { EntryDraft } from '../../engine/entry-screen/entry-draft.ts';

const [PIECES] = serviceDocument.entry.rows;

/** The estimate: charges and the gold that the work will need. */
function useSums(draft: EntryDraft): CounterSums {
  if (PIECES === undefined) return { pieces: 0, berat: 0, rp: 0 };
  const pieces = rowsOf(draft, PIECES.name);
  const total = (name: string): number =>
    pieces.reduce((sum, piece) => sum + counted(PIECES, piece, name), 0);
  return {
    pieces: pieces.length,
    berat: total('berat'),
    rp: total('ongkos') + total('perkiraan_emas_rp'),
  };
}

export function TransaksiServices(): ReactNode {
  return (
    <EntryCounter definition={serviceDocument} screen="transaksi-services" useSums={useSums} />
  );
}
