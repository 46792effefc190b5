/** Money in and out and movements as tables: refusals, approvals and both sides of the books. */
import { describe, expect, it } from 'vitest';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { mutasiBankEntry } from '@kencana/contract/transaction/mutasi-entry';
import { uangEntry } from '@kencana/contract/transaction/uang-entry';
import { rupiah } from '@kencana/rules/rupiah';
import { refusals } from '../../../test/ref-case.ts';
import { baseOf } from '../../../test/sale-case.ts';
import { assertPosting } from '../../engine/transaction/assert-posting.ts';
import { selisihKasKind } from '../tutup-toko/selisih-kas.kind.ts';
import { mutasiBankKind, mutasiCashKind } from './mutasi.kind.ts';
import { uangBankKind, uangKasKind } from './uang.kind.ts';
import type { UangFacts } from './uang.kind.ts';

const base = baseOf();

const uang = (change: object = {}) =>
  entrySchema(uangEntry).parse({
    jenis_kas: 'KAS',
    kode_transaksi: 'ATK',
    arah: 'OUT',
    jumlah_rp: 50_000,
    keterangan: 'kertas nota',
    ...change,
  });
const facts: UangFacts = { hariIni: 250_000 };
const bank = uang({ jenis_kas: 'BANK', no_rekening: '111' });

describe('money by kode-transaksi', () => {
  it.each([
    ['an unknown code', uang({ kode_transaksi: 'X' }), 'kode_transaksi'],
    ['a code of the other direction', uang({ arah: 'IN' }), 'kode_transaksi'],
    ['a code of the till for the bank', bank, 'kode_transaksi'],
    ['an unknown account', { ...bank, no_rekening: '9' }, 'no_rekening'],
    ['no account of the bank', { ...bank, no_rekening: '' }, 'no_rekening'],
  ])('refuses %s', (_name, input, field) => {
    const problems = refusals(uangKasKind, input, facts, base);
    expect(problems.map((p) => p.field)).toContain(field);
  });

  it.each([
    [1_000_000, 'OUT', {}, 0],
    [1_000_001, 'OUT', {}, 1],
    [1_000_001, 'OUT', { BATAS_KAS_KELUAR_RP: '2000000' }, 0],
    [9_000_000, 'IN', {}, 0],
  ] as const)('%d %s with %o needs %d approvals', (jumlah_rp, arah, set, needs) => {
    const asked = uangKasKind.approval(uang({ jumlah_rp, arah }), facts, baseOf(set));
    expect(asked).toHaveLength(needs);
  });

  it.each([
    ['out of the till', uangKasKind, uang(), 'CASH', -50_000, '6-1100 KAS'],
    ['into the till', uangKasKind, uang({ arah: 'IN' }), 'CASH', 50_000, 'KAS 6-1100'],
    ['out of the bank', uangBankKind, bank, '111', -50_000, '6-1100 BANK'],
  ] as const)('%s', (_name, kind, input, akun, change, journal) => {
    const posting = kind.post(input, facts, base);
    assertPosting(posting);
    expect(posting.money.map((m) => [m.akun, m.masuk - m.keluar])).toEqual([[akun, change]]);
    expect(posting.journal.map((j) => j.nomor_akun ?? j.peran).join(' ')).toBe(journal);
  });
});

const mutasi = (change: object) =>
  entrySchema(mutasiBankEntry).parse({
    kategori: 'SETOR',
    asal: 'BCA',
    asal_rekening: '111',
    tujuan: 'MANDIRI',
    tujuan_rekening: '222',
    jumlah: 500_000,
    keterangan: 'setor bank',
    ...change,
  });
const till = { asal: 'CASH', asal_rekening: '' };

describe('movements of own money', () => {
  it.each([
    ['bank to bank from the till', mutasiBankKind, mutasi(till), 'REKENING_WAJIB'],
    ['account of another bank', mutasiBankKind, mutasi({ asal_rekening: '222' }), 'REF_TIDAK_ADA'],
    ['unknown account', mutasiBankKind, mutasi({ tujuan_rekening: '9' }), 'REF_TIDAK_ADA'],
    [
      'to itself',
      mutasiBankKind,
      mutasi({ tujuan: 'BCA', tujuan_rekening: '111' }),
      'REKENING_SAMA',
    ],
    ['cash to cash', mutasiCashKind, mutasi({ ...till, tujuan: 'CASH' }), 'MUTASI_CASH_DUA'],
    ['cash movement without cash', mutasiCashKind, mutasi({}), 'MUTASI_TANPA_CASH'],
  ] as const)('refuse %s', (_name, kind, input, code) => {
    expect(refusals(kind, input, null, base).map((p) => p.code)).toContain(code);
  });

  it.each([
    ['bank to bank', mutasiBankKind, mutasi({}), { '111': -500_000, '222': 500_000 }],
    [
      'one bank, two accounts',
      mutasiBankKind,
      mutasi({ tujuan: 'BCA', tujuan_rekening: '112' }),
      { '111': -500_000, '112': 500_000 },
    ],
    ['till to bank', mutasiCashKind, mutasi(till), { CASH: -500_000, '222': 500_000 }],
    [
      'bank to till',
      mutasiCashKind,
      mutasi({ tujuan: 'CASH', tujuan_rekening: '' }),
      { '111': -500_000, CASH: 500_000 },
    ],
  ] as const)('post %s', (_name, kind, input, change) => {
    expect(refusals(kind, input, null, base)).toEqual([]);
    const posting = kind.post(input, null, base);
    assertPosting(posting);
    const moved = Object.fromEntries(posting.money.map((m) => [m.akun, m.masuk - m.keluar]));
    expect(moved).toEqual(change);
  });
});

describe('a cash difference at closing', () => {
  it.each([
    [100_000, 90_000, -10_000, 'SELISIH KAS'],
    [100_000, 100_001, 1, 'KAS'],
  ])('of %d by the books and %d in the till', (sistem, fisik, change, debit) => {
    const input = {
      sistem: rupiah(sistem),
      fisik: rupiah(fisik),
      alasan: 'salah kembali',
      detail_authorization: [],
    };
    const posting = selisihKasKind.post(input, null, base);
    assertPosting(posting);
    expect(posting.money.map((m) => m.masuk - m.keluar)).toEqual([change]);
    expect(posting.journal.find((j) => j.sisi === 'DEBIT')?.peran).toBe(debit);
    expect(selisihKasKind.approval(input, null, base)).toHaveLength(1);
    const silent = { ...input, alasan: '' };
    expect(selisihKasKind.check(silent, null, base)).toMatchObject([{ code: 'ALASAN_WAJIB' }]);
  });
});
