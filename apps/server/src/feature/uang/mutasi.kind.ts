/**
 * Movements of own money between accounts, and between the till and an account (spec 1 §5 "Bank
 * movement", "Cash movement").
 */
import { sql } from 'kysely';
import type { MutasiInput } from '@kencana/contract/transaction/uang';
import { rupiah } from '@kencana/rules/rupiah';
import type { Kind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { JournalLine, MoneyRow, Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mutasiBankBook, mutasiCashBook } from './uang.book.ts';

export interface MutasiFacts {
  /** Bank of each account named in the input. */
  readonly banks: ReadonlyMap<string, string>;
}

type Side = 'asal' | 'tujuan';

const RULES = {
  load: loadMutasi,
  approval: () => [],
  post: postMutasi,
  pieces: () => [],
} satisfies Omit<Kind<MutasiInput, MutasiFacts>, 'name' | 'kode' | 'book' | 'check'>;

/** Bank to bank. */
export const mutasiBankKind: Kind<MutasiInput, MutasiFacts> = {
  ...RULES,
  name: 'mutasi-uang-bank',
  kode: 'UB',
  book: mutasiBankBook,
  check: (input, facts) => [...bothBanks(input), ...checkAccounts(input, facts)],
};

/** Between the till and a bank: exactly one side is CASH. */
export const mutasiCashKind: Kind<MutasiInput, MutasiFacts> = {
  ...RULES,
  name: 'mutasi-uang-cash',
  kode: 'UK',
  book: mutasiCashBook,
  check: (input, facts) => [...oneCash(input), ...checkAccounts(input, facts)],
};

async function loadMutasi(tx: Tx, input: MutasiInput): Promise<MutasiFacts> {
  const accounts = [input.asal_rekening, input.tujuan_rekening];
  const rows = await tx.rows<{ no_rekening: string; kode_bank: string }>(
    sql`select no_rekening, kode_bank from rekening
        where kode_toko = ${tx.kodeToko} and no_rekening = any(${accounts}::text[]) and aktif`,
  );
  return { banks: new Map(rows.map((r) => [r.no_rekening, r.kode_bank])) };
}

function bothBanks(input: MutasiInput): Problem[] {
  return (['asal', 'tujuan'] as const)
    .filter((side) => input[side] === 'CASH')
    .map((field) => ({ code: 'REKENING_WAJIB', field }));
}

function oneCash(input: MutasiInput): Problem[] {
  if (input.asal === 'CASH' && input.tujuan === 'CASH')
    return [{ code: 'MUTASI_CASH_DUA', field: 'tujuan' }];
  if (input.asal !== 'CASH' && input.tujuan !== 'CASH')
    return [{ code: 'MUTASI_TANPA_CASH', field: 'tujuan' }];
  return [];
}

function checkAccounts(input: MutasiInput, facts: MutasiFacts): Problem[] {
  const problems = (['asal', 'tujuan'] as const).flatMap((side): Problem[] => {
    if (input[side] === 'CASH') return [];
    const field = `${side}_rekening`;
    const kode = input[`${side}_rekening`];
    if (kode === '') return [{ code: 'REKENING_WAJIB', field }];
    if (facts.banks.get(kode) === input[side]) return [];
    return [{ code: 'REF_TIDAK_ADA', data: { label: 'Rekening', kode }, field }];
  });
  if (problems.length > 0) return problems;
  return accountOf(input, 'asal') === accountOf(input, 'tujuan')
    ? [{ code: 'REKENING_SAMA', field: 'tujuan_rekening' }]
    : [];
}

function accountOf(input: MutasiInput, side: Side): string {
  return input[side] === 'CASH' ? 'CASH' : input[`${side}_rekening`];
}

function postMutasi(input: MutasiInput): Posting {
  const { jumlah, keterangan, kategori, asal, tujuan, asal_rekening, tujuan_rekening } = input;
  const rp0 = rupiah(0);
  const row = (side: Side): MoneyRow => ({
    akun: accountOf(input, side),
    kategori: 'MUTASI',
    jenis: input[side] === 'CASH' ? 'CASH' : 'TRANSFER',
    keterangan,
    masuk: side === 'tujuan' ? jumlah : rp0,
    keluar: side === 'asal' ? jumlah : rp0,
    fee: rp0,
  });
  const line = (side: Side): JournalLine => ({
    peran: input[side] === 'CASH' ? 'KAS' : 'BANK',
    sisi: side === 'tujuan' ? 'DEBIT' : 'KREDIT',
    jumlah,
  });
  return {
    ...EMPTY_POSTING,
    header: {
      keterangan,
      total: jumlah,
      pembulatan: rp0,
      bayar: rp0,
      kembali: rp0,
      status_valid: 'DONE',
      rincian: { kategori, asal, asal_rekening, tujuan, tujuan_rekening },
    },
    lines: [{ jenis_baris: 'KAS', nama_barang: kategori, harga_total: jumlah, keterangan }],
    money: [row('asal'), row('tujuan')],
    journal: [line('tujuan'), line('asal')],
  };
}
