/** Transaksi Pre Order: what a supplier shall bring, typed line by line or read from a file. */
import type { ReactNode } from 'react';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { counted, rowsOf } from '../../engine/entry-screen/entry-draft.ts';
import type { EntryDraft } from '../../engine/entry-screen/entry-draft.ts';
import { EntryScreen } from '../../engine/entry-screen/entry-screen.tsx';
import { translate } from '../../platform/i18n.ts';

const [LINES] = preOrderDocument.entry.rows;

/** Pieces, their weight, and what the shop expects to pay. */
function sums(draft: EntryDraft): readonly string[] {
  if (LINES === undefined) return [];
  const lines = rowsOf(draft, LINES.name).map((row) => ({
    qty: counted(LINES, row, 'qty'),
    berat: counted(LINES, row, 'berat'),
    harga: counted(LINES, row, 'harga'),
  }));
  const pieces = lines.reduce((n, { qty }) => n + qty, 0);
  const weight = lines.reduce((mg, { qty, berat }) => mg + qty * berat, 0);
  const cost = lines.reduce((rp, { harga }) => rp + harga, 0);
  return [
    translate('stock.n-barang', { n: pieces }),
    formatGramUnit(milligram(weight)),
    formatRupiah(rupiah(cost)),
  ];
}

export function TransaksiPreOrder(): ReactNode {
  return <EntryScreen definition={preOrderDocument} screen="transaksi-pre-order" sums={sums} />;
}
