/** A customer's pieces as a stored service holds them: what came in, and the result of the work. */
import type { Milligram } from '@kencana/rules/gram';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldDocument, HeldLine } from '../../engine/transaction/document.ts';
import type { CustodyRow } from '../../engine/transaction/posting.ts';
import type { UsedGold } from './gold.ts';

/** What the work made of a piece; `berat_susut` = received + added − ready. */
export interface Hasil {
  readonly berat_jadi: Milligram;
  readonly berat_tambah: Milligram;
  readonly berat_susut: Milligram;
  readonly berat_manual: boolean;
  readonly ongkos: Rupiah;
  readonly emas: readonly UsedGold[];
  readonly keterangan: string;
}

/** The result on a line; undefined while the work lasts. */
export function hasilOf({ rumus }: Pick<HeldLine, 'rumus'>): Hasil | undefined {
  return rumus['hasil'] === undefined ? undefined : (rumus['hasil'] as Hasil);
}

/** The craftsman who holds the pieces now; null when they are in the shop. */
export function holderOf({ doc }: Pick<HeldDocument, 'doc'>): string | null {
  const { di_tukang, kode_tukang } = doc.rincian;
  return di_tukang === true && typeof kode_tukang === 'string' ? kode_tukang : null;
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
