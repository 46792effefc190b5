/** Penerimaan Barang: a supplier's invoice, typed line by line or read from a file. */
import type { ReactNode } from 'react';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { counted, rowsOf } from '../../engine/entry-screen/entry-draft.ts';
import type { EntryDraft } from '../../engine/entry-screen/entry-draft.ts';
import { EntryScreen } from '../../engine/entry-screen/entry-screen.tsx';
import { translate } from '../../platform/i18n.ts';

const [LINES] = penerimaanBarangDocument.entry.rows;

/** Pieces, their weight, and what the invoice comes to. */
function sums(draft: EntryDraft): readonly string[] {
  if (LINES === undefined) return [];
  const rows = rowsOf(draft, LINES.name).map((row) => {
    const [qty, berat, harga, ongkos] = ['qty', 'berat', 'harga', 'ongkos'].map((name) =>
      counted(LINES, row, name),
    ) as [number, number, number, number];
    const goods =
      row['tipe_harga'] === 'PER_PCS' ? harga * qty : hargaBerat(rupiah(harga), milligram(berat));
    return { qty, berat, rp: goods + ongkos };
  });
  return [
    translate('stock.n-barang', { n: rows.reduce((n, { qty }) => n + qty, 0) }),
    formatGramUnit(milligram(rows.reduce((mg, { berat }) => mg + berat, 0))),
    formatRupiah(rupiah(rows.reduce((all, { rp }) => all + rp, 0))),
  ];
}

export function PenerimaanBarang(): ReactNode {
  return (
    <EntryScreen definition={penerimaanBarangDocument} screen="penerimaan-barang" sums={sums} />
  );
}
