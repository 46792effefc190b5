/**
 * The pre-order (spec 1 §2 "PRE_ORDER_MODULE", §4; docs/domain.md §6): what a supplier shall bring.
 * It moves neither stock nor money. Pure but for `load`.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { preOrderEntry } from '@kencana/contract/document/pre-order-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { milligram } from '@kencana/rules/gram';
import { fineMg } from '@kencana/rules/kadar';
import { sumRupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import type { Kind, Known } from '../../engine/transaction/kind.ts';
import { checkPhone } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';

type PreOrderInput = InputOf<typeof preOrderEntry>;

export const preOrderKind: Kind<PreOrderInput, null> = {
  name: 'pre-order',
  kode: 'PO',
  book: { peran: {}, rules: { bayar: true, tanpaBarang: ['PO'] } },
  pieces: () => [],
  refs: entryRefs(preOrderEntry),
  load: () => Promise.resolve(null),
  check: (input) => checkPhone(input, {}),
  approval: () => [],
  post: postPreOrder,
};

function postPreOrder(input: PreOrderInput, _facts: null, { refs }: Known): Posting {
  const supplier = refs.row('supplier', input.kode_supplier);
  const { kode_supplier, nama_supplier, nama_customer, no_hp, keterangan } = input;
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      nama_customer,
      no_hp,
      keterangan,
      total: sumRupiah(input.detail_barang.map((line) => line.harga)),
      status_valid: SAH,
      rincian: kept(preOrderDocument.rincian, {
        kode_supplier,
        nama_supplier: supplier?.nama_supplier ?? nama_supplier,
        ...(supplier && {
          alamat_supplier: supplier.alamat,
          hp_supplier: supplier.no_hp,
          npwp_supplier: supplier.npwp,
        }),
      }),
    },
    lines: input.detail_barang.map(lineOf),
  };
}

/** The line's weight is that of all its pieces; the wanted weight of one stays in `rumus`. */
function lineOf(line: PreOrderInput['detail_barang'][number]): DocumentLine {
  const { nama_barang, kode_jenis, kadar, qty, harga, keterangan } = line;
  const berat = milligram(line.berat * qty);
  return {
    jenis_baris: 'PO',
    nama_barang,
    kode_jenis,
    kadar,
    qty,
    berat,
    berat_asli: berat,
    murni: fineMg(berat, kadar),
    harga_total: harga,
    keterangan,
    rumus: kept(preOrderDocument.lines[0].rumus, { berat_satuan: line.berat / 1000 }),
  };
}
