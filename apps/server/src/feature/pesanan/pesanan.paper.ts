/** The order on paper: what shall be made at its estimate, samples, what is paid and left. Pure. */
import { pesananDocument } from '@kencana/contract/document/pesanan';
import type { RowOf } from '@kencana/contract/document/define-document';
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { documentNota, documentPaper, soldLine } from '../../engine/print/document-paper.ts';
import type { NotaContext } from '../../engine/print/document-paper.ts';

export const pesananPaper = documentPaper({
  definition: pesananDocument,
  tipe: 'pesanan',
  build: (order, context) => {
    const alive = order.status === 'OPEN' || order.status === 'DONE';
    const deskripsi_contoh = samplesOf(order)
      .map((line) => line.nama_barang)
      .join(', ');
    return documentNota({ ...order, keterangan: remarkOf(order, context) }, context, {
      judul: context.t(
        order.status === 'BATAL' ? 'print.judul-pesanan-batal' : 'print.judul-pesanan',
      ),
      baris: order.detail.map((line) => ({
        ...soldLine(line, line.rumus),
        deskripsi_contoh,
      })),
      sisa: alive ? rupiah(Math.max(0, order.total - order.bayar)) : undefined,
    });
  },
});

/** The samples that the shop still keeps; they belong to the order, not to one of its pieces. */
function samplesOf(order: RowOf<typeof pesananDocument>) {
  return order.detail_contoh.filter((line) => line.hidup);
}

/** What was wished, when it is promised, and the samples that the shop keeps meanwhile. */
function remarkOf(order: RowOf<typeof pesananDocument>, { t }: NotaContext): string {
  const { tgl_janji } = order.rincian;
  const kept = samplesOf(order).map(
    (line) => `${line.nama_barang} ${formatGramUnit(gramToMg(line.berat))}`,
  );
  return [
    ...order.detail.flatMap(({ nama_barang, keterangan }) =>
      keterangan === '' ? [] : [`${nama_barang}: ${keterangan}`],
    ),
    ...(order.keterangan === '' ? [] : [order.keterangan]),
    ...(order.status === 'OPEN' ? [`${t('pesanan.tgl-janji')}: ${tgl_janji}`] : []),
    ...(kept.length > 0 ? [`${t('pesanan.contoh')}: ${kept.join(', ')}`] : []),
  ].join('. ');
}
