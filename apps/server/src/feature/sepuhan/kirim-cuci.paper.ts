/** Gold at the washer's on paper: what he takes along, and what he brought back. Pure. */
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { documentNota, documentPaper, soldLine } from '../../engine/print/document-paper.ts';
import { goodsTemplates } from '../../engine/print/template/goods.ts';

export const kirimCuciPaper = documentPaper({
  definition: kirimCuciDocument,
  tipe: 'kirim-barang-cuci',
  templates: goodsTemplates,
  build: (row, context) => {
    const { t } = context;
    const { nama_tukang, tgl_kembali } = row.rincian;
    const nota = documentNota(row, context, {
      judul: t(row.status === 'BATAL' ? 'print.judul-kirim-cuci-batal' : 'print.judul-kirim-cuci'),
      baris: row.detail.map((line) => {
        const { berat_terima } = line.rumus;
        const back = `${t('field.berat_terima')}: ${berat_terima} gr`;
        return { ...soldLine(line), deskripsi: berat_terima === undefined ? '' : back };
      }),
    });
    const promised = `${t('field.tgl_kembali')}: ${tgl_kembali}`;
    return {
      ...nota,
      tanpa_harga: true,
      terbilang: '',
      customer: { ...nota.customer, nama: nama_tukang },
      keterangan: [row.keterangan, promised].filter((text) => text !== '').join('. '),
    };
  },
});
