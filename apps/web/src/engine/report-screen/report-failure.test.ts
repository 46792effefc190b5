/** Which reports have a sentence of their own for failures, and when the reason stands by it. */
import { expect, test } from 'vitest';
import { reports } from '@kencana/contract/registry';
import { id } from '@kencana/messages/id';
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
  const own = ALL.filter((report) => failureWords(report, broken).info === 'report.gagal_cari');
  expect(own.map((report) => report.name).toSorted()).toEqual([
    'batal-pesanan',
    'batal-titip',
    'pesanan-barang',
  ]);
  expect(id['report.gagal_cari']).toBe('Data Yang Di Cari Tidak Ada !!!');
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

test('other reports are not there, unless the server or the connection says why', () => {
  const none = { info: 'report.tidak_tersedia', reason: false };
  expect(failureWords(named('penjualan'), broken)).toEqual(none);
  expect(failureWords(named('penjualan'), new TypeError('x'))).toEqual(none);
  const said = { info: undefined, reason: true };
  const locked = new ApiError('LAPORAN_TANGGAL_TERKUNCI', 'Hanya tanggal system', 403);
  const dead = new ApiError('JARINGAN', 'Koneksi bermasalah..', 0);
  expect(failureWords(named('penjualan'), locked)).toEqual(said);
  expect(failureWords(named('penjualan'), dead)).toEqual(said);
});

test('the non-cash report says the words of the server, else its own', () => {
  const report = named('transaksi-non-cash');
  expect(failureWords(report, broken)).toEqual({ info: undefined, reason: true });
  expect(report.texts.tanpaKata).toBe('shell.kirim-gagal');
  expect(id['shell.kirim-gagal']).toBe('Terjadi Kesalhaan Saat Mengirim Data');
});

test('found reports of spec 2 are told by their names', () => {
  const told = (name: string): string => id[named(name).texts.ada];
  expect(told('batal-titip')).toBe('Laporan Batal Titip Tersedia');
  expect(told('batal-pesanan')).toBe('Laporan Batal Pesanan Tersedia');
  expect(told('pesanan-barang')).toBe('Laporan Pesanan Barang Tersedia');
  expect(told('transaksi-non-cash')).toBe('Laporan Transaksi Non Cash Tersedia');
  expect(told('penjualan')).toBe('Laporan Tersedia');
});
