/** Counting the till by denomination without its drawing: sums and what is sent. */
import { PECAHAN } from '@kencana/contract/transaction/tutup-toko';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';

/** Sheets or coins by denomination; one that is missing has not been counted. */
export type Count = Readonly<Record<string, number>>;

/** Reads a typed number of sheets; null when it is none, undefined when it is empty. */
export function parseLembar(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null;
}

/** The count with one denomination changed; undefined takes it out. */
export function withLembar(count: Count, pecahan: number, lembar: number | undefined): Count {
  const { [String(pecahan)]: _old, ...rest } = count;
  return lembar === undefined ? rest : { ...rest, [String(pecahan)]: lembar };
}

/** The counted money. */
export function countedRupiah(count: Count): Rupiah {
  return rupiah(PECAHAN.reduce((sum, p) => sum + p * (count[String(p)] ?? 0), 0));
}

/** uang_fisik of POST tutup-toko: the denominations that are there. */
export function countBody(count: Count): readonly { pecahan: number; lembar: number }[] {
  return PECAHAN.flatMap((pecahan) => {
    const lembar = count[String(pecahan)] ?? 0;
    return lembar === 0 ? [] : [{ pecahan, lembar }];
  });
}
