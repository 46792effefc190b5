/** Samples that a customer left: rows of the card of customers' goods. Pure. */
import type { Milligram } from '@kencana/rules/gram';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { CustodyRow } from '../../engine/transaction/posting.ts';

/** One sample that comes (MASUK) or goes back (KELUAR). */
export function sampleRow(kolom: 'MASUK' | 'KELUAR', baris: number, berat: Milligram): CustodyRow {
  return { baris, kolom, berat, kode_tukang: null };
}

/** The customer's samples among these lines that are still here, going back to him. */
export function givenBack(lines: readonly HeldLine[]): CustodyRow[] {
  return lines.flatMap((l) =>
    l.jenis_baris === 'CONTOH' && l.hidup && l.kode_barcode === null
      ? [sampleRow('KELUAR', l.baris, l.berat)]
      : [],
  );
}
