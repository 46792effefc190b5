/** Values of a piece's history in wire units: rupiah whole, grams and per cent decimal. */
import { expect, it } from 'vitest';
import { lifeEvent } from './riwayat.part.ts';

const POSTING = {
  no_dokumen: 'JKT1-KO-261120-0001',
  ke: 1,
  kind: 'koreksi-barang',
  peristiwa: 'SIMPAN',
  membalik: null,
  tgl_system: '2026-11-20',
  waktu: new Date('2026-11-20T03:00:00Z'),
  user_id: 'SPV',
  gerak: null,
  pertama: true,
  nama_customer: '',
  keterangan: '',
  otorisasi: [],
  jenis_baris: null,
  harga_total: 0,
  boleh: true,
} as const;

it.each([
  ['harga_jual', '4560600', 4_560_600],
  ['harga_beli', '3000000', 3_000_000],
  ['ongkos', '150000', 150_000],
  ['berat', '3455', 3.455],
  ['berat_asli', '3460', 3.46],
  ['berat_plastik', '20', 0.02],
  ['murni', '2595', 2.595],
  ['kadar', '7550', 75.5],
  ['kadar_modal', '7000', 70],
  ['kadar_cetak', '750', '750'],
  ['kode_group', 'MT', 'MT'],
  ['tipe_ongkos', 'TOTAL', 'TOTAL'],
])('%s %s is told as %s', (kolom, sesudah, wire) => {
  const nilai = [{ kolom, sebelum: sesudah, sesudah }];
  expect(lifeEvent({ ...POSTING, nilai }, '/lihat').perubahan).toEqual([
    { kolom, sebelum: wire, sesudah: wire },
  ]);
});
