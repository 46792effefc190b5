/** The sale on paper: pieces sold, pieces traded in, and how it was paid. Pure. */
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import {
  boughtLine,
  documentNota,
  documentPaper,
  soldLine,
} from '../../engine/print/document-paper.ts';

export const penjualanPaper = documentPaper({
  definition: penjualanDocument,
  tipe: 'penjualan',
  build: (sale, context) =>
    documentNota(sale, context, {
      judul: context.t(
        sale.status === 'BATAL' ? 'print.judul-penjualan-batal' : 'print.judul-penjualan',
      ),
      baris: sale.detail.map(soldLine),
      baris_beli: sale.detail_tukar.map(boughtLine),
    }),
});
