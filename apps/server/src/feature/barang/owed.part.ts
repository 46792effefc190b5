/** Whom the shop owes for pieces that it enters, and takes back. Pure. */
import { sumMg } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { JournalLine, NewPiece } from '../../engine/transaction/posting.ts';

/** What the journal of an entry reads of a piece. */
type BoughtPiece = Pick<
  NewPiece,
  | 'berat_asli'
  | 'harga_beli'
  | 'kode_jenis'
  | 'kode_supplier'
  | 'konsinyasi'
  | 'murni'
  | 'no_faktur_supplier'
>;

/**
 * Whom the shop owes for them, one pair of rows for each kind of goods, supplier and invoice; a
 * piece on consignment is owed for when it leaves (decision 0058).
 */
export function costJournal(pieces: readonly BoughtPiece[]): JournalLine[] {
  const bought = pieces.filter(({ konsinyasi }) => !konsinyasi);
  const owedAlike = Map.groupBy(bought, ({ kode_jenis, kode_supplier, no_faktur_supplier }) =>
    JSON.stringify([kode_jenis, kode_supplier, no_faktur_supplier]),
  );
  return [...owedAlike.values()].flatMap((alike): JournalLine[] => {
    const [{ kode_jenis, kode_supplier, no_faktur_supplier }] = alike as [BoughtPiece];
    const jumlah = rupiah(alike.reduce((rp, p) => rp + p.harga_beli, 0));
    const berat = sumMg(alike.map((p) => p.berat_asli));
    const murni = sumMg(alike.map((p) => p.murni));
    const owed = kode_supplier === '' ? {} : { kode_supplier, no_faktur_supplier };
    return [
      { peran: 'PERSEDIAAN', sisi: 'DEBIT', jumlah, berat, murni, kode_jenis },
      { peran: 'LAWAN PERSEDIAAN', sisi: 'KREDIT', jumlah, ...owed },
    ];
  });
}
