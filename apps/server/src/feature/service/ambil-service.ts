/**
 * The customer takes the pieces (docs/domain.md §6 DONE → FINISH, §8 "Service taken"): the rest is
 * paid in any mix of money, a down payment above the total goes back, income and cost are booked,
 * and the goods leave the shop's keeping. Pure but for `load`.
 */
import { rincianOf } from '@kencana/contract/document/define-document';
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { changed } from '@kencana/contract/document/kept';
import { serviceDocument } from '@kencana/contract/document/service';
import type { AmbilServiceInput } from '@kencana/contract/document/service-entry';
import { say } from '@kencana/contract/sentence';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { happening } from '../../engine/document/entry-routes.ts';
import type { EventDocument, EventKind, Known, Problem } from '../../engine/transaction/kind.ts';
import {
  moneyJournal,
  moneyRows,
  settleMoney,
  settleRefund,
  sumPaid,
} from '../../engine/transaction/payment.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventPosting, Payment } from '../../engine/transaction/posting.ts';
import { isOtherName, takerNeeds } from '../../engine/transaction/somebody-else.ts';
import { custodyRow, hasilOf } from './held-piece.ts';

export const ambilServiceEvent: EventKind<AmbilServiceInput, EventDocument> = {
  ...happening(serviceDocument, serviceDocument.events.ambil),
  load: (_tx, _input, _base, document) => Promise.resolve(document),
  check: checkAmbil,
  approval: ({ diambil_oleh }, { doc }, base) => {
    const other = diambil_oleh !== '' && isOtherName(doc.nama_customer, diambil_oleh);
    const apa = say('minta.service-no', { no: doc.no_dokumen });
    return takerNeeds(other, { apa, milik: doc, pengambil: diambil_oleh }, base);
  },
  post: postAmbil,
};

function checkAmbil(input: AmbilServiceInput, { doc }: EventDocument): Problem[] {
  const problems: Problem[] = [];
  const sisa = Math.max(0, doc.total - doc.bayar);
  const paid = sumPaid(input.pembayaran);
  const other = sumPaid(input.pembayaran.filter((p) => p.jenis !== 'CASH'));
  if (paid < sisa) {
    const rp = formatRupiah(rupiah(sisa - paid));
    problems.push({ code: 'BAYAR_KURANG', data: { rp }, field: 'pembayaran' });
  }
  if (other > sisa) {
    const rp = formatRupiah(rupiah(other - sisa));
    problems.push({ code: 'BAYAR_LEBIH', data: { rp }, field: 'pembayaran' });
  } else if (sisa === 0 && paid > 0) {
    problems.push({ code: 'SERVICE_LUNAS', field: 'pembayaran' });
  }
  return problems;
}

/** Cash as it stays in the till: the change comes off the last cash. */
function withoutChange(payments: readonly Payment[], kembalian: Rupiah): Payment[] {
  let change: number = kembalian;
  const kept = payments.toReversed().map((p) => {
    if (p.jenis !== 'CASH' || change === 0) return p;
    const off = Math.min(change, p.jumlah_rp);
    change -= off;
    return { ...p, jumlah_rp: rupiah(p.jumlah_rp - off) };
  });
  return kept.filter((p) => p.jumlah_rp > 0).toReversed();
}

function postAmbil(input: AmbilServiceInput, document: EventDocument, base: Known): EventPosting {
  const { doc, lines } = document;
  const sisa = doc.total - doc.bayar;
  const paid = input.pembayaran.map((p) => settleMoney(p, base.refs.all('rekening')));
  const kembalian = rupiah(sumPaid(paid) - Math.max(0, sisa));
  const payments =
    sisa < 0 ? [settleRefund(input.kembali, rupiah(-sisa))] : withoutChange(paid, kembalian);
  const waits = payments.length > 0 && base.settings.yes('VALIDASI_SERVICE');
  const biaya = rupiah(rincianOf(serviceDocument, doc).biaya_rp ?? 0);
  const diambil_oleh = input.diambil_oleh === '' ? doc.nama_customer : input.diambil_oleh;
  const nothing = rupiah(0);
  return {
    ...EMPTY_EVENT,
    status_valid: waits ? MENUNGGU : SAH,
    header: {
      bayar: doc.total,
      rincian: changed(serviceDocument.rincian, { diambil_oleh, kembalian_rp: kembalian }),
    },
    payments,
    money: moneyRows(payments, nothing, 'SERVICE AMBIL'),
    journal: [
      { peran: 'UANG MUKA', sisi: 'DEBIT', jumlah: doc.bayar },
      ...moneyJournal(payments, nothing),
      { peran: 'PENDAPATAN SERVICE', sisi: 'KREDIT', jumlah: doc.total },
      { peran: 'HPP', sisi: 'DEBIT', jumlah: biaya },
      { peran: 'DALAM SERVICE', sisi: 'KREDIT', jumlah: biaya },
    ],
    custody: lines.flatMap((line) =>
      custodyRow(line.baris, 'KELUAR', hasilOf(line)?.berat_jadi ?? line.berat),
    ),
  };
}
