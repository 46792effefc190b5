/** The buy-back on paper: the pieces taken in and what the shop paid for them. Pure. */
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import {
  boughtLine,
  documentNota,
  documentPaper,
  paymentLines,
} from '../../engine/print/document-paper.ts';

export const pembelianPaper = documentPaper({
  definition: pembelianDocument,
  tipe: 'pembelian',
  build: (purchase, context) =>
    documentNota(purchase, context, {
      judul: context.t(
        purchase.status === 'BATAL' ? 'print.judul-pembelian-batal' : 'print.judul-pembelian',
      ),
      baris: purchase.detail.map(boughtLine),
      bayar: paymentLines(purchase, 'KELUAR', context.banks),
    }),
});
