/** The titipan on paper: the pieces that are held, what was paid down, and what is left. Pure. */
import type { RowOf } from '@kencana/contract/document/define-document';
import { titipanDocument } from '@kencana/contract/document/titipan';
import { rupiah } from '@kencana/rules/rupiah';
import { documentNota, documentPaper, soldLine } from '../../engine/print/document-paper.ts';
import type { NotaContext } from '../../engine/print/document-paper.ts';

export const titipanPaper = documentPaper({
  definition: titipanDocument,
  tipe: 'titip',
  build: (titipan, context) => {
    const over = titipan.status !== 'OPEN';
    return documentNota({ ...titipan, keterangan: remarkOf(titipan, context) }, context, {
      judul: context.t(
        titipan.status === 'BATAL' ? 'print.judul-titipan-batal' : 'print.judul-titipan',
      ),
      baris: titipan.detail.map((line) => soldLine(line, line.rumus)),
      sisa: over ? undefined : rupiah(titipan.total - titipan.bayar),
    });
  },
});

/** What was noted, and while it is held the day on which the customer will take it. */
function remarkOf(titipan: RowOf<typeof titipanDocument>, { t }: NotaContext): string {
  const { tgl_janji } = titipan.rincian;
  const promised = titipan.status === 'OPEN' ? [`${t('titipan.tgl-janji')}: ${tgl_janji}`] : [];
  return [...(titipan.keterangan === '' ? [] : [titipan.keterangan]), ...promised].join('. ');
}
