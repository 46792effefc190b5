/** What goes back to a supplier on paper: pieces and grams, and why. Pure. */
import { returSupplierDocument } from '@kencana/contract/document/retur-supplier';
import { documentNota, documentPaper, soldLine } from '../../engine/print/document-paper.ts';
import { goodsTemplates } from '../../engine/print/template/goods.ts';

export const returSupplierPaper = documentPaper({
  definition: returSupplierDocument,
  tipe: 'retur-supplier',
  templates: goodsTemplates,
  build: (row, context) => {
    const { t } = context;
    const { nama_supplier, no_retur_supplier } = row.rincian;
    const judul =
      row.status === 'BATAL' ? 'print.judul-retur-supplier-batal' : 'print.judul-retur-supplier';
    const nota = documentNota(row, context, {
      judul: t(judul),
      baris: row.detail.map((line) => {
        const { no_faktur_supplier: faktur } = line.rumus;
        const from = `${t('field.no_faktur_supplier')}: ${faktur}`;
        return { ...soldLine(line), deskripsi: faktur === '' ? '' : from };
      }),
    });
    const own = `${t('field.no_retur_supplier')}: ${no_retur_supplier}`;
    return {
      ...nota,
      tanpa_harga: true,
      terbilang: '',
      customer: { ...nota.customer, nama: nama_supplier },
      keterangan: [row.keterangan, no_retur_supplier === '' ? '' : own]
        .filter((text) => text !== '')
        .join('. '),
    };
  },
});
