/**
 * Cash and bank in and out by kode-transaksi (spec 1 §2 "uang-kas", "uang-bank"): one cash-book row
 * and its journal.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept } from '@kencana/contract/document/kept';
import type { UangInput } from '@kencana/contract/transaction/uang-entry';
import { say, saidRupiah } from '@kencana/contract/sentence';
import type { Jumlah } from '@kencana/rules/jumlah';
import { rupiah } from '@kencana/rules/rupiah';
import { ownMovedToday } from '../../engine/transaction/day-limit.ts';
import type { ApprovalNeed, Base, Kind, Known } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';
import { ref, type Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { uangBankBook, uangKasBook } from './uang.book.ts';

export interface UangFacts {
  /** Money of that side that the user sent out today without an approval, rupiah. */
  readonly hariIni: Jumlah;
}

/** What it keeps; `no_rekening` is '' for the till's. */
const DETAIL = keeps<Pick<UangInput, 'kode_transaksi' | 'arah' | 'no_rekening'>>();

const RULES = {
  refs: refsOfUang,
  load: loadUang,
  check: () => [],
  approval: approvalOfUang,
  post: postUang,
  pieces: () => [],
} satisfies Omit<Kind<UangInput, UangFacts>, 'name' | 'kode' | 'book'>;

/** Money of the till. */
export const uangKasKind: Kind<UangInput, UangFacts> = {
  ...RULES,
  name: 'uang-kas',
  kode: 'UK',
  book: uangKasBook,
};
/** Money of a bank account. */
export const uangBankKind: Kind<UangInput, UangFacts> = {
  ...RULES,
  name: 'uang-bank',
  kode: 'UB',
  book: uangBankBook,
};

async function loadUang(tx: Tx, input: UangInput, base: Base): Promise<UangFacts> {
  const column = input.jenis_kas === 'BANK' ? 'bank_keluar' : 'kas_keluar';
  return { hariIni: await ownMovedToday(tx, base, column) };
}

/** A code of the same way and side, and the bank's account. */
function refsOfUang({ kode_transaksi, no_rekening, arah, jenis_kas }: UangInput): Ref[] {
  return [
    ref(
      'kode-transaksi',
      kode_transaksi,
      'kode_transaksi',
      (kode) => kode.arah === arah && kode.jenis_kas === jenis_kas,
    ),
    ...(jenis_kas === 'BANK' ? [ref('rekening', no_rekening, 'no_rekening')] : []),
  ];
}

/** docs/domain.md §10: cash out over the limit. */
function approvalOfUang(input: UangInput, facts: UangFacts, base: Known): ApprovalNeed[] {
  const limit = base.settings.number('BATAS_KAS_KELUAR_RP');
  if (input.arah !== 'OUT' || input.jumlah_rp <= limit) return [];
  const kode = base.refs.row('kode-transaksi', input.kode_transaksi);
  const uraian = say('minta.kas-keluar', {
    rp: saidRupiah(input.jumlah_rp),
    nama: kode?.nama_transaksi ?? input.kode_transaksi,
    keterangan: input.keterangan,
  });
  const keadaan = say('minta.kas-keluar-hari-ini', {
    batas: saidRupiah(limit),
    user: base.userId,
    sudah: saidRupiah(facts.hariIni),
  });
  return [{ kategori: 'KAS KELUAR', uraian, keadaan, sebelum: limit, sesudah: input.jumlah_rp }];
}

function postUang(input: UangInput, _facts: UangFacts, { refs }: Known): Posting {
  const kode = refs.row('kode-transaksi', input.kode_transaksi);
  const { jumlah_rp, keterangan } = input;
  const masuk = input.arah === 'IN';
  const kas = input.jenis_kas === 'KAS';
  const rp0 = rupiah(0);
  const own = { peran: kas ? 'KAS' : 'BANK', jumlah: jumlah_rp };
  const other = { peran: 'LAWAN', jumlah: jumlah_rp, nomor_akun: kode?.nomor_akun ?? '' };
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      keterangan,
      total: jumlah_rp,
      status_valid: SAH,
      rincian: kept(DETAIL, {
        kode_transaksi: input.kode_transaksi,
        arah: input.arah,
        no_rekening: input.no_rekening,
      }),
    },
    lines: [
      {
        jenis_baris: 'KAS',
        nama_barang: kode?.nama_transaksi ?? '',
        harga_total: jumlah_rp,
        keterangan,
      },
    ],
    money: [
      {
        akun: kas ? 'CASH' : input.no_rekening,
        kategori: kode?.nama_transaksi ?? input.kode_transaksi,
        jenis: kas ? 'CASH' : 'TRANSFER',
        keterangan,
        masuk: masuk ? jumlah_rp : rp0,
        keluar: masuk ? rp0 : jumlah_rp,
        fee: rp0,
      },
    ],
    journal: masuk
      ? [
          { ...own, sisi: 'DEBIT' },
          { ...other, sisi: 'KREDIT' },
        ]
      : [
          { ...other, sisi: 'DEBIT' },
          { ...own, sisi: 'KREDIT' },
        ],
  };
}
