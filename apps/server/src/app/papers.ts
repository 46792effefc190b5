/** Every kind of document that is printed: the one list that joins papers and features. */
import type { DocumentPaper } from '../engine/print/document-paper.ts';
import { returSupplierPaper } from '../feature/barang/retur-supplier.paper.ts';
import { pembelianPaper } from '../feature/pembelian/pembelian.paper.ts';
import { penjualanPaper } from '../feature/penjualan/penjualan.paper.ts';
import { pesananPaper } from '../feature/pesanan/pesanan.paper.ts';
import { kirimCuciPaper } from '../feature/sepuhan/kirim-cuci.paper.ts';
import { servicePaper } from '../feature/service/service.paper.ts';
import { titipanPaper } from '../feature/titipan/titipan.paper.ts';

export const papers: readonly DocumentPaper[] = [
  penjualanPaper,
  pembelianPaper,
  titipanPaper,
  pesananPaper,
  servicePaper,
  kirimCuciPaper,
  returSupplierPaper,
];
