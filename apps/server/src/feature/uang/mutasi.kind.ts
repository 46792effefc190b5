/**
 * Movements of own money between accounts, and between the till and an account (spec 1 §5 "Bank
 * movement", "Cash movement").
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept } from '@kencana/contract/document/kept';
import type { MutasiInput } from '@kencana/contract/transaction/mutasi-entry';
import { rupiah } from '@kencana/rules/rupiah';
import type { Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { JournalLine, MoneyRow, Posting } from '../../engine/transaction/posting.ts';
import { ref, type Ref } from '../../engine/transaction/ref.ts';
import { mutasiBankBook, mutasiCashBook } from './uang.book.ts';

type Side = 'asal' | 'tujuan';

const RULES = {
  refs: refsOfMutasi,
  load: () => Promise.resolve(null),
  approval: () => [],
  post: postMutasi,
  pieces: () => [],
} satisfies Omit<Kind<MutasiInput, null>, 'name' | 'kode' | 'book' | 'check'>;

/** Bank to bank. */
export const mutasiBankKind: Kind<MutasiInput, null> = {
  ...RULES,
  name: 'mutasi-uang-bank',
  kode: 'UB',
  book: mutasiBankBook,
  check: (input, _facts, base) => [...bothBanks(input), ...checkAccounts(input, base)],
};

/** Between the till and a bank: exactly one side is CASH. */
export const mutasiCashKind: Kind<MutasiInput, null> = {
  ...RULES,
  name: 'mutasi-uang-cash',
  kode: 'UK',
  book: mutasiCashBook,
  check: (input, _facts, base) => [...oneCash(input), ...checkAccounts(input, base)],
};

/** The account of a side that is no cash, of the bank that the side names. */
function refsOfMutasi(input: MutasiInput): Ref[] {
  return (['asal', 'tujuan'] as const).flatMap((side) => {
    const field = `${side}_rekening` as const;
    if (input[side] === 'CASH') return [];
    return [ref('rekening', input[field], field, ({ kode_bank }) => kode_bank === input[side])];
  });
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

function checkAccounts(input: MutasiInput, { refs }: Known): Problem[] {
  return refs.complete && accountOf(input, 'asal') === accountOf(input, 'tujuan')
    ? [{ code: 'REKENING_SAMA', field: 'tujuan_rekening' }]
    : [];
}

function accountOf(input: MutasiInput, side: Side): string {
  return input[side] === 'CASH' ? 'CASH' : input[`${side}_rekening`];
}

/** What it keeps: why, and from where to where. */
const DETAIL =
  keeps<Pick<MutasiInput, 'kategori' | 'asal' | 'asal_rekening' | 'tujuan' | 'tujuan_rekening'>>();

function postMutasi(input: MutasiInput): Posting {
  const { jumlah, keterangan, kategori, asal, tujuan, asal_rekening, tujuan_rekening } = input;
  const rp0 = rupiah(0);
  const row = (side: Side): MoneyRow => ({
    akun: accountOf(input, side),
    kategori,
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
      ...NO_MONEY,
      keterangan,
      total: jumlah,
      status_valid: SAH,
      rincian: kept(DETAIL, { kategori, asal, asal_rekening, tujuan, tujuan_rekening }),
    },
    lines: [{ jenis_baris: 'KAS', nama_barang: kategori, harga_total: jumlah, keterangan }],
    money: [row('asal'), row('tujuan')],
    journal: [line('tujuan'), line('asal')],
  };
}
