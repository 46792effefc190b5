/**
 * The titipan (docs/domain.md §4, §6, §8): pieces held for a customer on a down
 * payment, priced as a sale prices them. They stay in their tray and leave ready stock; the money
 * is owed to the customer until they are taken. Pure but for `load`.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { titipanDocument } from '@kencana/contract/document/titipan';
import { isWorth, MONEY } from '@kencana/contract/payment/payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { floorPercentOf, percentToHundredths } from '@kencana/rules/persen';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { heldBook } from '../../engine/transaction/book.ts';
import { computing } from '../../engine/transaction/computing.ts';
import type { ApprovalNeed, Base, Kind, Problem } from '../../engine/transaction/kind.ts';
import { moneyJournal, moneyRows } from '../../engine/transaction/payment.ts';
import { checkPromised, peopleHeader, promiseNeeds } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import { approvalOfSale } from '../penjualan/approval.part.ts';
import { checkDiscounts, checkPieces } from '../penjualan/check.part.ts';
import { computeSale } from '../penjualan/compute.part.ts';
import { loadPenjualan, penjualanPieces, refsOfPenjualan } from '../penjualan/read.ts';
import { soldLine } from '../penjualan/post.part.ts';
import { takeables } from '../penjualan/takeable.part.ts';
import type { ComputedSale } from '../penjualan/compute.part.ts';
import type { PenjualanFacts } from '../penjualan/read.ts';

export const titipanKind: Kind<PenjualanInput, PenjualanFacts> = {
  name: 'titipan',
  kode: 'TP',
  book: heldBook('TITIP'),
  pieces: penjualanPieces,
  refs: refsOfPenjualan,
  load: (tx, input, base, pieces) => loadPenjualan(tx, input, base, pieces, new Map()),
  ...computing(computeSale, {
    check: checkTitipan,
    approval: (input, facts, base, sale) => [
      ...approvalOfSale(input, facts, base, sale),
      ...promiseNeeds(input, base, say('document.nama.titipan', {})),
      ...downPaymentNeeds(sale, base),
    ],
    post: postTitipan,
  }),
};

function checkTitipan(
  input: PenjualanInput,
  facts: PenjualanFacts,
  base: Base,
  computed: () => ComputedSale,
): Problem[] {
  const problems = [
    ...input.pembayaran.flatMap(({ jenis }, i): Problem[] =>
      isWorth(jenis, ...MONEY)
        ? []
        : [{ code: 'DP_BUKAN_UANG', data: { jenis }, field: `pembayaran.${i}.jenis` }],
    ),
    ...checkUnknown(input),
    ...checkPieces(input, facts),
    ...checkPromised(input, facts, base, 'CUSTOMER_WAJIB'),
  ];
  if (problems.length > 0) return problems;
  const sale = computed();
  problems.push(...checkDiscounts(sale));
  if (sale.bayar > sale.total) {
    const data = { rp: formatRupiah(sale.total) };
    problems.push({ code: 'DP_LEBIH', data, field: 'pembayaran' });
  }
  return problems;
}

/** A down payment that binds nobody: gold held for a rupiah is gold taken off the shelf. */
function downPaymentNeeds({ total, bayar }: ComputedSale, { settings }: Base): ApprovalNeed[] {
  const percent = settings.number('DP_TITIPAN_MIN_PERSEN');
  const least = floorPercentOf(total, percentToHundredths(percent));
  if (bayar >= least) return [];
  const uraian = say('minta.dp-titipan', {
    bayar: saidRupiah(bayar),
    total: saidRupiah(total),
    persen: `${percent}%`,
    batas: saidRupiah(least),
  });
  return [{ kategori: 'DP TITIPAN', uraian, sebelum: least, sesudah: bayar }];
}

/** What a sale alone knows: nothing is taken to be held again, and no marketplace pays. */
function checkUnknown(input: PenjualanInput): Problem[] {
  const taken = takeables.flatMap(({ label, field }): Problem[] => {
    const kode = input[field];
    return kode === '' ? [] : [noSuch(label, kode, field)];
  });
  const sold = input.detail_barang.flatMap(({ kode_marketplace }, i): Problem[] =>
    kode_marketplace === ''
      ? []
      : [{ code: 'MARKETPLACE_BEDA', field: `detail_barang.${i}.kode_marketplace` }],
  );
  return [...taken, ...sold];
}

function postTitipan(
  input: PenjualanInput,
  facts: PenjualanFacts,
  base: Base,
  sale: ComputedSale,
): Posting {
  const nothing = rupiah(0);
  return {
    ...EMPTY_POSTING,
    header: {
      ...peopleHeader(input, facts),
      keterangan: input.keterangan_jual,
      total: sale.total,
      pembulatan: sale.pembulatan,
      bayar: sale.bayar,
      kembali: nothing,
      uang_muka: true,
      status_valid: base.settings.yes('VALIDASI_TITIPAN') ? MENUNGGU : SAH,
      rincian: kept(titipanDocument.rincian, { tgl_janji: input.tgl_janji }),
    },
    lines: sale.lines.map((line) => ({ ...soldLine(line), jenis_baris: 'TITIP' })),
    payments: sale.payments,
    pieces: sale.lines.map(({ piece }) => reservePiece(piece, 'READY', 'TITIP').piece),
    stock: sale.lines.map(({ piece }) => reservePiece(piece, 'READY', 'TITIP').row),
    money: moneyRows(sale.payments, nothing, 'TITIPAN'),
    journal: [
      ...moneyJournal(sale.payments, nothing),
      { peran: 'UANG MUKA', sisi: 'KREDIT', jumlah: sale.bayar },
    ],
  };
}
