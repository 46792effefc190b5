/**
 * The buy-back from the public (spec 1 §2 "transaksi-pembelian"; docs/domain.md §5, §6, §8): old
 * gold comes in as lots of the BELI warehouse and is paid in cash or by transfer. Pure but for
 * `load`.
 */
import { sql } from 'kysely';
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import type { PembelianInput } from '@kencana/contract/transaction/pembelian';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import { rupiah } from '@kencana/rules/rupiah';
import { formatKadar } from '@kencana/rules/kadar';
import { BANK, KAS_TOKO, PERSEDIAAN_BELI } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import { computing } from '../../engine/transaction/computing.ts';
import type { ApprovalNeed, Base, Kind } from '../../engine/transaction/kind.ts';
import { peopleHeader } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { JournalLine, MoneyRow, Posting } from '../../engine/transaction/posting.ts';
import {
  boughtJournal,
  boughtLine,
  boughtLot,
  boughtNeeds,
  boughtPieces,
  boughtRows,
  cashNeeds,
  nameOf,
  plainCashWorth,
  provenWorth,
} from './bought.part.ts';
import type { Bought } from './bought.part.ts';
import { sellerNeeds } from './seller.part.ts';
import { checkPurchase } from './check.ts';
import { computePurchase } from './compute.ts';
import type { BoughtLine, ComputedPurchase } from './compute.ts';
import { loadPembelian, pembelianPieces, refsOfPembelian } from './pembelian.facts.ts';
import type { PembelianFacts } from './pembelian.facts.ts';

export const pembelianKind: Kind<PembelianInput, PembelianFacts> = {
  name: 'pembelian',
  kode: 'FB',
  book: {
    peran: { 'PERSEDIAAN BELI': debit(PERSEDIAAN_BELI), KAS: kredit(KAS_TOKO), BANK: kredit(BANK) },
    rules: {
      jumlah: { jenisBaris: 'BELI', selisih: sql`coalesce(k.baris, p.keluar - d.total)` },
      bayar: true,
    },
  },
  pieces: pembelianPieces,
  refs: refsOfPembelian,
  load: loadPembelian,
  ...computing(
    (input: PembelianInput, facts: PembelianFacts, base) =>
      computePurchase(input, facts, base.settings),
    {
      check: checkPurchase,
      approval: (input, facts, base, purchase) => {
        const cash = input.pembayaran.some((p) => p.jenis === 'CASH');
        return [
          ...purchase.lines.flatMap((l) => lineNeeds(l, base)),
          ...(cash ? cashNeeds(boughtOf(purchase), base) : []),
          ...sellerNeeds(boughtOf(purchase), peopleHeader(input, facts), base),
          ...transferNeeds(input),
        ];
      },
      exemptOfDay: (input, facts, base, purchase) => ({
        kas_keluar: plainCashWorth(boughtOf(purchase), base),
        beli_nota: provenWorth(boughtOf(purchase), peopleHeader(input, facts)),
      }),
      post: (input, facts, base, purchase) => postPurchase(input, purchase, facts, base),
    },
  ),
};

function boughtOf({ lines }: ComputedPurchase): Bought[] {
  return lines.map((line) => line.bought);
}

/** docs/domain.md §10: without barcode, another shop's goods, and what the nota does not say. */
function lineNeeds({ input, bought }: BoughtLine, base: Base): ApprovalNeed[] {
  const needs = boughtNeeds(bought, 'beli', base.settings);
  if (bought.own !== null) return needs;
  const { goods, berat, hargaBeli } = bought;
  const kategori = input.toko_lain ? 'BELI TOKO LAIN' : 'BELI TANPA BARCODE';
  const uraian = say(input.toko_lain ? 'minta.beli-toko-lain' : 'minta.beli-tanpa-barcode', {
    nama: nameOf(bought),
    berat: saidGram(berat),
    kadar: formatKadar(goods.kadar),
    rp: saidRupiah(hargaBeli),
  });
  return [{ kategori, uraian, sebelum: 0, sesudah: hargaBeli }, ...needs];
}

function transferNeeds(input: PembelianInput): ApprovalNeed[] {
  return input.pembayaran.flatMap((p) => {
    if (p.jenis !== 'TRANSFER') return [];
    const uraian = say('minta.beli-transfer', {
      rp: saidRupiah(p.jumlah_rp),
      bank: p.bank_customer,
      rekening: p.rekening_customer,
      nama: p.nama_rekening_customer,
    });
    return [{ kategori: 'BELI TRANSFER', uraian, sebelum: 0, sesudah: p.jumlah_rp }];
  });
}

function postPurchase(
  input: PembelianInput,
  purchase: ComputedPurchase,
  facts: PembelianFacts,
  base: Base,
): Posting {
  const gudang = facts.gudangBeli ?? '';
  const bought = boughtOf(purchase);
  const people = peopleHeader(input, facts);
  return {
    ...EMPTY_POSTING,
    header: {
      ...people,
      keterangan: input.keterangan_beli,
      total: purchase.total,
      pembulatan: rupiah(0),
      bayar: purchase.bayar,
      kembali: rupiah(0),
      status_valid: base.settings.yes('VALIDASI_PEMBELIAN') ? MENUNGGU : SAH,
      rincian: kept(pembelianDocument.rincian, { rekening_customer: customerAccounts(input) }),
    },
    lines: purchase.lines.map(({ input: line, bought: b }) => ({
      ...boughtLine(b, gudang, people),
      keterangan: line.keterangan,
    })),
    payments: purchase.payments,
    pieces: bought.flatMap(boughtPieces),
    lots: bought.map((b, i) => boughtLot(b, gudang, i + 1)),
    stock: bought.flatMap((b, i) => boughtRows(b, gudang, i + 1)),
    money: purchase.payments.map(moneyRow),
    journal: [...bought.map(boughtJournal), ...purchase.payments.map(paidJournal)],
  };
}

/** Where transfers went, by their place among the payments. */
function customerAccounts(input: PembelianInput) {
  return input.pembayaran.flatMap((p, i) => {
    if (p.jenis !== 'TRANSFER') return [];
    const { bank_customer, rekening_customer, nama_rekening_customer } = p;
    return [{ urut: i + 1, bank_customer, rekening_customer, nama_rekening_customer }];
  });
}

type Paid = ComputedPurchase['payments'][number];

function moneyRow(p: Paid): MoneyRow {
  const { keterangan } = p;
  const plain = { kategori: 'PEMBELIAN', keterangan, masuk: rupiah(0), keluar: p.jumlah_rp };
  if (p.no_rekening === null) return { ...plain, akun: 'CASH', jenis: 'CASH', fee: rupiah(0) };
  return { ...plain, akun: p.no_rekening, jenis: 'TRANSFER', fee: rupiah(0) };
}

function paidJournal(p: Paid): JournalLine {
  const peran = p.no_rekening === null ? 'KAS' : 'BANK';
  return { peran, sisi: 'KREDIT', jumlah: p.jumlah_rp };
}
