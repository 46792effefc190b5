/**
 * Cancelling a service on any day until it is taken (docs/domain.md §6): the pieces go back as they
 * are, without gold of the shop, which returns to its lots at cost; the down payment goes back as
 * every kind's does. Pure but for `load`.
 */
import { rincianOf } from '@kencana/contract/document/define-document';
import { changed } from '@kencana/contract/document/kept';
import { serviceDocument, type UsedGold } from '@kencana/contract/document/service';
import type { BatalDpInput } from '@kencana/contract/transaction/uang-muka';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { cancelDownPaid } from '../../engine/transaction/down-payment.ts';
import type { DownPaidFacts } from '../../engine/transaction/down-payment.ts';
import type { EventKind, Problem } from '../../engine/transaction/kind.ts';
import type { CustodyRow, EventPosting } from '../../engine/transaction/posting.ts';
import { goldJournal, goldRows, loadLots } from './gold.ts';
import type { GoldLot } from './gold.ts';
import { backFromTukang, custodyRow, hasilOf } from './held-piece.ts';

export interface BatalServiceFacts extends DownPaidFacts {
  /** The lots that the added gold goes back to. */
  readonly lots: ReadonlyMap<string, GoldLot>;
}

const refund = cancelDownPaid({
  kind: 'service',
  dari: ['OPEN', 'DONE'],
  tambah: 'SERVICE',
  batal: 'BATAL SERVICE',
  validasi: 'VALIDASI_SERVICE',
  pegang: [],
});

export const batalServiceEvent: EventKind<BatalDpInput, BatalServiceFacts> = {
  ...refund,
  load: async (tx, input, base, document) => {
    const lots = goldOf(document).map((g) => g.no_lot);
    return {
      ...(await refund.load(tx, input, base, document)),
      lots: await loadLots(tx, lots),
    };
  },
  check: (input, facts, base) => [...refund.check(input, facts, base), ...checkLots(facts)],
  post: (input, facts, base) => withGoods(refund.post(input, facts, base), facts),
};

function goldOf({ lines }: Pick<DownPaidFacts, 'lines'>): UsedGold[] {
  return lines.flatMap((line) => hasilOf(line)?.emas ?? []);
}

/** Grams go back where they came from: a lot whose rest has left has no place for them. */
function checkLots(facts: BatalServiceFacts): Problem[] {
  const gold = goldOf(facts);
  return [...new Set(gold.map((g) => g.no_lot))].flatMap((no_lot): Problem[] => {
    const own = gold.filter((g) => g.no_lot === no_lot).reduce((n, g) => n + g.qty, 0);
    const left = facts.lots.get(no_lot)?.qty ?? 0;
    return left + own > 0 ? [] : [{ code: 'LOT_TIDAK_ADA', data: { no_lot } }];
  });
}

function withGoods(posting: EventPosting, facts: BatalServiceFacts): EventPosting {
  const gold = goldOf(facts);
  const { taken, stock } = goldRows(gold, -1);
  const upah = rupiah(rincianOf(serviceDocument, facts.doc).ongkos_tukang ?? 0);
  return {
    ...posting,
    header: {
      rincian: {
        ...posting.header.rincian,
        ...changed(serviceDocument.rincian, { di_tukang: false }),
      },
    },
    lotsTaken: taken,
    stock,
    journal: [
      ...posting.journal,
      ...goldJournal(gold, 'KREDIT'),
      { peran: 'HUTANG TUKANG', sisi: 'DEBIT', jumlah: upah },
      { peran: 'DALAM SERVICE', sisi: 'KREDIT', jumlah: upah },
    ],
    custody: [...backFromTukang(facts), ...facts.lines.flatMap(goodsBack)],
  };
}

/** Received less what the work lost; the shop's gold comes off again. */
function goodsBack(line: DownPaidFacts['lines'][number]): CustodyRow[] {
  const hasil = hasilOf(line);
  const tambah = hasil?.berat_tambah ?? 0;
  const jadi = hasil?.berat_jadi ?? line.berat;
  return [
    ...custodyRow(line.baris, 'TAMBAH', milligram(0 - tambah)),
    ...custodyRow(line.baris, 'KELUAR', milligram(jadi - tambah)),
  ];
}
