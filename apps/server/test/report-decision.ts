/**
 * Approvals, changed prices and changed settings of two days for the tests of reports, written into
 * the tables.
 */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

type Days = readonly [yesterday: string, today: string];

/** Adds them on the two days. */
export async function decisions(tx: Tx, days: Days): Promise<void> {
  await insertAll(tx, 'otorisasi', approvals(days));
  await insertAll(tx, 'riwayat_harga', priceChanges(days));
  await insertAll(tx, 'riwayat_pengaturan', settingChanges(days));
}

function settingChanges([kemarin, hariIni]: Days): Record<string, unknown>[] {
  const base = { jenis: 'para-system', user_id: 'OWNER', dijaga: true, asal: '' };
  const none = { approver: null, otorisasi_id: null };
  return [
    {
      ...base,
      tgl_system: kemarin,
      kunci: 'BATAS_DISKON_PERSEN',
      sebelum: '5',
      sesudah: '100',
      approver: 'SPV',
      otorisasi_id: 'a1',
    },
    {
      ...base,
      ...none,
      tgl_system: hariIni,
      kunci: 'KAS_BOLEH_MINUS',
      sebelum: 'false',
      sesudah: 'true',
    },
    {
      ...base,
      ...none,
      tgl_system: hariIni,
      jenis: 'rugi-nota',
      kunci: '=MT 75',
      sebelum: '@rugi 50000',
      sesudah: '-1',
      asal: 'JKT1',
    },
  ];
}

function priceChanges([kemarin, hariIni]: Days): Record<string, unknown>[] {
  const base = {
    parameter: 'group',
    kunci: 'MT',
    uraian: '=HYPERLINK("http://x";"klik")',
    user_id: 'OWNER',
  };
  return [
    { ...base, tgl_system: kemarin, kolom: 'harga', sebelum: null, sesudah: 1_000_000 },
    { ...base, tgl_system: hariIni, kolom: 'harga', sebelum: 1_000_000, sesudah: 1_100_000 },
    { ...base, tgl_system: hariIni, kolom: 'harga_modal', sebelum: 900_000, sesudah: null },
  ];
}

function approvals([kemarin, hariIni]: Days): Record<string, unknown>[] {
  const base = {
    kategori: 'BATAL PENJUALAN',
    uraian: 'Batal JKT1-FJ',
    peminta: 'KASIR',
    approver: 'SPV',
    approver_toko: 'JKT1',
    cara: 'PASSWORD',
    expires_at: '2026-11-20T10:00:00Z',
  };
  return [
    {
      ...base,
      _id: 'a1',
      subjek: 'x1',
      tgl_system: kemarin,
      sebelum: [{ harga: 3_000_000 }, null, 50_000],
      sesudah: [{ harga: 2_900_000, ongkos: 0 }, 'HANCUR', null],
      keterangan: '@setuju',
      sendiri: false,
    },
    {
      ...base,
      _id: 'a2',
      subjek: 'x2',
      tgl_system: hariIni,
      sebelum: null,
      sesudah: { status: 'BATAL' },
      keterangan: '',
      sendiri: true,
    },
  ];
}
