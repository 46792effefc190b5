/**
 * The order (docs/domain.md §4, §6, §8): pieces to be made at an estimate, a down
 * payment that is owed to the customer until they are taken, and samples: a piece of the shop is
 * lent, what the customer brings is kept for him and never is the shop's. Pure but for `load`.
 */
import { kept } from '@kencana/contract/document/kept';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { pesananEntry } from '@kencana/contract/document/pesanan-entry';
import type { Contoh, PesananInput } from '@kencana/contract/document/pesanan-entry';
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import { formatGramUnit, milligram, sumMg } from '@kencana/rules/gram';
import { fineMg } from '@kencana/rules/kadar';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { heldBook } from '../../engine/transaction/book.ts';
import { computing } from '../../engine/transaction/computing.ts';
import { checkJenisGroup } from '../../engine/transaction/jenis-group.ts';
import type { ApprovalNeed, Base, Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { moneyJournal, moneyRows, settleMoney, sumPaid } from '../../engine/transaction/payment.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { checkPromised, peopleHeader, promiseNeeds } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import { agreedFloor, needsBelow } from '../penjualan/floor.part.ts';
import { ongkosNeeds } from '../penjualan/ongkos.part.ts';
import { estimateLine } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import { sampleRow } from './contoh.ts';
import { loadPesanan, samplePieces } from './pesanan.facts.ts';
import type { PesananFacts } from './pesanan.facts.ts';

export const pesananKind: Kind<PesananInput, PesananFacts> = {
  name: 'pesanan',
  kode: 'PS',
  book: heldBook('PESAN', 'CONTOH'),
  pieces: samplePieces,
  refs: entryRefs(pesananEntry),
  load: loadPesanan,
  ...computing(estimates, {
    check: checkPesanan,
    approval: (input, facts, base, lines) => [
      ...needsOfOrder(input, lines, base),
      ...chargesOfOrder(input, lines, base),
      ...lendingNeeds(input, facts, base),
      ...promiseNeeds(input, base, say('document.nama.pesanan', {})),
    ],
    post: postPesanan,
  }),
};

function estimates(input: PesananInput, facts: PesananFacts, base: Base): Estimate[] {
  return input.detail_barang.map((line) => estimateLine(line, facts.prices, base.settings));
}

function checkPesanan(
  input: PesananInput,
  facts: PesananFacts,
  base: Known,
  computed: () => readonly Estimate[],
): Problem[] {
  const problems = [
    ...checkPromised(input, facts, base, 'PEMESAN_WAJIB'),
    ...checkLines(input, facts, base),
    ...checkSamples(input.contoh, facts),
  ];
  if (problems.length > 0 || !base.refs.complete) return problems;
  const total = rupiah(computed().reduce((n, { price }) => n + price.hargaTotal, 0));
  if (sumPaid(input.pembayaran) <= total) return [];
  return [{ code: 'DP_LEBIH', data: { rp: formatRupiah(total) }, field: 'pembayaran' }];
}

/** The type is one of its group; a gram has a price, of the order or of today. */
function checkLines(input: PesananInput, facts: PesananFacts, base: Known): Problem[] {
  const { settings, refs } = base;
  return input.detail_barang.flatMap((line, i): Problem[] => {
    const { kode_group, kode_jenis, nama_barang } = line;
    if (!refs.has('group', kode_group) || !refs.has('jenis', kode_jenis)) return [];
    const pair = checkJenisGroup(line, refs, `detail_barang.${i}.kode_jenis`);
    if (estimateLine(line, facts.prices, settings).hargaGram > 0) return pair;
    const field = `detail_barang.${i}.harga_gram`;
    return [...pair, { code: 'HARGA_EMAS_KOSONG', data: { nama: nama_barang }, field }];
  });
}

function checkSamples(samples: readonly Contoh[], facts: PesananFacts): Problem[] {
  const seen = new Set<string>();
  return samples.flatMap((sample, i): Problem[] => {
    if (sample.milik !== 'TOKO') return [];
    const { kode_barcode } = sample;
    const field = `contoh.${i}.kode_barcode`;
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    seen.add(kode_barcode);
    const piece = facts.pieces.get(kode_barcode);
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status === 'READY') return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
  });
}

/** Pieces of the shop that leave as samples, each by its name and weight (docs/decision/0012). */
function lendingNeeds(input: PesananInput, facts: PesananFacts, base: Base): ApprovalNeed[] {
  const lent = samplePieces(input).flatMap((code) => facts.pieces.get(code) ?? []);
  if (lent.length === 0 || !base.settings.yes('OTORISASI_CONTOH_TOKO')) return [];
  const berat = saidGram(sumMg(lent.map((p) => p.berat)));
  const contoh = lent.map((p) => `${p.kode_barcode} ${p.nama_barang} ${formatGramUnit(p.berat)}`);
  const { nama_customer } = peopleHeader(input, facts);
  const data = { n: lent.length, berat, nama: nama_customer, contoh };
  const uraian = say('minta.pinjam-contoh', data);
  return [{ kategori: 'CONTOH TOKO', uraian, sebelum: 'READY', sesudah: 'PINJAM' }];
}

/**
 * An agreed price of a gram below today's, or one that cannot be compared because the shop has
 * none; one that only estimates binds nobody.
 */
function needsOfOrder(input: PesananInput, lines: readonly Estimate[], base: Base): ApprovalNeed[] {
  if (!input.harga_dikunci) return [];
  const below = lines.flatMap((estimate, i) => floorNeeds(input, i, estimate, base));
  const cheap = lines.flatMap(({ hariIni, hargaGram }, i): ApprovalNeed[] => {
    if (hariIni > 0 && hargaGram >= hariIni) return [];
    const nama = input.detail_barang[i]?.nama_barang ?? '';
    const rp = saidRupiah(hargaGram);
    const uraian =
      hariIni > 0
        ? say('minta.harga-pesan', { nama, rp, hari_ini: saidRupiah(hariIni) })
        : say('minta.harga-pesan-belum', { nama, rp });
    return [{ kategori: 'UBAH HARGA', uraian, sebelum: hariIni, sesudah: hargaGram }];
  });
  return [...cheap, ...below];
}

/** A making charge counts as it is agreed, at a fixed price of gold or not. */
function chargesOfOrder(
  { detail_barang }: PesananInput,
  lines: readonly Estimate[],
  { settings }: Base,
): ApprovalNeed[] {
  return lines.flatMap(({ price }, i) =>
    ongkosNeeds({ nama: detail_barang[i]?.nama_barang ?? '', ...price }, settings),
  );
}

/** The estimate against the floor of today, for its price is agreed now. */
function floorNeeds(
  input: PesananInput,
  i: number,
  { price }: Estimate,
  { settings }: Base,
): ApprovalNeed[] {
  const line = input.detail_barang[i];
  if (!line) return [];
  const murni = fineMg(line.berat, line.kadar);
  const agreed = agreedFloor(murni, price, settings);
  if (!agreed) return [];
  const { total: bayar, batas } = agreed;
  return needsBelow('minta.batas-bawah-pesan', [{ nama: line.nama_barang, murni, bayar, batas }]);
}

function postPesanan(
  input: PesananInput,
  facts: PesananFacts,
  base: Base,
  lines: readonly Estimate[],
): Posting {
  const sum = (pick: (e: Estimate) => number): number => lines.reduce((n, e) => n + pick(e), 0);
  const payments = input.pembayaran.map((p) => settleMoney(p, facts.accounts));
  const bayar = sumPaid(payments);
  const nothing = rupiah(0);
  const waits = payments.length > 0 && base.settings.yes('VALIDASI_PESANAN');
  const lent = input.contoh.flatMap((sample) => {
    const piece = sample.milik === 'TOKO' ? facts.pieces.get(sample.kode_barcode) : undefined;
    return piece ? [reservePiece(piece, 'READY', 'PINJAM')] : [];
  });
  const { kode_tukang, tgl_janji, harga_dikunci } = input;
  return {
    ...EMPTY_POSTING,
    header: {
      ...peopleHeader(input, facts),
      keterangan: input.keterangan,
      total: rupiah(sum((e) => e.price.hargaTotal)),
      pembulatan: rupiah(sum((e) => e.price.pembulatan)),
      bayar,
      kembali: nothing,
      uang_muka: true,
      status_valid: waits ? MENUNGGU : SAH,
      rincian: kept(pesananDocument.rincian, { kode_tukang, tgl_janji, harga_dikunci }),
    },
    lines: [
      ...lines.map((estimate, i) => orderLine(input, i, estimate, base)),
      ...input.contoh.map((sample) => sampleLine(sample, facts)),
    ],
    payments,
    pieces: lent.map((l) => l.piece),
    stock: lent.map((l) => l.row),
    custody: input.contoh.flatMap((sample, i) =>
      sample.milik === 'CUSTOMER' ? [sampleRow('MASUK', lines.length + i + 1, sample.berat)] : [],
    ),
    money: moneyRows(payments, nothing, 'PESANAN'),
    journal: [
      ...moneyJournal(payments, nothing),
      { peran: 'UANG MUKA', sisi: 'KREDIT', jumlah: bayar },
    ],
  };
}

/** `rumus` keeps what the sale prices and measures the made piece by. */
function orderLine(
  input: PesananInput,
  i: number,
  { price, hariIni }: Estimate,
  { settings }: Base,
): DocumentLine {
  const line = input.detail_barang[i];
  if (!line) throw new RangeError('no such line');
  const { nama_barang, kode_group, kode_jenis, kadar, berat, keterangan, size } = line;
  const murni = fineMg(berat, kadar);
  const lantai = input.harga_dikunci ? agreedFloor(murni, price, settings) : null;
  return {
    jenis_baris: 'PESAN',
    kode_barcode: null,
    nama_barang,
    kode_group,
    kode_jenis,
    kadar,
    qty: 1,
    berat,
    berat_asli: berat,
    murni,
    harga_dihitung: price.hargaDihitung,
    harga_jual: price.hargaJual,
    ongkos_dihitung: price.ongkosDihitung,
    ongkos: price.ongkos,
    pembulatan: price.pembulatan,
    ppn: price.ppn,
    harga_total: price.hargaTotal,
    keterangan,
    rumus: kept(pesananDocument.lines[0].rumus, {
      ...price.rumus,
      harga_gram: price.hargaGram,
      harga_hari_ini: hariIni,
      size,
      ...(lantai && { lantai }),
    }),
  };
}

function sampleLine(sample: Contoh, facts: PesananFacts): DocumentLine {
  const { milik, keterangan } = sample;
  const shared = {
    jenis_baris: 'CONTOH',
    keterangan,
    tanpa_jumlah: true,
    rumus: kept(pesananDocument.lines[1].rumus, { milik }),
  } as const;
  if (sample.milik === 'CUSTOMER') {
    const { nama_barang, berat, kadar } = sample;
    const murni = kadar === undefined ? milligram(0) : fineMg(berat, kadar);
    return { ...shared, nama_barang, berat, berat_asli: berat, murni, ...(kadar && { kadar }) };
  }
  const piece = facts.pieces.get(sample.kode_barcode);
  if (!piece) throw new RangeError('no such piece');
  const { kode_barcode, nama_barang } = piece;
  return { ...goodsOf(piece), ...shared, kode_barcode, nama_barang };
}
