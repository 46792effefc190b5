/** Which reports have a sentence of their own for failures, and when the reason stands by it. */
import { expect, test } from 'vitest';
import { reports } from '@kencana/contract/registry';
import type { Report } from '@kencana/contract/define-report';
import { ApiError, Cancelled } from '../../platform/api-error.ts';
import { failureWords } from './report-failure.ts';

const ALL: readonly Report[] = reports;
const broken = new ApiError('GALAT', 'Terjadi Kesalahan', 500);

function named(name: string): Report {
  const found = ALL.find((report) => report.name === name);
  if (found === undefined) throw new Error(`no report ${name}`);
  return found;
}

test('deposit and order reports of spec 2 have their own sentence, no others', () => {
  const own = ALL.filter((report) => failureWords(report, broken).info !== undefined);
  expect(own.map((report) => report.name).toSorted()).toEqual([
    'batal-pesanan',
    'batal-titip',
    'pesanan-barang',
  ]);
});

test('their own sentence alone for a failure that nobody explains', () => {
  const info = 'report.gagal_cari';
  const report = named('batal-titip');
  expect(failureWords(report, broken)).toEqual({ info, reason: false });
  expect(failureWords(report, new TypeError('x'))).toEqual({ info, reason: false });
});

test('a refusal and a dead connection are named beside it; leaving says nothing', () => {
  const info = 'report.gagal_cari';
  const report = named('pesanan-barang');
  const locked = new ApiError('LAPORAN_TANGGAL_TERKUNCI', 'Hanya tanggal system', 403);
  const dead = new ApiError('JARINGAN', 'Koneksi bermasalah..', 0);
  expect(failureWords(report, locked)).toEqual({ info, reason: true });
  expect(failureWords(report, dead)).toEqual({ info, reason: true });
  expect(failureWords(report, new Cancelled()).info).toBeUndefined();
});

test('other reports say what the server said', () => {
  expect(failureWords(named('penjualan'), broken)).toEqual({ info: undefined, reason: true });
});
