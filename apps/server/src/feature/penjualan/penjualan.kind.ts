/**
 * The sale (spec 1 §2 "transaksi-penjualan"; docs/domain.md §5, §6, §8): pieces leave ready stock,
 * a titipan or an order, money of any mix comes in, old gold of this shop may be traded in and is
 * bought back gross in the same document. Pure but for `load`.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { computing } from '../../engine/transaction/computing.ts';
import type { Kind } from '../../engine/transaction/kind.ts';
import { peopleHeader } from '../../engine/transaction/people.ts';
import { plainCashWorth, provenWorth } from '../pembelian/bought.part.ts';
import { approvalOfSale } from './approval.part.ts';
import { checkSale } from './check.part.ts';
import { computeSale } from './compute.part.ts';
import { loadPenjualan, penjualanPieces, refsOfPenjualan } from './read.ts';
import type { PenjualanFacts } from './read.ts';
import { penjualanBook } from './penjualan.book.ts';
import { postSale } from './post.part.ts';
import { takenNumber } from './taken.ts';

export const penjualanKind: Kind<PenjualanInput, PenjualanFacts> = {
  name: 'penjualan',
  kode: 'FJ',
  book: penjualanBook,
  pieces: penjualanPieces,
  documents: (input) => {
    const no = takenNumber(input);
    return no === '' ? [] : [no];
  },
  refs: refsOfPenjualan,
  load: loadPenjualan,
  ...computing(computeSale, {
    check: checkSale,
    approval: approvalOfSale,
    exemptOfDay: (input, facts, base, sale) => ({
      kas_keluar: plainCashWorth(sale.trades, base),
      beli_nota: provenWorth(sale.trades, peopleHeader(input, facts)),
    }),
    post: (input, facts, base, sale) => postSale(input, sale, facts, base),
  }),
};
