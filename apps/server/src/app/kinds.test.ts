/** What one kind more says of the books reaches closing and new shops, and no page names it. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { akun, KAS_TOKO } from '../engine/transaction/account.ts';
import { debit, kredit, type BookedKind } from '../engine/transaction/book.ts';
import { chartOf } from '../feature/toko/chart-of-accounts.ts';
import { documentChecks } from '../feature/tutup-toko/document-checks.ts';
import { kinds } from './kinds.ts';

const SEPUH = akun('1-2390', 'PERSEDIAAN LEBUR', 'ASET');

const sepuh: BookedKind = {
  name: 'kirim-sepuh',
  book: {
    peran: { 'PERSEDIAAN SEPUH': debit(SEPUH), KAS: kredit(KAS_TOKO) },
    kodeKas: [
      {
        kode_transaksi: 'SEPUH',
        nama_transaksi: 'BIAYA SEPUH',
        arah: 'OUT',
        jenis_kas: 'KAS',
        akun: SEPUH,
      },
    ],
    rules: { sendiri: { persediaan: { satuan: 'GRAM', rows: () => sql`select 1` } } },
  },
};

it('brings its accounts, roles and cash codes into a new shop', () => {
  const before = chartOf(kinds);
  const after = chartOf([...kinds, sepuh]);
  const added = <T>(of: readonly T[], to: readonly T[]) =>
    to.filter((row) => !of.some((one) => JSON.stringify(one) === JSON.stringify(row)));
  expect(added(before.akun, after.akun)).toEqual([SEPUH]);
  const trx = { trx: 'KIRIM SEPUH', type: 'UMUM' };
  expect(added(before.matriks, after.matriks)).toEqual([
    { ...trx, kode_akun: 'PERSEDIAAN SEPUH', jenis_akun: 'DEBIT', nomor_akun: '1-2390' },
    { ...trx, kode_akun: 'KAS', jenis_akun: 'KREDIT', nomor_akun: '1-1100' },
  ]);
  expect(added(before.kodeTransaksi, after.kodeTransaksi)).toMatchObject([
    { kode_transaksi: 'SEPUH', nomor_akun: '1-2390' },
  ]);
});

it('brings its rules behind the common ones', () => {
  const before = documentChecks(kinds).length;
  const after = documentChecks([...kinds, sepuh]);
  expect(after.slice(before)).toMatchObject([{ aturan: 'persediaan', satuan: 'GRAM' }]);
});

it('cannot give an account of another kind its own name', () => {
  const other = { name: 'lain', book: { peran: { KAS: debit(akun('1-1100', 'LACI', 'ASET')) } } };
  expect(() => chartOf([...kinds, other])).toThrow(/1-1100/);
});
