/** The titipan on paper: the pieces that are held, what was paid down, and what is left. Pure. */
import { titipanDocument } from '@kencana/contract/document/titipan';
import { rupiah } from '@kencana/rules/rupiah';
import { documentNota, documentPaper, soldLine } from '../../engine/print/document-paper.ts';

export const titipanPaper = documentPaper({
  definition: titipanDocument,
  tipe: 'titip',
  build: (titipan, context) => {
    const over = titipan.status !== 'OPEN';
    return documentNota(titipan, context, {
      judul: context.t(
        titipan.status === 'BATAL' ? 'print.judul-titipan-batal' : 'print.judul-titipan',
      ),
      baris: titipan.detail.map(soldLine),
      sisa: over ? undefined : rupiah(titipan.total - titipan.bayar),
    });
  },
});
