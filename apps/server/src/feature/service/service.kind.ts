/**
 * Receiving a service (spec 1 §2 "transaksi-services"; docs/domain.md §6, §7; docs/decision/0011):
 * pieces of the customer come into the shop's keeping, weighed and described, with an estimate and
 * perhaps a down payment. They are never the shop's stock. Pure but for `load`.
 */
import type { BarisService, ServiceInput } from '@kencana/contract/transaction/service';
import { formatRupiah, rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base, Kind, Problem } from '../../engine/transaction/kind.ts';
import {
  checkAccounts,
  moneyJournal,
  moneyRows,
  settleMoney,
  sumPaid,
} from '../../engine/transaction/payment.ts';
import { checkPromised, peopleHeader, promiseNeeds } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';
import { serviceBook } from './service.book.ts';
import { loadService } from './service.facts.ts';
import type { ServiceFacts } from './service.facts.ts';

export const serviceKind: Kind<ServiceInput, ServiceFacts> = {
  name: 'service',
  kode: 'SV',
  book: serviceBook,
  pieces: () => [],
  load: loadService,
  check: checkService,
  approval: (input, facts, base) => [
    ...needsOfService(input, facts),
    ...promiseNeeds(input, base, 'Service'),
  ],
  post: postService,
};

/** A piece with its work and the estimate. */
interface EstimatedLine {
  readonly input: BarisService;
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

function missing(label: string, kode: string, field: string): Problem {
  return { code: 'REF_TIDAK_ADA', data: { label, kode }, field };
}

function checkService(input: ServiceInput, facts: ServiceFacts, base: Base): Problem[] {
  const problems: Problem[] = [];
  if (!facts.salesAda) problems.push(missing('Sales', input.kode_sales, 'kode_sales'));
  if (!facts.memberAda) problems.push(missing('Member', input.kode_member, 'kode_member'));
  problems.push(...checkPromised(input, facts, base, 'CUSTOMER_WAJIB'));
  const lines = estimate(input, facts);
  lines.forEach((line, i) => problems.push(...checkLine(line, i, facts)));
  problems.push(...checkAccounts(input.pembayaran, facts.accounts));
  const total = sumRupiah(lines.map((l) => l.total));
  if (sumPaid(input.pembayaran) > total) {
    problems.push({ code: 'DP_LEBIH', data: { rp: formatRupiah(total) }, field: 'pembayaran' });
  }
  return problems;
}

function checkLine(line: EstimatedLine, i: number, facts: ServiceFacts): Problem[] {
  const { kode_deskripsi, kode_jenis, foto } = line.input;
  const at = `detail_barang.${i}`;
  const problems: Problem[] = [];
  if (kode_deskripsi !== '' && !facts.pekerjaan.has(kode_deskripsi))
    problems.push(missing('Deskripsi Service', kode_deskripsi, `${at}.kode_deskripsi`));
  else if (line.deskripsi === '')
    problems.push({ code: 'PEKERJAAN_WAJIB', field: `${at}.deskripsi` });
  if (kode_jenis !== '' && !facts.jenis.has(kode_jenis))
    problems.push(missing('Jenis', kode_jenis, `${at}.kode_jenis`));
  const lost = foto.find((path) => !facts.foto.has(path));
  if (lost !== undefined) problems.push(missing('Foto', lost, `${at}.foto`));
  return problems;
}

/** docs/domain.md §10: a charge below the parameter's. */
function needsOfService(input: ServiceInput, facts: ServiceFacts): ApprovalNeed[] {
  return estimate(input, facts).flatMap((line) => {
    const { ongkos, ongkosDihitung } = line;
    if (ongkos >= ongkosDihitung) return [];
    const prices = `${formatRupiah(ongkosDihitung)} menjadi ${formatRupiah(ongkos)}`;
    const uraian = `Ongkos service ${line.input.nama_barang} dari ${prices}`;
    return [{ kategori: 'ONGKOS SERVICE', uraian, sebelum: ongkosDihitung, sesudah: ongkos }];
  });
}

function postService(input: ServiceInput, facts: ServiceFacts, base: Base): Posting {
  const lines = estimate(input, facts);
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
      status_valid: waits ? 'OPEN' : 'DONE',
      rincian: { tgl_janji: input.tgl_janji, di_tukang: false },
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
    rumus: { deskripsi, kondisi, kode_deskripsi, perkiraan_emas_rp, foto, berat_manual },
  };
}
