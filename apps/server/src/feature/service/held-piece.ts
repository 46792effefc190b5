/** A customer's pieces as a stored service holds them: what came in, and the result of the work. */
import { rincianOf, rumusOf } from '@kencana/contract/document/define-document';
import { serviceDocument, type Hasil } from '@kencana/contract/document/service';
import type { Milligram } from '@kencana/rules/gram';
import type { HeldDocument, HeldLine } from '../../engine/transaction/document.ts';
import type { CustodyRow } from '../../engine/transaction/posting.ts';

/** The result on a line; undefined while the work lasts. */
export function hasilOf(line: Pick<HeldLine, 'jenis_baris' | 'rumus'>): Hasil | undefined {
  return rumusOf(serviceDocument.lines[0], line).hasil;
}

/** The craftsman who holds the pieces now; null when they are in the shop. */
export function holderOf({ doc }: Pick<HeldDocument, 'doc'>): string | null {
  const { di_tukang, kode_tukang } = rincianOf(serviceDocument, doc);
  return (di_tukang && kode_tukang) || null;
}

/** Every piece back from the craftsman who holds it; nothing when none does. */
export function backFromTukang(document: Pick<HeldDocument, 'doc' | 'lines'>): CustodyRow[] {
  const kode_tukang = holderOf(document);
  if (kode_tukang === null) return [];
  return document.lines.map(({ baris, berat }) => ({
    baris,
    kolom: 'KEMBALI',
    berat,
    kode_tukang,
  }));
}

/** A card row of one piece. */
export function custodyRow(
  baris: number,
  kolom: Exclude<CustodyRow['kolom'], 'KIRIM' | 'KEMBALI'>,
  berat: Milligram,
): CustodyRow[] {
  return berat === 0 ? [] : [{ baris, kolom, berat, kode_tukang: null }];
}
