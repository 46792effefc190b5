/**
 * The sale on paper: pieces sold, pieces traded in, how it was paid, and the member's points. Pure.
 */
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { formatAngka } from '@kencana/rules/rupiah';
import {
  boughtLine,
  documentNota,
  documentPaper,
  soldLine,
} from '../../engine/print/document-paper.ts';

export const penjualanPaper = documentPaper({
  definition: penjualanDocument,
  tipe: 'penjualan',
  build: (sale, context) => ({
    ...documentNota(sale, context, {
      judul: context.t(
        sale.status === 'BATAL' ? 'print.judul-penjualan-batal' : 'print.judul-penjualan',
      ),
      baris: sale.detail.map(soldLine),
      baris_beli: sale.detail_tukar.map(boughtLine),
    }),
    keterangan: [sale.keterangan, ...pointText(sale.rincian['poin'], context.t)]
      .filter((text) => text !== '')
      .join(' · '),
  }),
});

const POINTS = [
  ['dapat', 'poin.dapat'],
  ['pakai', 'poin.pakai'],
  ['saldo', 'poin.saldo_akhir'],
] as const;

/** `Poin Didapat 47`, and likewise used and left; nothing where no points moved. */
function pointText(points: unknown, t: (key: string) => string): string[] {
  if (typeof points !== 'object' || points === null) return [];
  const counts = new Map<string, unknown>(Object.entries(points));
  return POINTS.flatMap(([key, label]) => {
    const count = Number(counts.get(key) ?? 0);
    return count > 0 ? [`${t(label)} ${formatAngka(count)}`] : [];
  });
}
