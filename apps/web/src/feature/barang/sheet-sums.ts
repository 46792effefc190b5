/** What a sheet of pieces comes to. */
import { formatGramUnit, gramToMg, sumMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { SheetRow } from '../../engine/entry-sheet/sheet-cell.ts';
import { translate } from '../../platform/i18n.ts';

/** Pieces, their weight and what they cost, as far as it can be read. */
export function pieceSums(rows: readonly SheetRow[]): readonly string[] {
  const numbers = (name: string): number[] =>
    rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
  const filled = rows.filter(({ nama_barang, berat }) => nama_barang ?? berat).length;
  const cost = numbers('harga_beli').reduce((rp, one) => rp + one, 0);
  return [
    translate('stock.n-barang', { n: filled }),
    formatGramUnit(sumMg(numbers('berat').map(gramToMg))),
    formatRupiah(rupiah(cost)),
  ];
}
