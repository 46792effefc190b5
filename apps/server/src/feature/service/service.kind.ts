/**
 * Receiving a service (spec 1 §2 "transaksi-services"; docs/domain.md §6, §7; docs/decision/0011):
 * pieces of the customer come into the shop's keeping, weighed and described, with an estimate and
 * perhaps a down payment. They are never the shop's stock. Pure but for `load`.
 */
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { serviceDocument } from '@kencana/contract/document/service';
import { serviceEntry } from '@kencana/contract/document/service-entry';
import type { ServiceInput } from '@kencana/contract/document/service-entry';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { formatRupiah, rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { computing } from '../../engine/transaction/computing.ts';
import type { ApprovalNeed, Base, Kind, Problem } from '../../engine/transaction/kind.ts';
import { moneyJournal, moneyRows, settleMoney, sumPaid } from '../../engine/transaction/payment.ts';
import { checkPromised, peopleHeader, promiseNeeds } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';
import { serviceBook } from './service.book.ts';
import { factsOfService } from './service.facts.ts';
import type { ServiceFacts } from './service.facts.ts';

export const serviceKind: Kind<ServiceInput, ServiceFacts> = {
  name: 'service',
  kode: 'SV',
  book: serviceBook,
  pieces: () => [],
  refs: entryRefs(serviceEntry),
  load: (_tx, input, { refs }) => Promise.resolve(factsOfService(input, refs)),
  ...computing(estimate, {
    check: checkService,
    approval: (input, _facts, base, lines) => [
      ...needsOfService(lines),
      ...promiseNeeds(input, base, say('document.nama.service', {})),
    ],
    post: postService,
  }),
};

/** A piece with its work and the estimate. */
interface EstimatedLine {
  readonly input: ServiceInput['detail_barang'][number];
  readonly deskripsi: string;
  readonly ongkosDihitung: Rupiah;
  readonly ongkos: Rupiah;
  readonly total: Rupiah;
}

function estimate(input: ServiceInput, facts: ServiceFacts): EstimatedLine[] {
  return input.detail_barang.map((line) => {
    const work = facts.pekerjaan.get(line.kode_deskripsi);
    const ongkosDihitung = work?.ongkos ?? rupiah(0);
    const ongkos = line.ongkos ?? ongkosDihitung;
    const deskripsi = line.deskripsi === '' ? (work?.deskripsi ?? '') : line.deskripsi;
    const total = rupiah(ongkos + line.perkiraan_emas_rp);
    return { input: line, deskripsi, ongkosDihitung, ongkos, total };
  });
}

function checkService(
  input: ServiceInput,
  facts: ServiceFacts,
  base: Base,
  computed: () => readonly EstimatedLine[],
): Problem[] {
  const problems = checkPromised(input, facts, base, 'CUSTOMER_WAJIB');
  const lines = computed();
  lines.forEach(({ input: { kode_deskripsi }, deskripsi }, i) => {
    // A code that names nothing is refused for that.
    const told = kode_deskripsi !== '' && !facts.pekerjaan.has(kode_deskripsi);
    if (deskripsi === '' && !told)
      problems.push({ code: 'PEKERJAAN_WAJIB', field: `detail_barang.${i}.deskripsi` });
  });
  const total = sumRupiah(lines.map((l) => l.total));
  if (sumPaid(input.pembayaran) > total) {
    problems.push({ code: 'DP_LEBIH', data: { rp: formatRupiah(total) }, field: 'pembayaran' });
  }
  return problems;
}

/** docs/domain.md §10: a charge below the parameter's. */
function needsOfService(lines: readonly EstimatedLine[]): ApprovalNeed[] {
  return lines.flatMap((line) => {
    const { ongkos, ongkosDihitung } = line;
    if (ongkos >= ongkosDihitung) return [];
    const rp = { dari: saidRupiah(ongkosDihitung), menjadi: saidRupiah(ongkos) };
    const uraian = say('minta.ongkos-service', { nama: line.input.nama_barang, ...rp });
    return [{ kategori: 'ONGKOS SERVICE', uraian, sebelum: ongkosDihitung, sesudah: ongkos }];
  });
}

function postService(
  input: ServiceInput,
  facts: ServiceFacts,
  base: Base,
  lines: readonly EstimatedLine[],
): Posting {
  const payments = input.pembayaran.map((p) => settleMoney(p, facts.accounts));
  const bayar = sumPaid(payments);
  const nothing = rupiah(0);
  const waits = payments.length > 0 && base.settings.yes('VALIDASI_SERVICE');
  return {
    ...EMPTY_POSTING,
    header: {
      ...peopleHeader(input, facts),
      keterangan: input.keterangan_service,
      total: sumRupiah(lines.map((l) => l.total)),
      pembulatan: nothing,
      bayar,
      kembali: nothing,
      uang_muka: true,
      status_valid: waits ? MENUNGGU : SAH,
      rincian: kept(serviceDocument.rincian, { tgl_janji: input.tgl_janji, di_tukang: false }),
    },
    lines: lines.map(lineOf),
    payments,
    money: moneyRows(payments, nothing, 'SERVICE'),
    journal: [
      ...moneyJournal(payments, nothing),
      { peran: 'UANG MUKA', sisi: 'KREDIT', jumlah: bayar },
    ],
    custody: lines.map(({ input: { berat } }, i) => ({
      baris: i + 1,
      kolom: 'MASUK',
      berat,
      kode_tukang: null,
    })),
  };
}

function lineOf({ input, deskripsi, ongkosDihitung, ongkos, total }: EstimatedLine): DocumentLine {
  const { kondisi, perkiraan_emas_rp, kode_deskripsi, foto, berat_manual } = input;
  return {
    jenis_baris: 'SERVICE',
    nama_barang: input.nama_barang,
    ...(input.kode_jenis !== '' && { kode_jenis: input.kode_jenis }),
    ...(input.kadar !== undefined && { kadar: input.kadar }),
    qty: input.qty,
    berat: input.berat,
    berat_asli: input.berat,
    ongkos_dihitung: ongkosDihitung,
    ongkos,
    harga_total: total,
    rumus: kept(serviceDocument.lines[0].rumus, {
      deskripsi,
      kondisi,
      kode_deskripsi,
      perkiraan_emas_rp,
      foto,
      berat_manual,
    }),
  };
}
