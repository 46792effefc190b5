/**
 * Later events that every kind with a down payment has alike (titipan, orders; docs/domain.md §6,
 * §7): more money on it, and cancelling on any day while open with the money back, dated today.
 * What the shop keeps is income and needs an authorization of its own. Pure but for `load`.
 */
import { type DownPaidDetail } from '@kencana/contract/document/document-row';
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import { changed, keeps } from '@kencana/contract/document/kept';
import type { SystemKey } from '@kencana/contract/module-flag';
import type { TambahDpInput } from '@kencana/contract/entry/down-payment';
import type { BatalDpInput } from '@kencana/contract/transaction/uang-muka';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { HeldLine } from './document.ts';
import type { ApprovalNeed, EventDocument, EventKind, Problem } from './kind.ts';
import {
  accountRefs,
  moneyJournal,
  moneyRows,
  refundRefs,
  settleMoney,
  settleRefund,
  sumPaid,
} from './payment.ts';
import { EMPTY_EVENT } from './posting.ts';
import type { CustodyRow, EventPosting, Status } from './posting.ts';
import { reservePiece } from './reserve.ts';

/** A kind that takes a down payment. */
export interface DownPaid {
  readonly kind: string;
  /** Own statuses in which it takes more money and may be cancelled. */
  readonly dari: readonly DocumentStatus[];
  /** Category of added money in the cash book: TAMBAH DP TITIP. */
  readonly tambah: string;
  /** Category of cancelling: BATAL TITIP. */
  readonly batal: string;
  /** Parameter by which added money waits for the cashier. */
  readonly validasi: SystemKey;
  /** States that its pieces may be in; cancelling makes them ready again. */
  readonly pegang: readonly Status[];
  /** The customer's own goods that go back to him when it is cancelled. */
  readonly milikCustomer?: (lines: readonly HeldLine[]) => readonly CustodyRow[];
}

export type DownPaidFacts = Pick<EventDocument, 'doc' | 'lines' | 'pieces' | 'payments'>;

const NOTHING = rupiah(0);

/** TAMBAH DP: more money, never above what is left of the total. */
export function addDownPayment(def: DownPaid): EventKind<TambahDpInput, DownPaidFacts> {
  return {
    kind: def.kind,
    peristiwa: 'TAMBAH DP',
    dari: def.dari,
    refs: ({ pembayaran }) => accountRefs(pembayaran),
    load: (_tx, _input, _base, document) => Promise.resolve(document),
    check: ({ pembayaran }, { doc }) => {
      const sisa = rupiah(Math.max(0, doc.total - doc.bayar));
      if (sumPaid(pembayaran) <= sisa) return [];
      return [{ code: 'DP_LEBIH', data: { rp: formatRupiah(sisa) }, field: 'pembayaran' }];
    },
    approval: () => [],
    post: ({ pembayaran }, { doc }, { settings, refs }) => {
      const payments = pembayaran.map((p) => settleMoney(p, refs.all('rekening')));
      const jumlah = sumPaid(payments);
      return {
        ...EMPTY_EVENT,
        status_valid: settings.yes(def.validasi) ? MENUNGGU : SAH,
        header: { bayar: rupiah(doc.bayar + jumlah) },
        payments,
        money: moneyRows(payments, NOTHING, def.tambah),
        journal: [
          ...moneyJournal(payments, NOTHING),
          { peran: 'UANG MUKA', sisi: 'KREDIT', jumlah },
        ],
      };
    },
  };
}

/** BATAL: pieces ready again in their trays, the down payment back in cash or by transfer. */
export function cancelDownPaid(def: DownPaid): EventKind<BatalDpInput, DownPaidFacts> {
  return {
    kind: def.kind,
    peristiwa: 'BATAL',
    dari: def.dari,
    menjadi: 'BATAL',
    refs: ({ kembali }) => refundRefs(kembali),
    load: (_tx, _input, _base, document) => Promise.resolve(document),
    check: (input, facts) => checkCancel(def, input, facts),
    approval: (input, facts) => needsOfCancel(def, input, facts),
    post: (input, facts) => postCancel(def, input, facts),
  };
}

function checkCancel(def: DownPaid, input: BatalDpInput, facts: DownPaidFacts): Problem[] {
  const { doc, pieces } = facts;
  const problems: Problem[] = [...pieces.values()].flatMap(({ kode_barcode, status }) =>
    def.pegang.includes(status)
      ? []
      : [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status } }],
  );
  if (input.ditahan_rp > doc.bayar) {
    const data = { rp: formatRupiah(doc.bayar) };
    problems.push({ code: 'TAHAN_LEBIH', data, field: 'ditahan_rp' });
  }
  return problems;
}

function needsOfCancel(def: DownPaid, input: BatalDpInput, facts: DownPaidFacts): ApprovalNeed[] {
  const { alasan, ditahan_rp } = input;
  const { no_dokumen, bayar } = facts.doc;
  const dp = saidRupiah(bayar);
  const dibayar = [...new Set(facts.payments.map((p) => p.jenis))].toSorted();
  const kembali = input.kembali.jenis;
  const data = { kategori: def.batal, no: no_dokumen, dp, dibayar, kembali, alasan };
  const uraian = say('minta.batal-dp', data);
  const cancel = { kategori: def.batal, uraian, sebelum: bayar, sesudah: 0 };
  if (ditahan_rp === 0) return [cancel];
  const kept = say('minta.tahan-dp', { no: no_dokumen, rp: saidRupiah(ditahan_rp), dp });
  return [cancel, { kategori: 'TAHAN DP', uraian: kept, sebelum: bayar, sesudah: ditahan_rp }];
}

const DETAIL = keeps<DownPaidDetail>();

function postCancel(def: DownPaid, input: BatalDpInput, facts: DownPaidFacts): EventPosting {
  const { doc, lines, pieces } = facts;
  const kept = input.ditahan_rp;
  const back = rupiah(doc.bayar - kept);
  const payments = back > 0 ? [settleRefund(input.kembali, back)] : [];
  const free = [...pieces.values()].map((piece) => reservePiece(piece, piece.status, 'READY'));
  return {
    ...EMPTY_EVENT,
    header: { rincian: changed(DETAIL, { ditahan_rp: kept, kembali_rp: back }) },
    payments,
    pieces: free.map((f) => f.piece),
    stock: free.map((f) => f.row),
    custody: def.milikCustomer?.(lines) ?? [],
    money: moneyRows(payments, NOTHING, def.batal),
    journal: [
      { peran: 'UANG MUKA', sisi: 'DEBIT', jumlah: doc.bayar },
      ...moneyJournal(payments, NOTHING),
      { peran: 'PENDAPATAN LAIN', sisi: 'KREDIT', jumlah: kept },
    ],
  };
}
