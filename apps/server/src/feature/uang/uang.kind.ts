/**
 * Cash and bank in and out by kode-transaksi (spec 1 §2 "uang-kas", "uang-bank"): one cash-book row
 * and its journal.
 */
import { sql } from 'kysely';
import type { UangInput } from '@kencana/contract/transaction/uang';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base, Kind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { uangBankBook, uangKasBook } from './uang.book.ts';

export interface UangFacts {
  readonly kode:
    | { nama_transaksi: string; arah: string; jenis_kas: string; nomor_akun: string }
    | undefined;
  readonly rekeningAda: boolean;
  /** Money of that side that the user sent out today without an approval, rupiah. */
  readonly hariIni: Jumlah;
}

const RULES = {
  load: loadUang,
  check: checkUang,
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
  const kode = await tx.row<NonNullable<UangFacts['kode']>>(
    sql`select nama_transaksi, arah, jenis_kas, nomor_akun from kode_transaksi
        where kode_toko = ${tx.kodeToko} and kode_transaksi = ${input.kode_transaksi} and aktif`,
  );
  const rekening = await tx.row(
    sql`select 1 from rekening where kode_toko = ${tx.kodeToko}
      and no_rekening = ${input.no_rekening} and aktif`,
  );
  const column = sql.ref(input.jenis_kas === 'BANK' ? 'bank_keluar' : 'kas_keluar');
  const today = await tx.one<{ keluar: Jumlah }>(
    sql`select coalesce(sum(${column}), 0) as keluar from posting
        where kode_toko = ${tx.kodeToko} and tgl_system = ${base.tglSystem}::date
          and user_id = ${base.userId} and ${column} > 0`,
  );
  return { kode, rekeningAda: rekening !== undefined, hariIni: today.keluar };
}

function checkUang(input: UangInput, facts: UangFacts): Problem[] {
  const { kode } = facts;
  const problems: Problem[] = [];
  if (!kode || kode.arah !== input.arah || kode.jenis_kas !== input.jenis_kas) {
    const data = { label: 'Kode Transaksi', kode: input.kode_transaksi };
    problems.push({ code: 'REF_TIDAK_ADA', data, field: 'kode_transaksi' });
  }
  if (input.jenis_kas === 'BANK' && !facts.rekeningAda) {
    const data = { label: 'Rekening', kode: input.no_rekening };
    problems.push({ code: 'REF_TIDAK_ADA', data, field: 'no_rekening' });
  }
  return problems;
}

/** docs/domain.md §10: cash out over the limit. */
function approvalOfUang(input: UangInput, facts: UangFacts, base: Base): ApprovalNeed[] {
  const limit = base.settings.number('BATAS_KAS_KELUAR_RP');
  if (input.arah !== 'OUT' || input.jumlah_rp <= limit) return [];
  const name = facts.kode?.nama_transaksi ?? input.kode_transaksi;
  const uraian = `Keluar ${formatRupiah(input.jumlah_rp)} untuk ${name}: ${input.keterangan}`;
  const keadaan =
    `batas ${formatRupiah(limit)} satu dokumen, hari ini ${base.userId} sudah ` +
    `${formatRupiah(facts.hariIni)} tanpa otorisasi`;
  return [{ kategori: 'KAS KELUAR', uraian, keadaan, sebelum: limit, sesudah: input.jumlah_rp }];
}

function postUang(input: UangInput, facts: UangFacts): Posting {
  const { jumlah_rp, keterangan } = input;
  const masuk = input.arah === 'IN';
  const kas = input.jenis_kas === 'KAS';
  const rp0 = rupiah(0);
  const own = { peran: kas ? 'KAS' : 'BANK', jumlah: jumlah_rp };
  const other = { peran: 'LAWAN', jumlah: jumlah_rp, nomor_akun: facts.kode?.nomor_akun ?? '' };
  return {
    ...EMPTY_POSTING,
    header: {
      keterangan,
      total: jumlah_rp,
      pembulatan: rp0,
      bayar: rp0,
      kembali: rp0,
      status_valid: 'DONE',
      rincian: {
        kode_transaksi: input.kode_transaksi,
        arah: input.arah,
        no_rekening: input.no_rekening,
      },
    },
    lines: [
      {
        jenis_baris: 'KAS',
        nama_barang: facts.kode?.nama_transaksi ?? '',
        harga_total: jumlah_rp,
        keterangan,
      },
    ],
    money: [
      {
        akun: kas ? 'CASH' : input.no_rekening,
        kategori: facts.kode?.nama_transaksi ?? input.kode_transaksi,
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
