/**
 * The sale on paper: pieces sold, pieces traded in, how it was paid, and the member's points. Pure.
 */
import { type RincianOf } from '@kencana/contract/document/define-document';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { formatAngka } from '@kencana/rules/rupiah';
import {
  boughtLine,
  documentNota,
  documentPaper,
  soldLine,
} from '../../engine/print/document-paper.ts';

/** Months that a marketplace sale promised before sales kept them (spec 1 §9). */
const BEFORE = 3;

export const penjualanPaper = documentPaper({
  definition: penjualanDocument,
  tipe: 'penjualan',
  build: (sale, context) => {
    const { kode_marketplace, no_po, poin, toleransi_beli } = sale.rincian;
    const { t } = context;
    const bulan = toleransi_beli ?? (kode_marketplace === undefined ? 0 : BEFORE);
    return {
      ...documentNota(sale, context, {
        judul: t(sale.status === 'BATAL' ? 'print.judul-penjualan-batal' : 'print.judul-penjualan'),
        baris: sale.detail.map((line) => soldLine(line, line.rumus)),
        baris_beli: sale.detail_tukar.map(boughtLine),
        kode_marketplace,
        no_po,
        toleransi_beli: bulan > 0 ? t('print.toleransi-beli', { bulan }) : undefined,
      }),
      keterangan: [sale.keterangan, ...pointText(poin, t)]
        .filter((text) => text !== '')
        .join(' · '),
    };
  },
});

const POINTS = [
  ['dapat', 'poin.dapat'],
  ['pakai', 'poin.pakai'],
  ['saldo', 'poin.saldo_akhir'],
] as const;

/** `Poin Didapat 47`, and likewise used and left; nothing where no points moved. */
function pointText(
  points: RincianOf<typeof penjualanDocument>['poin'],
  t: (key: string) => string,
): string[] {
  if (points === undefined) return [];
  return POINTS.flatMap(([key, label]) =>
    points[key] > 0 ? [`${t(label)} ${formatAngka(points[key])}`] : [],
  );
}
